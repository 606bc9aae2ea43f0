import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { MusterDb, type RosterRow } from './db.ts';
import { createRosterRepository, type RosterRepository, type Stored } from './roster-repository.ts';

const id = '7d4c2a9e-0b1f-4c3d-8e5f-123456789abc';
const roster: Roster = {
	formatVersion: 1,
	id,
	name: 'Nordland',
	system: 'toy',
	army: 'toys',
	revision: '2026-01-01',
	size: 2000,
	units: [{ id: 'a', entry: 'pikes', options: ['banner'] }]
};
const summary = { points: 45, problems: 1, units: 1 };

let db: MusterDb;
let repository: RosterRepository;
let clock: number;

beforeEach(() => {
	db = new MusterDb(`test-${Math.random()}`);
	clock = 1000;
	repository = createRosterRepository(db, () => clock++);
});

function listed(): Promise<readonly Stored[]> {
	return new Promise((resolve, reject) => {
		const subscription = repository.watchAll().subscribe({
			next: (rows) => {
				resolve(rows);
				subscription.unsubscribe();
			},
			error: reject
		});
	});
}

describe('what is stored', () => {
	test('comes back as it was', async () => {
		await repository.save(roster, summary);
		expect(await repository.load(id)).toEqual({ ok: true, roster });
	});

	test('is listed with the latest edit first', async () => {
		const other = { ...roster, id: '7d4c2a9e-0b1f-4c3d-8e5f-123456789abd', name: 'Later' };
		await repository.save(roster, summary);
		await repository.save(other, summary);
		const names = (await listed()).map((stored) => stored.readable && stored.roster.name);
		expect(names).toEqual(['Later', 'Nordland']);
	});

	test('can be deleted and put back', async () => {
		await repository.save(roster, summary);
		const row = await repository.remove(id);
		expect(await repository.load(id)).toEqual({ ok: false, reason: 'missing' });
		await repository.restore(row as RosterRow);
		expect(await repository.load(id)).toEqual({ ok: true, roster });
	});

	test('putting back does not overwrite a newer roster of the same id', async () => {
		await repository.save(roster, summary);
		const row = await repository.remove(id);
		await repository.save({ ...roster, name: 'Newer' }, summary);
		await repository.restore(row as RosterRow);
		expect(await repository.load(id)).toMatchObject({ roster: { name: 'Newer' } });
	});
});

describe('what cannot be read', () => {
	test.each([
		['nothing', undefined],
		['null', null],
		['a text', 'oops'],
		['half a roster', { formatVersion: 1, id }],
		['a newer format', { ...roster, formatVersion: 2 }],
		['a roster of another id', { ...roster, id: '7d4c2a9e-0b1f-4c3d-8e5f-123456789abe' }],
		['a unit that is not one', { ...roster, units: [7] }]
	])('%s is listed as unreadable and kept as it is', async (_, broken) => {
		const row = { id, updatedAt: 5, roster: broken };
		await db.rosters.put(row);
		expect(await repository.load(id)).toEqual({ ok: false, reason: 'unreadable' });
		expect(await listed()).toEqual([{ readable: false, id, row }]);
		expect(await db.rosters.get(id)).toEqual(row);
	});

	test('does not hide the others', async () => {
		await db.rosters.put({ id: 'bad', updatedAt: 5, roster: null });
		await repository.save(roster, summary);
		expect((await listed()).map(({ readable }) => readable)).toEqual([false, true]);
	});

	test('a broken summary costs only the summary', async () => {
		await db.rosters.put({ id, updatedAt: Number.NaN, roster, summary: 'oops' });
		expect(await listed()).toEqual([{ readable: true, roster, updatedAt: 0, summary: undefined }]);
	});
});
