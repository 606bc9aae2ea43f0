import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { longestSource } from '../../schema/own/rows.ts';
import { MusterDb } from './db.ts';
import { createSourceRepository } from './source-repository.ts';

function open() {
	const db = new MusterDb(`test-${Math.random()}`);
	return { db, sources: createSourceRepository(db) };
}

test('the text of a roster is kept, as much of it as there is room for', async () => {
	const { sources } = open();
	await sources.set('a', 'Tin Host\n2 Pikes\n', 1);
	await sources.set('b', 'x'.repeat(longestSource + 1), 1);
	expect(await sources.get('a')).toBe('Tin Host\n2 Pikes');
	expect(await sources.get('b')).toHaveLength(longestSource);
	expect(await sources.get('c')).toBeUndefined();
});

test('a text of nothing is none, nor is a row that cannot be read', async () => {
	const { db, sources } = open();
	await sources.set('a', ' \n ', 1);
	await db.sources.put({ id: 'b', at: 'then', text: 7 });
	expect(await sources.get('a')).toBeUndefined();
	expect(await sources.get('b')).toBeUndefined();
});
