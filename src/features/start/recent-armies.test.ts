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

test('recent armies are four of the game at most, each once, with the limit of the newest roster', () => {
	const rows = [
		aRow('elves', 1000),
		aRow('orcs', 2000),
		aRow('elves', 3000),
		{ readable: false } as Stored,
		aRow('elves', 1500, 'draughts'),
		aRow('dwarfs', 500),
		aRow('men', 500),
		aRow('ogres', 500)
	];
	const of = (system: string) => recentArmies(rows, system).map(({ army, size }) => [army, size]);
	expect(of('chess')).toEqual([
		['elves', 1000],
		['orcs', 2000],
		['dwarfs', 500],
		['men', 500]
	]);
	expect(of('draughts')).toEqual([['elves', 1500]]);
	expect(of('go')).toEqual([]);
});
