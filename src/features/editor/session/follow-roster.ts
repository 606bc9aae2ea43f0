import { notStored } from '../../../i18n/en/storing.ts';
import { openStorage, type Repositories, type Stored } from '../../../persistence/index.ts';
import type { RosterEditor } from '../../editing/index.ts';
import type { Saving } from '../../../persistence/saving/saving.svelte.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';

/** Rosters that this page deletes itself and needs no message about. */
export const deletedHere = new Set<string>();

/** Milliseconds until the next check, while edits made here are being stored. */
const soon = 100;

/**
 * Follows what other tabs save of a roster. Edits waiting here are merged with it when they are stored, and
 * that is attempted at once.
 * @returns a function that stops following
 */
export function followRoster(
	id: string,
	saving: Saving,
	editor: Pick<RosterEditor, 'adopt'>
): () => void {
	deletedHere.delete(id);
	const follower = new Follower(id, saving, editor);
	const following = openStorage().then(({ rosters }) =>
		rosters.watch(id).subscribe((stored) => follower.see(stored, rosters))
	);
	// Without storage there is nothing to follow; saving reports that.
	following.catch(() => undefined);
	return () => {
		follower.stop();
		void following.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
	};
}

class Follower {
	readonly #id: string;
	readonly #saving: Saving;
	readonly #editor: Pick<RosterEditor, 'adopt'>;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#isOver = false;
	#isGone = false;

	constructor(id: string, saving: Saving, editor: Pick<RosterEditor, 'adopt'>) {
		this.#id = id;
		this.#saving = saving;
		this.#editor = editor;
	}

	/** Nothing has to be done about what this page has stored itself. */
	see(stored: Stored | undefined, rosters: Repositories['rosters']): void {
		const { updatedAt, state } = this.#saving;
		const isOwn = stored?.readable === true && stored.updatedAt === updatedAt;
		if (!isOwn || state === 'outdated' || this.#isGone) void this.look(rosters);
	}

	/** Reads the row again: the one from the watch may be older than what was stored since. */
	async look(rosters: Repositories['rosters']): Promise<void> {
		clearTimeout(this.#timer);
		const saving = this.#saving;
		const known = saving.updatedAt;
		const loaded = await rosters.load(this.#id).catch(() => undefined);
		if (this.#isOver || !loaded) return;
		const isSame = loaded.ok && loaded.updatedAt === saving.updatedAt;
		if (saving.state === 'unsaved' || saving.updatedAt !== known) {
			if (!isSame) this.#timer = setTimeout(() => void this.look(rosters), soon);
		} else if (!loaded.ok && loaded.reason === 'unreadable') {
			saving.state = 'outdated';
		} else if (saving.toSave) {
			void saving.saveNow();
		} else if (!loaded.ok) {
			this.#reportGone();
		} else if (!isSame || saving.state === 'outdated') {
			this.#isGone = false;
			saving.noteStored(loaded.roster, loaded.updatedAt, loaded.past.cursor);
			saving.state = 'saved';
			this.#editor.adopt(loaded.roster, loaded.past);
		}
	}

	stop(): void {
		this.#isOver = true;
		clearTimeout(this.#timer);
	}

	/** Keeps the last stored state in mind: the roster may come back from the bin. */
	#reportGone(): void {
		const { updatedAt } = this.#saving;
		this.#saving.state = 'saved';
		if (this.#isGone || deletedHere.has(this.#id) || updatedAt === undefined) return;
		this.#isGone = true;
		toasts.show(notStored.deletedElsewhere);
	}
}
