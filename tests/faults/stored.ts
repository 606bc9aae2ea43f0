import type { Page } from '@playwright/test';
import type { Damaged } from './damage.ts';

type Tables = Readonly<Record<string, readonly object[]>>;

interface Tools {
	seed(version: number, stores: Readonly<Record<string, string>>, tables: Tables): Promise<void>;
	damage(rows: readonly Damaged[]): Promise<void>;
	prints(): Promise<Record<string, Record<string, string>>>;
}

declare global {
	interface Window {
		faults: Tools;
	}
}

/** The app's database, made, damaged and looked at behind its back. */
export class StoredTables {
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	/** Makes the database anew, as a version of the app left it, from an empty page of its origin. */
	async seed(
		version: number,
		stores: Readonly<Record<string, string>>,
		tables: Tables
	): Promise<void> {
		await this.#leave();
		await this.#page.evaluate(([at, names, rows]) => window.faults.seed(at, names, rows), [
			version,
			stores,
			tables
		] as const);
	}

	async damage(rows: readonly Damaged[]): Promise<void> {
		await this.#page.evaluate((damaged) => window.faults.damage(damaged), rows);
	}

	/** What each row is, to the last byte: by its table and its key. */
	async prints(): Promise<Record<string, Record<string, string>>> {
		await this.#leave();
		return this.#page.evaluate(() => window.faults.prints());
	}

	/** Leaves the app for an empty page, so that nothing of it runs. */
	async #leave(): Promise<void> {
		const body = '<!doctype html><link rel="icon" href="data:," />';
		await this.#page.route('**/empty', (route) =>
			route.fulfill({ contentType: 'text/html', body })
		);
		await this.#page.goto('empty');
		await this.#page.evaluate(install);
	}
}

/** Runs in the page: there alone are maps, blobs and cycles what they are. */
function install(): void {
	const name = 'muster';

	const settled = <T>(request: IDBRequest<T>): Promise<T> =>
		new Promise((resolve, reject) => {
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error ?? new Error('refused'));
		});

	const isKeyed = (value: unknown): value is Record<string, unknown> =>
		typeof value === 'object' && value !== null;

	function build(recipe: Damaged['recipe']): unknown {
		switch (recipe.kind) {
			case 'json':
				return recipe.value;
			case 'list':
				return recipe.parts.map(build);
			case 'map':
				return new Map(recipe.parts.map((part, at) => [at % 2 ? build(part) : at, build(part)]));
			case 'set':
				return new Set(recipe.parts.map(build));
			case 'object':
				return Object.fromEntries(recipe.parts.map(([key, part]) => [key, build(part)]));
			case 'number':
				return Number(recipe.text);
			case 'bigint':
				return BigInt(recipe.text);
			case 'pattern':
				return new RegExp(recipe.text, 'g');
			case 'error':
				return new TypeError(recipe.text);
			case 'blob':
				return new Blob([recipe.text], { type: 'text/plain' });
			case 'date':
				return new Date(recipe.size);
			case 'holes':
				return Array(recipe.size);
			case 'deep':
				return Array.from({ length: recipe.size }).reduce((inner) => [inner], 'core');
			case 'long':
				return 'x'.repeat(recipe.size);
			case 'bytes':
				return new Uint8Array(recipe.size).fill(7).buffer;
			case 'cycle': {
				const self: Record<string, unknown> = {};
				return Object.assign(self, { self, list: [self] });
			}
			case 'named list':
				return Object.assign([1, 2], { formatVersion: 1, name: 'list' });
			case 'nothing':
				return undefined;
		}
	}

	const open = (version?: number, upgrade?: (db: IDBDatabase) => void): Promise<IDBDatabase> => {
		const opening = indexedDB.open(name, version);
		opening.onupgradeneeded = () => upgrade?.(opening.result);
		return settled(opening);
	};

	/** "[roster+n]" and "id, roster", as Dexie says keys and what is looked up by. */
	const pathOf = (word: string): string | string[] =>
		word.startsWith('[') ? word.slice(1, -1).split('+') : word;

	async function seed(
		version: number,
		stores: Readonly<Record<string, string>>,
		tables: Tables
	): Promise<void> {
		await settled(indexedDB.deleteDatabase(name));
		// The first version of Dexie is the tenth of the browser.
		const db = await open(version * 10, (made) => {
			for (const [table, words] of Object.entries(stores)) {
				const [key = '', ...others] = words.split(', ');
				const store = made.createObjectStore(table, { keyPath: pathOf(key) });
				for (const other of others) store.createIndex(other, pathOf(other));
			}
		});
		const writing = db.transaction(Object.keys(stores), 'readwrite');
		for (const [table, rows] of Object.entries(tables))
			for (const row of rows) await settled(writing.objectStore(table).put(row));
		db.close();
	}

	async function damage(rows: readonly Damaged[]): Promise<void> {
		const db = await open();
		for (const { table, row, place, recipe } of rows) {
			const store = db.transaction(table, 'readwrite').objectStore(table);
			const keys = [store.keyPath ?? []].flat().map((key) => [key, row[key]] as const);
			const value = build(recipe);
			if (place === undefined) {
				const whole = isKeyed(value) && !(value instanceof Date) ? value : { value };
				const keyed = Object.assign(whole, Object.fromEntries(keys));
				try {
					await settled(store.put(keyed));
				} catch {
					// A map, a date and the like lose their keys on the way.
					const again = db.transaction(table, 'readwrite').objectStore(table);
					await settled(again.put({ ...Object.fromEntries(keys), value }));
				}
			} else {
				const broken = structuredClone(row) as Record<string, unknown>;
				const path = place.split('.');
				const last = path.pop() ?? '';
				let within: Record<string, unknown> = broken;
				for (const key of path) {
					if (!isKeyed(within[key])) within[key] = {};
					within = within[key] as Record<string, unknown>;
				}
				within[last] = value;
				await settled(store.put(broken));
			}
		}
		db.close();
	}

	function print(value: unknown, seen: object[] = []): string {
		if (!isKeyed(value)) return `${typeof value} ${JSON.stringify(String(value))}`;
		const known = seen.indexOf(value);
		if (known >= 0) return `same ${known}`;
		seen.push(value);
		const kind = Object.prototype.toString.call(value);
		const parts = Object.keys(value)
			.map((key) => `${key}: ${print(value[key], seen)}`)
			.join(', ');
		const held =
			value instanceof Map || value instanceof Set
				? [...value].map((part) => print(part, seen)).join(', ')
				: value instanceof Date
					? value.getTime()
					: value instanceof ArrayBuffer
						? new Uint8Array(value).join()
						: value instanceof Blob
							? `${value.type} ${value.size}`
							: value instanceof Error || value instanceof RegExp
								? String(value)
								: '';
		return `${kind} ${Array.isArray(value) ? value.length : ''} (${held}) {${parts}}`;
	}

	async function prints(): Promise<Record<string, Record<string, string>>> {
		const db = await open();
		const all: Record<string, Record<string, string>> = {};
		for (const table of db.objectStoreNames) {
			const store = db.transaction(table).objectStore(table);
			const [keys, rows] = await Promise.all([
				settled(store.getAllKeys()),
				settled<unknown[]>(store.getAll())
			]);
			all[table] = Object.fromEntries(keys.map((key, at) => [print(key), print(rows[at])]));
		}
		db.close();
		return all;
	}

	window.faults = { seed, damage, prints };
}
