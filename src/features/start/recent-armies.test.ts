import { expect, test } from 'vitest';
import type { Roster } from '#schema';
import type { Stored } from '../../persistence/index.ts';
import { recentArmies } from './recent-armies.ts';

function aRow(army: string, size: number, system = 'chess'): Stored {
	const roster: Roster = {
		formatVersion: 1,
		id: `${army}-${size}`,
		name: army,
		system,
		army,
		revision: '2026-01-01',
		size,
		units: []
	};
	return { readable: true, updatedAt: 0, roster } as Stored;
}

test('recent armies are four at most, each once, with the limit of the newest roster', () => {
	const rows = [
		aRow('elves', 1000),
		aRow('orcs', 2000),
		aRow('elves', 3000),
		{ readable: false } as Stored,
		aRow('elves', 1500, 'draughts'),
		aRow('dwarfs', 500),
		aRow('men', 500)
	];
	expect(recentArmies(rows).map(({ system, army, size }) => [system, army, size])).toEqual([
		['chess', 'elves', 1000],
		['chess', 'orcs', 2000],
		['draughts', 'elves', 1500],
		['chess', 'dwarfs', 500]
	]);
	expect(recentArmies([])).toEqual([]);
});
