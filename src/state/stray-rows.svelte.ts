import { openStorage, type Stray } from '../storage/index.ts';

/** Kept versions and steps that name no roster, kept up to date across tabs. */
export class StrayRows {
	rows = $state.raw<readonly Stray[]>([]);

	/** Starts watching; returns how to stop. Where nothing can be read, the list of rosters says so. */
	watch(): () => void {
		const opening = openStorage().then(({ unreadable }) =>
			unreadable
				.watchStrays()
				.subscribe({ next: (rows) => (this.rows = rows), error: () => undefined })
		);
		opening.catch(() => undefined);
		return () =>
			void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
	}
}
