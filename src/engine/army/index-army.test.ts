import { describe, expect, test } from 'vitest';
import type { Entry, System } from '#schema';
import { aConstraint, aList, anArmy, anEntry, aSource, aSystem } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { aHostIndex } from '../../../tests/host.ts';
import { indexArmy } from './index-army.ts';

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
