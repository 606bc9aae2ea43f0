import { hasStored, openStorage, type Repositories, type Stored } from '../../persistence/index.ts';
import { rememberHasRosters } from '../../persistence/opening/first-paint-hints.ts';
import { pageAtRest } from '../../platform/page-at-rest.ts';
import type { WholeList } from './whole-list.ts';

/** Milliseconds after which the player reads that the storage does not answer. */
const lateAfter = 5000;

/** More rosters than fit a screen, and how many are added when the end comes near. */
const firstMany = 30;

/** Loads what shows the list, or that nothing is stored, and what waits until something is. */
type FetchToo = (isStored: boolean) => Promise<() => Promise<void>>;

/** The rosters stored in this browser, kept up to date across tabs. */
class RosterList {
	/** Edited last first, as many as asked for; undefined until the database has answered. */
	rows = $state.raw<readonly Stored[]>();
	/** The number of all rosters. */
	count = $state(0);
	/** Why there is no list: an error, or undefined if the database does not answer. */
	trouble = $state.raw<{ readonly failure: unknown }>();
	#most = firstMany;
	/** Reads all, once that is asked for; few first visits need it. */
	#whole: Promise<WholeList> | undefined;
	/** Whether all are asked for, perhaps before the database has answered. */
	#wantsAll = false;
	#storage: Repositories | undefined;
	#stop = (): void => undefined;

	readonly #fail = (failure: unknown): void => void (this.trouble = { failure });

	/**
	 * Starts watching the latest rosters. @returns a function that stops it
	 * @param fetchToo loads the view of the list at the same time
	 */
	watch(fetchToo?: FetchToo): () => void {
		return this.#watch(false, fetchToo);
	}

	/** Starts watching all rosters. @returns a function that stops it */
	watchAll(): () => void {
		return this.#watch(true);
	}

	/** Shows more rosters, if there are more. */
	more(): void {
		if (this.#whole || this.count <= (this.rows?.length ?? 0)) return;
		this.#most += 2 * firstMany;
		this.#subscribe();
	}

	/** Shows all rosters, as they are read. */
	all(): void {
		this.#wantsAll = true;
		this.#readAll(true);
	}

	/** @param isShownInParts whether those read so far are of use */
	#readAll(isShownInParts: boolean): void {
		const rosters = this.#storage?.rosters;
		if (!rosters || this.#whole) return;
		this.#whole = import('./whole-list.ts').then(
			(list) =>
				new list.WholeList(rosters, {
					onrows: (rows, isWhole) => {
						if (isWhole || isShownInParts) this.rows = rows;
					},
					onfail: this.#fail
				})
		);
		this.#whole.catch(this.#fail);
	}

	#watch(isWhole: boolean, fetchToo?: FetchToo): () => void {
		let isOver = false;
		const late = setTimeout(() => this.rows ?? this.#fail(undefined), lateAfter);
		this.#open(fetchToo)
			.then((storage) => {
				this.#storage = storage;
				if (isOver) return;
				this.#subscribe();
				if (isWhole || this.#wantsAll) this.#readAll(!isWhole);
			})
			.catch(this.#fail);
		return () => {
			isOver = true;
			clearTimeout(late);
			this.#stop();
			void this.#whole?.then((whole) => whole.stop()).catch(() => undefined);
			this.#whole = undefined;
			this.#wantsAll = false;
		};
	}

	#subscribe(): void {
		this.#stop();
		const subscription = this.#storage?.rosters.watchLatest(this.#most).subscribe({
			next: (latest) => {
				if (this.#whole) void this.#whole.then((whole) => whole.take(latest)).catch(this.#fail);
				else this.rows = latest.rows;
				this.count = latest.count;
				rememberHasRosters(latest.count > 0);
				this.trouble = undefined;
			},
			error: this.#fail
		});
		this.#stop = () => subscription?.unsubscribe();
	}

	/** On a first visit there is nothing to list: the database is opened once something is stored. */
	async #open(fetchToo?: FetchToo): Promise<Repositories> {
		if (!(await hasStored())) {
			this.rows = [];
			await pageAtRest(1500);
			await (
				await fetchToo?.(false)
			)?.();
		}
		const [storage] = await Promise.all([openStorage(), fetchToo?.(true)]);
		await storage.takeOverLeft();
		return storage;
	}
}

export const rosterList = new RosterList();
