import { hasStored, openStorage, type Repositories, type Stored } from '../../persistence/index.ts';
import { markKept } from '../../persistence/opening/kept-mark.ts';
import { pageAtRest } from '../../platform/page-at-rest.ts';

/** Milliseconds after which the player is told that the storage does not answer. */
const lateAfter = 5000;

/** More rosters than a screen has room for, and how many more are shown when its end comes near. */
const firstMany = 30;

/** The rosters stored in this browser, kept up to date across tabs. */
class RosterList {
	/** The latest edited first, as many as are asked for; undefined until the storage has answered. */
	rows = $state.raw<readonly Stored[]>();
	/** How many there are in all. */
	count = $state(0);
	/** Why there is no list: what went wrong, or that the storage has not answered for long. */
	trouble = $state.raw<{ readonly failure: unknown }>();
	#most = firstMany;
	#storage: Repositories | undefined;
	#stop = (): void => undefined;

	readonly #fail = (failure: unknown): void => void (this.trouble = { failure });

	/**
	 * Starts watching the latest; returns how to stop.
	 * @param fetchToo fetches what shows the rosters, while the storage is fetched
	 */
	watch(fetchToo?: () => Promise<void>): () => void {
		return this.#watch(this.#most, fetchToo);
	}

	/** Starts watching all of them; returns how to stop. */
	watchAll(): () => void {
		return this.#watch(Infinity);
	}

	/** Shows more, if there are more. */
	more(): void {
		if (this.count <= (this.rows?.length ?? 0)) return;
		this.#most += 2 * firstMany;
		this.#subscribe(this.#most);
	}

	#watch(most: number, fetchToo?: () => Promise<void>): () => void {
		let isOver = false;
		const late = setTimeout(() => this.rows ?? this.#fail(undefined), lateAfter);
		this.#open(fetchToo)
			.then((storage) => {
				this.#storage = storage;
				if (!isOver) this.#subscribe(most);
			})
			.catch(this.#fail);
		return () => {
			isOver = true;
			clearTimeout(late);
			this.#stop();
		};
	}

	#subscribe(most: number): void {
		this.#stop();
		const subscription = this.#storage?.rosters.watchLatest(most).subscribe({
			next: ({ rows, count }) => {
				this.rows = rows;
				this.count = count;
				markKept(count > 0);
				this.trouble = undefined;
			},
			error: this.#fail
		});
		this.#stop = () => subscription?.unsubscribe();
	}

	/** On a first visit there is nothing to list: all this is fetched when the page is at rest. */
	async #open(fetchToo?: () => Promise<void>): Promise<Repositories> {
		if (!(await hasStored())) {
			this.rows = [];
			await pageAtRest(1500);
		}
		const [storage] = await Promise.all([openStorage(), fetchToo?.()]);
		await storage.settled();
		return storage;
	}
}

export const rosterList = new RosterList();
