import Dexie, { type Table } from 'dexie';
import { databaseVersion } from './name.ts';

/** A row as this version writes it. Rows that are read are not trusted: another version may have written them. */
export interface RosterRow {
	readonly id: string;
	readonly updatedAt: number;
	readonly roster: unknown;
	readonly summary?: unknown;
	/** The step of its history that the roster is at, and the number of the last step. */
	readonly cursor?: unknown;
	readonly steps?: unknown;
	/** The mark of the data that it was last judged with, where that is known. */
	readonly data?: unknown;
	/** The rows in waiting that it has in it: the number of the last, by page; last the page that stored it. */
	readonly counts?: unknown;
}

/** One step of a roster's history: besides these a `Step`. */
export interface StepRow {
	readonly roster: string;
	readonly n: number;
}

/** A version of a roster that the player kept under a name. */
export interface VersionRow {
	readonly id: string;
	readonly roster: string;
	readonly name: string;
	readonly at: number;
	readonly snapshot: unknown;
}

/** The row of a deleted roster, unchanged. */
export interface BinRow {
	readonly id: string;
	readonly deletedAt: number;
	readonly row: RosterRow;
	/** When it was first seen to have been here for its time. */
	readonly dueSince?: unknown;
}

/** House rules of an event. */
export interface EventRow {
	readonly id: string;
	readonly at: number;
	readonly pack: unknown;
}

/** A file of a system's data as it was when a roster was stored with it. */
export interface DataRow {
	/** The mark of the system's data and the path of the file: `warmaster.iHJUHhKi/system.json`. */
	readonly id: string;
	readonly content: unknown;
}

/** A setting of this browser, or what it remembers for itself. */
export interface SettingRow {
	readonly key: string;
	readonly value: unknown;
}

export class MusterDb extends Dexie {
	rosters!: Table<RosterRow, string>;
	steps!: Table<StepRow, [string, number]>;
	versions!: Table<VersionRow, string>;
	bin!: Table<BinRow, string>;
	events!: Table<EventRow, string>;
	data!: Table<DataRow, string>;
	settings!: Table<SettingRow, string>;

	constructor(name: string) {
		// Dexie's cache copies rows part by part: one that is too deep, or has holes without end, would stop it.
		// Strict: stored is what the disk has, so that a battery that fails takes nothing with it.
		super(name, { cache: 'disabled', chromeTransactionDurability: 'strict' });
		this.version(1).stores({ rosters: 'id' });
		this.version(2).stores({
			steps: '[roster+n]',
			versions: 'id, roster',
			bin: 'id',
			events: 'id'
		});
		this.version(3).stores({ data: 'id', settings: 'key' });
		this.version(databaseVersion).stores({ rosters: 'id, updatedAt' });
	}

	/** A database that could not be opened is tried again at the next request. */
	override open() {
		const opening = super.open();
		opening.catch(() => {
			// After those that waited for it have heard of it.
			setTimeout(() => this.hasFailed() && this.close({ disableAutoOpen: false }));
		});
		return opening;
	}

	/** The steps of a roster, or those whose numbers are in this range, both ends included. */
	stepsOf(roster: string, first = -Infinity, last = Infinity) {
		return this.steps.where('[roster+n]').between([roster, first], [roster, last], true, true);
	}
}
