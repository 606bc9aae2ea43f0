import { shelf, rosterActions } from '../../i18n/en/shelf.ts';
import { locale } from '../../i18n/base/words.ts';
import { openStorage, type Folders } from '../../persistence/index.ts';
import { untilStored } from '../../persistence/opening/until-stored.ts';
import { watchStored } from '../../persistence/opening/watch-stored.ts';
import { orReport } from '../../ui/refused.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** The folders that the player has put rosters into, kept up to date across tabs. */
class RosterFolders {
	/** Their names by the ids of the rosters in them. */
	of = $state.raw<Folders>(new Map());
	readonly names = $derived(
		[...new Set(this.of.values())].toSorted((a, b) => a.localeCompare(b, locale()))
	);

	/** Starts watching. @returns a function that stops it. If storage fails, the list of rosters reports it. */
	watch(): () => void {
		return watchStored(
			({ folders }) => folders.watch(),
			(of) => (this.of = of),
			undefined,
			untilStored().then(openStorage)
		);
	}

	/** Puts rosters into a folder, or out of theirs if it has no name, with an Undo in the message. */
	async move(ids: readonly string[], folder = ''): Promise<void> {
		const before = new Map(ids.map((id) => [id, this.of.get(id)]));
		const isMoved = await this.#put(new Map(ids.map((id) => [id, folder])));
		const undo = (): void => void this.#put(before);
		if (isMoved)
			toasts.show(shelf.moved(ids.length, folder.trim()), {
				label: rosterActions.undo,
				run: undo
			});
	}

	async #put(places: ReadonlyMap<string, string | undefined>): Promise<boolean> {
		const isDone = await orReport(shelf.notMoved, async () => {
			await (await openStorage()).folders.set(places, Date.now());
			return true;
		});
		return isDone ?? false;
	}
}

export const rosterFolders = new RosterFolders();
