import { expect, type Page } from '@playwright/test';

// Without the link the browser asks for /favicon.ico.
const emptyPage = '<!doctype html><link rel="icon" href="data:," />';

/**
 * Rows of the app's store, read and written behind its back. The page must be one of the app's
 * origin; any of its files will do.
 */
export class StoredRows {
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	/** Puts rows into the store before the app is opened, from an empty page of its origin. */
	async seed(rows: readonly object[]): Promise<void> {
		await this.#page.route(
			'**/empty',
			(route) => route.fulfill({ contentType: 'text/html', body: emptyPage }),
			{ times: 1 }
		);
		await this.#page.goto('empty');
		await this.put(rows);
	}

	/** Puts rows into the store, and makes it if it is not there yet. */
	async put(rows: readonly object[]): Promise<void> {
		await this.#page.evaluate(async (wanted) => {
			const known = (await indexedDB.databases()).some(({ name }) => name === 'muster');
			await new Promise<void>((resolve, reject) => {
				// The first version of Dexie is the tenth of the browser.
				const opening = indexedDB.open('muster', ...(known ? [] : [10]));
				opening.onupgradeneeded = () =>
					opening.result.createObjectStore('rosters', { keyPath: 'id' });
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const writing = opening.result.transaction('rosters', 'readwrite');
					for (const row of wanted) writing.objectStore('rosters').put(row);
					writing.onerror = () => reject(writing.error ?? new Error('not written'));
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			});
		}, rows);
	}

	/** Every row of a store as it is, of rosters if none is named; none if the app has not made its store yet. */
	async all(store = 'rosters'): Promise<readonly unknown[]> {
		return this.#page.evaluate(async (name) => {
			const databases = await indexedDB.databases();
			if (!databases.some((database) => database.name === 'muster')) return [];
			return new Promise<readonly unknown[]>((resolve, reject) => {
				const opening = indexedDB.open('muster');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					// The app may be about to bring the store up to its version.
					opening.result.onversionchange = () => opening.result.close();
					if (!opening.result.objectStoreNames.contains(name)) {
						opening.result.close();
						resolve([]);
						return;
					}
					const reading = opening.result.transaction(name).objectStore(name).getAll();
					reading.onerror = () => reject(reading.error ?? new Error('not read'));
					reading.onsuccess = () => {
						opening.result.close();
						resolve(reading.result as readonly unknown[]);
					};
				};
			});
		}, store);
	}

	/** Waits until a roster of so many points is stored. */
	async untilPoints(points: number): Promise<void> {
		await expect.poll(async () => JSON.stringify(await this.all())).toContain(`"points":${points}`);
	}

	/** Waits until the player's choices that are stored say this. */
	async untilChosen(said: string): Promise<void> {
		await expect.poll(async () => JSON.stringify(await this.all('settings'))).toContain(said);
	}

	/** Clicks a button of the page and returns how many rows of edits in waiting were written before the click ended. */
	async rowsWrittenBy(button: string): Promise<number> {
		return this.#page.evaluate((label) => {
			const { put } = IDBObjectStore.prototype;
			let rows = 0;
			IDBObjectStore.prototype.put = function (...given) {
				if (this.transaction.db.name === 'muster-waiting') rows += 1;
				return put.apply(this, given);
			};
			document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
			IDBObjectStore.prototype.put = put;
			return rows;
		}, button);
	}
}
