import { openStorage, type Settings, type StoredCounts } from '../../persistence/index.ts';
import { watchStored } from '../../persistence/opening/watch-stored.ts';
import { messageOf } from '../../platform/message-of.ts';

/** The settings and the storage used, kept up to date across tabs. */
export class StoredSettings {
	/** Undefined until the database has answered. */
	values = $state.raw<Settings>();
	counts = $state.raw<StoredCounts>();
	failure = $state<string>();

	/** Starts watching. @returns a function that stops it */
	watch(): () => void {
		const fail = (error: unknown): void => void (this.failure = messageOf(error));
		const endings = [
			watchStored(
				({ settings }) => settings.watch(),
				(values) => (this.values = values),
				fail
			),
			watchStored(
				({ backup }) => backup.watchCounts(),
				(counts) => (this.counts = counts),
				fail
			)
		];
		return () => endings.forEach((end) => end());
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
