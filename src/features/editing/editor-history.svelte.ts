import type { ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { frame } from '../../i18n/en/frame.ts';
import type { MadeEdit } from '../../persistence/history/roster-log-chain.ts';
import type { RosterLog } from '../../persistence/history/roster-log.svelte.ts';
import type { Past } from '../../persistence/index.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** What the history needs to know of the editor. */
interface Edited {
	/** The roster as it is to be stored. */
	readonly toStore: () => Roster;
	/**
	 * Its army. Not derived: edits are still worded after the editor is gone, when a derived no longer updates.
	 */
	readonly index: () => ArmyIndex;
	/** Shows the roster of the step that was reached. */
	readonly arrive: (roster: Roster | undefined) => void;
}

/** The history of the edited roster. Its code and its stored steps are loaded on demand. */
export class EditorHistory {
	readonly #edited: Edited;
	/** Edits that the log has not taken over yet. It words and diffs them after the tap. */
	#made: readonly MadeEdit[] = $state.raw([]);
	#past: Past;
	#log = $state.raw<RosterLog>();
	#opening: Promise<RosterLog> | undefined;
	/** Counts openings, so that an opening for a roster since replaced is ignored. */
	#openings = 0;
	/** Counts edits and rosters of other tabs, so that an undo that waited for the log is dropped if one came meanwhile. */
	#turn = 0;

	/** @param past how far the stored history goes */
	constructor(past: Past, edited: Edited) {
		this.#past = $state.raw(past);
		this.#edited = edited;
	}

	/** Undefined until it is opened. */
	get log(): RosterLog | undefined {
		return this.#log;
	}

	get canUndo(): boolean {
		return this.#made.length > 0 || (this.#log?.canUndo ?? this.#past.cursor > 0);
	}

	get canRedo(): boolean {
		const { cursor, steps } = this.#past;
		return this.#made.length === 0 && (this.#log?.canRedo ?? cursor < steps);
	}

	/** The current step. */
	get cursor(): number {
		return this.#log?.cursor ?? this.#past.cursor;
	}

	/** Records an edit. */
	add(made: MadeEdit): void {
		this.#made = [...this.#made, made];
		this.#turn++;
	}

	/** Starts again from what another tab has stored. */
	restart(past: Past): void {
		this.#turn++;
		this.#made = [];
		this.#past = past;
		this.#log = undefined;
		this.#opening = this.#opening && this.#open();
		this.#opening?.catch(() => undefined);
	}

	open(): Promise<RosterLog> {
		this.#opening ??= this.#open();
		return this.#opening;
	}

	/** Moves through the history: at once if it is open, otherwise once it is. It says so if it cannot be opened. */
	go(along: (log: RosterLog) => Roster | undefined): void {
		const { arrive } = this.#edited;
		if (this.#log) {
			arrive(along(this.#log));
			return;
		}
		const turn = this.#turn;
		void this.open().then(
			// An edit made meanwhile cancels the move.
			(log) => this.#turn === turn && arrive(along(log)),
			() => this.#turn === turn && toasts.show(frame.notLoaded)
		);
	}

	async #open(): Promise<RosterLog> {
		const turn = ++this.#openings;
		const roster = this.#made[0]?.before ?? this.#edited.toStore();
		const past = this.#past;
		try {
			const { openLog } = await import('../../persistence/history/roster-log.svelte.ts');
			const takeEdits = () => (turn === this.#openings ? this.#takeEdits() : []);
			const log = await openLog({ roster, past, index: this.#edited.index, takeEdits });
			if (turn === this.#openings) this.#log = log;
			return log;
		} catch (error) {
			if (turn === this.#openings) this.#opening = undefined;
			throw error;
		}
	}

	#takeEdits(): readonly MadeEdit[] {
		const made = this.#made;
		if (made.length > 0) this.#made = [];
		return made;
	}
}
