import type { Roster } from '#schema';
import { openStorage, type Repositories, type Version } from '../storage/index.ts';
import { newRosterId } from './ids.ts';
import { messageOf } from './message-of.ts';
import { toasts } from './toasts.svelte.ts';

/** The versions of one roster that were kept under a name, kept up to date across tabs. */
export class KeptVersions {
	readonly #roster: string;
	/** The latest first; undefined until the storage has answered. */
	rows = $state.raw<readonly Version[]>();
	failure = $state<string>();

	constructor(roster: string) {
		this.#roster = roster;
	}

	/** Starts watching; returns how to stop. */
	watch(): () => void {
		const opening = openStorage().then(({ versions }) =>
			versions.watch(this.#roster).subscribe({
				next: (rows) => (this.rows = rows),
				error: (error: unknown) => (this.failure = messageOf(error))
			})
		);
		opening.catch((error: unknown) => (this.failure = messageOf(error)));
		return () =>
			void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
	}

	/** Keeps the roster as it is now. */
	async keep(snapshot: Roster, name: string): Promise<void> {
		const version = { id: newRosterId(), roster: this.#roster, name, at: Date.now(), snapshot };
		await this.#attempt(({ versions }) => versions.save(version));
	}

	async rename(id: string, name: string): Promise<void> {
		await this.#attempt(({ versions }) => versions.rename(id, name));
	}

	/** Deletes a version; the message that says so undoes it. */
	async remove(version: Version): Promise<void> {
		const undo = (): void => void this.#attempt(({ versions }) => versions.save(version));
		const isGone = await this.#attempt(({ versions }) => versions.remove(version.id));
		if (isGone) toasts.show(`Deleted the version “${version.name}”.`, { label: 'Undo', run: undo });
	}

	async #attempt(act: (storage: Repositories) => Promise<void>): Promise<boolean> {
		try {
			await act(await openStorage());
			this.failure = undefined;
			return true;
		} catch (error) {
			this.failure = messageOf(error);
			return false;
		}
	}
}
