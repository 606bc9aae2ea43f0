import { openStorage, type Settings, type StoredCounts } from '../../persistence/index.ts';
import { messageOf } from '../../platform/message-of.ts';

/** The settings and the storage used, kept up to date across tabs. */
export class StoredSettings {
	/** Undefined until the database has answered. */
	values = $state.raw<Settings>();
	counts = $state.raw<StoredCounts>();
	failure = $state<string>();

	/** Starts watching. @returns a function that stops it */
	watch(): () => void {
		const error = (thrown: unknown): void => {
			this.failure = messageOf(thrown);
		};
		const opening = openStorage().then(({ settings, backup }) => [
			settings.watch().subscribe({ next: (values) => (this.values = values), error }),
			backup.watchCounts().subscribe({ next: (counts) => (this.counts = counts), error })
		]);
		opening.catch(error);
		return () =>
			void opening
				.then((subscriptions) => subscriptions.forEach((each) => each.unsubscribe()))
				.catch(() => undefined);
	}

	/** Stores changed settings. */
	async set(changes: Settings): Promise<void> {
		try {
			await (await openStorage()).settings.set(changes);
		} catch (thrown) {
			this.failure = messageOf(thrown);
		}
	}
}
