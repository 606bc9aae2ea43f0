import { liveQuery, type Observable } from 'dexie';
import { fits } from '../../schema/fits.ts';
import { InFolder, longestFolder } from '../../schema/own/rows.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { FolderRow, MusterDb } from './db.ts';
import { rowsOf } from './unreadable.ts';

/** Folder names by the ids of the rosters in them. */
export type Folders = ReadonlyMap<string, string>;

/** Which rosters the player has put into which folder. */
export interface FolderRepository {
	/** Those of the rosters in the list; emits again after each change in any tab. */
	watch(): Observable<Folders>;
	/** Puts rosters into folders, by their ids; without a name, out of the one that they are in. */
	set(places: ReadonlyMap<string, string | undefined>, at: number): Promise<void>;
	/** Puts a roster where another one is. */
	copy(from: string, to: string): Promise<void>;
}

export function createFolderRepository(db: MusterDb): FolderRepository {
	return {
		watch: () => liveQuery(() => foldersOfList(db)),
		set: (places, at) =>
			db.transaction('rw', db.folders, async () => {
				for (const [id, name = ''] of places) {
					const trimmed = name.trim().slice(0, longestFolder).trim();
					if (trimmed === '') await db.folders.delete(id);
					else await db.folders.put({ id, at, name: trimmed });
				}
			}),
		async copy(from, to) {
			const row = await db.folders.get(from);
			for (const place of foldersIn(row ? [row] : [])) await db.folders.put({ ...place, id: to });
		}
	};
}

/** The rows of deleted rosters stay until these are deleted for good. */
async function foldersOfList(db: MusterDb): Promise<Folders> {
	const rows = await rowsOf(db.folders, db.folders.toCollection());
	if (rows.length === 0) return new Map();
	const ids = new Set(await db.rosters.toCollection().primaryKeys());
	return new Map(foldersIn(rows).flatMap(({ id, name }) => (ids.has(id) ? [[id, name]] : [])));
}

/** The places in rows or a file that this version can read. */
export function foldersIn(rows: readonly FolderRow[]): readonly InFolder[] {
	return rows.filter((row): row is InFolder => isPlainJson(row) && fits(InFolder, row));
}
