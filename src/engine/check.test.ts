import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../tests/builders.ts';
import type { Selector } from '#schema';
import { contextOf, subjectOf, withUnit } from './check.ts';
import { muster } from './muster.ts';

const index = anIndex();

test('a context with one more unit is as if the unit had been there from the start', () => {
	const units = muster(aList(1000, 'pikes + banner, captain + horse, nobody + horn'), index);
	const grown = units.reduce(withUnit, contextOf(index, 1000, []));
	expect(grown).toEqual(contextOf(index, 1000, units));
});

test('the things of a roster are its units and options, but for those that the army does not have', () => {
	const list = aList(1000, 'pikes + banner + nothing, nobody + horn');
	const { things, points } = contextOf(index, 1000, muster(list, index));
	expect(things.map(({ indexed, bearer }) => [indexed.entry.id, bearer.unit.id])).toEqual([
		['pikes', 'u1'],
		['banner', 'u1'],
		['horn', 'u2']
	]);
	expect(points).toBe(40 + 25 + 10);
});

describe('what a selector is called', () => {
	const cases: { selector: Selector; label?: string; name: string }[] = [
		{ selector: { any: ['pikes'] }, name: 'Pikes' },
		{ selector: { any: ['pikes', 'seer'] }, name: 'Pikes or Seer' },
		{ selector: { any: ['STEED'] }, name: 'steed' },
		{ selector: { all: ['FOOT', 'LOOSE'] }, name: 'foot and loose' },
		{ selector: { any: ['pikes'], all: ['FOOT'] }, name: 'Pikes' },
		{ selector: { none: ['FOOT'] }, name: 'Tin Host' },
		{ selector: { any: ['STEED'] }, label: 'mounts of all kinds', name: 'mounts of all kinds' }
	];
	test.each(cases)('$selector, labelled $label: $name', ({ selector, label, name }) => {
		expect(subjectOf(index, selector, label)).toBe(name);
	});
});
