import { rosterActions } from '../../i18n/en/shelf.ts';
import { hasStored, openStorage, type Binned, type Repositories } from '../../persistence/index.ts';
import { untilStored } from '../../persistence/opening/until-stored.ts';
import { watchStored } from '../../persistence/opening/watch-stored.ts';
import { newRosterId } from '../../platform/ids.ts';
import { messageOf } from '../../platform/message-of.ts';
import { pageAtRest } from '../../platform/page-at-rest.ts';
import { orReport } from '../../ui/refused.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** The rosters in the bin, kept up to date across tabs. */
class DeletedRosters {
	/** Deleted last first; undefined until the database has answered. */
	rows = $state.raw<readonly Binned[]>();
	failure = $state<string>();

	/** Starts watching. @returns a function that stops it */
	watch(): () => void {
		return watchStored(
			({ bin }) => {
				tidy(bin).catch(() => undefined);
				return bin.watch();
			},
			(rows) => {
				this.rows = rows;
				this.failure = undefined;
			},
			(error) => (this.failure = messageOf(error)),
			this.#open()
		);
	}

	/** On a first visit the bin is empty. */
	async #open(): Promise<Repositories> {
		if (!(await hasStored())) {
			this.rows = [];
			await untilStored();
		}
		return openStorage();
	}

	/** Restores a roster to the list. */
	async restore(id: string, name: string): Promise<void> {
		await orReport(rosterActions.notRestored(name), async () => {
			const restored = await (await openStorage()).bin.restore(id, newRosterId);
			if (restored !== undefined) toasts.show(rosterActions.isBack(name));
		});
	}

	/** Deletes a roster for good. */
	async purge(id: string, name: string): Promise<void> {
		await orReport(rosterActions.notPurged(name), async () => {
			await (await openStorage()).bin.purge(id);
			toasts.show(rosterActions.purged(name));
		});
	}

	/** Deletes everything in the bin for good, to make room. */
	async empty(): Promise<void> {
		await orReport(rosterActions.binNotEmptied, async () => {
			const { bin } = await openStorage();
			for (const { id } of this.rows ?? []) await bin.purge(id);
		});
	}
}

/** Deletes for good what has been in the bin for thirty days, once the page is at rest. */
async function tidy(bin: Repositories['bin']): Promise<void> {
	await pageAtRest(3000);
	await bin.purgeOld(Date.now());
}

export const deletedRosters = new DeletedRosters();
