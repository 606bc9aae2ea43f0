import type { Roster } from '#schema';
import type { RosterRepository, Summary } from '../storage/index.ts';

/** What the player is told about storing. */
export type SaveState = 'saved' | 'saving' | 'failed';

/** Milliseconds until a save that failed is tried again. */
const retryAfter = 3000;

/** Stores the latest roster soon after each edit: never inside the tap, always within a tenth of a second. */
export class Autosave {
	readonly #storage: () => Promise<RosterRepository>;
	#waiting: { readonly roster: Roster; readonly summary: Summary } | undefined;
	#running: Promise<void> | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	state = $state<SaveState>('saved');
	/** The moment that the row carries since the last save of this tab. */
	savedAt: number | undefined;

	constructor(storage: () => Promise<RosterRepository>) {
		this.#storage = storage;
	}

	/** Remembers the roster to be stored; a later one before that replaces it. */
	schedule(roster: Roster, summary: Summary): void {
		this.#waiting = { roster, summary };
		this.state = 'saving';
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.flush(), 20);
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
			const { roster, summary } = this.#waiting;
			this.#waiting = undefined;
			try {
				const storage = await this.#storage();
				this.savedAt = await storage.save(roster, summary);
			} catch {
				this.#waiting ??= { roster, summary };
				this.state = 'failed';
				this.#timer ??= setTimeout(() => void this.flush(), retryAfter);
				return;
			}
		}
		this.state = 'saved';
	}
}
