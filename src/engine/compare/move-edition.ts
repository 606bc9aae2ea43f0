import { pairsOf } from './editions.ts';
import type { Roster, RosterUnit } from '#schema';
import type { ArmyIndex } from '../base/army-index.ts';
import { musterUnit } from '../base/muster.ts';
import { checkRoster } from '../judge/report.ts';
import { changesBetween, type Changes } from './what-changes.ts';

/** A roster in another edition of its army. */
export interface Move {
	/** The roster in the other edition, without what that edition lacks. */
	readonly roster: Roster;
	/** What differs; things without a counterpart are gone. */
	readonly changes: Changes;
	/** Whether house rules of an event stay behind: they are for one edition. */
	readonly leavesEvent: boolean;
}

/**
 * A roster in another edition of its army: units and options by their counterparts, groups where both
 * editions have their kind, answers where both ask the same. Never throws, whatever the roster names.
 */
export function moveEdition(roster: Roster, before: ArmyIndex, after: ArmyIndex): Move {
	const ids = new Map(
		pairsOf(before, after).flatMap((pair) =>
			pair.before ? [[pair.before.entry.id, pair.after.entry.id] as const] : []
		)
	);
	const units = roster.units.map((unit) => movedUnit(unit, ids));
	const { event, ...rest } = roster;
	const moved: Roster = {
		...rest,
		system: after.system.id,
		army: after.army.id,
		revision: after.system.revision,
		readings: sharedAnswers(roster, after),
		groups: roster.groups?.filter(({ kind }) => hasGroup(after, kind)),
		units: units.flatMap((unit) => withoutGone(unit, after) ?? [])
	};
	return {
		roster: moved,
		changes: changesBetween(
			checkRoster(roster, before),
			checkRoster(moved, after),
			units.map((unit) => musterUnit(unit, after))
		),
		leavesEvent: event !== undefined
	};
}

/** An id that no army has: it stands for what has no counterpart in the other edition. */
const gone = '-';

/** A unit that is gone takes its options with it. */
function movedUnit(unit: RosterUnit, ids: ReadonlyMap<string, string>): RosterUnit {
	const entry = ids.get(unit.entry) ?? gone;
	const moved = (id: string): string => (entry === gone ? gone : (ids.get(id) ?? gone));
	return { ...unit, entry, ...(unit.options && { options: unit.options.map(moved) }) };
}

function withoutGone(unit: RosterUnit, { entries }: ArmyIndex): RosterUnit | undefined {
	if (!entries.has(unit.entry)) return undefined;
	const options = unit.options?.filter((id) => entries.has(id));
	return { ...unit, ...(options && { options }) };
}

function hasGroup({ system }: ArmyIndex, kind: string): boolean {
	return system.groups?.some(({ id }) => id === kind) ?? false;
}

function sharedAnswers({ readings = {} }: Roster, { answers }: ArmyIndex): Roster['readings'] {
	const shared = Object.entries(readings).filter(([id, answer]) =>
		answers.get(id)?.reading.answers.some((each) => each.id === answer)
	);
	return shared.length > 0 ? Object.fromEntries(shared) : undefined;
}
