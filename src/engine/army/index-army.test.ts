import { describe, expect, test } from 'vitest';
import { aConstraint, aList, anArmy, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import type { Entry, Reading, System } from '#schema';
import { readingText } from './answers.ts';
import { aHostIndex } from '../../../tests/host.ts';
import { indexArmy } from './index-army.ts';
import { sourceText } from '../source-text.ts';

function indexOf(entries: readonly Entry[], system: Partial<System> = {}) {
	return indexArmy(aSystem(system), anArmy({ entries }));
}

describe('entries', () => {
	const entries = [
		anEntry('knave', { keywords: ['SLY'], rules: ['hides', 'unheard-of'] }),
		anEntry('mule', { type: 'steed' }),
		anEntry('earl', { type: 'leader' })
	];
	const [foot, ...others] = aSystem().types;
	const rules = ['hides', 'walks'].map((id) => ({ id, name: id, text: id, source: aSource }));
	const types = [...(foot ? [{ ...foot, rules: ['walks'] }] : []), ...others];
	const index = indexOf(entries, { types, rules });

	test('have their id, their keywords and those of their type as tags', () => {
		expect([...(index.entries.get('knave')?.tags ?? [])].toSorted()).toEqual([
			'FOOT',
			'SLY',
			'UNIT',
			'knave',
			'type:foot'
		]);
	});

	test('have what they may stand as, and the table that they are of, as tags', () => {
		const index = indexOf([anEntry('knave', { joins: ['Herald of War'], among: 'dark-gifts' })]);
		const tags = index.entries.get('knave')?.tags;
		expect(tags?.has('joins:Herald of War')).toBe(true);
		expect(tags?.has('among:dark-gifts')).toBe(true);
		expect(tags?.has('joins:Herald')).toBe(false);
	});

	test('have their own rules, then those of their type', () => {
		expect(index.entries.get('knave')?.rules.map(({ id }) => id)).toEqual(['hides', 'walks']);
	});

	test('are the units of the army, and its options before the options of the system', () => {
		expect(index.units.map(({ entry }) => entry.id)).toEqual(['knave', 'earl']);
		expect(index.options.map(({ entry }) => entry.id)).toEqual(['mule', 'banner', 'horn']);
	});

	test('of a type that the system does not have are broken data', () => {
		expect(() => indexOf([anEntry('knave', { type: 'ship' })])).toThrow(/knave.*ship/);
	});
});

describe('the min/max column and who may be given an option', () => {
	const by = { any: ['knave'] };
	const knave = anEntry('knave', { limit: { min: 1, max: 2, per: 'band' } });
	const mule = anEntry('mule', { type: 'steed', carriedBy: { by } });
	const index = indexOf([knave, mule, anEntry('earl')]);

	test('become constraints, with the source of the entry', () => {
		expect(index.constraints).toEqual([
			{
				id: 'limit-knave',
				kind: 'count',
				of: { any: ['knave'] },
				min: 1,
				max: 2,
				per: 'band',
				source: aSource
			},
			{ id: 'carries-mule', kind: 'carries', option: 'mule', by, source: aSource }
		]);
	});

	test('that are printed elsewhere keep their own source and reading', () => {
		const [limited, carried] = indexOf([
			anEntry('knave', { limit: { max: 1, per: 'army', source: { line: 7 } } }),
			anEntry('mule', {
				type: 'steed',
				carriedBy: { by, source: { line: 8 }, reading: 'who-rides' }
			})
		]).constraints;
		expect(limited).toMatchObject({ max: 1, per: 'army', source: { line: 7 } });
		expect(carried).toMatchObject({ source: { line: 8 }, reading: 'who-rides' });
	});

	test('grow with what else is taken, where the row says so', () => {
		const grown = {
			...knave,
			limit: { max: 1, per: 'army', more: { each: { any: ['earl'] }, n: 1 } }
		} as const;
		const own = indexOf([grown, anEntry('earl')]);
		expect(aList(1000, 'knave, knave')).toBreak(own, 'count/too-many');
		expect(aList(1000, 'knave, knave, earl')).toBeLegalIn(own);
	});

	test('leave an entry out of a rule for all that have none', () => {
		const kind = 'unique' as const;
		const once = aConstraint({ id: 'once', kind, of: { none: ['limit:own'] }, scope: 'army' });
		const twice = anEntry('knave', { limit: { max: 2, per: 'army' } });
		const army = anArmy({ entries: [twice, anEntry('earl')], constraints: [once] });
		const own = indexArmy(aSystem(), army);
		expect(aList(1000, 'knave, knave, earl')).toBeLegalIn(own);
		expect(aList(1000, 'knave, earl, earl')).toBreak(own, 'unique/repeated');
	});

	test('come after those of the system and of the army', () => {
		const standing = aConstraint({ id: 'standing', kind: 'standing' });
		const points = aConstraint({ id: 'points', kind: 'points-limit' });
		const army = anArmy({ entries: [knave], constraints: [points] });
		const { constraints } = indexArmy(aSystem({ constraints: [standing] }), army);
		expect(constraints.map(({ id }) => id)).toEqual(['standing', 'points', 'limit-knave']);
	});
});

describe('a reading: may slingers carry a banner? who rides?', () => {
	const reading: Reading = {
		id: 'slingers-banner',
		question: 'May slingers carry a banner?',
		answers: [
			{ id: 'no', text: 'No.' },
			{
				id: 'yes',
				text: 'Yes.',
				grants: [{ to: { any: ['LOOSE'] }, keywords: ['BEARER', 'PROUD'] }]
			}
		],
		default: 'no',
		source: aSource
	};
	const depends = { reading: reading.id } as const;
	const rules = [
		{ id: 'bearers', kind: 'carries', option: 'banner', by: { any: ['pikes', 'BEARER'] } },
		{
			id: 'if-no',
			when: 'no',
			...depends,
			kind: 'count',
			of: { any: ['seer'] },
			max: 1,
			per: 'army'
		},
		{
			id: 'if-yes',
			when: 'yes',
			...depends,
			kind: 'count',
			of: { any: ['horn'] },
			max: 1,
			per: 'army'
		},
		{ id: 'always', ...depends, kind: 'count', of: { any: ['captain'] }, max: 1, per: 'army' }
	] as const;
	const system = aSystem({ readings: [reading], constraints: rules.map(aConstraint) });
	const underAnswer = (answer?: string) =>
		indexArmy(system, anArmy(), answer === undefined ? {} : { readings: { [reading.id]: answer } });

	test.each([
		{ given: undefined, taken: 'no' },
		{ given: 'no', taken: 'no' },
		{ given: 'yes', taken: 'yes' },
		{ given: 'perhaps', taken: 'no' }
	])('answered $given it is $taken', ({ given, taken }) => {
		expect(underAnswer(given).answers.get(reading.id)?.answer).toBe(taken);
	});

	test('constraints hold only under their answer', () => {
		const ids = (answer: string) => underAnswer(answer).constraints.map(({ id }) => id);
		expect(ids('no')).toEqual(['bearers', 'if-no', 'always']);
		expect(ids('yes')).toEqual(['bearers', 'if-yes', 'always']);
	});

	test('an answer grants keywords to those it means', () => {
		expect(aList(1000, 'slingers + banner')).toBreak(underAnswer('no'), 'carries/not-allowed');
		expect(aList(1000, 'slingers + banner')).toBeLegalIn(underAnswer('yes'));
		expect(aList(1000, 'lancers + banner')).toBreak(underAnswer('yes'), 'carries/not-allowed');
	});

	test('a constraint that depends on it says how it is answered', () => {
		const texts = (answer: string) =>
			underAnswer(answer).constraints.map((constraint) =>
				readingText(underAnswer(answer), constraint)
			);
		expect(texts('no')).toEqual([undefined, 'No.', 'No.']);
		expect(texts('yes')).toEqual([undefined, 'Yes.', 'Yes.']);
	});

	test('an army may have readings of its own', () => {
		const army = anArmy({ readings: [{ ...reading, default: 'yes' }] });
		expect(indexArmy(aSystem(), army).answers.get(reading.id)?.answer).toBe('yes');
	});
});

describe('the constraints that one more of an entry could break', () => {
	const drafts = [
		{ id: 'points', kind: 'points-limit' },
		{ id: 'standing', kind: 'standing' },
		{ id: 'foot', kind: 'count', of: { any: ['FOOT'] }, max: 9, per: 'band' },
		{ id: 'sworn', kind: 'count', of: { any: ['SWORN'] }, max: 9, per: 'band' },
		{ id: 'relics', kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' },
		{ id: 'banner', kind: 'carries', option: 'banner', by: { any: ['FOOT'] } }
	] as const;
	const { touching } = indexArmy(aSystem({ constraints: drafts.map(aConstraint) }), anArmy());

	test.each([
		{ entry: 'pikes', ids: ['standing', 'foot'] },
		{ entry: 'captain', ids: ['standing'] },
		{ entry: 'banner', ids: ['standing', 'relics', 'banner'] },
		{ entry: 'horn', ids: ['standing', 'relics'] },
		{ entry: 'oath', ids: ['standing', 'sworn'] }
	])('of $entry: $ids', ({ entry, ids }) => {
		expect(touching.get(entry)?.map(({ id }) => id)).toEqual(ids);
	});
});

describe('the constraints that one more of a host could break', () => {
	const { touching } = aHostIndex();

	test.each([
		{ entry: 'wall', has: ['one-formation', 'one-terrain'], lacks: ['unit-share', 'one-lore'] },
		{ entry: 'tower', has: ['one-terrain'], lacks: ['one-formation'] },
		{ entry: 'old-guard', has: ['one-band', 'unique-units'], lacks: ['first'] },
		{ entry: 'rovers', has: ['one-band'], lacks: ['unique-units'] },
		{ entry: 'reinforced', has: ['unit-share', 'carries-reinforced'], lacks: ['first'] },
		{ entry: 'orb', has: ['unit-share', 'one-relic', 'carries-orb'], lacks: ['carries-crown'] },
		{ entry: 'crown', has: ['one-relic'], lacks: ['unit-share'] },
		{ entry: 'general', has: ['one-general', 'first', 'general-leads'], lacks: ['unit-share'] },
		{ entry: 'spears', has: ['auxiliaries', 'unit-share'], lacks: ['first', 'unique-units'] },
		{ entry: 'emperor', has: ['first', 'unique-units'], lacks: ['one-band'] }
	])('of $entry: $has and not $lacks', ({ entry, has, lacks }) => {
		const ids = touching.get(entry)?.map(({ id }) => id) ?? [];
		expect(ids).toEqual(expect.arrayContaining(has));
		expect(ids.filter((id) => lacks.some((other) => other === id))).toEqual([]);
	});
});

describe('what an entry is in a host', () => {
	const { entries, units, options, choices } = aHostIndex();

	test('a unit, an option or a choice', () => {
		expect(choices.map(({ entry }) => entry.id)).toEqual([
			'wedge',
			'wall',
			'flames',
			'tower',
			'bridge'
		]);
		expect(units.length + options.length + choices.length).toBe(entries.size);
		expect(units.some(({ isChoice }) => isChoice)).toBe(false);
	});

	test('a set holds its units, each by itself', () => {
		const held = entries.get('old-guard')?.held ?? [];
		expect(held.map(({ entry }) => entry.name)).toEqual(['Vane', 'Veterans', 'Veterans']);
		expect(held[0]?.tags).toEqual(new Set(['vane', 'HELD', 'UNIQUE', 'WIZARD']));
		expect(entries.get('spears')?.held).toEqual([]);
	});
});

test.each([
	{ source: { line: 1 }, text: 'Toy Lists, Tin Host' },
	{ source: { book: 'lists', line: 1 }, text: 'Toy Lists, Tin Host' },
	{ source: { section: 'Camp', line: 1 }, text: 'Toy Lists, Camp' },
	{ source: { book: 'core', line: 1 }, text: 'Toy Rules' },
	{ source: { book: 'core', section: 'Steeds', line: 1 }, text: 'Toy Rules, Steeds' },
	{ source: { book: 'lost', line: 1 }, text: 'Toy Wars, first edition' }
])('$source reads "$text"', ({ source, text }) => {
	expect(sourceText(indexOf([anEntry('knave')]), source)).toBe(text);
});
