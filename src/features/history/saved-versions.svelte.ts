import type { Roster } from '#schema';
import { rosterHistory } from '../../i18n/en/history.ts';
import {
	openStorage,
	type Repositories,
	type Unreadable,
	type Version
} from '../../persistence/index.ts';
import { newRosterId } from '../../platform/ids.ts';
import { messageOf } from '../../platform/message-of.ts';
import { orReport } from '../../ui/refused.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** The saved versions of one roster, kept up to date across tabs. */
export class SavedVersions {
	readonly #roster: string;
	/** Latest first; undefined until the database has answered. */
	rows = $state.raw<readonly Version[]>();
	/** Versions that this release cannot read. They stay stored as they are. */
	unreadable = $state.raw<readonly Unreadable[]>([]);
	failure = $state<string>();

	constructor(roster: string) {
		this.#roster = roster;
	}

	/** Starts watching the database. @returns a function that stops it */
	watch(): () => void {
		const opening = openStorage().then(({ versions }) =>
			versions.watch(this.#roster).subscribe({
				next: ({ read, unreadable }) => {
					this.rows = read;
					this.unreadable = unreadable;
				},
				error: (error: unknown) => (this.failure = messageOf(error))
			})
		);
		opening.catch((error: unknown) => (this.failure = messageOf(error)));
		return () =>
			void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
	}

	/** Saves the roster as it is now. */
	async save(snapshot: Roster, name: string): Promise<void> {
		const version = { id: newRosterId(), roster: this.#roster, name, at: Date.now(), snapshot };
		await attempt(rosterHistory.notKept(name), ({ versions }) => versions.save(version));
	}

	async rename(id: string, name: string): Promise<void> {
		const undone = rosterHistory.notRenamed(name);
		await attempt(undone, ({ versions }) => versions.rename(id, name));
	}

	/** Deletes a version, with an Undo in the message. */
	async remove(version: Version): Promise<void> {
		const { name } = version;
		const undo = (): void =>
			void attempt(rosterHistory.notBack(name), ({ versions }) => versions.save(version));
		const isGone = await attempt(rosterHistory.notDeleted(name), ({ versions }) =>
			versions.remove(version.id)
		);
		if (isGone) {
			toasts.show(rosterHistory.deleted(name), { label: rosterHistory.undo, run: undo });
		}
	}
}

async function attempt(
	undone: string,
	act: (storage: Repositories) => Promise<void>
): Promise<boolean> {
	const done = await orReport(undone, async () => {
		await act(await openStorage());
		return true;
	});
	return done ?? false;
}
