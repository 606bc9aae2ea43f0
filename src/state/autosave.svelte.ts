import type { Roster } from '#schema';
import type { Repositories, Saved, Summary, Unstored } from '../storage/index.ts';

/** What the player is told about storing. */
export type SaveState = 'saved' | 'saving' | 'failed';

/** The history that is stored together with a roster. */
export interface Journal {
	/** What of it is not stored yet, as it goes with the roster at this moment. */
	unstored(): Unstored;
	stored(unstored: Unstored): void;
	/** Another tab has stored steps of its own, up to this one: the history goes on from those. */
	overtaken(steps: number): Promise<void>;
}

/** What an autosave needs of the storage. */
type Storing = Pick<Repositories, 'rosters'>;

interface Waiting {
	readonly roster: Roster;
	readonly summary: Summary;
}

/** Milliseconds until a save that failed is tried again. */
const retryAfter = 3000;

/** Stores the latest roster soon after each edit: never inside the tap, always within a tenth of a second. */
export class Autosave {
	readonly #storage: () => Promise<Storing>;
	readonly #journal: () => Promise<Journal | undefined>;
	#waiting: Waiting | undefined;
	#running: Promise<void> | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	state = $state<SaveState>('saved');
	/** The moment that the stored row carries, as far as this tab knows. */
	savedAt: number | undefined;

	/**
	 * @param journal opens the history of the roster, if it has one
	 * @param savedAt the moment that the row carries which the roster was opened from
	 */
	constructor(
		storage: () => Promise<Storing>,
		journal: () => Promise<Journal | undefined> = () => Promise.resolve(undefined),
		savedAt?: number
	) {
		this.#storage = storage;
		this.#journal = journal;
		this.savedAt = savedAt;
	}

	/** Remembers the roster to be stored; a later one before that replaces it. */
	schedule(roster: Roster, summary: Summary): void {
		this.#waiting = { roster, summary };
		this.state = 'saving';
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.flush(), 20);
	}

	/** Gives up what could not be stored. */
	stop(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#waiting = undefined;
	}

	/** Stores what waits, now. Resolves when nothing waits any more or storing failed. */
	flush(): Promise<void> {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#running ??= this.#drain().finally(() => {
			this.#running = undefined;
		});
		return this.#running;
	}

	async #drain(): Promise<void> {
		while (this.#waiting) {
			let storing: Waiting | undefined;
			try {
				// A history that cannot be opened does not keep the roster from being stored.
				const journal = await this.#journal().catch(() => undefined);
				const { rosters } = await this.#storage();
				// From here to the save without a pause, so that roster and history belong together.
				storing = this.#waiting;
				this.#waiting = undefined;
				const unstored = journal?.unstored();
				const saved = await rosters.save(storing.roster, storing.summary, unstored);
				if (!saved.ok) this.#waiting ??= storing;
				await this.#settle(saved, journal, unstored);
			} catch {
				this.#waiting ??= storing;
				this.state = 'failed';
				this.#timer ??= setTimeout(() => void this.flush(), retryAfter);
				return;
			}
		}
		this.state = 'saved';
	}

	async #settle(saved: Saved, journal?: Journal, unstored?: Unstored): Promise<void> {
		if (!saved.ok) {
			await journal?.overtaken(saved.steps);
			return;
		}
		this.savedAt = saved.updatedAt;
		if (unstored) journal?.stored(unstored);
	}
}
