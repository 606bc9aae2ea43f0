import type { Roster } from '#schema';
import type { Summary } from '../storage/index.ts';
import { eraseNote, newNoteKey, writeNote } from '../storage/notes.ts';

/**
 * What the player is told about storing. `late`: it takes long; `failed`: refused, and tried again;
 * `asking`: another tab has changed the same; `outdated`: the stored row is one that this version cannot read.
 */
export type SaveState = 'saved' | 'saving' | 'late' | 'failed' | 'asking' | 'outdated';

/** A roster that is to be stored. */
export interface Unsaved {
	readonly roster: Roster;
	readonly summary: Summary;
	/** The mark of the data that it was judged with. */
	readonly data?: string | undefined;
}

/** What a roster was opened from. */
export interface SavedFrom {
	readonly roster: Roster;
	/** Whether it is not stored as it is. */
	readonly isFresh?: true;
	readonly updatedAt?: number | undefined;
	/** The roster of the row that it was opened from, where that is another. */
	readonly base?: Roster | undefined;
	/** Where it was kept aside, if it was. */
	readonly noteKey?: string | undefined;
}

/** What stores: fetched once the editor is shown. */
export interface Keeper {
	/** Stores what waits; throws if the browser refuses. */
	flush(): Promise<void>;
	/** The editor is gone; what waits is still stored. */
	leave(): void;
}

/** What editors of this page left behind that could not be stored yet, by roster. */
export const leftBehind = new Map<string, Saving>();

/** Milliseconds until a save that failed is tried again, and until one that takes longer is told of. */
const retryAfter = 3000;
const patience = 2000;

/** What waits to be stored, and how far that is: kept aside soon after each edit, and stored when it can be. */
export class Saving {
	state = $state<SaveState>('saved');
	/** Whether what waits is kept aside, and outlives the page. */
	isNoted = $state(false);
	/** Why it was refused, if it was. */
	refusal: unknown;
	/** What the row does not hold yet. */
	waiting: Unsaved | undefined;
	/** The moment that the stored row carries, and its roster, as far as this tab knows. */
	savedAt: number | undefined;
	base: Roster | undefined;
	/** The sum of the roster that is being stored. */
	storing: number | undefined;
	readonly noteKey: string;
	readonly #fetch: () => Promise<Keeper>;
	#keeper: Promise<Keeper> | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;
	#late: ReturnType<typeof setTimeout> | undefined;

	/** @param fetch fetches what stores */
	constructor(
		{ roster, isFresh, updatedAt, base, noteKey }: SavedFrom,
		fetch: () => Promise<Keeper>
	) {
		this.savedAt = updatedAt;
		this.base = base ?? (isFresh ? undefined : roster);
		this.noteKey = noteKey ?? newNoteKey(roster.id);
		this.#fetch = fetch;
	}

	/** Remembers the roster to be stored; a later one before that replaces it. */
	schedule(unsaved: Unsaved): void {
		this.waiting = unsaved;
		if (this.state === 'saved') this.state = 'saving';
		// A timer that runs is left alone: edits without a pause must not put off what they are.
		this.#timer ??= setTimeout(() => void this.flush(), 20);
	}

	/** Keeps aside what waits, at once, and stores it. Resolves when it is stored or that has failed. */
	async flush(): Promise<void> {
		clearTimeout(this.#timer);
		clearTimeout(this.#retry);
		this.#timer = this.#retry = undefined;
		this.#note();
		try {
			await (await this.keeper()).flush();
		} catch (error) {
			if (!this.waiting) return;
			this.refusal = error;
			this.state = 'failed';
			this.#retry ??= setTimeout(() => void this.flush(), retryAfter);
		}
	}

	/** What stores, once it is fetched. */
	keeper(): Promise<Keeper> {
		this.#keeper ??= this.#fetch().catch((error: unknown) => {
			this.#keeper = undefined;
			throw error;
		});
		return this.#keeper;
	}

	/** The row holds this now. */
	stored(stored: Unsaved, savedAt: number): void {
		this.base = stored.roster;
		this.savedAt = savedAt;
		if (this.waiting === stored) {
			this.settled();
			return;
		}
		this.state = 'saving';
		clearTimeout(this.#late);
		this.#late = undefined;
		this.#note();
	}

	/** Nothing waits any more. */
	settled(): void {
		this.stop();
		eraseNote(this.noteKey);
		this.isNoted = false;
		this.state = 'saved';
	}

	/** Gives up what waits; what is kept aside of it stays. */
	stop(): void {
		for (const timer of [this.#timer, this.#retry, this.#late]) clearTimeout(timer);
		this.waiting = this.#timer = this.#retry = this.#late = undefined;
	}

	#note(): void {
		const { waiting, savedAt: over, base, storing } = this;
		if (!waiting) return;
		const { roster, data } = waiting;
		this.isNoted = writeNote(this.noteKey, { roster, over, base, storing, data });
		this.#late ??= setTimeout(() => {
			if (this.state === 'saving') this.state = 'late';
		}, patience);
	}
}
