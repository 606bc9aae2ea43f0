import type { Roster } from '#schema';
import type { BattleRow, DataRow, MusterDb, RosterRow } from './db.ts';
import { eachRow, inPortions, type ReadRows } from './portions.ts';
import { readRow, type Summary } from './stored-roster.ts';

/** A roster with the mark of its data. */
export interface DataUse {
	readonly roster: Roster;
	readonly data: string | undefined;
	readonly summary: Summary | undefined;
	/** Whether it is in the bin. */
	readonly isBinned: boolean;
}

/**
 * Files of army data as they were when rosters were stored, shared by all rosters with the same mark.
 * Unreadable files count as missing.
 */
export interface DataRepository {
	/** The content of a file; undefined if it is not stored. */
	load(mark: string, path: string): Promise<unknown>;
	/** Stores a file, unless it is stored already. */
	store(mark: string, path: string, fetch: () => Promise<unknown>): Promise<void>;
	/** The marks for which this file is stored. */
	marksWith(path: string): Promise<readonly string[]>;
	/** All readable rosters, those in the bin included. */
	uses(): Promise<readonly DataUse[]>;
	/** Sets the mark of a roster's data, unless its row has changed since. */
	setMark(id: string, before: string | undefined, mark: string): Promise<void>;
	/** Remembers which data judged the roster of this date, so that undo can return to them. */
	storeMark(roster: Roster, mark: string): Promise<void>;
	/** The data that judged the roster of this date. */
	storedMark(roster: Roster): Promise<string | undefined>;
	/** Deletes data that no roster uses. */
	tidy(): Promise<void>;
}

const takenBy = 'taken/';

export function createDataRepository(db: MusterDb): DataRepository {
	return {
		async load(mark, path) {
			return unpackJson((await db.data.get(idOf(mark, path)))?.content);
		},
		async store(mark, path, fetch) {
			const id = idOf(mark, path);
			if ((await unpackJson((await db.data.get(id))?.content)) !== undefined) return;
			const content = await fetch();
			if (content !== undefined) await db.data.put({ id, content: await packJson(content) });
		},
		async marksWith(path) {
			const ids = (await db.data.toCollection().primaryKeys()).filter(isText);
			return ids.filter((id) => id === idOf(markIn(id), path)).map(markIn);
		},
		async uses() {
			const rows = await inPortions(db.rosters, (row) => useOf(row, false));
			const binned = await inPortions(db.bin, ({ row }) => useOf(row, true));
			return [...rows, ...binned].flat();
		},
		setMark: (id, before, mark) =>
			db.transaction('rw', db.rosters, async () => {
				const row = await db.rosters.get(id);
				const isAsBefore = row && readRow(row).readable && row.data === before;
				if (isAsBefore) await db.rosters.put({ ...row, data: mark });
			}),
		async storeMark(roster, mark) {
			await db.data.put({ id: takenId(roster), content: mark });
		},
		async storedMark(roster) {
			const content = (await db.data.get(takenId(roster)))?.content;
			return typeof content === 'string' ? content : undefined;
		},
		async tidy() {
			// Hardly ever is there any: then nobody who stores waits for this.
			if ((await unused(db, inPortions)).length === 0) return;
			await db.transaction('rw', db.rosters, db.bin, db.data, db.battles, async () => {
				await db.data.bulkDelete([...(await unused(db, eachRow))]);
			});
		}
	};
}

/** The keys of data that no roster uses. */
async function unused(db: MusterDb, readRows: ReadRows): Promise<readonly string[]> {
	const rows = await readRows(db.rosters, markedIn);
	const binned = await readRows(db.bin, ({ row }) => markedIn(row));
	const battles = await readRows(db.battles, marksOfBattle);
	const all = [...rows, ...binned].flat();
	const notes = await db.data.where('id').startsWith(takenBy).toArray();
	const ids = new Set(all.map(({ id }) => `${takenBy}${id}`));
	const isOurs = ({ id }: DataRow): boolean => ids.has(id.slice(0, id.lastIndexOf('/')));
	const marks = new Set<unknown>([
		...all.map(({ data }) => data),
		...battles.flat(),
		...notes.filter(isOurs).map(({ content }) => content)
	]);
	const files = (await db.data.toCollection().primaryKeys()).filter(isText);
	return [
		...notes.filter((note) => !isOurs(note)).map(({ id }) => id),
		...files.filter((id) => !id.startsWith(takenBy) && !marks.has(markIn(id)))
	];
}

function idOf(mark: string, path: string): string {
	return `${mark}/${path}`;
}

function markIn(id: string): string {
	return id.split('/', 1)[0] ?? '';
}

function takenId({ id, revision }: Roster): string {
	return `${takenBy}${id}/${revision}`;
}

function useOf(row: unknown, isBinned: boolean): readonly DataUse[] {
	const stored = isRow(row) ? readRow(row) : undefined;
	if (!stored?.readable) return [];
	const { roster, data, summary } = stored;
	return [{ roster, data, summary, isBinned }];
}

/** What a row says besides its roster. Unreadable ones have a mark and an id too. */
function markedIn(row: unknown): readonly Pick<RosterRow, 'id' | 'data'>[] {
	return isRow(row) ? [{ id: row.id, data: row.data }] : [];
}

/** The marks of the data that a battle is played with. */
function marksOfBattle({ own, enemy }: BattleRow): readonly unknown[] {
	const { list } = Object(enemy) as { list?: unknown };
	return [own, list].map((played) => (Object(played) as { data?: unknown }).data);
}

/** Keys may have been written by anything. */
function isText(key: unknown): key is string {
	return typeof key === 'string';
}

function isRow(row: unknown): row is RosterRow {
	return row instanceof Object;
}

/** JSON, compressed if the browser can: army data shrink to between a fifth and an eighth. */
async function packJson(content: unknown): Promise<string | Uint8Array> {
	const text = JSON.stringify(content);
	if (typeof CompressionStream === 'undefined') return text;
	const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The original value; undefined if the data are damaged or something else. */
async function unpackJson(packed: unknown): Promise<unknown> {
	try {
		return typeof packed === 'string' ? JSON.parse(packed) : JSON.parse(await unzip(packed));
	} catch {
		return undefined;
	}
}

async function unzip(packed: unknown): Promise<string> {
	if (!(packed instanceof Uint8Array)) throw new Error('not packed');
	const bytes = new Blob([new Uint8Array(packed)]);
	return new Response(bytes.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
