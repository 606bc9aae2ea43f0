import { describe, expect, test } from 'vitest';
import { countRule, eventFaults, ruleFaults } from '../../../tests/toy-event.ts';

describe('what is wrong is reported in sentences', () => {
	const first = 'constraints, 1st rule: ';

	test.each([
		[
			{ eventPack: 4 },
			'This event pack was made for a newer version of Muster; update Muster to open it.'
		],
		[{ eventPack: 'yes' }, '“eventPack” must be one of 1, 2, 3, found "yes".'],
		[
			{ name: '' },
			'“name” must be a name of 1 to 80 characters, without space at its ends, found "".'
		],
		[
			{ date: undefined },
			'“date” is missing; it must be a day of the calendar such as 2026-11-20.'
		],
		[
			{ date: '2026-02-30' },
			'“date” must be a day of the calendar such as 2026-11-20, found "2026-02-30".'
		],
		[{ size: 0 }, '“size” must be a whole number from 1 to 1,000,000, found 0.'],
		[{ rules: [] }, '“rules” is not known here.'],
		[{ sise: 5 }, '“sise” is not known here. Did you mean “size”?'],
		[{ constraints: {} }, '“constraints” must be a list of up to 100 rules, found an object.'],
		[
			{ readings: { 'deep-watre': 'they-sink' } },
			'readings: there is no interpretation question “deep-watre”. Did you mean deep-water?'
		],
		[
			{ readings: { 'deep-water': 'they-sing' } },
			'readings: “deep-water” has no answer “they-sing”; its answers are they-swim, they-sink. Did you mean they-sink or they-swim?'
		]
	])('%j', (changes, message) => {
		expect(eventFaults(changes)).toEqual([message]);
	});

	test.each([
		[
			7,
			'the rule must be an object such as { "kind": "count", "of": { "any": ["…"] }, "max": 3 }, found 7.'
		],
		[
			{},
			'“kind” is missing; it must be one of count, share, unique, carries, exclusive, budget, requires, group, groups.'
		],
		[
			{ kind: 'cuont' },
			'there is no kind “cuont”; the kinds are count, share, unique, carries, exclusive, budget, requires, group, groups. Did you mean count?'
		],
		[
			{ kind: 'standing' },
			'an event has no “standing”: the army says what its units and upgrades are; leave this rule out.'
		],
		[
			{ kind: 'points-limit' },
			'an event has no “points-limit”: every list is checked against its points limit anyway; leave this rule out.'
		],
		[
			{ kind: 'led', group: 'Line', by: {} },
			'an event has no “led”: who can lead whom is on the army’s profiles; leave this rule out.'
		],
		[
			{ kind: 'outside', group: 'Line', of: {} },
			'an event has no “outside”: the book says who can stand outside; write a “count” of who can’t.'
		],
		[
			{ kind: 'rank' },
			'an event has no “rank”: the book says who comes first; write a “count” or a “requires”.'
		],
		[{ kind: 'share', of: { any: ['UNIT'] } }, 'say a “min”, a “max” or both.'],
		[
			{ kind: 'share', of: { any: ['UNIT'] }, max: 101 },
			'“max” must be a whole number of up to 1,000,000 (of a “share” a percentage, up to 100, or { "points": 50 }; only a “count” may say 0), found 101.'
		],
		[
			{ kind: 'groups', group: 'Line', max: 3 },
			'Lines are a planning aid and not part of a list, so a rule about them needs "advice": true.'
		],
		[
			{ kind: 'groups', group: 'Lane', max: 3, advice: true },
			'Toy Wars has no kind of group called “Lane”. Did you mean Line?'
		],
		[
			countRule({ max: undefined, min: 1, more: { each: {}, n: 1 } }),
			'“more” is more than a “max”.'
		],
		[
			{ kind: 'exclusive', of: {}, max: { number: 'toy' } },
			'Toy Wars has no number called “toy”. Did you mean toys?'
		],
		[{ kind: 'exclusive', of: {} }, 'say a “min”, a “max” or both.'],
		[
			{ kind: 'exclusive', of: {}, max: 1, on: { any: ['Nobody'] } },
			'Toy Wars has nothing called “Nobody”, and no such keyword.'
		],
		[countRule({ scope: 'unit' }), '"scope": "unit" and "counting": "models" go together.'],
		[countRule({ counting: 'models' }), '"scope": "unit" and "counting": "models" go together.'],
		[{ kind: 'unique', of: {}, except: {} }, '“except” needs "by": "set".'],
		[
			{ kind: 'requires', of: {}, forbids: { any: ['Pikes'] }, min: 2 },
			'“min” and “counting” are for “needs”.'
		],
		[
			{ kind: 'agreed-size', size: 5 },
			'an event has no “agreed-size”: write the “size” of the event instead, beside its name.'
		],
		[
			{ kind: '__proto__' },
			'there is no kind “__proto__”; the kinds are count, share, unique, carries, exclusive, budget, requires, group, groups.'
		],
		[
			countRule({ of: undefined }),
			'“of” is missing; it must be an object such as { "any": ["…"] }.'
		],
		[countRule({ of: { any: [] } }), '“any” must be a list of 1 to 200 names, found a list of 0.'],
		[
			countRule({ of: { any: ['UNIT', 4] } }),
			'“any”, 2nd name must be a name of 1 to 80 characters, found 4.'
		],
		[countRule({ of: { some: ['UNIT'] } }), '“some” is not known here.'],
		[countRule({ maxx: 1 }), '“maxx” is not known here. Did you mean “max”?'],
		[
			countRule({ max: -1 }),
			'“max” must be a whole number of up to 1,000,000 (of a “share” a percentage, up to 100, or { "points": 50 }; only a “count” may say 0), found -1.'
		],
		[countRule({ max: undefined }), 'say a “min”, a “max” or both.'],
		[countRule({ min: 2 }), 'a minimum of 2 and a maximum of 1 contradict each other.'],
		[
			countRule({ id: 'No 1' }),
			'“id” must be an id of up to 64 small letters, digits and hyphens, found "No 1".'
		],
		[
			countRule({ of: { any: ['Lanecrs'] } }),
			'Toy Wars has nothing called “Lanecrs”, and no such keyword. Did you mean Lancers?'
		],
		[
			countRule({ of: { any: ['CAPTIAN'] } }),
			'Toy Wars has nothing called “CAPTIAN”, and no such keyword. Did you mean Captain or CAPTAIN?'
		],
		[countRule({ armies: ['Dols'] }), 'Toy Wars has no army called “Dols”. Did you mean Dolls?'],
		[countRule({ when: 'they-sink' }), '“when” is an answer: say to which “reading”.'],
		[countRule({ scope: { group: 'heap' } }), 'Toy Wars has no kind of group called “heap”.'],
		[
			{ kind: 'group', group: 'line', of: {}, max: 2 },
			'Lines are a planning aid and not part of a list, so a rule about them needs "advice": true.'
		],
		[{ kind: 'requires', of: {} }, 'a “requires” has either “needs” or “forbids”.'],
		[
			{ kind: 'carries', option: 'Horse', by: {} },
			'“Horse” means “horse”, “lance-horse”, and only one option may be meant: write one of these ids.'
		],
		[{ kind: 'carries', option: 'Pikes', by: {} }, 'Toy Wars has no option called “Pikes”.']
	])('%j', (rule, message) => {
		expect(ruleFaults(rule)).toEqual([`${first}${message}`]);
	});

	test('an id that is there twice, or is the size’s', () => {
		const twice = [countRule({ id: 'rule-2' }), countRule({})];
		expect(ruleFaults(...twice)).toEqual([
			'constraints, 2nd rule: “rule-2” is the id of another rule (a rule without one is called rule-1, rule-2 … by its place).'
		]);
		const ofSize = [
			'constraints, 1st rule: the id “size” is that of the event’s own size; choose another.'
		];
		expect(eventFaults({ size: 5, constraints: [countRule({ id: 'size' })] })).toEqual(ofSize);
		expect(ruleFaults(countRule({ id: 'size' }))).toEqual(ofSize);
	});
});
