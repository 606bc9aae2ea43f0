import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aList } from '../../tests/builders.ts';
import { MusterDb } from './db.ts';
import { createEventRepository, type StoredEvent } from './event-repository.ts';
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

	test('that cannot be read are left out and kept', async () => {
		await db.versions.put({ ...version, snapshot: { half: true } });
		expect(await createVersionRepository(db).list(snapshot.id)).toEqual([]);
		expect(await db.versions.count()).toBe(1);
	});
});

describe('events', () => {
	const event: StoredEvent = {
		id: 'e',
		at: 1,
		pack: { formatVersion: 1, name: 'Cup', system: 'toy', date: '2026-05-01', constraints: [] }
	};

	test('come back, the latest first, without those that cannot be read', async () => {
		const events = createEventRepository(db);
		await events.save(event);
		await events.save({ ...event, id: 'f', at: 2 });
		await db.events.put({ id: 'g', at: 3, pack: { name: 'Half' } });
		expect((await events.list()).map(({ id }) => id)).toEqual(['f', 'e']);
		await events.remove('f');
		expect(await events.list()).toEqual([event]);
	});
});
