import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import type { Observable } from 'dexie';
import { MusterDb } from './db.ts';
import { createEventRepository, type StoredEvent } from './event-repository.ts';
import { createUnreadableRepository } from './unreadable-repository.ts';
import { rowsOf } from './unreadable.ts';
import { createVersionRepository, type Version } from './version-repository.ts';

const snapshot = aList(1000, '2 pikes');
const version: Version = { id: 'a', roster: snapshot.id, name: 'Before', at: 1, snapshot };
const later: Version = { ...version, id: 'b', name: 'After', at: 2 };

let db: MusterDb;

beforeEach(() => {
	db = new MusterDb(`test-${Math.random()}`);
});

describe('versions', () => {
	test('are listed by their roster, the latest first', async () => {
		const versions = createVersionRepository(db);
		for (const kept of [version, later, { ...later, id: 'c', roster: 'other' }])
			await versions.save(kept);
		expect(await versions.list(snapshot.id)).toEqual([later, version]);
	});

	test('can be renamed, removed and put back', async () => {
		const versions = createVersionRepository(db);
		await versions.save(version);
		await versions.rename('a', 'Before the tournament');
		const [renamed] = await versions.list(snapshot.id);
		expect(renamed).toEqual({ ...version, name: 'Before the tournament' });
		await versions.remove('a');
		expect(await versions.list(snapshot.id)).toEqual([]);
		await versions.save(version);
		expect(await versions.list(snapshot.id)).toEqual([version]);
	});

	test('that cannot be read are recognised, and kept', async () => {
		const bad = { ...version, snapshot: { half: true } };
		await db.versions.bulkPut([bad, later]);
		const versions = createVersionRepository(db);
		expect(await versions.list(snapshot.id)).toEqual([later]);
		expect(await first(versions.watch(snapshot.id))).toEqual({
			read: [later],
			unreadable: [{ readable: false, id: 'a', row: bad }]
		});
		expect(await db.versions.get('a')).toEqual(bad);
	});
});

async function first<T>(observable: Observable<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		observable.subscribe({ next: resolve, error: reject });
	});
}

describe('rows that cannot be read', () => {
	const odd = [7, new Date(0), new Uint8Array([1]).buffer, ['a']];

	test('come back just as they were after they were deleted', async () => {
		const unreadable = createUnreadableRepository(db);
		const row = { id: 'a', roster: 'x', self: {}, at: 5n, bytes: new Map([[1, new Set([2])]]) };
		row.self = row;
		await db.versions.put(row as never);
		const putBack = await unreadable.remove('versions', 'a');
		expect(await db.versions.count()).toBe(0);
		await putBack();
		expect(await db.versions.toArray()).toEqual([row]);
	});

	test('and name no roster are found, whatever they name instead', async () => {
		const { watchStrays } = createUnreadableRepository(db);
		await db.versions.bulkPut([
			version,
			...odd.map((roster, at) => ({ id: `v${at}`, roster }))
		] as never);
		await db.versions.put({ id: 'none' } as never);
		await db.steps.bulkPut([
			{ roster: snapshot.id, n: 1 },
			...odd.map((roster) => ({ roster, n: 1 }))
		] as never);
		const strays = await first(watchStrays());
		expect(strays.map(({ table }) => table)).toEqual([
			...Array.from({ length: 5 }, () => 'versions'),
			...odd.map(() => 'steps')
		]);
	});

	test('hide no other if the browser has lost the file that it kept one in', async () => {
		const lost: object[] = [version, later];
		const range = {
			toArray: () => Promise.reject(new Error('lost')),
			primaryKeys: () => Promise.resolve(['a', 'b'])
		};
		const get = (id: string) =>
			id === 'a' ? Promise.reject(new Error('lost')) : Promise.resolve(lost[1]);
		expect(await rowsOf({ get } as never, range)).toEqual([{ id: 'a' }, later]);
	});
});

describe('events', () => {
	const event: StoredEvent = {
		id: 'e',
		at: 1,
		pack: { formatVersion: 1, name: 'Cup', system: 'toy', date: '2026-05-01', constraints: [] }
	};

	test('come back, the latest first, and those that cannot be read apart', async () => {
		const events = createEventRepository(db);
		await events.save(event);
		await events.save({ ...event, id: 'f', at: 2 });
		const bad = { id: 'g', at: 3, pack: { name: 'Half' } };
		await db.events.put(bad);
		expect((await events.list()).map(({ id }) => id)).toEqual(['f', 'e']);
		expect(await first(events.watchAll())).toMatchObject({
			read: [{ id: 'f' }, { id: 'e' }],
			unreadable: [{ readable: false, id: 'g', row: bad }]
		});
		await events.remove('f');
		expect(await events.list()).toEqual([event]);
	});
});
