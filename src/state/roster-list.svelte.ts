import { hasStored, openStorage, type Repositories, type Stored } from '../storage/index.ts';
import { markKept } from './kept-mark.ts';
import { pageAtRest } from './page-at-rest.ts';

/** Milliseconds after which a storage that does not answer is told of. */
const patience = 5000;

/** The rosters stored in this browser, kept up to date across tabs. */
class RosterList {
	/** Undefined until the storage has answered. */
	rows = $state.raw<readonly Stored[]>();
	/** Why there is no list: what went wrong, or that the storage has not answered for long. */
	trouble = $state.raw<{ readonly failure: unknown }>();

	/**
	 * Starts watching; returns how to stop.
	 * @param fetchToo fetches what shows the rosters, while the storage is fetched
	 */
	watch(fetchToo?: () => Promise<void>): () => void {
		const fail = (failure: unknown) => (this.trouble = { failure });
		const late = setTimeout(() => this.rows ?? fail(undefined), patience);
		const opening = this.#open(fetchToo).then(({ rosters }) =>
			rosters.watchAll().subscribe({
				next: (rows) => {
					this.rows = rows;
					markKept(rows.length > 0);
					this.trouble = undefined;
				},
				error: fail
			})
		);
		opening.catch(fail);
		return () => {
			clearTimeout(late);
			void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
		};
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
