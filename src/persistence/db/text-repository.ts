import { liveQuery, type Observable } from 'dexie';
import { fits } from '../../schema/fits.ts';
import { isPlainJson } from '../../schema/plain.ts';
import { KeptText } from '../../schema/own/rows.ts';
import type { MusterDb, TextRow } from './db.ts';
import { rowsOf } from './unreadable.ts';

/** Where lists are stored as text that Muster cannot read. */
export interface TextRepository {
	/** Their number; emits again after each change in any tab. */
	watchCount(): Observable<number>;
	/** All of them, the latest first; emits again after each change in any tab. */
	watch(): Observable<readonly KeptText[]>;
	/** @throws if the browser refuses to store */
	add(text: KeptText): Promise<void>;
	delete(id: string): Promise<void>;
}

export function createTextRepository(db: MusterDb): TextRepository {
	return {
		watchCount: () => liveQuery(() => db.texts.count()),
		watch: () =>
			liveQuery(async () =>
				textsIn(await rowsOf(db.texts, db.texts.toCollection())).toSorted((a, b) => b.at - a.at)
			),
		async add(text) {
			await db.texts.add(text);
		},
		delete: (id) => db.texts.delete(id)
	};
}

/** The kept texts in rows or a file that this version can read. */
export function textsIn(rows: readonly TextRow[]): readonly KeptText[] {
	return rows.filter((row): row is KeptText => isPlainJson(row) && fits(KeptText, row));
}
