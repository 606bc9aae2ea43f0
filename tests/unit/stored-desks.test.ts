import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { openPacks } from '../../src/cli/packs.ts';
import { isCorrections, isKeptFile, readLock } from '../../src/exchange/desk/index.ts';
import { eraseDesk, readDesk } from '../../src/persistence/desk/desk-store.ts';
import { doDeskWork } from '../../src/workers/desk/desk-jobs.ts';
import type { ReadFile } from '../../src/workers/desk/messages.ts';
import { storedFixture } from '../stored-fixtures.ts';

// What earlier versions kept of an event's desk, with the player, state and points of each list as they were then.

const source = { packs: openPacks('data').source, events: () => Promise.resolve([]) };

const said: Readonly<Record<number, readonly (readonly [string | undefined, string, number?])[]>> =
	{
		1: [
			['Anna One', 'legal', 670],
			['Dora Four', 'legal', 670],
			['Pia Sixteen', 'to fix', 715],
			['Sven Nineteen', 'not wholly read'],
			['Vera Lang', 'legal', 670],
			['Willi Kurz', 'to fix', 795],
			[undefined, 'legal', 890]
		],
		2: [
			['Anna One', 'legal', 670],
			[undefined, 'legal', 890],
			['Form One', 'legal', 670],
			['Form, Two', 'to fix', 1110],
			['Form Three', 'not wholly read'],
			['Form Four', 'not wholly read', 670],
			[undefined, 'legal', 670],
			[undefined, 'to fix', 795]
		]
	};

/** Puts the rows of a fixture into the database, as that version did. */
async function leave(format: string): Promise<void> {
	await eraseDesk();
	const rows = JSON.parse(storedFixture(`desk-${format}.json`) ?? '') as Record<string, object>;
	await new Promise<void>((resolve, reject) => {
		const opening = indexedDB.open('muster-desk');
		opening.onerror = () => reject(new Error('refused'));
		opening.onsuccess = () => {
			const writing = opening.result.transaction('rows', 'readwrite');
			for (const [key, row] of Object.entries(rows)) writing.objectStore('rows').put(row, key);
			writing.oncomplete = () => resolve();
		};
	});
}

describe.each(Object.keys(said))('a desk of format %s', (format) => {
	beforeEach(() => leave(format));

	test('is read whole', async () => {
		const { desk, files, lock, unreadable } = await readDesk();
		expect(unreadable).toBe(0);
		expect(files.every(({ file }) => isKeptFile(file))).toBe(true);
		expect(isCorrections(desk?.corrections)).toBe(true);
		expect(readLock(lock?.files[0]?.text ?? '')?.lists).toHaveLength(
			said[Number(format)]?.length ?? 0
		);
	});

	test('says of its lists what it said', async () => {
		const { desk, files } = await readDesk();
		const kept = files.map(({ file }) => file).filter(isKeptFile);
		const { event, corrections } = desk ?? {};
		if (!event || !isCorrections(corrections)) throw new Error('Nothing was kept.');
		const job = { kind: 'desk-read', of: { kept }, event, corrections } as const;
		const read = (await doDeskWork(job, source, () => undefined)) as readonly ReadFile[];
		const lists = read.flatMap((one) => one.lists);
		expect(
			lists.map(({ row: { player, state, points } }) => [
				player?.name,
				state,
				...(points === undefined ? [] : [points])
			])
		).toEqual(said[Number(format)]);
	});
});
