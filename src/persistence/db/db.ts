import Dexie, { type Table } from 'dexie';
import { databaseVersion } from './name.ts';

/**
 * A row as this version writes it. Rows that are read are not trusted, as another version may have written
 * them.
 */
export interface RosterRow {
	readonly id: string;
	readonly updatedAt: number;
	readonly roster: unknown;
	readonly summary?: unknown;
	/** Whether what its summary counts as problems is only missing so far; absent if not, or not known. */
	readonly isUnfinished?: unknown;
	/** The current step of its history, and the number of its last step. */
	readonly cursor?: unknown;
	readonly steps?: unknown;
	/** The mark of the data that judged it last, if known. */
	readonly data?: unknown;
	/** The waiting rows that it includes: the last number of each page, the page that stored it last. */
	readonly counts?: unknown;
}

/** One step of a roster's history: the other fields are a `Step`. */
export interface StepRow {
	readonly roster: string;
	readonly n: number;
}

/** A saved version of a roster. */
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
	/** When it was first found to be due. */
	readonly dueSince?: unknown;
}

/** An organiser's event pack. */
export interface EventRow {
	readonly id: string;
	readonly at: number;
	readonly pack: unknown;
}

/** A file of a system's data, as it was when a roster was stored with it. */
export interface DataRow {
	/** The mark of the data and the path of the file: `warmaster.iHJUHhKi/system.json`. */
	readonly id: string;
	readonly content: unknown;
}

/** What the player wrote of a thing of a game that has a name only. */
export interface WordingRow {
	/** The game, the kind of thing and its id. */
	readonly id: string;
	readonly at?: unknown;
	readonly text?: unknown;
}

/** A name that the player's lists use for something of a game. */
export interface AliasRow {
	/** The game and the name in small letters. */
	readonly id: string;
	readonly at?: unknown;
	readonly name?: unknown;
	readonly entry?: unknown;
	readonly meant?: unknown;
}

/** The text that a roster was made of. */
export interface SourceRow {
	/** The id of the roster. */
	readonly id: string;
	readonly at?: unknown;
	readonly text?: unknown;
}

/** The folder that a roster is in. */
export interface FolderRow {
	/** The id of the roster. */
	readonly id: string;
	readonly at?: unknown;
	readonly name?: unknown;
}

/** A list as text that Muster cannot read. */
export interface TextRow {
	readonly id: string;
	readonly at?: unknown;
	readonly name?: unknown;
	readonly about?: unknown;
	readonly maker?: unknown;
	readonly text?: unknown;
}

/** A battle without its taps. */
export interface BattleRow {
	readonly id: string;
	readonly own?: unknown;
	readonly enemy?: unknown;
	/** Once it is over. */
	readonly result?: unknown;
	/** While it is in the bin. */
	readonly deletedAt?: unknown;
}

/** One tap of a battle. */
export interface TapRow {
	readonly id: string;
	/** The id of its battle. */
	readonly battle: string;
}

/** A setting of this browser, or something that it remembers. */
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
	wordings!: Table<WordingRow, string>;
	aliases!: Table<AliasRow, string>;
	sources!: Table<SourceRow, string>;
	folders!: Table<FolderRow, string>;
	texts!: Table<TextRow, string>;
	battles!: Table<BattleRow, string>;
	taps!: Table<TapRow, string>;

	constructor(name: string) {
		// Dexie's cache copies rows recursively, which fails on very deep or sparse ones. Strict durability:
		// stored means on the disk, whatever the battery does.
		super(name, { cache: 'disabled', chromeTransactionDurability: 'strict' });
		this.version(1).stores({ rosters: 'id' });
		this.version(2).stores({
			steps: '[roster+n]',
			versions: 'id, roster',
			bin: 'id',
			events: 'id'
		});
		this.version(3).stores({ data: 'id', settings: 'key' });
		this.version(4).stores({ rosters: 'id, updatedAt' });
		this.version(5).stores({ wordings: 'id' });
		this.version(6).stores({ aliases: 'id', sources: 'id' });
		this.version(7).stores({ folders: 'id' });
		this.version(8).stores({ texts: 'id' });
		this.version(databaseVersion).stores({ battles: 'id', taps: 'id, battle' });
	}

	/** After a failure the next request tries to open the database again. */
	override open() {
		const opening = super.open();
		opening.catch(() => {
			// Later, so that waiting requests hear of the failure first.
			setTimeout(() => this.hasFailed() && this.close({ disableAutoOpen: false }));
		});
		return opening;
	}

	/** The steps of a roster, optionally of a range of numbers, both ends included. */
	stepsOf(roster: string, first = -Infinity, last = Infinity) {
		return this.steps.where('[roster+n]').between([roster, first], [roster, last], true, true);
	}
}
