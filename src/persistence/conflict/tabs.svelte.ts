import { applyChoices, isAlike, mergeRosters, type Merge, type Side } from '#engine';
import type { Roster } from '#schema';
import { editSteps } from '../../i18n/en/edits.ts';
import { openStorage, type Past } from '../index.ts';
import type { RosterLog } from '../history/roster-log.svelte.ts';
import type { Theirs } from '../history/roster-log-chain.ts';
import type { Saving } from '../saving/saving.svelte.ts';

/** The roster being edited in this tab. */
export interface Edited {
	readonly roster: Roster;
	readonly history: Pick<RosterLog, 'goOn' | 'rejoin'> | undefined;
	/** Gives a roster current ids. */
	renew(roster: Roster): Roster;
	openHistory(): Promise<unknown>;
	/** Takes over a stored roster, with its history. */
	adopt(roster: Roster, past: Past): void;
	/** Shows the roster that the history has moved to. */
	arrive(roster: Roster): void;
}

/** Conflicting changes of two tabs, between which the player chooses. */
class Question {
	readonly #editor: Edited;
	readonly #saving: Saving;
	readonly #theirs: Theirs;
	readonly #base: Roster | undefined;
	/** Kept up to date with later edits of this tab, which may resolve the conflict. */
	readonly merge: Merge = $derived.by(() => mergeUnder(this.#editor, this.#base, this.#theirs));

	constructor(editor: Edited, saving: Saving, theirs: Theirs) {
		this.#editor = editor;
		this.#saving = saving;
		this.#theirs = theirs;
		this.#base = saving.base;
	}

	isOf(editor: Edited): boolean {
		return this.#editor === editor;
	}

	/** Continues with the chosen version. Undo brings back this tab's version, then the other's. */
	async answer(choices: ReadonlyMap<string, Side>): Promise<void> {
		await this.#editor.openHistory();
		const { merge } = this;
		goOn(this.#editor, this.#saving, this.#theirs, merge.roster, applyChoices(merge, choices));
	}
}

/** Holds the open conflict, if any. */
class Questions {
	current = $state.raw<Question>();
}

export const questions = new Questions();

/**
 * Merges this tab's roster with what another tab has stored since, and shows the result. If both changed the
 * same thing differently, nothing is stored and the player is asked.
 * @throws if the history or the storage cannot be opened
 */
export async function rejoin(editor: Edited, saving: Saving): Promise<void> {
	const theirs = await loadTheirs(editor.roster.id);
	if (theirs === 'unreadable') saving.state = 'outdated';
	// It was deleted meanwhile: this tab's roster is stored as it is.
	if (typeof theirs === 'string') return;
	await editor.openHistory();
	const { conflicts, roster } = mergeUnder(editor, saving.base, theirs);
	if (conflicts.length === 0) {
		goOn(editor, saving, theirs, roster);
		return;
	}
	questions.current = new Question(editor, saving, theirs);
	saving.state = 'asking';
}

/** Merges this tab's roster with the stored one, under current ids. */
function mergeUnder(editor: Edited, base: Roster | undefined, theirs: Theirs): Merge {
	return mergeRosters(base && editor.renew(base), editor.roster, editor.renew(theirs.roster));
}

async function loadTheirs(id: string): Promise<Theirs | 'missing' | 'unreadable'> {
	const { rosters, steps } = await openStorage();
	const [loaded, stored] = await Promise.all([rosters.load(id), steps.load(id)]);
	return loaded.ok ? { ...loaded, ...stored } : loaded.reason;
}

/** Runs without a pause, so that the merged roster follows the stored row that this tab knows. */
function goOn(
	editor: Edited,
	saving: Saving,
	theirs: Theirs,
	joined: Roster,
	chosen = joined
): void {
	const isTheirs = chosen === joined && isAlike(joined, editor.renew(theirs.roster));
	if (!isTheirs) {
		editor.history?.rejoin(theirs, joined);
		if (chosen !== joined) editor.history?.goOn(chosen, editSteps.chose);
	}
	// Only now: had opening the history failed, this tab must not overwrite the other's row.
	saving.noteStored(theirs.roster, theirs.updatedAt, theirs.past.cursor);
	saving.state = 'unsaved';
	questions.current = undefined;
	if (isTheirs) {
		editor.adopt(theirs.roster, theirs.past);
		saving.nothingLeft();
	} else editor.arrive(chosen);
}
