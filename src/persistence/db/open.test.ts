import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedFixture } from '../../../tests/stored-fixtures.ts';
import { MusterDb } from './db.ts';
import { openRepositories } from './open.ts';
import type { Settings } from './settings-repository.ts';

/** What a former version kept of every choice. */
const left = JSON.parse(storedFixture('local-1.json') ?? '') as Readonly<Record<string, string>>;
/** The same, and a setting that always was in the database. */
const { remind, ...choices } = JSON.parse(storedFixture('settings-1.json') ?? '') as Settings;

let small: Map<string, string>;

beforeEach(() => {
	small = new Map(Object.entries(left));
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => small.get(key) ?? null,
		setItem: (key: string, text: string) => small.set(key, text),
		removeItem: (key: string) => small.delete(key)
	});
});
afterEach(() => vi.unstubAllGlobals());

const aName = (): string => `test-${Math.random()}`;

test('choices that a former version kept in localStorage move into the database', async () => {
	const { settings } = openRepositories(aName());
	expect(await settings.all()).toEqual({ ...choices, taken: true });
});

test('what the first paint needs stays there as a copy, the player’s details do not', async () => {
	await openRepositories(aName()).settings.all();
	expect([...small.keys()].toSorted()).toEqual([
		'muster-system',
		'muster.keys',
		'muster.language',
		'muster.theme'
	]);
});

test('they move once: what was taken back since does not return', async () => {
	const name = aName();
	await openRepositories(name).settings.set({ theme: undefined, player: undefined });
	small = new Map(Object.entries(left));
	const { theme: _, player: __, ...others } = choices;
	expect(await openRepositories(name).settings.all()).toEqual({ ...others, taken: true });
});

test('what is in the database already stays', async () => {
	const name = aName();
	const db = new MusterDb(name);
	await db.settings.put({ key: 'theme', value: 'light' });
	db.close();
	expect((await openRepositories(name).settings.all()).theme).toBe('light');
});

test.each(['', '{', 'null', '[]', '7', '{"player":{"name":7}}', 'x'.repeat(2000)])(
	'where %j is kept, it is as on a first visit, and the others move',
	async (odd) => {
		for (const key of ['muster.theme', 'muster.player', 'muster.print', 'muster.language'])
			small.set(key, odd);
		const { settings } = openRepositories(aName());
		expect(await settings.all()).toEqual({ singleKeys: false, lastSystem: 'aos4', taken: true });
	}
);

test('settings as this version stores them are read', async () => {
	const name = aName();
	const db = new MusterDb(name);
	await db.settings.bulkPut(
		Object.entries({ remind, ...choices }).map(([key, value]) => ({ key, value }))
	);
	db.close();
	small.clear();
	expect(await openRepositories(name).settings.all()).toEqual({ remind, ...choices, taken: true });
});

test('a backup that is written at once has them', async () => {
	const { backup } = openRepositories(aName());
	expect((await backup.read()).settings).toMatchObject(choices);
});

test('where the browser refuses to store, they stay where they are', async () => {
	const name = aName();
	const { put } = IDBObjectStore.prototype;
	IDBObjectStore.prototype.put = () => {
		throw new DOMException('Full.', 'QuotaExceededError');
	};
	expect(await openRepositories(name).settings.all()).toEqual({});
	expect(Object.fromEntries(small)).toEqual(left);
	IDBObjectStore.prototype.put = put;
	expect(await openRepositories(name).settings.all()).toEqual({ ...choices, taken: true });
});
