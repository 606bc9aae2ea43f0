import { liveQuery, type Observable } from 'dexie';
import * as z from 'zod/mini';
import { fits } from '../../schema/fits.ts';
import { choiceNames, choiceShapes } from '../../schema/own/choices.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { MusterDb, SettingRow } from './db.ts';

/** Milliseconds within the range of a date. */
const Moment = z.number().check(z.nonnegative(), z.maximum(8.64e15));

/** When the last copy was made, and its checksum of the rosters. */
const Copied = { at: Moment, sum: z.string() };

const shapes = {
	...choiceShapes,
	/** Whether the choices that former versions stored in `localStorage` are here. */
	taken: z.literal(true),
	/** The last backup, as a file or into the folder. */
	lastBackup: z.strictObject(Copied),
	/** The folder for weekly copies. */
	folder: z.custom<FileSystemDirectoryHandle>(isFolder),
	weeklyCopy: z.strictObject({ ...Copied, file: z.string() }),
	/** The last attempt at a weekly copy, if it failed. */
	copyFailed: z.strictObject({ at: Moment, why: z.string() }),
	/** Whether to remind the player of backups. */
	remind: z.boolean(),
	/** When the first roster was made. */
	rostersSince: Moment,
	/** When each kind of notice was dismissed. */
	later: z.record(z.string(), Moment),
	/** When the browser refused persistent storage. */
	keepRefused: Moment,
	/** The date of the latest news seen. */
	newsSeen: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
};

type Shapes = typeof shapes;

/** The settings of this browser, and what it remembers of backups; absent ones were never set. */
export type Settings = { readonly [K in keyof Shapes]?: z.infer<Shapes[K]> | undefined };

/** The settings that a backup includes. */
export const settingsInBackups: readonly (keyof Settings)[] = ['remind', ...choiceNames];

/** Where settings are stored. */
export interface SettingsRepository {
	all(): Promise<Settings>;
	/** Emits again after each change in any tab. */
	watch(): Observable<Settings>;
	/** Stores some settings; undefined deletes one. */
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

/** The settings in rows or a file, without invalid values. */
export function settingsIn(rows: readonly SettingRow[]): Settings {
	return Object.fromEntries(rows.filter(isSetting).map(({ key, value }) => [key, value]));
}

function isSetting({ key, value }: SettingRow): boolean {
	if (typeof key !== 'string' || !Object.hasOwn(shapes, key)) return false;
	if (key !== 'folder' && !isPlainJson(value)) return false;
	return fits(shapes[key as keyof Shapes], value);
}

function isFolder(value: unknown): boolean {
	return (
		typeof FileSystemDirectoryHandle === 'function' && value instanceof FileSystemDirectoryHandle
	);
}
