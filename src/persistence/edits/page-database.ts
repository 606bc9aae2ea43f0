import { locks } from '../../platform/locks.ts';

/** The id of this page, which owns its rows while it is open. */
export const ownPage = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** What the browser says of what it refused. */
export function errorOf({ error }: { readonly error: DOMException | null }): Error {
	return error ?? new Error('The database has refused.');
}

/**
 * A database of one table whose rows belong to pages. It is small, used without a library, and apart from the main
 * one, so that what is written waits neither for code nor for an upgrade or a save.
 */
export class PageDatabase {
	readonly #name: string;
	readonly #table: string;
	/** How the lock of a page that is open begins. */
	readonly #lockOf: string;
	#opening: Promise<IDBDatabase> | undefined;
	#opened: IDBDatabase | undefined;

	constructor(name: string, table: string, lockOf: string) {
		this.#name = name;
		this.#table = table;
		this.#lockOf = lockOf;
	}

	/**
	 * Opens it, creating it if need be.
	 * @throws if the browser has no database or refuses
	 */
	open(): Promise<IDBDatabase> {
		this.#opening ??= this.#connect().catch((error: unknown) => {
			this.#opening = undefined;
			throw error;
		});
		return this.#opening;
	}

	async #connect(): Promise<IDBDatabase> {
		this.#tellOpen();
		return new Promise((resolve, reject) => {
			const request = indexedDB.open(this.#name, 1);
			request.onupgradeneeded = () => request.result.createObjectStore(this.#table);
			request.onerror = () => reject(errorOf(request));
			request.onsuccess = () => {
				const database = (this.#opened = request.result);
				database.onclose = () => this.#forget();
				database.onversionchange = () => {
					database.close();
					this.#forget();
				};
				resolve(database);
			};
		});
	}

	/** The next access opens it again: site data were cleared, or a later version wants to upgrade it. */
	#forget(): void {
		this.#opened = this.#opening = undefined;
	}

	/** Tells other pages that this one is open, where there are locks. */
	#tellOpen(): void {
		locks()
			?.request(this.#lockOf + ownPage, () => new Promise(() => undefined))
			.catch(() => undefined);
	}

	/**
	 * Writes, synchronously if the database is open, so that it no longer depends on the page.
	 * @throws if the browser refuses
	 */
	write(durability: IDBTransactionDurability, act: (rows: IDBObjectStore) => void): Promise<void> {
		return this.#transact(durability, (rows, transaction) => {
			act(rows);
			// Otherwise the transaction would commit one task later.
			transaction.commit();
		});
	}

	/**
	 * Reads and writes in one transaction, which ends once nothing more is asked for.
	 * @throws if the browser refuses
	 */
	change(act: (rows: IDBObjectStore) => void): Promise<void> {
		return this.#transact('strict', act);
	}

	async #transact(
		durability: IDBTransactionDurability,
		act: (rows: IDBObjectStore, transaction: IDBTransaction) => void
	): Promise<void> {
		const database = this.#opened ?? (await this.open());
		return new Promise((resolve, reject) => {
			const transaction = database.transaction(this.#table, 'readwrite', { durability });
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(errorOf(transaction));
			act(transaction.objectStore(this.#table), transaction);
		});
	}

	/** Its rows, to be read. */
	async rows(): Promise<IDBObjectStore> {
		return (await this.open()).transaction(this.#table).objectStore(this.#table);
	}

	/** The ids of the open pages, this one included. */
	async openPages(): Promise<ReadonlySet<string>> {
		const known = await locks()
			?.query()
			.catch(() => undefined);
		const names = known?.held?.flatMap(({ name }) => name ?? []) ?? [];
		const pages = names.filter((name) => name.startsWith(this.#lockOf));
		return new Set([ownPage, ...pages.map((name) => name.slice(this.#lockOf.length))]);
	}
}
