import { createContext } from 'svelte';
import {
	applyEdit,
	checkRoster,
	copyUnit,
	indexArmy,
	type ArmyIndex,
	type Edit,
	type MusteredUnit,
	type Report,
	type Verdict
} from '#engine';
import type { Army, Roster, RosterUnit, System } from '#schema';
import { newUnitId } from './ids.ts';

interface Pack {
	readonly system: System;
	readonly army: Army;
}

/** The roster being edited, with its cost, verdicts and tallies kept up to date. */
export class RosterEditor {
	readonly #pack: Pack;
	readonly #changed: (roster: Roster, report: Report) => void;
	// Raw: the engine wants plain data, and IndexedDB cannot store a proxy.
	#roster: Roster;

	// By itself, so that an edit of anything else does not index the army again.
	readonly #readings: Roster['readings'] = $derived.by(() => this.#roster.readings);
	readonly index: ArmyIndex = $derived.by(() =>
		indexArmy(this.#pack.system, this.#pack.army, this.#readings)
	);
	readonly report: Report = $derived.by(() => checkRoster(this.#roster, this.index));
	/** The roster's units by the entry they are. */
	readonly byEntry: ReadonlyMap<string, readonly MusteredUnit[]> = $derived.by(() =>
		groupByEntry(this.report.context.units)
	);
	/** The verdict on each entry's own min/max column, by entry. */
	readonly limits: ReadonlyMap<string, Verdict> = $derived.by(
		() =>
			new Map(
				this.report.verdicts.flatMap((verdict) => {
					const { constraint } = verdict;
					const tag = constraint.kind === 'count' ? constraint.of.any?.[0] : undefined;
					return tag === undefined ? [] : [[tag, verdict] as const];
				})
			)
	);

	/** @param changed is called after each edit, with what is to be stored */
	constructor(pack: Pack, roster: Roster, changed: (roster: Roster, report: Report) => void) {
		this.#pack = pack;
		this.#changed = changed;
		this.#roster = $state.raw(roster);
	}

	get roster(): Roster {
		return this.#roster;
	}

	/** Takes up a roster that another tab has stored. */
	adopt(roster: Roster): void {
		this.#roster = roster;
	}

	edit(edit: Edit): void {
		this.#roster = applyEdit(this.#roster, edit);
		this.#changed(this.#roster, this.report);
	}

	/** Adds a unit with the options it starts with, and returns its id. */
	add(entryId: string): string {
		const starts = this.index.entries.get(entryId)?.entry.starts;
		const unit: RosterUnit = {
			id: newUnitId(),
			entry: entryId,
			...(starts && { options: starts })
		};
		this.edit({ kind: 'add-units', units: [unit] });
		return unit.id;
	}

	/** Adds a unit like this one, with what it may have as well, and returns its id. */
	copy(unitId: string): string | undefined {
		const copied = copyUnit(this.report.context, unitId, newUnitId());
		if (copied) this.edit({ kind: 'add-units', units: [copied] });
		return copied?.id;
	}

	/** Removes one unit of the entry: the last that has nothing of its own, or else the last. */
	removeOne(entryId: string): void {
		const units = this.byEntry.get(entryId) ?? [];
		const plain = units.findLast(({ unit }) => isPlain(unit, this.index));
		const leaving = plain ?? units.at(-1);
		if (leaving) this.edit({ kind: 'remove-units', units: [leaving.unit.id] });
	}
}

function groupByEntry(
	units: readonly MusteredUnit[]
): ReadonlyMap<string, readonly MusteredUnit[]> {
	const groups = new Map<string, MusteredUnit[]>();
	for (const mustered of units) {
		const group = groups.get(mustered.unit.entry);
		if (group) group.push(mustered);
		else groups.set(mustered.unit.entry, [mustered]);
	}
	return groups;
}

/** Whether a unit has nothing that the player chose for it. */
export function isPlain({ entry, options, name, note }: RosterUnit, index: ArmyIndex): boolean {
	const starts = index.entries.get(entry)?.entry.starts ?? [];
	return !name && !note && (options ?? []).join() === starts.join();
}

export const [getRosterEditor, setRosterEditor] = createContext<RosterEditor>();
