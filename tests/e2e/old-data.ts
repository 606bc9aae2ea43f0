import type { Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Army, Roster, System } from '#schema';

const folder = fileURLToPath(new URL('../../build/_app/immutable/data/', import.meta.url));

/** The data of a game as they were once: under a mark and of a day of their own. */
export interface OldData {
	readonly mark: string;
	readonly revision: string;
	readonly system: System;
	readonly army: Army;
}

/** The mark of the data that the build has of a game. */
export function markOfToday(system = 'warmaster'): string {
	return readdirSync(folder).find((name) => name.startsWith(`${system}.`)) ?? '';
}

function read(path: string): unknown {
	return JSON.parse(readFileSync(`${folder}${markOfToday()}/${path}`, 'utf8'));
}

/** The day of the data that the build has of Warmaster. */
export function revisionOfToday(): string {
	return (read('system.json') as System).revision;
}

type Entry = Army['entries'][number];

/** Older data of an army than those of the build, with what was another then. */
export function olderData(army: string, change: (entry: Entry) => readonly Entry[]): OldData {
	const revision = '2026-05-05';
	const system = { ...(read('system.json') as System), revision };
	const own = read(`armies/${army}.json`) as Army;
	return {
		mark: 'warmaster.OlderOne',
		revision,
		system,
		army: { ...own, entries: own.entries.flatMap(change) }
	};
}

/** A row of a roster that was stored with a game's data. */
export function storedRow(roster: Roster, data: string, summary: object): object {
	return { id: roster.id, updatedAt: Date.now(), roster, summary, data };
}

/** Puts old data among those that are kept, behind the app's back; it must have opened its store. */
export async function storeOld(page: Page, { mark, system, army }: OldData): Promise<void> {
	await storeData(page, {
		[`${mark}/system.json`]: JSON.stringify(system),
		[`${mark}/armies/${army.id}.json`]: JSON.stringify(army)
	});
}

/** Puts rows into the table of kept data, by their ids. */
export async function storeData(
	page: Page,
	rows: Readonly<Record<string, unknown>>
): Promise<void> {
	await page.evaluate(async (wanted) => {
		await new Promise<void>((resolve, reject) => {
			const opening = indexedDB.open('muster');
			opening.onerror = () => reject(opening.error ?? new Error('not opened'));
			opening.onsuccess = () => {
				const writing = opening.result.transaction('data', 'readwrite');
				for (const [id, content] of Object.entries(wanted))
					writing.objectStore('data').put({ id, content });
				writing.onerror = () => reject(writing.error ?? new Error('not written'));
				writing.oncomplete = () => {
					opening.result.close();
					resolve();
				};
			};
		});
	}, rows);
}

/** The ids of what is kept of data. */
export async function storedData(page: Page): Promise<readonly string[]> {
	return page.evaluate(
		() =>
			new Promise<readonly string[]>((resolve, reject) => {
				const opening = indexedDB.open('muster');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const { result } = opening;
					if (!result.objectStoreNames.contains('data')) {
						result.close();
						resolve([]);
						return;
					}
					const reading = result.transaction('data').objectStore('data').getAllKeys();
					reading.onerror = () => reject(reading.error ?? new Error('not read'));
					reading.onsuccess = () => {
						result.close();
						resolve(reading.result.map(String));
					};
				};
			})
	);
}
