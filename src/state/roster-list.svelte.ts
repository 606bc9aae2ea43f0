import { hasStored, openStorage, type Repositories, type Stored } from '../storage/index.ts';
import { messageOf } from './message-of.ts';
import { pageAtRest } from './page-at-rest.ts';

/** The rosters stored in this browser, kept up to date across tabs. */
class RosterList {
	/** Undefined until the storage has answered. */
	rows = $state.raw<readonly Stored[]>();
	failure = $state<string>();

	/**
	 * Starts watching; returns how to stop.
	 * @param fetchToo fetches what shows the rosters, while the storage is fetched
	 */
	watch(fetchToo?: () => Promise<void>): () => void {
		const opening = this.#open(fetchToo).then(({ rosters }) =>
			rosters.watchAll().subscribe({
				next: (rows) => {
					this.rows = rows;
					this.failure = undefined;
				},
				error: (error: unknown) => (this.failure = messageOf(error))
			})
		);
		opening.catch((error: unknown) => (this.failure = messageOf(error)));
		return () =>
			void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
	}

	/** On a first visit there is nothing to list: all this is fetched when the page is at rest. */
	async #open(fetchToo?: () => Promise<void>): Promise<Repositories> {
		if (!(await hasStored())) {
			this.rows = [];
			await pageAtRest(1500);
		}
		const [storage] = await Promise.all([openStorage(), fetchToo?.()]);
		return storage;
	}
}

export const rosterList = new RosterList();
