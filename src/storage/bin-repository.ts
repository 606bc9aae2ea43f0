import { liveQuery, type Observable } from 'dexie';
import { binTime } from '../schema/bounds.ts';
import type { BinRow, MusterDb, RosterRow } from './db.ts';
import { isRoster, readRow, type Stored } from './stored-roster.ts';

/** A deleted roster. */
export interface Binned {
	readonly id: string;
	readonly deletedAt: number;
	readonly stored: Stored;
}

/** Where deleted rosters rest, with their histories and versions, until they are purged. */
export interface BinRepository {
	/** All that is in it, the latest deleted first, again after each change in any tab. */
	watch(): Observable<readonly Binned[]>;
	/**
	 * Moves the row of a roster into the bin; false if there is none. If one of that id is in it, which
	 * came back from a file, say, that one stays under another id.
	 */
	put(id: string, newId: () => string): Promise<boolean>;
	/**
	 * Puts a row back as it was. If there is a roster of that id again, it comes back beside it under
	 * another id, and without the history, which is the other's.
	 * @returns the id it has now; undefined if it is not in the bin
	 */
	restore(id: string, newId: () => string): Promise<string | undefined>;
	/** Deletes a roster for good, with its history and its versions. */
	purge(id: string): Promise<void>;
	/** Purges what has been in the bin for its thirty days. */
	purgeOld(now: number): Promise<void>;
}

export function createBinRepository(db: MusterDb, now: () => number = Date.now): BinRepository {
	const purge = (id: string): Promise<void> =>
		db.transaction('rw', db.bin, db.rosters, db.steps, db.versions, async () => {
			await db.bin.delete(id);
			// Another tab may have stored the roster again after it was deleted: then they are its own.
			if ((await db.rosters.get(id)) !== undefined) return;
			await db.stepsOf(id).delete();
			await db.versions.where('roster').equals(id).delete();
		});
	/** Which of two rosters of one id kept a version cannot be told: both have it. */
	const shareVersions = async (id: string, other: string, newId: () => string): Promise<void> => {
		const kept = await db.versions.where('roster').equals(id).toArray();
		await db.versions.bulkAdd(kept.map((row) => ({ ...row, id: newId(), roster: other })));
	};
	return {
		watch: () =>
			liveQuery(async () =>
				(await db.bin.toArray()).map(readBinRow).toSorted((a, b) => b.deletedAt - a.deletedAt)
			),
		put: (id, newId) =>
			db.transaction('rw', db.bin, db.rosters, db.versions, async () => {
				const row = await db.rosters.get(id);
				if (!row) return false;
				const older = await db.bin.get(id);
				if (older) {
					const other = newId();
					await db.bin.add({ ...older, id: other, row: underAnotherId(older.row, other) });
					await shareVersions(id, other, newId);
				}
				await db.bin.put({ id, deletedAt: now(), row });
				await db.rosters.delete(id);
				return true;
			}),
		restore: (id, newId) =>
			db.transaction('rw', db.bin, db.rosters, db.versions, async () => {
				const binned = await db.bin.get(id);
				if (!binned) return undefined;
				const isTaken = (await db.rosters.get(id)) !== undefined;
				const row = isTaken ? underAnotherId(binned.row, newId()) : binned.row;
				await db.rosters.add(row);
				if (isTaken) await shareVersions(id, row.id, newId);
				await db.bin.delete(id);
				return row.id;
			}),
		purge,
		async purgeOld(at) {
			const old = (await db.bin.toArray()).filter((binned) => isOld(binned, at));
			for (const { id } of old) await purge(id);
		}
	};
}

function readBinRow({ id, deletedAt, row }: BinRow): Binned {
	// What is no row at all is shown as one that cannot be read.
	const stored = readRow(row instanceof Object ? row : { id, updatedAt: 0, roster: row });
	return { id, deletedAt: Number.isFinite(deletedAt) ? deletedAt : 0, stored };
}

function isOld({ deletedAt }: BinRow, now: number): boolean {
	return deletedAt <= now - binTime;
}

function underAnotherId({ cursor: _, steps: __, ...row }: RosterRow, id: string): RosterRow {
	const { roster } = row;
	return { ...row, id, roster: isRoster(roster) ? { ...roster, id } : roster };
}
