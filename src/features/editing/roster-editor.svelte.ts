import { createContext } from 'svelte';
import {
	applyEdit,
	checkRoster,
	formerlyIn,
	indexFor,
	isWithinBounds,
	legalityOf,
	newUnit,
	renewed,
	reportAfter,
	rosterContext,
	settlingRoles,
	type ArmyIndex,
	type CheckContext,
	type Edit,
	type Formerly,
	type Legality,
	type MusteredUnit,
	type Report
} from '#engine';
import type { Roster } from '#schema';
import { rosterEdits } from '../../i18n/en/editor.ts';
import { frame } from '../../i18n/en/frame.ts';
import type { Pack } from '../../packs/load.ts';
import type { Past } from '../../persistence/index.ts';
import { EditorHistory } from './editor-history.svelte.ts';
import { unitsByEntry, countsByEntry, type EntryCount } from './entry-counts.ts';
import { newUnitId } from '../../platform/ids.ts';
import type { DataNote } from '../../persistence/data-version/data-for.ts';
import { reasons } from './reasons.svelte.ts';
import type { RosterLog } from '../../persistence/history/roster-log.svelte.ts';
import type { Change } from '../../persistence/saving/saving.svelte.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** Called with the changed roster and a function that judges it. */
type OnChange = (change: Change, roster: Roster, judge: () => Report) => void;

/** The roster being edited, with its cost, verdicts and tallies kept up to date. */
export class RosterEditor {
	/** The data that judge the roster. */
	#pack: Pack;
	/** A note about that data for the player. */
	dataNote = $state.raw<DataNote>();
	readonly #onChange: OnChange;
	// Raw: the engine wants plain data, and IndexedDB cannot store a proxy.
	#roster: Roster;
	/** The roster as it is to be stored: as it was loaded, until the first edit, it may have former ids. */
	#toStore: Roster;
	/**
	 * Those former ids. Not derived: tabs still merge after the editor is gone, when a derived no longer
	 * updates.
	 */
	#formerly: Formerly;
	readonly #history: EditorHistory;

	// Derived separately, so that other edits do not index the army again.
	readonly #readings: Roster['readings'] = $derived.by(() => this.#roster.readings);
	readonly #event: Roster['event'] = $derived.by(() => this.#roster.event);
	readonly index: ArmyIndex = $derived.by(() =>
		indexFor(this.#pack, { readings: this.#readings, event: this.#event })
	);
	/** The roster's units with their prices. What the rules say about them is in the report. */
	readonly context: CheckContext = $derived.by(() => rosterContext(this.#roster, this.index));
	readonly report: Report = $derived.by(() => {
		this.#report = reportAfter(this.context, this.#report);
		this.#reported = this.#roster;
		return this.#report;
	});
	/** The last report, which the next one builds on, and the roster that it is of. */
	#report: Report | undefined;
	#reported: Roster | undefined;
	/** The roster's units by entry id. */
	readonly byEntry: ReadonlyMap<string, readonly MusteredUnit[]> = $derived.by(() =>
		unitsByEntry(this.context.units)
	);
	/** The verdict on the number of each entry, by entry id. */
	readonly counts: ReadonlyMap<string, EntryCount> = $derived.by(() =>
		countsByEntry(this.report.verdicts)
	);

	/**
	 * @param onChange is called in the task of each change: an edit, a step of the history, other data
	 * @param past how far the stored history goes
	 */
	constructor(
		pack: Pack,
		roster: Roster,
		onChange: OnChange,
		past: Past = { cursor: 0, steps: 0 }
	) {
		this.#pack = $state.raw(pack);
		this.#onChange = onChange;
		this.#formerly = formerlyIn(pack.system, pack.army);
		this.#toStore = roster;
		this.#roster = $state.raw(this.renew(roster));
		this.#history = new EditorHistory(past, {
			toStore: () => this.#toStore,
			index: () => indexFor(this.#pack, this.#roster),
			arrive: (there) => this.arrive(there)
		});
	}

	get legality(): Legality {
		return legalityOf(this.report);
	}

	/** How the list stands, in a word, or what is next in an unfinished one. */
	get verdictText(): string {
		const { legality, report } = this;
		return legality.isUnfinished ? reasons.nextStep(report) : frame.verdict(legality);
	}

	get pack(): Pack {
		return this.#pack;
	}

	/** The roster with current ids. */
	get roster(): Roster {
		return this.#roster;
	}

	/** Gives any roster of this army current ids. */
	renew(roster: Roster): Roster {
		return renewed(roster, { formerly: this.#formerly });
	}

	#hold(roster: Roster): void {
		this.#toStore = roster;
		this.#roster = this.renew(roster);
	}

	/** Undefined until it is opened. */
	get history(): RosterLog | undefined {
		return this.#history.log;
	}

	get canUndo(): boolean {
		return this.#history.canUndo;
	}

	get canRedo(): boolean {
		return this.#history.canRedo;
	}

	/** Takes over a roster that another tab has stored, with its history. */
	adopt(roster: Roster, past: Past): void {
		this.#hold(roster);
		this.#history.restart(past);
	}

	/** Judges the roster by other data from now on, and stores that. */
	judgeBy(pack: Pack, dataNote?: DataNote): void {
		this.#pack = pack;
		this.#formerly = formerlyIn(pack.system, pack.army);
		this.#hold(this.#toStore);
		this.dataNote = dataNote;
		this.#handOn({ kind: 'state' });
	}

	/** Shows the roster that the history has moved to. */
	arrive(roster: Roster | undefined): void {
		if (!roster) return;
		this.#hold(roster);
		this.#handOn({ kind: 'state', cursor: this.#history.log?.cursor });
	}

	/** @param joins whether it continues the edit before, as while a button is held down */
	edit(wanted: Edit, { joins = false } = {}): void {
		const today = this.#roster;
		const before = this.#toStore;
		const edit = settlingRoles(wanted, today, this.index);
		const after = applyEdit(today, edit);
		if (!isWithinBounds(after)) {
			toasts.show(rosterEdits.isFull);
			return;
		}
		// The edit names today's ids. A roster with former ones is stored with today's first, so that the edit can be
		// replayed on it.
		if (before !== today) this.#handOn({ kind: 'state', cursor: this.#history.cursor }, today);
		const at = Date.now();
		this.#history.add({ edit, before, after, at, joins });
		this.#hold(after);
		this.#handOn({ kind: 'edit', edit, at, joins });
	}

	/**
	 * Hands a change on to be stored. The report for the summary is made when the roster is saved, not in the tap,
	 * with the army index that there was at the change.
	 */
	#handOn(change: Change, roster = this.#toStore): void {
		const { index } = this;
		this.#onChange(change, roster, () => this.#judge(roster, index));
	}

	/** The report that is on the screen, if it is of this roster. */
	#judge(roster: Roster, index: ArmyIndex): Report {
		const shown = this.#reported === roster ? this.#report : undefined;
		return shown?.context.index === index ? shown : checkRoster(roster, index);
	}

	/** Undoes a step: at once if the history is open, otherwise once it is. */
	undo(): void {
		this.#history.go((log) => log.undo());
	}

	redo(): void {
		this.#history.go((log) => log.redo());
	}

	/** Moves to a step of the history, by undo or redo. */
	goTo(step: number): void {
		this.#history.go((log) => log.goTo(step));
	}

	/** Restores the roster of an earlier step; the restoration is a step itself. */
	async restore(step: number): Promise<void> {
		const roster = await (await this.openHistory()).stateAt(step);
		if (roster) this.edit({ kind: 'restore', roster });
	}

	openHistory(): Promise<RosterLog> {
		return this.#history.open();
	}

	/** Adds a unit with the options it starts with, and those that go to the first, and returns its id. */
	add(entryId: string): string {
		const unit = newUnit(this.context, entryId, newUnitId());
		this.edit({ kind: 'add-units', units: [unit] });
		return unit.id;
	}
}

export const [getRosterEditor, setRosterEditor] = createContext<RosterEditor>();
