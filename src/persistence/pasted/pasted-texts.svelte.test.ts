import { afterEach, expect, test } from 'vitest';
import { thisPage } from '../db/page-database.ts';
import { storePasted, pastedDatabase, takePasted } from './pasted-texts.ts';

const now = Date.UTC(2026, 10, 28);
const day = 24 * 60 * 60 * 1000;

/** Does something with the rows, as another page would. */
async function withRows<T>(act: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	await takePasted(() => 'no such text', now);
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(pastedDatabase);
		opening.onerror = () => reject(new Error('not opened'));
		opening.onsuccess = () => {
			const database = opening.result;
			const request = act(database.transaction('texts', 'readwrite').objectStore('texts'));
			request.onsuccess = () => {
				database.close();
				resolve(request.result);
			};
		};
	});
}

const left = (page: string, text: string, at = now) =>
	withRows((rows) => rows.put({ format: 1, at, text }, page));
const pages = () => withRows((rows) => rows.getAllKeys());

/** Holds the lock of a page that is open. */
function openPage(page: string): Promise<() => void> {
	return new Promise((resolve) => {
		void navigator.locks.request(`muster-paste-${page}`, () => new Promise<void>(resolve));
	});
}

afterEach(() => withRows((rows) => rows.clear()));

test('a text is there again for a page that comes later, and stays until it is cleared', async () => {
	await left('ended', 'Half a list');
	expect(await takePasted(() => '', now)).toBe('Half a list');
	expect(await pages()).toEqual([thisPage]);
	expect(await takePasted(() => '  ', now)).toBe('Half a list');
	await storePasted('', now);
	expect(await pages()).toEqual([]);
	expect(await takePasted(() => '', now)).toBeUndefined();
});

test('the text of a page that is open stays its own', async () => {
	const close = await openPage('open');
	await left('open', 'Of the other tab');
	expect(await takePasted(() => '', now)).toBeUndefined();
	await storePasted('Of this tab', now);
	expect(await pages()).toHaveLength(2);
	close();
});

test('what stands in the field is not replaced, and not kept twice', async () => {
	await left('ended', 'Half a list');
	await left('before', 'Another list', now - 1);
	expect(await takePasted(() => 'Half a list', now)).toBe('Half a list');
	expect(await pages()).toEqual([thisPage, 'before'].toSorted());
	expect(await takePasted(() => 'Typed since', now)).toBeUndefined();
	expect(await pages()).toHaveLength(2);
});

test('five texts are kept at most, for thirty days, and none that is too long', async () => {
	for (const at of [1, 2, 3, 4, 5, 6, 7]) await left(`page ${at}`, `Text ${at}`, now - at);
	expect(await takePasted(() => '', now)).toBe('Text 1');
	expect(await pages()).toHaveLength(5);
	expect(await takePasted(() => '', now + 31 * day)).toBe('Text 1');
	expect(await pages()).toEqual([thisPage]);
	await storePasted('x'.repeat(5 * 1024 * 1024 + 1), now);
	expect(await pages()).toEqual([]);
	await storePasted('x'.repeat(5 * 1024 * 1024), now);
	expect(await pages()).toHaveLength(1);
});

test('a row that nobody here has written is dropped', async () => {
	await withRows((rows) => rows.put('rubbish', 'ended'));
	expect(await takePasted(() => '', now)).toBeUndefined();
	expect(await pages()).toEqual([]);
});
