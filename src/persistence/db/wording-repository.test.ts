import 'fake-indexeddb/auto';
import type { Observable } from 'dexie';
import { expect, test } from 'vitest';
import { MusterDb } from './db.ts';
import { createWordingRepository } from './wording-repository.ts';

async function first<T>(observable: Observable<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		observable.subscribe({ next: resolve, error: reject });
	});
}

function open() {
	const db = new MusterDb(`test-${Math.random()}`);
	return { db, wordings: createWordingRepository(db) };
}

test('texts are kept by game and id, replaced and removed', async () => {
	const { wordings } = open();
	await wordings.set('whfb6/rule/fear', 'Runs.', 1);
	await wordings.set('t9a/rule/fear', 'Stands.', 2);
	await wordings.set('whfb6/rule/fear', 'Runs away.', 3);
	expect([...(await first(wordings.watch('whfb6')))]).toEqual([['rule/fear', 'Runs away.']]);
	await wordings.set('whfb6/rule/fear', undefined, 4);
	expect((await first(wordings.watch('whfb6'))).size).toBe(0);
	expect((await first(wordings.watch('t9a'))).get('rule/fear')).toBe('Stands.');
});

test('a game whose name begins like another’s has its own', async () => {
	const { wordings } = open();
	await wordings.set('warmaster-trial/item/horn', 'Blows.', 1);
	expect((await first(wordings.watch('warmaster'))).size).toBe(0);
});

test('a row that cannot be read is left out, and stays', async () => {
	const { db, wordings } = open();
	const odd = { id: 'whfb6/rule/odd', at: 'then', text: 7 };
	await db.wordings.put(odd);
	await wordings.set('whfb6/rule/fear', 'Runs.', 1);
	expect([...(await first(wordings.watch('whfb6'))).keys()]).toEqual(['rule/fear']);
	expect(await db.wordings.get(odd.id)).toEqual(odd);
});
