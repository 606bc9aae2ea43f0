import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { MusterDb, type RosterRow } from '../db/db.ts';
import { databaseName } from '../db/name.ts';
import { createRosterRepository } from '../db/roster-repository.ts';
import { openNatively, readNatively } from './read-natively.ts';

const id = '7d4c2a9e-0b1f-4c3d-8e5f-123456789abc';
const roster: Roster = {
	formatVersion: 1,
	id,
	name: 'Nordland',
	system: 'toy',
	army: 'toys',
	revision: '2026-01-01',
	size: 2000,
	units: [{ id: 'a', entry: 'pikes', options: ['banner'], group: 'g' }],
	groups: [{ id: 'g', kind: 'brigade' }],
	readings: { spears: 'long' },
	note: 'For Saturday'
};

beforeEach(() => new MusterDb(databaseName).delete());

async function store(row: Partial<RosterRow>): Promise<void> {
	const db = new MusterDb(databaseName);
	await db.rosters.put({ id, updatedAt: 5, roster, ...row });
	db.close();
}

/** What the library and the schemas say of the same row. */
async function load() {
	const db = new MusterDb(databaseName);
	const loaded = await createRosterRepository(db).load(id);
	db.close();
	return loaded;
}

async function read() {
	const rows = await openNatively();
	return rows && (await readNatively(rows, id));
}

test('a stored roster is read as the library reads it', async () => {
	await store({ cursor: 2, steps: 3, data: 'toy.1', counts: { page: 4 } });
	expect(await read()).toEqual(await load());
	expect(await read()).toMatchObject({ roster, past: { cursor: 2, steps: 3 }, data: 'toy.1' });
});

test.each([
	['house rules', { ...roster, event: { name: 'Open' } }],
	['a word of a later version', { ...roster, colour: 'red' }],
	['a format of a later version', { ...roster, formatVersion: 2 }],
	['two units of one id', { ...roster, units: [...roster.units, ...roster.units] }],
	['a day that no calendar has', { ...roster, revision: '2026-02-30' }],
	['units with a hole', { ...roster, units: Array(1) as unknown[] }],
	['the id of another row', { ...roster, id: id.replace('7', '8') }],
	['nothing that is a roster', new Map()]
])('a row with %s is left to the schema', async (_, stored) => {
	await store({ roster: stored });
	expect(await read()).toBeUndefined();
});

test('where nothing is stored yet, no database is made', async () => {
	expect(await openNatively()).toBeUndefined();
	expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(databaseName);
});

test('a row that is not there is left to the library', async () => {
	await store({ id: 'another' });
	expect(await read()).toBeUndefined();
});

test('tables of another version are left to the library', async () => {
	const older = await new Promise<IDBDatabase>((resolve) => {
		const request = indexedDB.open(databaseName, 30);
		request.onsuccess = () => resolve(request.result);
	});
	older.close();
	expect(await openNatively()).toBeUndefined();
});
