import Dexie, { type Table } from 'dexie';

/** A row as this version writes it. What comes back is not trusted: another version may have written it. */
export interface RosterRow {
	readonly id: string;
	readonly updatedAt: number;
	readonly roster: unknown;
	readonly summary?: unknown;
	/** The step of its history that the roster is at, and the number of the last step. */
	readonly cursor?: unknown;
	readonly steps?: unknown;
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

/** The row of a deleted roster, as it was. */
export interface BinRow {
	readonly id: string;
	readonly deletedAt: number;
	readonly row: RosterRow;
}

/** House rules of an event. */
export interface EventRow {
	readonly id: string;
	readonly at: number;
	readonly pack: unknown;
}

/** Dexie versions are for indexes only; the content of rows is migrated in `schema/migrations`. */
export class MusterDb extends Dexie {
	rosters!: Table<RosterRow, string>;
	steps!: Table<StepRow, [string, number]>;
	versions!: Table<VersionRow, string>;
	bin!: Table<BinRow, string>;
	events!: Table<EventRow, string>;

	constructor(name: string) {
		super(name);
		this.version(1).stores({ rosters: 'id' });
		this.version(2).stores({
			steps: '[roster+n]',
			versions: 'id, roster',
			bin: 'id',
			events: 'id'
		});
	}

	/** The steps of a roster, or those whose numbers are in this range, both ends included. */
	stepsOf(roster: string, first = -Infinity, last = Infinity) {
		return this.steps.where('[roster+n]').between([roster, first], [roster, last], true, true);
	}
}
