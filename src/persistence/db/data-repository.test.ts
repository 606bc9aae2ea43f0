import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import { createBinRepository } from './bin-repository.ts';
import { createDataRepository, type DataRepository } from './data-repository.ts';
import { MusterDb } from './db.ts';
import { createRosterRepository, type RosterRepository } from './roster-repository.ts';

const roster = aList(1000, '2 pikes');
const { id } = roster;
const otherId = '7d4c2a9e-0b1f-4c3d-8e5f-123456789abd';
const other = { ...roster, id: otherId };
const summary = { points: 80, problems: 0, units: 2 };
const old = 'toy.old';
const today = 'toy.new';
const path = 'system.json';

let db: MusterDb;
let data: DataRepository;
let rosters: RosterRepository;

beforeEach(() => {
	db = new MusterDb(`test-${Math.random()}`);
	data = createDataRepository(db);
	rosters = createRosterRepository(db);
});

const keep = (mark: string, content: unknown): Promise<void> =>
	data.store(mark, path, () => Promise.resolve(content));

describe('a file', () => {
	test('comes back as it was, in a fraction of its size', async () => {
		const content = { id: 'toy', names: Array.from({ length: 2000 }, () => 'Pikes – ½') };
		await keep(old, content);
		expect(await data.load(old, path)).toEqual(content);
		const packed = (await db.data.get(`${old}/${path}`))?.content as Uint8Array;
		expect(packed.byteLength).toBeLessThan(JSON.stringify(content).length / 5);
	});

	test('is another under another mark, and kept but once', async () => {
		await keep(old, { a: 1 });
		await keep(old, { a: 2 });
		await keep(today, { a: 3 });
		expect(await data.load(old, path)).toEqual({ a: 1 });
		expect(await data.load(today, path)).toEqual({ a: 3 });
		expect(await data.load('toy.none', path)).toBeUndefined();
		expect(await data.marksWith(path)).toEqual([today, old]);
	});

	test.each([
		[null],
		['{"half": '],
		[42n],
		[new Map()],
		[new Uint8Array([31, 139, 8, 0, 1, 2, 3])],
		[{ id: 'toy' }]
	])('%s counts as missing, and is kept anew', async (content) => {
		await db.data.put({ id: `${old}/${path}`, content });
		expect(await data.load(old, path)).toBeUndefined();
		await keep(old, { whole: true });
		expect(await data.load(old, path)).toEqual({ whole: true });
	});

	test('of which a byte is another counts as missing', async () => {
		await keep(old, { names: Array.from({ length: 100 }, (_, at) => `name ${at}`) });
		const { content } = (await db.data.get(`${old}/${path}`)) as { content: Uint8Array };
		const bytes = content.slice();
		bytes[40] = (bytes[40] ?? 0) ^ 255;
		await db.data.put({ id: `${old}/${path}`, content: bytes });
		expect(await data.load(old, path)).toBeUndefined();
	});
});

describe('what belongs to no roster', () => {
	beforeEach(async () => {
		await keep(old, { a: 1 });
		await keep(today, { a: 2 });
	});

	const kept = async (): Promise<readonly unknown[]> => {
		await data.tidy();
		return db.data.toCollection().primaryKeys();
	};

	test('goes; what a roster names stays', async () => {
		await rosters.save(roster, summary, { data: old });
		expect(await kept()).toEqual([`${old}/${path}`]);
		await rosters.save(roster, summary, { data: today });
		expect(await kept()).toEqual([]);
	});

	test('stays as long as the roster is in the bin', async () => {
		await rosters.save(roster, summary, { data: old });
		const bin = createBinRepository(db);
		await bin.moveIn(id, () => otherId);
		expect(await kept()).toEqual([`${old}/${path}`]);
		await bin.purge(id);
		expect(await kept()).toEqual([]);
	});

	test('stays for a row that cannot be read, and beside keys of somebody else', async () => {
		await db.rosters.put({ id, updatedAt: 0, roster: 'bytes', data: old });
		await db.rosters.put(null as never).catch(() => undefined);
		await db.data.put({ id: 7 as never, content: 1 });
		expect(await kept()).toEqual([7, `${old}/${path}`]);
	});

	test('stays for the way back of a roster that took other data, until that is gone', async () => {
		await rosters.save(roster, summary, { data: today });
		await data.storeMark(roster, old);
		expect(await data.storedMark(roster)).toBe(old);
		expect(await data.storedMark({ ...roster, revision: '2026-09-09' })).toBeUndefined();
		expect(await data.storedMark(other)).toBeUndefined();
		expect(await kept()).toHaveLength(3);
		await db.rosters.delete(id);
		expect(await kept()).toEqual([]);
	});
});

describe('the mark of a row', () => {
	test('is written only over the one that was seen, and leaves the moment as it is', async () => {
		await rosters.save(roster, summary);
		const before = await db.rosters.get(id);
		await data.setMark(id, old, today);
		expect(await db.rosters.get(id)).toEqual(before);
		await data.setMark(id, undefined, today);
		expect(await db.rosters.get(id)).toEqual({ ...before, data: today });
		await data.setMark(otherId, undefined, today);
		expect(await db.rosters.count()).toBe(1);
	});

	test('is not written into a row that cannot be read', async () => {
		const row = { id, updatedAt: 0, roster: 'bytes' };
		await db.rosters.put(row);
		await data.setMark(id, undefined, today);
		expect(await db.rosters.get(id)).toEqual(row);
	});

	test('hears of every roster that can be read, in the bin too', async () => {
		await rosters.save(roster, summary, { data: old });
		await rosters.save(other, summary);
		await db.rosters.put({ id: 'bad', updatedAt: 0, roster: null });
		await db.bin.put({ id: 'worse', deletedAt: 0, row: null as never });
		await createBinRepository(db).moveIn(otherId, () => 'x');
		expect(await data.uses()).toEqual([
			{ roster, data: old, summary, isBinned: false },
			{ roster: other, data: undefined, summary, isBinned: true }
		]);
	});
});
