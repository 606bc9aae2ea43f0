import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { EventPack, type Army } from '#schema';
import { toyArmy } from '../../../tests/toy-army.ts';
import { writeEventPack } from './event-pack.ts';
import { readListFile } from '../file/read-list-file.ts';
import { resolveEvent } from './resolve-event.ts';

const source = { line: 1 };
const { system: toySystem, army: toys } = toyArmy;
const system = {
	...toySystem,
	readings: [
		{
			id: 'deep-water',
			question: 'May horses swim?',
			answers: [
				{ id: 'they-swim', text: 'Yes.' },
				{ id: 'they-sink', text: 'No.' }
			],
			default: 'they-swim',
			source
		}
	],
	groups: [
		{
			id: 'line',
			name: 'Line',
			plural: 'Lines',
			of: { any: ['UNIT'] },
			sketch: true as const,
			text: 'Side by side.',
			source
		}
	]
};
const dolls: Army = {
	...toys,
	id: 'dolls',
	name: 'Dolls',
	aliases: ['The Nursery'],
	entries: [
		{ id: 'dolls', name: 'Dolls', type: 'troop', cost: 20, numbers: { toys: 2 }, source },
		{ id: 'rag-lancers', name: 'Lancers', type: 'troop', cost: 30, keywords: ['SOFT'], source }
	]
};
const armies = [toys, dolls];

const event = { eventPack: 1, name: 'Garden Cup', system: 'toy wars', date: '2026-12-05' };
const built = { formatVersion: 1, name: 'Garden Cup', system: 'toy-wars', date: '2026-12-05' };

function readText(text: string) {
	const file = readListFile(text);
	if (file.kind === 'event-pack') return resolveEvent(file.event, system, armies);
	return { ok: false as const, faults: file.kind === 'unreadable' ? file.faults : [] };
}

function read(changes: object) {
	return readText(JSON.stringify({ ...event, ...changes }));
}

function messages(changes: object): readonly string[] {
	const result = read(changes);
	return result.ok ? [] : result.faults.map(({ message }) => message);
}

function ruleFaults(...constraints: readonly unknown[]): readonly string[] {
	return messages({ constraints });
}

function rules(...constraints: readonly unknown[]) {
	const result = read({ constraints });
	return result.ok ? result.pack.constraints : result.faults;
}

const count = (rest: object) => ({ kind: 'count', of: { any: ['UNIT'] }, max: 1, ...rest });

describe('an event pack', () => {
	test('may be no more than a name, a system and a day', () => {
		expect(read({})).toEqual({ ok: true, pack: { ...built, constraints: [] } });
	});

	test('has ids for its names, and is the source of its rules', () => {
		const result = read({
			size: 1500,
			readings: { 'Deep Water': 'they-SINK' },
			constraints: [
				{ kind: 'count', of: { any: ['the pike', 'CAPTAIN'] }, max: 3, label: 'Long things' },
				{ id: 'own', kind: 'unique', of: { any: ['Fighters'] }, source: { line: 7 } },
				{ kind: 'count', of: { any: ['Dolls'] }, min: 1, armies: ['the nursery army'] }
			],
			note: 'Bring biscuits.'
		});
		const from = { event: 'Garden Cup' };
		expect(result).toEqual({
			ok: true,
			pack: {
				...built,
				size: 1500,
				readings: { 'deep-water': 'they-sink' },
				constraints: [
					{
						id: 'rule-1',
						kind: 'count',
						of: { any: ['pikes', 'CAPTAIN'] },
						max: 3,
						label: 'Long things',
						source: from
					},
					{ id: 'own', kind: 'unique', of: { any: ['fighter'] }, scope: 'army', source: from },
					{
						id: 'rule-3',
						kind: 'count',
						of: { any: ['dolls'] },
						min: 1,
						armies: ['dolls'],
						source: from
					}
				],
				note: 'Bring biscuits.'
			}
		});
		expect(EventPack.safeParse(result.ok && result.pack).success).toBe(true);
	});
});

describe('a name in a selector', () => {
	test.each([
		['LANCERS', ['lancers', 'rag-lancers']],
		['lancers', ['lancers']],
		['Lancer', ['lancers', 'rag-lancers']],
		['Knight', ['lancers']],
		['Captain', ['captain']],
		['CAPTAIN', ['CAPTAIN']],
		['calling', ['CALLING']],
		['mages gift', ['mage']]
	])('%s means %j', (name, tags) => {
		expect(rules(count({ of: { any: [name] } }))).toMatchObject([{ of: { any: tags } }]);
	});

	test('is looked up among the armies of its rule', () => {
		const rule = { of: { any: ['Lancers'] }, armies: ['Dolls'] };
		expect(rules(count(rule))).toMatchObject([{ of: { any: ['rag-lancers'] } }]);
		expect(ruleFaults(count({ of: { any: ['Pikes'] }, armies: ['dolls'] }))).toEqual([
			'constraints, 1st rule: Dolls has nothing called “Pikes”, and no such keyword.'
		]);
	});

	test('means one thing where all are asked for', () => {
		expect(ruleFaults(count({ of: { all: ['Lancers'] } }))).toEqual([
			'constraints, 1st rule: nothing is all of “Lancers”, which means “lancers”, “rag-lancers”: write one of these ids.'
		]);
	});
});

describe('every kind of rule', () => {
	test.each([
		[count({ min: 1, per: 'band' }), {}],
		[count({ scope: { group: 'lines' }, advice: true }), { scope: { group: 'line' } }],
		[
			count({ more: { each: { any: ['Dolls'] }, n: 2 } }),
			{ more: { each: { any: ['dolls'] }, n: 2 } }
		],
		[
			{ kind: 'share', of: { any: ['UNIT'] }, max: 40, scope: 'unit' },
			{ max: 40, scope: 'unit' }
		],
		[
			{ kind: 'share', of: { any: ['UNIT'] }, min: 100 },
			{ min: 100, scope: 'army' }
		],
		[
			{ kind: 'groups', group: 'Line', max: 3, advice: true },
			{ group: 'line', max: 3 }
		],
		[{ kind: 'unique', of: {}, scope: 'unit' }, { of: {} }],
		[{ kind: 'carries', option: 'Fighter', by: { none: ['Pikes'] } }, { option: 'fighter' }],
		[{ kind: 'exclusive', of: { any: ['MOUNT'] }, max: 2 }, { max: 2 }],
		[
			{
				kind: 'exclusive',
				of: { any: ['MOUNT'] },
				on: { any: ['Captain'] },
				min: 1,
				distinct: true
			},
			{ on: { any: ['captain'] }, min: 1, distinct: true }
		],
		[
			{ kind: 'exclusive', of: { any: ['MOUNT'] }, max: { number: 'toys' } },
			{ max: { number: 'toys' } }
		],
		[
			{ kind: 'count', of: { any: ['Pikes'] }, max: 40, scope: 'unit', counting: 'models' },
			{ of: { any: ['pikes'] }, max: 40, scope: 'unit', counting: 'models' }
		],
		[
			{ kind: 'unique', of: { any: ['MOUNT'] }, by: 'set', except: { any: ['Horse'] } },
			{ by: 'set', scope: 'army' }
		],
		[
			{ kind: 'requires', of: {}, needs: { any: ['Pikes'] }, min: 3, counting: 'models' },
			{ needs: { any: ['pikes'] }, min: 3, counting: 'models', scope: 'army' }
		],
		[
			{ kind: 'requires', of: { any: ['mage'] }, needs: { any: ['Pikes'] } },
			{ needs: { any: ['pikes'] }, scope: 'army' }
		],
		[
			{ kind: 'requires', of: { any: ['mage'] }, forbids: { any: ['Pikes'] }, scope: 'unit' },
			{ forbids: { any: ['pikes'] }, scope: 'unit' }
		],
		[
			{ kind: 'group', group: 'Line', of: {}, max: 3, free: { any: ['Dolls'] }, advice: true },
			{ group: 'line', free: { any: ['dolls'] } }
		],
		[
			count({ reading: 'deep-water', when: 'they-sink' }),
			{ reading: 'deep-water', when: 'they-sink' }
		]
	])('%j is read, and the engine takes it', (rule, part) => {
		expect(rules(rule)).toMatchObject([{ kind: rule.kind, ...part }]);
		const result = read({ constraints: [rule] });
		const index = result.ok && indexArmy(system, toys, { event: result.pack });
		expect(index && index.event?.name).toBe('Garden Cup');
	});
});

test('a rule about groups that are no sketch is no advice', () => {
	const { sketch: _, ...rank } = system.groups[0] ?? {};
	const strict = { ...system, groups: [rank] } as typeof system;
	const file = readListFile(
		JSON.stringify({ ...event, constraints: [{ kind: 'groups', group: 'Line', min: 1 }] })
	);
	const result = file.kind === 'event-pack' && resolveEvent(file.event, strict, armies);
	expect(result).toMatchObject({ ok: true, pack: { constraints: [{ group: 'line', min: 1 }] } });
	const index = result && result.ok && indexArmy(strict, toys, { event: result.pack });
	const rule = index && index.constraints.find(({ kind }) => kind === 'groups');
	expect(rule && 'advice' in rule).toBe(false);
});

describe('what is wrong is told in sentences', () => {
	const first = 'constraints, 1st rule: ';

	test.each([
		[
			{ eventPack: 2 },
			'This event pack was made for a newer version of Muster; update Muster to open it.'
		],
		[{ eventPack: 'yes' }, '“eventPack” must be 1, found "yes".'],
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
		expect(messages(changes)).toEqual([message]);
	});

	test.each([
		[
			7,
			'the rule must be an object such as { "kind": "count", "of": { "any": ["…"] }, "max": 3 }, found 7.'
		],
		[
			{},
			'“kind” is missing; it must be one of count, share, unique, carries, exclusive, requires, group, groups.'
		],
		[
			{ kind: 'cuont' },
			'there is no kind “cuont”; the kinds are count, share, unique, carries, exclusive, requires, group, groups. Did you mean count?'
		],
		[
			{ kind: 'standing' },
			'an event has no “standing”: what is a unit and what is given to one is the army’s own business; leave this rule out.'
		],
		[
			{ kind: 'points-limit' },
			'an event has no “points-limit”: every list is checked against its points limit anyway; leave this rule out.'
		],
		[
			{ kind: 'led', group: 'Line', by: {} },
			'an event has no “led”: who leads whom is on the profiles of the army; leave this rule out.'
		],
		[
			{ kind: 'outside', group: 'Line', of: {} },
			'an event has no “outside”: who may stand outside is the book’s own business; write a “count” of who may not.'
		],
		[
			{ kind: 'rank' },
			'an event has no “rank”: who is before others is the book’s own business; write a “count” or a “requires”.'
		],
		[{ kind: 'share', of: { any: ['UNIT'] } }, 'say a “min”, a “max” or both.'],
		[
			{ kind: 'share', of: { any: ['UNIT'] }, max: 101 },
			'“max” must be a whole number of up to 1,000,000 (a “share” is a percentage, up to 100; only a “count” may say 0), found 101.'
		],
		[
			{ kind: 'groups', group: 'Line', max: 3 },
			'Lines are a planning aid and not part of a list, so a rule about them needs "advice": true.'
		],
		[
			{ kind: 'groups', group: 'Lane', max: 3, advice: true },
			'Toy Wars has no kind of group called “Lane”. Did you mean Line?'
		],
		[count({ max: undefined, min: 1, more: { each: {}, n: 1 } }), '“more” is more than a “max”.'],
		[
			{ kind: 'exclusive', of: {}, max: { number: 'toy' } },
			'Toy Wars has no number called “toy”. Did you mean toys?'
		],
		[{ kind: 'exclusive', of: {} }, 'say a “min”, a “max” or both.'],
		[
			{ kind: 'exclusive', of: {}, max: 1, on: { any: ['Nobody'] } },
			'Toy Wars has nothing called “Nobody”, and no such keyword.'
		],
		[count({ scope: 'unit' }), '"scope": "unit" and "counting": "models" go together.'],
		[count({ counting: 'models' }), '"scope": "unit" and "counting": "models" go together.'],
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
			'there is no kind “__proto__”; the kinds are count, share, unique, carries, exclusive, requires, group, groups.'
		],
		[count({ of: undefined }), '“of” is missing; it must be an object such as { "any": ["…"] }.'],
		[count({ of: { any: [] } }), '“any” must be a list of 1 to 200 names, found a list of 0.'],
		[
			count({ of: { any: ['UNIT', 4] } }),
			'“any”, 2nd name must be a name of 1 to 80 characters, found 4.'
		],
		[count({ of: { some: ['UNIT'] } }), '“some” is not known here.'],
		[count({ maxx: 1 }), '“maxx” is not known here. Did you mean “max”?'],
		[
			count({ max: -1 }),
			'“max” must be a whole number of up to 1,000,000 (a “share” is a percentage, up to 100; only a “count” may say 0), found -1.'
		],
		[count({ max: undefined }), 'say a “min”, a “max” or both.'],
		[count({ min: 2 }), 'a minimum of 2 and a maximum of 1 contradict each other.'],
		[
			count({ id: 'No 1' }),
			'“id” must be an id of up to 64 small letters, digits and hyphens, found "No 1".'
		],
		[
			count({ of: { any: ['Lanecrs'] } }),
			'Toy Wars has nothing called “Lanecrs”, and no such keyword. Did you mean Lancers?'
		],
		[
			count({ of: { any: ['CAPTIAN'] } }),
			'Toy Wars has nothing called “CAPTIAN”, and no such keyword. Did you mean Captain or CAPTAIN?'
		],
		[count({ armies: ['Dols'] }), 'Toy Wars has no army called “Dols”. Did you mean Dolls?'],
		[count({ when: 'they-sink' }), '“when” is an answer: say to which “reading”.'],
		[count({ scope: { group: 'heap' } }), 'Toy Wars has no kind of group called “heap”.'],
		[
			{ kind: 'group', group: 'line', of: {}, max: 2 },
			'Lines are a planning aid and not part of a list, so a rule about them needs "advice": true.'
		],
		[{ kind: 'requires', of: {} }, 'a “requires” has either “needs” or “forbids”.'],
		[
			{ kind: 'carries', option: 'Horse', by: {} },
			'one option is meant by “Horse”, which means “horse”, “lance-horse”: write one of these ids.'
		],
		[
			{ kind: 'carries', option: 'Pikes', by: {} },
			'Toy Wars has nothing to be given that is called “Pikes”.'
		]
	])('%j', (rule, message) => {
		expect(ruleFaults(rule)).toEqual([`${first}${message}`]);
	});

	test('an id that is there twice, or is the size’s', () => {
		const twice = [count({ id: 'rule-2' }), count({})];
		expect(ruleFaults(...twice)).toEqual([
			'constraints, 2nd rule: “rule-2” is the id of another rule (a rule without one is called rule-1, rule-2 … by its place).'
		]);
		expect(messages({ size: 5, constraints: [count({ id: 'size' })] })).toEqual([
			'constraints, 1st rule: the id “size” is taken by the event’s own size; choose another.'
		]);
	});
});

describe('whatever a file holds', () => {
	test('keys of the prototype are keys like any other', () => {
		const text = JSON.stringify(event);
		const withKey = (where: string) => text.replace('{', `{ "readings": { ${where} },`);
		expect(readText(withKey('"__proto__": "x"'))).toMatchObject({ ok: false });
		expect(readText(withKey('"constructor": "x"'))).toMatchObject({ ok: false });
		expect(readText(text.replace('{', '{ "__proto__": {},'))).toMatchObject({ ok: false });
	});

	test('nesting, length and numbers end in a sentence, and soon', () => {
		const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
		const start = performance.now();
		expect(readText(`{ "eventPack": 1, "constraints": ${deep} }`).ok).toBe(false);
		const strange = Array.from({ length: 200 }, (_, at) => `strange name ${at}`);
		const many = Array.from({ length: 100 }, () => count({ of: { any: strange, none: strange } }));
		expect(ruleFaults(...many)).toEqual([
			'constraints: 40000 names to look up, maximum 1000. Write ids.'
		]);
		expect(ruleFaults(...Array<unknown>(101).fill(count({})))).toHaveLength(1);
		expect(messages({ note: 'x'.repeat(4_000_000) })).toHaveLength(1);
		const [, ...rest] = ruleFaults(count({ of: { any: strange } }));
		expect(rest.at(-1)).toBe('And 180 more.');
		expect(performance.now() - start).toBeLessThan(3000);
	});

	test('reading it never throws', () => {
		const keys = fc.constantFrom('name', 'date', 'size', 'readings', 'constraints', 'note');
		const ruleKeys = fc.constantFrom('kind', 'of', 'by', 'any', 'max', 'scope', 'armies', 'when');
		const kinds = fc.constantFrom(
			'count',
			'share',
			'unique',
			'carries',
			'exclusive',
			'requires',
			'group',
			'groups'
		);
		const rule = fc.dictionary(ruleKeys, fc.oneof(fc.jsonValue(), kinds));
		const value = fc.oneof(fc.jsonValue(), fc.array(rule));
		fc.assert(
			fc.property(fc.dictionary(keys, value), (changes) => {
				const result = read(changes);
				expect(result.ok || result.faults.length > 0).toBe(true);
			})
		);
	});

	test('what is written reads back as it was', () => {
		const tags = fc.uniqueArray(
			fc.constantFrom('pikes', 'lancers', 'rag-lancers', 'CAPTAIN', 'SOFT', 'UNIT', 'horse'),
			{ minLength: 1 }
		);
		const of = fc.record({ any: tags, all: tags, none: tags }, { requiredKeys: [] });
		const number = fc.integer({ min: 1, max: 1_000_000 });
		const line = fc.string({ minLength: 1, maxLength: 80 }).filter((text) => text === text.trim());
		const rule = fc.oneof(
			fc.record({ kind: fc.constant('count'), of, max: fc.nat(9), per: fc.constant('band') }),
			fc.record({ kind: fc.constant('unique'), of, scope: fc.constantFrom('army', 'unit') }),
			fc.record({ kind: fc.constant('carries'), option: fc.constant('lance-horse'), by: of }),
			fc.record({ kind: fc.constant('exclusive'), of, max: number, label: line }),
			fc.record({ kind: fc.constant('requires'), of, needs: of, scope: fc.constant('unit') }),
			fc.record({
				kind: fc.constant('group'),
				group: fc.constant('line'),
				of,
				min: number,
				advice: fc.constant(true)
			})
		);
		const changes = fc.record(
			{
				name: line,
				size: number,
				readings: fc.constant({ 'deep-water': 'they-sink' }),
				constraints: fc.array(rule, { maxLength: 6 }),
				note: fc.string({ maxLength: 100 })
			},
			{ requiredKeys: ['name'] }
		);
		fc.assert(
			fc.property(changes, (some) => {
				const first = read(some);
				expect(first).toMatchObject({ ok: true });
				if (first.ok) expect(readText(writeEventPack(first.pack))).toEqual(first);
			})
		);
	});
});
