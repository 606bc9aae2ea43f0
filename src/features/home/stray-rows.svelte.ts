import { openStorage, type Stray } from '../../persistence/index.ts';
import { strayRows } from '../../persistence/edits/left-rows.ts';

/** Rows that no roster's page can list. */
export class StrayRows {
	/** Saved versions and steps that name no roster, kept up to date across tabs. */
	#nameless = $state.raw<readonly Stray[]>([]);
	/** Waiting edits of a later version, or damaged ones, as they were found. */
	#waiting = $state.raw<readonly Stray[]>([]);
	readonly rows: readonly Stray[] = $derived.by(() => [...this.#nameless, ...this.#waiting]);

	/** Starts watching; returns how to stop. Where nothing can be read, the list of rosters says so. */
	watch(): () => void {
		void this.look();
		const opening = openStorage().then(({ unreadable }) =>
			unreadable
				.watchStrays()
				.subscribe({ next: (rows) => (this.#nameless = rows), error: () => undefined })
		);
		opening.catch(() => undefined);
		return () =>
			void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
	}

	/** Looks which edits cannot be read. */
	async look(): Promise<void> {
		const found = await strayRows().catch(() => []);
		this.#waiting = found.map(({ key, row }) => ({ table: 'waiting', id: key, row }));
	}
}
