import 'fake-indexeddb/auto';
import type { Observable } from 'dexie';
import { expect, test } from 'vitest';
import type { OwnAlias } from '../../schema/own/rows.ts';
import { createAliasRepository } from './alias-repository.ts';
import { MusterDb } from './db.ts';

async function first<T>(observable: Observable<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		observable.subscribe({ next: resolve, error: reject });
	});
}

function open() {
	const db = new MusterDb(`test-${Math.random()}`);
	return { db, aliases: createAliasRepository(db) };
}

const tin: OwnAlias = { id: 'toy/tin men', at: 1, name: 'Tin Men', entry: 'pikes', meant: 'Pikes' };

test('names are kept by game, replaced and removed', async () => {
	const { aliases } = open();
	const other = { ...tin, id: 'toy-two/tin men' };
	await aliases.set(tin);
	await aliases.set(other);
	await aliases.set({ ...tin, entry: 'squire', meant: 'Squire' });
	expect(await aliases.of('toy')).toEqual([{ ...tin, entry: 'squire', meant: 'Squire' }]);
	expect(await first(aliases.watch())).toHaveLength(2);
	await aliases.remove(tin.id);
	expect(await first(aliases.watch())).toEqual([other]);
});

test('a row that cannot be read is left out, and stays', async () => {
	const { db, aliases } = open();
	const odd = { id: 'toy/odd', at: 'then' };
	await db.aliases.put(odd);
	expect(await aliases.of('toy')).toEqual([]);
	expect(await db.aliases.get(odd.id)).toEqual(odd);
});
