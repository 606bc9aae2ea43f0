import 'fake-indexeddb/auto';
import type { Observable } from 'dexie';
import { expect, test } from 'vitest';
import { longestFolder } from '../../schema/own/rows.ts';
import { MusterDb } from './db.ts';
import { createFolderRepository, type Folders } from './folder-repository.ts';

function open(...rosters: readonly string[]) {
	const db = new MusterDb(`test-${Math.random()}`);
	const stored = db.rosters.bulkPut(rosters.map((id) => ({ id, updatedAt: 1, roster: {} })));
	return { db, stored, folders: createFolderRepository(db) };
}

async function first(observable: Observable<Folders>): Promise<Folders> {
	return new Promise((resolve, reject) => {
		observable.subscribe({ next: resolve, error: reject });
	});
}

test('rosters are put into folders and out of them, and copies go where they came from', async () => {
	const { folders, stored } = open('a', 'b', 'c');
	await stored;
	await folders.set(
		new Map([
			['a', ' Club nights '],
			['b', 'x'.repeat(longestFolder + 1)]
		]),
		1
	);
	await folders.copy('a', 'c');
	expect([...(await first(folders.watch()))]).toEqual([
		['a', 'Club nights'],
		['b', 'x'.repeat(longestFolder)],
		['c', 'Club nights']
	]);
	await folders.set(
		new Map([
			['a', undefined],
			['b', '  ']
		]),
		2
	);
	await folders.copy('a', 'b');
	expect([...(await first(folders.watch()))]).toEqual([['c', 'Club nights']]);
});

test('what is not in the list or cannot be read is in no folder, but stays', async () => {
	const { db, folders, stored } = open('a');
	await stored;
	await db.folders.bulkPut([
		{ id: 'a', at: 'then', name: 7 },
		{ id: 'deleted', at: 1, name: 'Club nights' }
	]);
	expect((await first(folders.watch())).size).toBe(0);
	expect(await db.folders.count()).toBe(2);
});
