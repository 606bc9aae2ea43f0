import Dexie, { liveQuery, type Observable } from 'dexie';
import type { MusterDb } from './db.ts';

/** An unreadable row that belongs to no known roster, or is a waiting edit. */
export interface Stray {
	readonly table: 'versions' | 'steps' | 'waiting';
	readonly id: unknown;
	readonly row: unknown;
}

/** Unreadable rows, and what the player can do with them. */
export interface UnreadableRepository {
	/**
	 * Deletes a row.
	 * @returns a function that restores it unchanged
	 */
	remove(table: 'versions' | 'events' | 'steps', id: unknown): Promise<() => Promise<void>>;
	/** Saved versions and steps without a roster; emits again after each change in any tab. */
	watchStrays(): Observable<readonly Stray[]>;
}

export function createUnreadableRepository(db: MusterDb): UnreadableRepository {
	const strayVersions = async (): Promise<readonly Stray[]> => {
		const named = new Set<unknown>(await db.versions.where('roster').startsWith('').primaryKeys());
		const all = await db.versions.toCollection().primaryKeys();
		const rows = await db.versions.bulkGet(all.filter((id) => !named.has(id)));
		return rows.flatMap((row) =>
			row && typeof row.roster !== 'string' ? [{ table: 'versions', id: row.id, row }] : []
		);
	};
	const straySteps = async (): Promise<readonly Stray[]> => {
		const byRoster = db.steps.where('[roster+n]');
		// In key order, strings come after numbers and dates, before bytes and arrays.
		const before = await byRoster.between(Dexie.minKey, ['']).toArray();
		const after = await byRoster.aboveOrEqual([new ArrayBuffer(1)]).toArray();
		return [...before, ...after].map((row) => ({ table: 'steps', id: [row.roster, row.n], row }));
	};
	return {
		async remove(name, id) {
			const table = db.table<unknown, unknown>(name);
			const row = await table.get(id);
			await table.delete(id);
			return async () => {
				if (row !== undefined) await table.add(row);
			};
		},
		watchStrays: () => liveQuery(async () => [...(await strayVersions()), ...(await straySteps())])
	};
}
