import { liveQuery, type Observable } from 'dexie';
import { OwnWording } from '../../schema/own/rows.ts';
import { fits } from '../../schema/fits.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { MusterDb, WordingRow } from './db.ts';
import { rowsOf } from './unreadable.ts';

/** Where the player's wordings are stored. */
export interface WordingRepository {
	/** The texts for one game, by kind and id; emits again after each change in any tab. */
	watch(system: string): Observable<ReadonlyMap<string, string>>;
	/** Stores a text, or deletes it where there is none. */
	set(id: string, text: string | undefined, at: number): Promise<void>;
}

export function createWordingRepository(db: MusterDb): WordingRepository {
	return {
		watch: (system) =>
			liveQuery(async () => {
				const start = `${system}/`;
				const range = db.wordings.where('id').startsWith(start);
				const stored = wordingsIn(await rowsOf(db.wordings, range));
				return new Map(stored.map(({ id, text }) => [id.slice(start.length), text]));
			}),
		async set(id, text, at) {
			if (text === undefined) await db.wordings.delete(id);
			else await db.wordings.put({ id, at, text });
		}
	};
}

/** The wordings in rows or a file that this version can read. */
export function wordingsIn(rows: readonly WordingRow[]): readonly OwnWording[] {
	return rows.filter(isWording);
}

function isWording(row: WordingRow): row is OwnWording {
	return isPlainJson(row) && fits(OwnWording, row);
}
