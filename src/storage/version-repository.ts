import { liveQuery, type Observable } from 'dexie';
import * as z from 'zod/mini';
import { Roster } from '#schema';
import type { MusterDb, VersionRow } from './db.ts';

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
	watch(roster: string): Observable<readonly Version[]>;
	/** The versions of a roster that can be read, the latest first. */
	list(roster: string): Promise<readonly Version[]>;
	/** Stores a version, or puts it back. */
	save(version: Version): Promise<void>;
	rename(id: string, name: string): Promise<void>;
	remove(id: string): Promise<void>;
}

export function createVersionRepository(db: MusterDb): VersionRepository {
	const list = async (roster: string): Promise<readonly Version[]> => {
		const rows = await db.versions.where('roster').equals(roster).toArray();
		return rows.filter(isVersion).toSorted((a, b) => b.at - a.at);
	};
	return {
		watch: (roster) => liveQuery(() => list(roster)),
		list,
		async save(version) {
			await db.versions.put(version);
		},
		async rename(id, name) {
			await db.versions.update(id, { name });
		},
		remove: (id) => db.versions.delete(id)
	};
}

function isVersion(row: VersionRow): row is Version {
	return Version.safeParse(row).success;
}
