import { liveQuery, type Observable } from 'dexie';
import * as z from 'zod/mini';
import { fits } from '../../schema/fits.ts';
import { isPlain } from '../../schema/plain.ts';
import type { MusterDb, SettingRow } from './db.ts';

/** Milliseconds within the range of a date. */
const Moment = z.number().check(z.nonnegative(), z.maximum(8.64e15));

/** When all was copied, and a text that changes with any roster. */
const Copied = { at: Moment, sum: z.string() };

const shapes = {
	/** The last backup, as a file or into the folder. */
	lastBackup: z.strictObject(Copied),
	/** Where a copy is put each week. */
	folder: z.custom<FileSystemDirectoryHandle>(isFolder),
	weeklyCopy: z.strictObject({ ...Copied, file: z.string() }),
	/** The last attempt at a weekly copy, if it failed. */
	copyFailed: z.strictObject({ at: Moment, why: z.string() }),
	/** Whether to remind the player of backups. */
	remind: z.boolean(),
	/** Since when there have been rosters here. */
	rostersSince: Moment,
	/** When notices were put off, by their kind. */
	later: z.record(z.string(), Moment),
	/** When the browser refused to keep rosters for good. */
	keepRefused: Moment,
	/** The day of the news that the player has been told of. */
	newsSeen: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
};

type Shapes = typeof shapes;

/** The settings of this browser, and what it remembers of backups; what is not there is as if never set. */
export type Settings = { readonly [K in keyof Shapes]?: z.infer<Shapes[K]> | undefined };

/** The choices of the player that a backup takes along. */
export const settingsInBackups = ['remind'] as const satisfies readonly (keyof Settings)[];

/** Where settings are kept. */
export interface SettingsRepository {
	all(): Promise<Settings>;
	/** The settings, again after each change in any tab. */
	watch(): Observable<Settings>;
	/** Stores some of them; undefined deletes one. */
	set(changes: Settings): Promise<void>;
}

export function createSettingsRepository(db: MusterDb): SettingsRepository {
	const all = async (): Promise<Settings> => settingsIn(await db.settings.toArray());
	return {
		all,
		watch: () => liveQuery(all),
		set: (changes) =>
			db.transaction('rw', db.settings, async () => {
				for (const [key, value] of Object.entries(changes)) {
					if (value === undefined) await db.settings.delete(key);
					else await db.settings.put({ key, value });
				}
			})
	};
}

/** The settings that rows hold, or a file; a value of another kind is left out. */
export function settingsIn(rows: readonly SettingRow[]): Settings {
	return Object.fromEntries(rows.filter(isSetting).map(({ key, value }) => [key, value]));
}

function isSetting({ key, value }: SettingRow): boolean {
	if (typeof key !== 'string' || !Object.hasOwn(shapes, key)) return false;
	if (key !== 'folder' && !isPlain(value)) return false;
	return fits(shapes[key as keyof Shapes], value);
}

function isFolder(value: unknown): boolean {
	return (
		typeof FileSystemDirectoryHandle === 'function' && value instanceof FileSystemDirectoryHandle
	);
}
