import Dexie, { cmp, liveQuery, type Observable } from 'dexie';
import { binGrace, binTime } from '../../schema/bounds.ts';
import type { BinRow, MusterDb, RosterRow } from './db.ts';
import { isMoment } from './row-facts.ts';
import { readRow, rosterIn, type Stored } from './stored-roster.ts';
import { rowsOf } from './unreadable.ts';
import { dropWaiting } from './waiting.ts';

/** A deleted roster. */
export interface Binned {
	readonly id: string;
	/** Undefined if the row does not say, or the clock was wrong. */
	readonly deletedAt: number | undefined;
	/** When it will be deleted for good; undefined if only the player can do that. */
	readonly goesAt: number | undefined;
	readonly stored: Stored;
	/** Whether it can be restored. */
	readonly canReturn: boolean;
}

/** Deleted rosters, with their histories and versions, until they are deleted for good. */
export interface BinRepository {
	/** The contents, deleted last first; emits again after each change in any tab. */
	watch(): Observable<readonly Binned[]>;
	/**
	 * Moves the row of a roster into the bin. A row of that id already in the bin gets another id.
	 * @returns false if there is no such roster
	 */
	moveIn(id: string, newId: () => string): Promise<boolean>;
	/**
	 * Restores a row unchanged. If its id is in use again, the restored roster gets another id and no history,
	 * as the history belongs to the other.
	 * @returns its id; undefined if it is not in the bin or cannot be restored
	 */
	restore(id: string, newId: () => string): Promise<string | undefined>;
	/** Deletes a roster for good, with its history and its versions. */
	purge(id: string): Promise<void>;
	/**
	 * Deletes for good what has been in the bin for thirty days and was already due a day ago. What cannot be
	 * read or has no date stays until the player deletes it.
	 */
	purgeOld(now: number): Promise<void>;
}

export function createBinRepository(db: MusterDb, now: () => number = Date.now): BinRepository {
	return {
		watch: () =>
			liveQuery(async () =>
				(await rowsOf(db.bin, db.bin.toCollection()))
					.map(readBinRow)
					.toSorted((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0))
			),
		moveIn: (id, newId) =>
			db.transaction('rw', db.bin, db.rosters, db.versions, () => moveToBin(db, id, newId, now())),
		restore: (id, newId) =>
			db.transaction('rw', db.bin, db.rosters, db.versions, () => restore(db, id, newId)),
		purge: (id) => purge(db, id),
		async purgeOld(at) {
			for (const binned of await db.bin.toArray()) {
				const since = dueSince(binned, at);
				if (since !== undefined && since <= at - binGrace) await purge(db, binned.id);
				// What is no moment of Muster's is damage, and stays as it is.
				else if (since !== undefined || isOfMuster(binned.dueSince))
					await db.bin.update(binned.id, { dueSince: since });
			}
		}
	};
}

async function moveToBin(
	db: MusterDb,
	id: string,
	newId: () => string,
	deletedAt: number
): Promise<boolean> {
	const row = await db.rosters.get(id);
	if (!row) return false;
	const older = await db.bin.get(id);
	if (older) {
		const other = newId();
		const row = canReturn(older) ? underAnotherId(older.row, other) : older.row;
		await db.bin.add({ ...older, id: other, row });
		await shareVersions(db, id, other, newId);
	}
	await db.bin.put({ id, deletedAt, row });
	await db.rosters.delete(id);
	return true;
}

async function restore(db: MusterDb, id: string, newId: () => string): Promise<string | undefined> {
	const binned = await db.bin.get(id);
	if (!binned || !canReturn(binned)) return undefined;
	const isTaken = (await db.rosters.get(id)) !== undefined;
	const row = isTaken ? underAnotherId(binned.row, newId()) : binned.row;
	await db.rosters.add(row);
	if (isTaken) await shareVersions(db, id, row.id, newId);
	await db.bin.delete(id);
	return row.id;
}

async function purge(db: MusterDb, id: string): Promise<void> {
	const isGone = await db.transaction(
		'rw',
		[db.bin, db.rosters, db.steps, db.versions, db.sources, db.folders],
		async () => {
			await db.bin.delete(id);
			// Another tab may have stored the roster again since: then these belong to it.
			if ((await db.rosters.get(id)) !== undefined) return false;
			await db.steps.where('[roster+n]').between([id], [id, Dexie.maxKey]).delete();
			await db.versions.where('roster').equals(id).delete();
			await db.sources.delete(id);
			await db.folders.delete(id);
			return true;
		}
	);
	if (isGone) await dropWaiting(id).catch(() => undefined);
}

/** With two rosters of one id it is unknown which one a version belongs to, so both get it. */
async function shareVersions(
	db: MusterDb,
	id: string,
	other: string,
	newId: () => string
): Promise<void> {
	const versions = await db.versions.where('roster').equals(id).toArray();
	await db.versions.bulkAdd(versions.map((row) => ({ ...row, id: newId(), roster: other })));
}

function readBinRow(binned: BinRow): Binned {
	const { id, row } = binned;
	// What is not a row is shown as unreadable.
	const stored =
		row instanceof Object ? readRow(row) : { readable: false as const, id, row: binned };
	const deletedAt = isOfMuster(binned.deletedAt) ? binned.deletedAt : undefined;
	return { id, deletedAt, goesAt: goesAt(binned), stored, canReturn: canReturn(binned) };
}

/** A date before Muster existed comes from a wrong clock. */
function isOfMuster(moment: unknown): moment is number {
	return isMoment(moment) && moment >= Date.UTC(2020, 0);
}

function goesAt({ deletedAt, row }: BinRow): number | undefined {
	const isReadable = row instanceof Object && readRow(row).readable;
	return isReadable && isOfMuster(deletedAt) ? deletedAt + binTime : undefined;
}

/** Since when it has been due; undefined if it is not due, even if a wrong clock once said so. */
function dueSince(binned: BinRow, now: number): number | undefined {
	const goes = goesAt(binned);
	if (goes === undefined || goes > now) return undefined;
	const { dueSince: seen } = binned;
	return isMoment(seen) && seen >= goes && seen <= now ? seen : now;
}

/** Whether it is a roster row with this id; a damaged entry may be anything. */
function canReturn({ id, row }: BinRow): boolean {
	return row instanceof Object && cmp(row.id, id) === 0;
}

function underAnotherId({ cursor: _, steps: __, ...row }: RosterRow, id: string): RosterRow {
	const roster = rosterIn(row.roster);
	return { ...row, id, roster: roster ? { ...roster, id } : row.roster };
}
