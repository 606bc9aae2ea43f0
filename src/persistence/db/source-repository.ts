import { fits } from '../../schema/fits.ts';
import { isPlainJson } from '../../schema/plain.ts';
import { longestSource, SourceText } from '../../schema/own/rows.ts';
import type { MusterDb, SourceRow } from './db.ts';

/** Where the texts are stored that rosters were made of. */
export interface SourceRepository {
	/** The text of a roster; undefined if it was made otherwise. */
	get(id: string): Promise<string | undefined>;
	/** Stores the text of a roster, as much of it as is stored. */
	set(id: string, text: string, at: number): Promise<void>;
}

export function createSourceRepository(db: MusterDb): SourceRepository {
	return {
		async get(id) {
			const row = await db.sources.get(id);
			return sourcesIn(row ? [row] : [])[0]?.text;
		},
		async set(id, text, at) {
			const trimmed = text.slice(0, longestSource).trim();
			if (trimmed !== '') await db.sources.put({ id, at, text: trimmed });
		}
	};
}

/** The texts in rows or a file that this version can read. */
export function sourcesIn(rows: readonly SourceRow[]): readonly SourceText[] {
	return rows.filter((row): row is SourceText => isPlainJson(row) && fits(SourceText, row));
}
