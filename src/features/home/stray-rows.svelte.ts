import { openStorage, type Stray } from '../../persistence/index.ts';
import { strayRows } from '../../persistence/left/left-rows.ts';

/** Stored rows that belong to no roster in the list. */
export class StrayRows {
	/** Saved versions and steps that name no roster, kept up to date across tabs. */
	#nameless = $state.raw<readonly Stray[]>([]);
	/** Waiting edits that are damaged or from a later version. */
	#waiting = $state.raw<readonly Stray[]>([]);
	readonly rows: readonly Stray[] = $derived.by(() => [...this.#nameless, ...this.#waiting]);

	/** Starts watching. @returns a function that stops it. If storage fails, the list of rosters reports it. */
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

	/** Looks for waiting edits that cannot be read. */
	async look(): Promise<void> {
		const found = await strayRows().catch(() => []);
		this.#waiting = found.map(({ key, row }) => ({ table: 'waiting', id: key, row }));
	}
}
