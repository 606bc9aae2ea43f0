import 'fake-indexeddb/auto';
import type { Observable } from 'dexie';
import { expect, test, vi } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import type { Battle, Tap } from '../../schema/own/battle.ts';
import { createBattleRepository } from './battle-repository.ts';
import { MusterDb } from './db.ts';
import { openRepositories } from './open.ts';

const day = 24 * 60 * 60 * 1000;
const roster = { ...aList(1000, '2 pikes'), id: '00000000-0000-4000-8000-000000000001' };
const aBattle = (id: string, at = 1): Battle => ({
	format: 1,
	id,
	at,
	own: { roster, data: 'toy.abc' },
	first: 'own',
	enemy: { name: 'Otto', list: { roster: { ...roster, name: 'Otto’s pikes' } } }
});
const aTap = (id: string, battle: string, at: number): Tap => ({
	...{ id, battle, at },
	deed: { kind: 'change', by: { 'own/unit/u1/0': 1 } }
});

async function first<T>(observable: Observable<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		observable.subscribe({ next: resolve, error: reject });
	});
}

const fresh = () => openRepositories(`battles-${Math.random()}`).of(createBattleRepository);

test('what two tabs tap in one battle is all there', async () => {
	const name = `battles-${Math.random()}`;
	const one = openRepositories(name).of(createBattleRepository);
	const other = openRepositories(name).of(createBattleRepository);
	await one.begin(aBattle('b'));
	await Promise.all([
		one.tap(aTap('x-1', 'b', 5)),
		other.tap(aTap('y-1', 'b', 5)),
		one.tap(aTap('x-2', 'b', 6)),
		other.tap(aTap('z', 'another', 6))
	]);
	const stored = await first(other.watch('b'));
	expect(stored?.taps.map(({ id }) => id).toSorted()).toEqual(['x-1', 'x-2', 'y-1']);
});

test('a tap is handed over before its task ends', async () => {
	const battles = fresh();
	await battles.begin(aBattle('b'));
	const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
	const storing = battles.tap(aTap('x-1', 'b', 5));
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
	expect(commit).toHaveBeenCalledTimes(1);
	commit.mockRestore();
	await storing;
	expect((await first(battles.watch('b')))?.taps).toHaveLength(1);
});

test('the latest is first, and what is in the bin is not among them', async () => {
	const battles = fresh();
	await battles.begin(aBattle('a', 1));
	await battles.begin(aBattle('b', 2));
	await battles.begin(aBattle('c', 3));
	await battles.remove('b', 10);
	expect((await first(battles.watchAll())).map(({ id }) => id)).toEqual(['c', 'a']);
	expect((await first(battles.watchBin())).map(({ id }) => id)).toEqual(['b']);
	await battles.restore('b');
	expect((await first(battles.watchAll())).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test.each([
	['after thirty days', 30 * day, true],
	['a millisecond before thirty-one', 31 * day - 1, true],
	['after thirty-one', 31 * day, false]
])('one in the bin is %s: there %s', async (_, later, isThere) => {
	const battles = fresh();
	await battles.begin(aBattle('a'));
	await battles.tap(aTap('t', 'a', 1));
	await battles.remove('a', 1000);
	await battles.purgeOld(1000 + later);
	expect(await first(battles.watchBin())).toHaveLength(isThere ? 1 : 0);
});

test('deleted for good it takes its taps with it, and no others', async () => {
	const name = `battles-${Math.random()}`;
	const battles = openRepositories(name).of(createBattleRepository);
	await battles.begin(aBattle('a'));
	await battles.begin(aBattle('b'));
	await battles.tap(aTap('t', 'a', 1));
	await battles.tap(aTap('u', 'b', 1));
	await battles.purge('a');
	expect(await first(battles.watch('a'))).toBeUndefined();
	const db = new MusterDb(name);
	expect(await db.taps.toCollection().primaryKeys()).toEqual(['u']);
	db.close();
});

test('opponents’ names are erased, and nothing else of a battle', async () => {
	const battles = fresh();
	await battles.begin(aBattle('a'));
	await battles.begin({ ...aBattle('b'), enemy: { name: 'Emil' } });
	await battles.tap(aTap('t', 'a', 1));
	await battles.eraseNames();
	const [one, other] = await first(battles.watchAll());
	expect(JSON.stringify([one, other])).not.toMatch(/Otto|Emil/);
	expect(one?.enemy.list?.roster.units).toEqual(roster.units);
	expect(other?.own.roster.name).toBe(roster.name);
	expect((await first(battles.watch('a')))?.taps).toHaveLength(1);
});

test('a damaged battle or tap counts as absent and stays as it is', async () => {
	const name = `battles-${Math.random()}`;
	const battles = openRepositories(name).of(createBattleRepository);
	await battles.begin(aBattle('a'));
	await battles.tap(aTap('t', 'a', 1));
	const db = new MusterDb(name);
	await db.battles.put({ id: 'odd', own: 7 });
	await db.taps.put({ id: 'odd', battle: 'a' });
	expect((await first(battles.watchAll())).map(({ id }) => id)).toEqual(['a']);
	expect((await first(battles.watch('a')))?.taps.map(({ id }) => id)).toEqual(['t']);
	expect(await first(battles.watch('odd'))).toBeUndefined();
	expect(await db.battles.count()).toBe(2);
	db.close();
});

test('the data that a battle is played with stay as long as it', async () => {
	const { of, data } = openRepositories(`battles-${Math.random()}`);
	const battles = of(createBattleRepository);
	await data.store('toy.abc', 'system.json', () => Promise.resolve({ id: 'toy' }));
	await battles.begin(aBattle('a'));
	await data.tidy();
	expect(await data.load('toy.abc', 'system.json')).toEqual({ id: 'toy' });
	await battles.purge('a');
	await data.tidy();
	expect(await data.load('toy.abc', 'system.json')).toBeUndefined();
});
