import 'fake-indexeddb/auto';
import type { Observable } from 'dexie';
import { beforeEach, describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import { binGrace, binTime } from '../../schema/bounds.ts';
import { createBinRepository, type BinRepository } from './bin-repository.ts';
import { MusterDb, type RosterRow } from './db.ts';

const roster = aList(1000, '2 pikes');
const { id } = roster;
const otherId = '7d4c2a9e-0b1f-4c3d-8e5f-123456789abd';
const row: RosterRow = { id, updatedAt: 5, roster, summary: 'old', cursor: 1, steps: 1 };

const start = Date.UTC(2026, 10, 22);

let db: MusterDb;
let bin: BinRepository;
let clock: number;

beforeEach(() => {
	db = new MusterDb(`test-${Math.random()}`);
	clock = start;
	bin = createBinRepository(db, () => clock);
});

async function first<T>(observable: Observable<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		observable.subscribe({ next: resolve, error: reject });
	});
}

const newId = (): string => otherId;

test('the text that a roster was made of and its folder go with it for good', async () => {
	await db.rosters.put(row);
	await db.sources.put({ id, at: 1, text: 'Tin Host' });
	await db.folders.put({ id, at: 1, name: 'Club nights' });
	await bin.moveIn(id, newId);
	expect([await db.sources.count(), await db.folders.count()]).toEqual([1, 1]);
	await bin.purge(id);
	expect([await db.sources.count(), await db.folders.count()]).toEqual([0, 0]);
});

describe('a deleted roster', () => {
	test('leaves the list for the bin', async () => {
		await db.rosters.put(row);
		expect(await bin.moveIn(id, newId)).toBe(true);
		expect(await db.rosters.count()).toBe(0);
		expect(await first(bin.watch())).toMatchObject([
			{
				id,
				deletedAt: start,
				goesAt: start + binTime,
				canReturn: true,
				stored: { readable: true, roster }
			}
		]);
	});

	test('that is gone already is said to be', async () => {
		expect(await bin.moveIn(id, newId)).toBe(false);
		expect(await bin.restore(id, newId)).toBeUndefined();
	});

	test.each([
		['a roster', row],
		[
			'what cannot be read',
			{ id, updatedAt: Number.NaN, roster: { half: [1, 'x'] }, strange: true }
		]
	])('comes back as it was: %s', async (_, kept) => {
		await db.rosters.put(kept);
		await bin.moveIn(id, newId);
		expect(await bin.restore(id, newId)).toBe(id);
		expect(await db.rosters.toArray()).toEqual([kept]);
		expect(await db.bin.count()).toBe(0);
	});

	test('comes back beside one of its id, without the history, which is the other’s', async () => {
		await db.rosters.put(row);
		await bin.moveIn(id, newId);
		await db.rosters.put({ ...row, updatedAt: 9 });
		expect(await bin.restore(id, newId)).toBe(otherId);
		expect(await db.rosters.get(id)).toEqual({ ...row, updatedAt: 9 });
		expect(await db.rosters.get(otherId)).toEqual({
			id: otherId,
			updatedAt: 5,
			summary: 'old',
			roster: { ...roster, id: otherId }
		});
	});

	test('comes back beside one of its id with its versions, which the other keeps too', async () => {
		let made = 0;
		const nextId = () => `7d4c2a9e-0b1f-4c3d-8e5f-${String((made += 1)).padStart(12, '0')}`;
		await db.rosters.put(row);
		await db.versions.put({ id: 'v1', roster: id, name: 'Before', at: 1, snapshot: roster });
		await bin.moveIn(id, nextId);
		await db.rosters.put({ ...row, updatedAt: 9 });
		const restored = await bin.restore(id, nextId);
		await db.rosters.delete(id);
		await bin.purge(id);
		expect(
			await db.versions
				.where('roster')
				.equals(restored ?? '')
				.toArray()
		).toMatchObject([{ name: 'Before', snapshot: roster }]);
	});

	test('stays beside a later one of its id', async () => {
		await db.rosters.put(row);
		await bin.moveIn(id, newId);
		clock = start + 1000;
		await db.rosters.put({ ...row, updatedAt: 9 });
		await bin.moveIn(id, newId);
		expect(await first(bin.watch())).toMatchObject([
			{ id, deletedAt: start + 1000, stored: { updatedAt: 9 } },
			{ id: otherId, deletedAt: start, stored: { updatedAt: 5, roster: { id: otherId } } }
		]);
	});

	test.each([
		['lost', null],
		['without an id and a roster', { name: 'Nordland' }]
	])('does not hide the others if its row is %s', async (_, lost) => {
		await db.bin.put({ id, deletedAt: 5, row: lost } as never);
		expect(await first(bin.watch())).toMatchObject([{ id, stored: { readable: false } }]);
	});
});

describe('for good', () => {
	beforeEach(async () => {
		for (const owner of [id, otherId]) {
			await db.rosters.put({ ...row, id: owner });
			await db.steps.bulkPut([1, 2].map((n) => ({ roster: owner, n })));
			await db.versions.put({ id: owner, roster: owner, name: 'v', at: 1, snapshot: roster });
		}
		await bin.moveIn(id, newId);
	});

	test('until then its history and versions stay', async () => {
		expect([await db.steps.count(), await db.versions.count()]).toEqual([4, 2]);
	});

	test('they go with it, and nobody else’s', async () => {
		await bin.purge(id);
		expect(await db.bin.count()).toBe(0);
		expect((await db.steps.toArray()).map((step) => step.roster)).toEqual([otherId, otherId]);
		expect((await db.versions.toArray()).map((version) => version.roster)).toEqual([otherId]);
	});

	test('they stay with a roster that another tab has stored again', async () => {
		await db.rosters.put(row);
		await bin.purge(id);
		expect([await db.steps.count(), await db.versions.count()]).toEqual([4, 2]);
	});

	const day = 24 * 60 * 60 * 1000;
	/** Opens the app at these moments after the roster was deleted, and counts what is left in the bin. */
	const leftAfter = async (...moments: readonly number[]): Promise<number> => {
		for (const moment of moments) await bin.purgeOld(clock + moment);
		return db.bin.count();
	};

	test.each([
		['is not over', [binTime - 1, binTime - 1 + binGrace - 1], 1],
		['is seen to be over for the first time', [binTime], 1],
		['was seen to be over less than a day ago', [binTime, binTime + binGrace - 1], 1],
		['was seen to be over a day ago', [binTime, binTime + binGrace], 0],
		['was long over before anybody looked', [400 * day, 401 * day], 0],
		[
			'was over by a clock that was wrong for a moment',
			[40 * day, 1 * day, 41 * day - 1, 2 * day],
			1
		],
		['was over by a wrong clock, and is now', [40 * day, 1 * day, 31 * day, 32 * day], 0],
		['was over by a clock set ahead twice', [40 * day, 1 * day, 90 * day, 2 * day], 1],
		['is yet to begin by a clock set back', [-9000 * day, -8000 * day, 0], 1]
	])('where its time %s: %j days on, %i are left', async (_, moments, left) => {
		expect(await leftAfter(...moments)).toBe(left);
	});

	test('a damaged moment since when it was due stays as it is', async () => {
		await db.bin.update(id, { dueSince: -1 });
		const before = await db.bin.toArray();
		expect(await leftAfter(1 * day)).toBe(1);
		expect(await db.bin.toArray()).toEqual(before);
	});

	test.each([
		['by a clock that was at its beginning', { deletedAt: 5 }],
		['nobody knows when', { deletedAt: null }],
		['at a text', { deletedAt: 'then' }],
		['as something that cannot be read', { row: { id, updatedAt: 5, roster: { half: 1 } } }],
		['as nothing', { row: null }]
	])('but not by itself what was deleted %s', async (_, damage) => {
		await db.bin.update(id, damage as never);
		const before = await db.bin.toArray();
		expect(await leftAfter(40 * day, 80 * day, 120 * day)).toBe(1);
		expect(await db.bin.toArray()).toEqual(before);
		expect(await first(bin.watch())).toMatchObject([{ goesAt: undefined }]);
		await bin.purge(id);
		expect(await db.bin.count()).toBe(0);
	});
});

describe('a row of the bin that holds', () => {
	test.each([
		['nothing', null],
		['a date', new Date(0)],
		['the row of another roster', { ...row, id: otherId }],
		['no id', { roster }]
	])('%s is listed, is not put back, and keeps no roster from being deleted', async (_, held) => {
		await db.bin.put({ id, deletedAt: clock, row: held } as never);
		expect(await first(bin.watch())).toMatchObject([{ id, canReturn: false }]);
		expect(await bin.restore(id, newId)).toBeUndefined();
		expect(await db.rosters.count()).toBe(0);
		await db.rosters.put(row);
		expect(await bin.moveIn(id, newId)).toBe(true);
		expect(await db.bin.get(otherId)).toMatchObject({ row: held });
	});
});
