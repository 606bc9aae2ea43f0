import Dexie, { type Table } from 'dexie';

/** A row as this version writes it. What comes back is not trusted: another version may have written it. */
export interface RosterRow {
	readonly id: string;
	readonly updatedAt: number;
	readonly roster: unknown;
	readonly summary?: unknown;
}

/** Dexie versions are for indexes only; the content of rows is migrated in `schema/migrations`. */
export class MusterDb extends Dexie {
	rosters!: Table<RosterRow, string>;

	constructor(name: string) {
		super(name);
		this.version(1).stores({ rosters: 'id' });
	}
}
