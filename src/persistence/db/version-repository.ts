import { liveQuery, type Observable } from 'dexie';
import * as z from 'zod/mini';
import { Roster } from '#schema';
import { fits } from '../../schema/fits.ts';
import { migrateRoster } from '../../schema/migrations.ts';
import { isPlain } from '../../schema/plain.ts';
import type { MusterDb, VersionRow } from './db.ts';
import { rowsOf, shelfOf, type Shelf } from './unreadable.ts';

const Version = z.strictObject({
	id: z.string(),
	/** The id of the roster it is a version of. */
	roster: z.string(),
	name: z.string().check(z.maxLength(80)),
	/** When it was kept, in milliseconds. */
	at: z.number(),
	snapshot: Roster
});

/** A roster as it once was, kept under a name. */
export type Version = z.infer<typeof Version>;

/** Where named versions are kept. */
export interface VersionRepository {
	/** The versions of a roster, the latest first, again after each change in any tab. */
	watch(roster: string): Observable<Shelf<Version>>;
	/** The versions of a roster that can be read, the latest first. */
	list(roster: string): Promise<readonly Version[]>;
	/** Stores a version, or puts it back. */
	save(version: Version): Promise<void>;
	rename(id: string, name: string): Promise<void>;
	remove(id: string): Promise<void>;
}

export function createVersionRepository(db: MusterDb): VersionRepository {
	const shelf = async (roster: string): Promise<Shelf<Version>> => {
		const range = db.versions.where('roster').equals(roster);
		const { read, unreadable } = shelfOf(await rowsOf(db.versions, range), versionIn);
		return { read: read.toSorted((a, b) => b.at - a.at), unreadable };
	};
	return {
		watch: (roster) => liveQuery(() => shelf(roster)),
		list: async (roster) => (await shelf(roster)).read,
		async save(version) {
			await db.versions.put(version);
		},
		async rename(id, name) {
			await db.versions.update(id, { name });
		},
		remove: (id) => db.versions.delete(id)
	};
}

/** The version that a row is, its roster in the format of today; undefined if this version cannot read it. */
export function versionIn(row: VersionRow): Version | undefined {
	if (!isPlain(row)) return undefined;
	const snapshot = migrateRoster(row.snapshot);
	const version: unknown = snapshot === row.snapshot ? row : { ...row, snapshot };
	return isVersion(version) ? version : undefined;
}

function isVersion(value: unknown): value is Version {
	return fits(Version, value);
}
