import { expect, test } from 'vitest';
import type { Roster } from '#schema';
import type { Stored } from '../../persistence/index.ts';
import { WholeList } from './whole-list.ts';

const roster: Roster = {
	formatVersion: 1,
	id: '',
	name: 'Nordland',
	system: 'toy',
	army: 'toys',
	revision: '2026-01-01',
	size: 2000,
	units: []
};

function aRow(id: string, updatedAt: number, name = id): Stored {
	const past = { cursor: 0, steps: 0 };
	return {
		readable: true,
		roster: { ...roster, id, name },
		updatedAt,
		summary: undefined,
		past,
		data: undefined
	};
}

/** A database with so many rosters, of which it hands out ten at a time. */
class Database {
	rows: readonly Stored[];
	portions = 0;

	constructor(many: number) {
		this.rows = Array.from({ length: many }, (_, at) => aRow(`r${1000 + at}`, at));
	}

	ids(): Promise<readonly string[]> {
		return Promise.resolve(this.rows.map(idOf));
	}

	after(id = ''): Promise<readonly Stored[]> {
		this.portions += 1;
		return Promise.resolve(this.rows.filter((row) => idOf(row) > id).slice(0, 10));
	}
}

const idOf = (row: Stored): string => (row.readable ? row.roster.id : row.id);

/** Opens the list; `shown` are the ids that it shows as all. */
function aList(database: Database) {
	const seen: { shown: readonly Stored[] | undefined; error?: unknown } = { shown: undefined };
	const list = new WholeList(database, {
		onrows: (rows, isWhole) => (seen.shown = isWhole ? rows : seen.shown),
		onfail: (error) => (seen.error = error)
	});
	return { list, seen };
}

test('all rosters are shown, edited last first, however few are read at a time', async () => {
	const database = new Database(95);
	const { seen } = aList(database);
	await expect.poll(() => seen.shown?.length).toBe(95);
	expect(seen.shown?.map(idOf)).toEqual(database.rows.map(idOf).toReversed());
	expect(database.portions).toBeGreaterThan(9);
});

test('what is stored while they are read is not replaced by what was read before', async () => {
	const database = new Database(30);
	const { list, seen } = aList(database);
	list.take({ rows: [aRow('r1005', 99, 'renamed')], count: 30 });
	await expect.poll(() => seen.shown?.length).toBe(30);
	expect(seen.shown?.[0]).toMatchObject({ roster: { name: 'renamed' } });
});

test('a roster that is deleted goes, and one that comes back is there again', async () => {
	const database = new Database(30);
	const { list, seen } = aList(database);
	await expect.poll(() => seen.shown?.length).toBe(30);
	const before = database.rows;
	database.rows = before.filter((row) => idOf(row) !== 'r1003');
	list.take({ rows: [], count: 29 });
	await expect.poll(() => seen.shown?.length).toBe(29);
	expect(seen.shown?.map(idOf)).not.toContain('r1003');
	database.rows = before;
	list.take({ rows: [], count: 30 });
	await expect.poll(() => seen.shown?.map(idOf)).toContain('r1003');
});

test('a database that refuses is reported', async () => {
	const database = new Database(3);
	database.after = () => Promise.reject(new Error('refused'));
	const { seen } = aList(database);
	await expect.poll(() => seen.error).toMatchObject({ message: 'refused' });
});
