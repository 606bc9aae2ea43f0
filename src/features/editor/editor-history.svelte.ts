import type { ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import type { MadeEdit } from '../../persistence/history/roster-log-joins.ts';
import type { RosterLog } from '../../persistence/history/roster-log.svelte.ts';
import type { Past } from '../../persistence/index.ts';

/** What the history of an edited roster is about. */
interface Edited {
	/** The roster as its history has it. */
	readonly kept: () => Roster;
	/** Its army. No derived: words are still made when the editor is gone, and a derived is then inert. */
	readonly index: () => ArmyIndex;
	/** Goes to where the history has gone. */
	readonly arrive: (roster: Roster | undefined) => void;
}

/** The history of the roster being edited: its code and what is stored of it come on demand. */
export class EditorHistory {
	readonly #edited: Edited;
	/** Edits that the log has not taken over yet: it makes words and patches of them, outside the tap. */
	#made: readonly MadeEdit[] = $state.raw([]);
	#past: Past;
	#log = $state.raw<RosterLog>();
	#opening: Promise<RosterLog> | undefined;
	/** How often it was opened: what was opened for a roster since replaced does not count. */
	#openings = 0;
	/** Counts what makes an undo that has to wait for the log come too late. */
	#turn = 0;

	/** @param past how far the stored history goes */
	constructor(past: Past, edited: Edited) {
		this.#past = $state.raw(past);
		this.#edited = edited;
	}

	/** The log, once it is opened. */
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

	/** The step that the roster is at. */
	get cursor(): number {
		return this.#log?.cursor ?? this.#past.cursor;
	}

	/** Takes note of an edit. */
	add(made: MadeEdit): void {
		this.#made = [...this.#made, made];
		this.#turn++;
	}

	/** Begins again with what another tab has stored. */
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

	/** Goes along the history; at once if it is open, or else as soon as it is. */
	go(along: (log: RosterLog) => Roster | undefined): void {
		const { arrive } = this.#edited;
		if (this.#log) {
			arrive(along(this.#log));
			return;
		}
		const turn = this.#turn;
		void this.open().then(
			// An edit made meanwhile has the last word.
			(log) => this.#turn === turn && arrive(along(log)),
			() => undefined
		);
	}

	async #open(): Promise<RosterLog> {
		const turn = ++this.#openings;
		const roster = this.#made[0]?.before ?? this.#edited.kept();
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
