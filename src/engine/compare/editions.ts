import type { Entry, Roster, RosterUnit } from '#schema';
import type { ArmyIndex, IndexedEntry } from '../base/army-index.ts';
import { differing } from './compare.ts';
import { musterUnit } from '../base/muster.ts';
import { checkRoster } from '../judge/report.ts';
import { changesBetween, type Changes } from './what-changes.ts';

/** An entry that differs between two editions of an army. */
interface EditionChange {
	/** The entry in either edition; one is missing if it is new or gone. */
	readonly before?: IndexedEntry | undefined;
	readonly after?: IndexedEntry | undefined;
	readonly differs: readonly (keyof ReturnType<typeof facts>)[];
}

/** The entries that differ between two editions of an army, in the order of the second. */
export function compareEditions(before: ArmyIndex, after: ArmyIndex): readonly EditionChange[] {
	const pairs = pairsOf(before, after);
	const paired = new Set(pairs.map((pair) => pair.before));
	const gone = [...before.entries.values()]
		.filter((entry) => !paired.has(entry))
		.map((entry): EditionChange => ({ before: entry, differs: [] }));
	const changed = pairs
		.map(({ before: old, after: now }): EditionChange => {
			if (!old) return { after: now, differs: [] };
			return { before: old, after: now, differs: differing(facts(old), facts(now)) };
		})
		.filter((change) => !change.before || change.differs.length > 0);
	return [...changed, ...gone];
}

/** An entry in both editions; in the second alone where the first has none like it. */
export interface Pair {
	readonly before: IndexedEntry | undefined;
	readonly after: IndexedEntry;
}

/** Each entry of the second edition with that of the first: by the link in their data, by id, or as printed. */
function pairsOf(before: ArmyIndex, after: ArmyIndex): readonly Pair[] {
	const renamed = new Map(
		[...before.entries.values()].flatMap((old) =>
			old.entry.counterpart === undefined ? [] : [[old.entry.counterpart, old] as const]
		)
	);
	const named = byOwnName(before);
	return [...after.entries.values()].map((now) => ({
		before:
			renamed.get(now.entry.id) ??
			before.entries.get(now.entry.counterpart ?? now.entry.id) ??
			named.get(now.entry.name),
		after: now
	}));
}

/** Entries by their printed names, those that share one left out. */
function byOwnName(index: ArmyIndex): ReadonlyMap<string, IndexedEntry> {
	const all = [...index.entries.values()];
	const timesUsed = new Map<string, number>();
	for (const { entry } of all) timesUsed.set(entry.name, (timesUsed.get(entry.name) ?? 0) + 1);
	const own = all.filter(({ entry }) => timesUsed.get(entry.name) === 1);
	return new Map(own.map((indexed) => [indexed.entry.name, indexed]));
}

/** What the two are compared by. */
function facts({ entry }: IndexedEntry) {
	return {
		name: entry.name,
		points: entry.cost,
		limit: range(entry.limit),
		stats: printed(entry.stats),
		carriers: entry.carriedBy?.by
	};
}

/** A limit without its source. */
function range(limit: Entry['limit']): unknown {
	return limit && [limit.min, limit.max, limit.per];
}

/** A stat line with its keys in order, where 0 equals a dash. */
function printed(stats: Entry['stats'] = {}): unknown {
	return Object.entries(stats)
		.filter(([, value]) => value !== '0' && value !== '-')
		.toSorted(([one], [other]) => one.localeCompare(other));
}

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
