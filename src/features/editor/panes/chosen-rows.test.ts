import { expect, test } from 'vitest';
import { aList, anIndex } from '../../../../tests/builders.ts';
import { checkRoster } from '#engine';
import type { Roster } from '#schema';
import { unitsByEntry } from '../../editing/entry-counts.ts';
import { chosenGroups } from './chosen-rows.ts';

const index = anIndex({ kind: 'points-limit' });

/** Headings with points, each followed by its rows: “2 pikes 50”. */
function linesOf(roster: Roster): readonly string[] {
	const { context } = checkRoster(roster, index);
	return chosenGroups(index, unitsByEntry(context.units)).flatMap(
		({ heading, count, points, rows }) => [
			`${heading}: ${count}, ${points}`,
			...rows.map((row) => [row.count, row.name, ...row.facts, row.points].join(' '))
		]
	);
}

test('nothing taken is no row', () => {
	expect(linesOf(aList(1000, ''))).toEqual([]);
});

test('what is alike is one row, and what has something of its own another', () => {
	expect(linesOf(aList(1000, 'captain, 2 pikes, pikes + banner, lancers'))).toEqual([
		'foot: 3, 145',
		'2 Pikes 80',
		'1 Pikes Banner 65',
		'mounted: 1, 100',
		'1 Lancers 100',
		'leader: 1, 80',
		'1 Captain 80'
	]);
});

test('a unit with a name of its own says what it is', () => {
	const list = aList(1000, 'seer + horn');
	const units = list.units.map((unit) => ({ ...unit, name: 'Old Ygg' }));
	expect(linesOf({ ...list, units })).toEqual(['leader: 1, 60', '1 Old Ygg Seer Horn 60']);
});
