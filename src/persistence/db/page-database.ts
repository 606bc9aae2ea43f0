import { locks } from '../../platform/locks.ts';

/** The id of this page, which owns its rows while it is open. */
export const thisPage = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** What the browser says of what it refused. */
export function errorOf({ error }: { readonly error: DOMException | null }): Error {
	return error ?? new Error('The database has refused.');
}

/** A database of one table whose rows belong to pages. */
interface PageDatabase {
	/**
	 * Opens it, creating it if need be.
	 * @throws if the browser has no database or refuses
	 */
	readonly open: () => Promise<IDBDatabase>;
	/**
	 * Writes, synchronously if the database is open, so that it no longer depends on the page.
	 * @throws if the browser refuses
	 */
	readonly write: (
		durability: IDBTransactionDurability,
		act: (rows: IDBObjectStore) => void
	) => Promise<void>;
	/**
	 * Reads and writes in one transaction, which ends once nothing more is asked for.
	 * @throws if the browser refuses
	 */
	readonly change: (act: (rows: IDBObjectStore) => void) => Promise<void>;
	/** Its rows, to be read. */
	readonly rows: () => Promise<IDBObjectStore>;
	/** The ids of the open pages, this one included. */
	readonly openPages: () => Promise<ReadonlySet<string>>;
}

/**
 * A small database, used without a library and apart from the main one, so that what is written waits neither for
 * code nor for an upgrade or a save.
 * @param lockOf how the lock of a page that is open begins
 */
export function pageDatabase(name: string, table: string, lockOf: string): PageDatabase {
	let opening: Promise<IDBDatabase> | undefined;
	let opened: IDBDatabase | undefined;

	/** The next access opens it again: site data were cleared, or a later version wants to upgrade it. */
	const forget = (): void => {
		opened = opening = undefined;
	};

	const open = (): Promise<IDBDatabase> => {
		opening ??= connect().catch((error: unknown) => {
			opening = undefined;
			throw error;
		});
		return opening;
	};

	const connect = async (): Promise<IDBDatabase> => {
		// Tells other pages that this one is open, where there are locks.
		locks()
			?.request(lockOf + thisPage, () => new Promise(() => undefined))
			.catch(() => undefined);
		return new Promise((resolve, reject) => {
			const request = indexedDB.open(name, 1);
			request.onupgradeneeded = () => request.result.createObjectStore(table);
			request.onerror = () => reject(errorOf(request));
			request.onsuccess = () => {
				opened = request.result;
				opened.onclose = forget;
				opened.onversionchange = () => {
					request.result.close();
					forget();
				};
				resolve(opened);
			};
		});
	};

	const transact = async (
		durability: IDBTransactionDurability,
		act: (rows: IDBObjectStore, transaction: IDBTransaction) => void
	): Promise<void> => {
		const database = opened ?? (await open());
		return new Promise((resolve, reject) => {
			const transaction = database.transaction(table, 'readwrite', { durability });
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(errorOf(transaction));
			act(transaction.objectStore(table), transaction);
		});
	};

	return {
		open,
		write: (durability, act) =>
			transact(durability, (rows, transaction) => {
				act(rows);
				// Otherwise the transaction would commit one task later.
				transaction.commit();
			}),
		change: (act) => transact('strict', act),
		rows: async () => (await open()).transaction(table).objectStore(table),
		openPages: async () => {
			const known = await locks()
				?.query()
				.catch(() => undefined);
			const pages = (known?.held ?? [])
				.map((lock) => lock.name ?? '')
				.filter((lock) => lock.startsWith(lockOf));
			return new Set([thisPage, ...pages.map((lock) => lock.slice(lockOf.length))]);
		}
	};
}
