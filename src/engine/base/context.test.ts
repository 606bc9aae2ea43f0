import { expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import { contextOf, withUnit } from './context.ts';
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
