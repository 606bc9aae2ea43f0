import { notStored } from '../../i18n/en/storing.ts';
import type { Repositories, Unstored } from '../index.ts';
import type { Saving } from './saving.svelte.ts';

/** The history that is stored together with a roster. */
export interface Journal {
	/** Its unstored part, as of now. */
	unstored(): Unstored;
	stored(unstored: Unstored): void;
}

/** What an autosave needs of the storage. */
type Storing = Pick<Repositories, 'rosters'>;

interface Ways {
	/** Opens the history of the roster, if it has one. */
	readonly journal?: () => Promise<Journal | undefined>;
	/**
	 * Another tab has stored the roster since: joins what it stored and what waits here, or asks the player.
	 * Leaves what is to be stored then with the saving.
	 */
	readonly rejoin?: () => Promise<void>;
}

/** Stores what waits, and its history with it. */
export class Autosave {
	readonly #saving: Saving;
	readonly #storage: () => Promise<Storing>;
	readonly #ways: Ways;
	#running: Promise<void> | undefined;

	constructor(saving: Saving, storage: () => Promise<Storing>, ways: Ways = {}) {
		this.#saving = saving;
		this.#storage = storage;
		this.#ways = ways;
	}

	/**
	 * Stores what waits, now. Resolves when nothing waits any more, or when only the player can say how it goes on.
	 * @throws if the browser refuses
	 */
	flush(): Promise<void> {
		this.#running ??= this.#drain().finally(() => {
			this.#running = undefined;
		});
		return this.#running;
	}

	async #drain(): Promise<void> {
		const saving = this.#saving;
		while (saving.waiting) {
			await this.#store();
			if (saving.state === 'asking' || saving.state === 'outdated') return;
		}
	}

	async #store(): Promise<void> {
		const saving = this.#saving;
		// A history that cannot be opened does not keep the roster from being stored.
		const journal = await this.#ways.journal?.().catch(() => undefined);
		const { rosters } = await this.#storage();
		const storing = saving.waiting;
		if (!storing) return;
		// No await before the save, so that roster and history belong together.
		const { roster, summarise, data } = storing;
		const unstored = journal?.unstored();
		const counts = saving.countsOf(storing);
		const beside = { unstored, over: saving.savedAt, data, counts };
		const saved = await rosters.save(roster, summarise(), beside);
		if (saved.ok) {
			if (unstored) journal?.stored(unstored);
			saving.stored(storing, saved.updatedAt, unstored?.cursor);
		} else if (saved.reason === 'unreadable') {
			saving.state = 'outdated';
		} else if (this.#ways.rejoin) {
			await this.#ways.rejoin();
		} else {
			throw new Error(notStored.storedElsewhere);
		}
	}
}
