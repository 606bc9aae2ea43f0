import { applyEdit, judged, type Edit, type Report } from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { page } from '$app/state';
import { solving as words } from '../../i18n/en/solving/completing.ts';
import { completionOf } from '../../packs/completion.ts';
import { newUnitId } from '../../platform/ids.ts';
import { messageOf } from '../../platform/message-of.ts';
import { startSolving } from '../../platform/solving-worker.ts';
import type {
	Reasons,
	Solved,
	SolvingAnswer,
	SolvingOrder,
	SolvingTask
} from '../../workers/solving/messages.ts';
import type { RosterEditor } from '../editing/index.ts';
import { editWithUndo } from '../editing/late.ts';
import { editBetween, unitChanges, type UnitChange } from './unit-changes.ts';

/** A legal list that can be taken with one edit. */
export interface Offer extends Pick<Solved, 'state' | 'isOther' | 'difference'> {
	readonly edit: Edit;
	readonly after: Report;
	readonly changes: readonly UnitChange[];
}

/** What is known where nothing was found. */
interface Nothing {
	readonly state: Solved['state'];
	readonly reasons: Reasons | undefined;
}

/** Has a list completed, fixed or changed by a worker: one task at a time, which is ended with its worker. */
export class Solving {
	offers = $state.raw<readonly Offer[]>([]);
	replacements = $state.raw<readonly RosterUnit[]>([]);
	nothing = $state.raw<Nothing>();
	/** Why nothing could be looked for. */
	fault = $state<string>();
	/** Whether a task was started, is worked on, and was ended by the player. */
	isBegun = $state(false);
	/** How many tasks were started. */
	started = $state(0);
	isWorking = $state(false);
	isCancelled = $state(false);
	/** What was looked for: answers are about nothing else. */
	#asked = $state.raw<Pick<RosterEditor, 'roster' | 'index'>>();
	#worker: Worker | undefined;
	readonly #editor: RosterEditor;

	constructor(editor: RosterEditor) {
		this.#editor = editor;
	}

	/** Whether the list has changed since, here or in another tab. */
	get isStale(): boolean {
		const asked = this.#asked;
		return (
			asked !== undefined &&
			(asked.roster !== this.#editor.roster || asked.index !== this.#editor.index)
		);
	}

	/** @param size the points limit of the list that is wanted */
	start(task: SolvingTask, size = this.#editor.roster.size): void {
		this.end();
		const { roster, index, pack } = this.#editor;
		this.#asked = { roster, index };
		this.offers = [];
		this.replacements = [];
		this.nothing = undefined;
		this.fault = undefined;
		this.isCancelled = false;
		this.isBegun = true;
		this.started += 1;
		this.isWorking = true;
		const completion = completionOf(pack.system.id);
		const system = { ...pack.system, ...(completion && { completion }) };
		this.#send({ system, army: pack.army, roster: { ...roster, size }, task });
	}

	cancel(): void {
		this.isCancelled = this.isWorking;
		this.end();
	}

	/** Ends the worker, whatever it does. */
	end(): void {
		this.isWorking = false;
		this.#worker?.terminate();
		this.#worker = undefined;
	}

	/** Forgets what was found, for other wishes. */
	clear(): void {
		this.end();
		this.isBegun = false;
	}

	/**
	 * Takes what was found as one edit, unless the list has changed since: says so with its undo, and goes back to the
	 * list from all open dialogs.
	 */
	take(edit: Edit, said: string): void {
		if (this.isStale) return;
		editWithUndo(this.#editor, edit, () => said);
		const { depth = 1, view } = page.state;
		history.go(-(view === 'arrange' ? depth - 1 : depth));
	}

	#send(order: SolvingOrder): void {
		try {
			const worker = startSolving();
			this.#worker = worker;
			worker.addEventListener('message', ({ data }: MessageEvent<SolvingAnswer>) => {
				if (worker === this.#worker) this.#hear(data);
			});
			worker.addEventListener('error', () => this.#fail(words.cannotStart));
			worker.postMessage(order);
		} catch (error) {
			this.#fail(messageOf(error));
		}
	}

	#fail(why: string): void {
		this.fault = why;
		this.end();
	}

	#hear(answer: SolvingAnswer): void {
		switch (answer.kind) {
			case 'found':
				this.offers = answer.lists.flatMap((list, at) => this.#offerOf(list, this.offers[at]));
				return;
			case 'replacements':
				this.replacements = answer.units;
				return;
			case 'none':
				this.nothing = { state: answer.state, reasons: answer.reasons };
				return;
			case 'done':
				this.end();
				return;
			case 'no solver':
				this.#fail(words.cannotStart);
				return;
			case 'failed':
				this.#fail(answer.message);
		}
	}

	/** What is not legal here as well is not shown. One that is shown already is only called otherwise. */
	#offerOf({ roster: found, difference, ...known }: Solved, shown?: Offer): readonly Offer[] {
		if (shown) return [{ ...shown, difference }];
		const asked = this.#asked;
		if (!asked) return [];
		const { roster, index } = asked;
		const edit = editBetween(roster, found, newUnitId);
		const after = judged(index, applyEdit(roster, edit));
		if (after.problems.length > 0) return [];
		const changes = unitChanges(judged(index, roster), after);
		return [{ edit, after, changes, difference, ...known }];
	}

	/** The roster that was asked about. */
	get roster(): Roster {
		return this.#asked?.roster ?? this.#editor.roster;
	}
}
