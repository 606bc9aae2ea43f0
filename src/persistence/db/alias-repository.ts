import { liveQuery, type Observable } from 'dexie';
import { fits } from '../../schema/fits.ts';
import { OwnAlias } from '../../schema/own/rows.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { AliasRow, MusterDb } from './db.ts';
import { rowsOf } from './unreadable.ts';

/** Where the names that the player's lists use are stored. */
export interface AliasRepository {
	/** Those of one game. */
	of(system: string): Promise<readonly OwnAlias[]>;
	/** All of them, by game and name; emits again after each change in any tab. */
	watch(): Observable<readonly OwnAlias[]>;
	/** Stores a name, also in place of one that is written alike. */
	set(alias: OwnAlias): Promise<void>;
	remove(id: string): Promise<void>;
}

export function createAliasRepository(db: MusterDb): AliasRepository {
	return {
		of: async (system) =>
			aliasesIn(await rowsOf(db.aliases, db.aliases.where('id').startsWith(`${system}/`))),
		watch: () =>
			liveQuery(async () => aliasesIn(await rowsOf(db.aliases, db.aliases.toCollection()))),
		async set(alias) {
			await db.aliases.put(alias);
		},
		remove: (id) => db.aliases.delete(id)
	};
}

/** The aliases in rows or a file that this version can read. */
export function aliasesIn(rows: readonly AliasRow[]): readonly OwnAlias[] {
	return rows.filter((row): row is OwnAlias => isPlainJson(row) && fits(OwnAlias, row));
}
