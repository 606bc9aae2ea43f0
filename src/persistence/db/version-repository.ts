import { liveQuery, type Observable } from 'dexie';
import * as z from 'zod/mini';
import { Roster } from '#schema';
import { fits } from '../../schema/fits.ts';
import { migrateRoster } from '../../schema/migrations.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { MusterDb, VersionRow } from './db.ts';
import { rowsOf, shelfOf, type Shelf } from './unreadable.ts';

const Version = z.strictObject({
	id: z.string(),
	/** The id of its roster. */
	roster: z.string(),
	name: z.string().check(z.maxLength(80)),
	/** When it was saved, in milliseconds. */
	at: z.number(),
	snapshot: Roster
});

/** A saved version of a roster. */
export type Version = z.infer<typeof Version>;

/** Where named versions are stored. */
export interface VersionRepository {
	/** A roster's versions, latest first; emits again after each change in any tab. */
	watch(roster: string): Observable<Shelf<Version>>;
	/** A roster's readable versions, latest first. */
	list(roster: string): Promise<readonly Version[]>;
	/** Stores a version, or restores it. */
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

/** The version in a row, in today's format; undefined if it cannot be read. */
export function versionIn(row: VersionRow): Version | undefined {
	if (!isPlainJson(row)) return undefined;
	const snapshot = migrateRoster(row.snapshot);
	const version: unknown = snapshot === row.snapshot ? row : { ...row, snapshot };
	return isVersion(version) ? version : undefined;
}

function isVersion(value: unknown): value is Version {
	return fits(Version, value);
}
