import { describe, expect, test } from 'vitest';
import { aConstraint, aList, anArmy, anEntry, aSystem } from '../../../tests/builders.ts';
import { indexArmy } from '../army/index-army.ts';
import { checkRoster } from '../judge/report.ts';
import { whatChanges, underData } from '../compare/what-changes.ts';
import { renewed, renewedRule } from './renewed.ts';

const by = (bearer: string) => ({ by: { any: [bearer] } });
const spears = anEntry('spears', { name: 'Spears', cost: 40, formerly: ['spearmen'] });
const lancers = anEntry('lancers', { cost: 100 });
const shield = anEntry('shield', {
	type: 'vow',
	cost: { by: [{ on: { any: ['spears'] }, cost: 1 }], else: 3 },
	carriedBy: { by: { any: ['spears', 'lancers'] } },
	formerly: ['shield-1', 'shield-2']
});
const system = aSystem({ casters: {} });
const index = indexArmy(system, anArmy({ entries: [spears, lancers, shield] }));
const before = indexArmy(
	aSystem({ casters: {}, revision: '2025-01-01' }),
	anArmy({
		entries: [
			anEntry('spearmen', { name: 'Spears', cost: 40 }),
			lancers,
			anEntry('shield-1', { name: 'Shield', type: 'vow', cost: 1, carriedBy: by('spearmen') }),
			anEntry('shield-2', { name: 'Shield', type: 'vow', cost: 3, carriedBy: by('lancers') })
		]
	})
);
const old = aList(1000, 'spearmen + shield-1, lancers + shield-2 + banner');

describe('a roster with ids of before', () => {
	test('has those of today in their place, and all else as it was', () => {
		expect(renewed(old, index)).toEqual(aList(1000, 'spears + shield, lancers + shield + banner'));
		expect(Object.keys(renewed(old, index).units[0] ?? {})).toEqual(
			Object.keys(old.units[0] ?? {})
		);
	});

	test('is the very roster where nothing is another', () => {
		const roster = aList(1000, 'spears + shield, nobody + nothing');
		expect(renewed(roster, index)).toBe(roster);
		expect(renewed(old, before)).toBe(old);
		const [first, second] = renewed(aList(1000, 'lancers, spearmen'), index).units;
		expect(renewed(aList(1000, 'spearmen'), index).units[0]?.entry).toBe('spears');
		expect([first?.entry, second?.entry]).toEqual(['lancers', 'spears']);
	});

	test('costs and breaks what it did', () => {
		const [was, is] = [checkRoster(old, before), checkRoster(old, index)];
		expect(is.points).toBe(was.points);
		expect(is.problems).toEqual([]);
	});

	test('is the same under the new data, not gone from it', () => {
		expect(whatChanges(old, before, index).rows).toEqual([]);
		expect(underData(old, before, index).units).toEqual(renewed(old, index).units);
	});
});

test('what another id costs now is reported as one thing', () => {
	const dearer = indexArmy(system, anArmy({ entries: [spears, lancers, { ...shield, cost: 7 }] }));
	const [row] = whatChanges(aList(1000, '2 lancers + shield-2'), before, dearer).rows;
	expect(row?.options).toMatchObject([
		{ id: 'shield-2', name: 'Shield', isGone: false, count: 2, before: 6, after: 14 }
	]);
});

test('a rule of before names what is meant, and nothing else of it changes', () => {
	const rule = aConstraint({
		id: 'shield-2',
		kind: 'requires',
		of: { any: ['shield-2', 'MOUNTED'], none: ['+shield-1'] },
		needs: { any: ['spearmen'] },
		scope: 'army'
	});
	expect(renewedRule(rule, index.formerly)).toEqual({
		...rule,
		of: { any: ['shield', 'MOUNTED'], none: ['+shield'] },
		needs: { any: ['spears'] }
	});
	const carries = aConstraint({ kind: 'carries', option: 'shield-1', by: { all: ['FOOT'] } });
	expect(renewedRule(carries, index.formerly)).toEqual({ ...carries, option: 'shield' });
});
