import type { Edit } from '#engine';
import type { Roster } from '#schema';
import type { Summary } from '../index.ts';
import { thisPage } from '../db/page-database.ts';
import {
	dropWaiting,
	nextNumber,
	openWaiting,
	storeWaiting,
	type Upon,
	type WaitingRow
} from '../db/waiting.ts';

/**
 * What the player reads about storing. `unsaved`: it is saved soon, or just now; `late`: that takes long; `failed`: refused, to be tried again;
 * `asking`: another tab has changed the same thing; `outdated`: this version cannot read the stored row.
 */
export type SaveState = 'saved' | 'unsaved' | 'late' | 'failed' | 'asking' | 'outdated';

/** A change of a roster: an edit, or a whole state that no edit leads to (undo, another tab's roster). */
export type Change =
	| { readonly kind: 'edit'; readonly edit: Edit; readonly at: number; readonly joins: boolean }
	| { readonly kind: 'state'; readonly cursor?: number | undefined };

/** A roster to be saved. */
interface RosterToSave {
	readonly roster: Roster;
	/** Judges the roster; called only when it is saved whole. */
	readonly summarise: () => Summary;
	/** The mark of the data that judged it. */
	readonly data?: string | undefined;
}

/** With the number of the last waiting row that it includes. */
interface Numbered extends RosterToSave {
	readonly n: number;
}

/** What a roster was opened from. */
interface SavedFrom {
	readonly roster: Roster;
	/** Set if it differs from what is stored. */
	readonly isUnsaved?: true;
	readonly updatedAt?: number | undefined;
	/** The stored roster, if that differs. */
	readonly base?: Roster | undefined;
	/** The position in the stored history. */
	readonly past?: { readonly cursor: number } | undefined;
	/** Waiting rows of other pages that it includes: the last number of each page. */
	readonly counts?: Readonly<Record<string, number>> | undefined;
}

/** The part that saves; loaded once the editor is shown. */
export interface Saver {
	/** Saves what waits; throws if the browser refuses. */
	saveNow(): Promise<void>;
	/** Called when the editor is gone. What waits is still saved. */
	leave(): void;
}

/** Milliseconds without an edit after which the roster is saved whole. */
const restAfter = 500;
/** With this many waiting rows the save is no longer put off by further edits. */
const maxWaiting = 50;
/** Milliseconds until a failed save is repeated, and until a slow one is reported. */
const retryAfter = 3000;
const lateAfter = 2000;

/**
 * Changes that are not yet in the roster's own row. Each edit is written into the database of waiting rows in
 * the tap itself; the whole roster is saved when the player pauses.
 */
export class Saving {
	state = $state<SaveState>('saved');
	/** Whether the waiting rows since the last save are on the disk: then a killed browser loses nothing. */
	isStored = $state(false);
	/** The error of the last save, if it failed. */
	refusal: unknown;
	/** The roster still to be saved whole. */
	toSave: Numbered | undefined;
	/** The stored roster that these edits began from, as far as this tab knows. */
	base: Roster | undefined;
	/** `updatedAt`, step and row number of that stored roster. */
	upon: Upon;
	#counts: Readonly<Record<string, number>>;
	/** Whether a waiting row was refused, so that one is missing before the next. */
	#hasGap = false;
	readonly #id: string;
	readonly #fetch: () => Promise<Saver>;
	#saver: Promise<Saver> | undefined;
	#rest: ReturnType<typeof setTimeout> | undefined;
	#retry: ReturnType<typeof setTimeout> | undefined;
	#late: ReturnType<typeof setTimeout> | undefined;

	/** @param fetch loads the saver */
	constructor(
		{ roster, isUnsaved, updatedAt, base, past, counts = {} }: SavedFrom,
		fetch: () => Promise<Saver>
	) {
		this.#id = roster.id;
		this.base = base ?? (isUnsaved ? undefined : roster);
		// Uses up a row number: every row of this `Saving` has a higher one.
		this.upon = { at: updatedAt, step: past?.cursor ?? 0, n: nextNumber() };
		this.#counts = counts;
		this.#fetch = fetch;
		// Opened before the first tap. A failure is reported when the first row is written.
		openWaiting().catch(() => undefined);
	}

	/** When the stored row was written, as far as this tab knows. */
	get updatedAt(): number | undefined {
		return this.upon.at;
	}

	/** The waiting rows that the roster includes: the last number of each page. */
	lastRowsOf({ n }: Numbered): Readonly<Record<string, number>> {
		return { ...this.#counts, [thisPage]: n };
	}

	/** Stores a change as a waiting row at once. The roster is saved whole when the player pauses. */
	store(change: Change, toSave: RosterToSave): void {
		const n = nextNumber();
		this.toSave = { ...toSave, n };
		unsavedRosters.set(this.#id, this);
		if (this.state === 'saved') this.state = 'unsaved';
		this.#storeRow(n, change, toSave);
		if (n - this.upon.n < maxWaiting) clearTimeout(this.#rest);
		else if (this.#rest !== undefined) return;
		this.#rest = setTimeout(() => void this.saveNow(), restAfter);
	}

	/** Saves the roster whole, now. Resolves when that has succeeded or failed. */
	async saveNow(): Promise<void> {
		clearTimeout(this.#rest);
		clearTimeout(this.#retry);
		this.#rest = this.#retry = undefined;
		this.#reportLate();
		this.#fillGap();
		try {
			await (await this.saver()).saveNow();
		} catch (error) {
			if (!this.toSave) return;
			this.refusal = error;
			this.state = 'failed';
			this.#retry ??= setTimeout(() => void this.saveNow(), retryAfter);
		}
	}

	/** Loads the saver, the first time. */
	saver(): Promise<Saver> {
		this.#saver ??= this.#fetch().catch((error: unknown) => {
			this.#saver = undefined;
			throw error;
		});
		return this.#saver;
	}

	/** Called when the roster has been saved. */
	afterSave(saved: Numbered, updatedAt: number, step = this.upon.step): void {
		this.noteStored(saved.roster, updatedAt, step, saved.n);
		if (this.toSave === saved) {
			this.nothingLeft();
			return;
		}
		this.#drop(saved.n);
		this.state = 'unsaved';
		clearTimeout(this.#late);
		this.#late = undefined;
		this.#reportLate();
		this.#fillGap();
	}

	/**
	 * Records the stored row, as written here or in another tab.
	 * @param n the number of the last waiting row that it includes; by default a new one, so that it includes all
	 */
	noteStored(roster: Roster, updatedAt: number, step: number, n = nextNumber()): void {
		this.base = roster;
		this.upon = { at: updatedAt, step, n };
	}

	/** Called when nothing is left to save. */
	nothingLeft(): void {
		const last = this.toSave?.n;
		this.stop();
		if (last !== undefined) this.#drop(last);
		this.isStored = false;
		this.state = 'saved';
	}

	/** Stops saving; waiting rows stay in their database. */
	stop(): void {
		for (const timer of [this.#rest, this.#retry, this.#late]) clearTimeout(timer);
		this.toSave = this.#rest = this.#retry = this.#late = undefined;
		if (unsavedRosters.get(this.#id) === this) unsavedRosters.delete(this.#id);
	}

	/** After a refused row the next one holds the whole roster. */
	#storeRow(n: number, change: Change, { roster, data }: RosterToSave): void {
		const made = { format: 1, at: Date.now(), upon: this.upon, data } as const;
		const row: WaitingRow =
			change.kind === 'edit' && !this.#hasGap
				? { ...made, ...change }
				: { ...made, kind: 'state', roster, cursor: cursorOf(change), counts: this.#counts };
		storeWaiting([this.#id, thisPage, n], row).then(
			() => {
				if (row.kind === 'state') this.#hasGap = false;
				this.isStored = this.toSave !== undefined && !this.#hasGap;
			},
			() => {
				this.#hasGap = true;
				this.isStored = false;
			}
		);
	}

	/** Deletes waiting rows that the stored row includes. */
	#drop(n: number): void {
		const counts = Object.entries({ ...this.#counts, [thisPage]: n });
		this.#counts = {};
		for (const [page, last] of counts) dropWaiting(this.#id, page, last).catch(() => undefined);
	}

	/** Reports a slow save. */
	#reportLate(): void {
		if (!this.toSave) return;
		this.#late ??= setTimeout(() => {
			if (this.state === 'unsaved') this.state = 'late';
		}, lateAfter);
	}

	/** Writes a refused waiting row again. */
	#fillGap(): void {
		if (!this.toSave || !this.#hasGap) return;
		this.toSave = { ...this.toSave, n: nextNumber() };
		this.#storeRow(this.toSave.n, { kind: 'state' }, this.toSave);
	}
}

function cursorOf(change: Change): number | undefined {
	return change.kind === 'state' ? change.cursor : undefined;
}

/** What this page has not saved whole yet, by roster. */
export const unsavedRosters = new Map<string, Saving>();

/** Saves every roster edited on this page. @returns whether that succeeded */
export async function saveUnsaved(): Promise<boolean> {
	await Promise.allSettled([...unsavedRosters.values()].map((saving) => saving.saveNow()));
	return unsavedRosters.size === 0;
}
