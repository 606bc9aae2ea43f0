import { matches, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';
import type { Entry, HeldBy, Rule, Shift } from '#schema';
import { belongingsOf, saveOn, type Belongings } from './belongings.ts';
import { glossaryOf, type Glossary } from './glossary.ts';

export type Stats = NonNullable<Entry['stats']>;

/** What a unit is like with all that it wears and rides. */
export interface Worn {
	/** The stat line of the unit, or of an option with figures of its own, as its armour changes it. */
	readonly shifted: (stats: Stats, of?: IndexedEntry) => Stats;
	/** A further stat line of the unit or an option, by the name that it stands under. */
	readonly shiftedByName: (stats: Stats, name: string) => Stats;
	/** Whether it has the figures that a rule asks for. */
	readonly holds: (rule: { readonly heldBy?: HeldBy | undefined }) => boolean;
}

const asPrinted: Worn = {
	shifted: (stats) => stats,
	shiftedByName: (stats) => stats,
	holds: () => true
};

/** What a unit wears and what that does; in a game without such words everything is as printed. */
export function wornBy(index: ArmyIndex, unit: MusteredUnit): Worn {
	if (!changesFigures(index)) return asPrinted;
	const glossary = glossaryOf(index);
	const all = belongingsOf(unit, glossary, () => false);
	const has = new Set([...unit.tags, ...all.known.flatMap(({ tags }) => tags)]);
	const shifts = shiftsIn(unit, all).filter((shift) => !shift.if || matches(shift.if, has));
	const on = (stats: Stats, tags: ReadonlySet<string>): Stats =>
		shiftedBy(
			stats,
			shifts.filter((shift) => !shift.on || matches(shift.on, tags))
		);
	const shifted: Worn['shifted'] = (stats, of) =>
		on(stats, of && !of.entry.adds ? of.tags : unit.tags);
	const shiftedByName: Worn['shiftedByName'] = (stats, name) =>
		on(stats, figureTags(glossary, name) ?? unit.tags);
	return {
		shifted,
		shiftedByName,
		holds: ({ heldBy }) =>
			!heldBy ||
			((!heldBy.unit || matches(heldBy.unit, unit.tags)) &&
				isSavedAtBest(index, unit, all, heldBy) &&
				reaches(unit, { shifted, shiftedByName }, heldBy))
	};
}

const changing = new WeakMap<ArmyIndex, boolean>();

/** Whether anything in an army changes figures or depends on them. */
function changesFigures(index: ArmyIndex): boolean {
	const before = changing.get(index);
	if (before !== undefined) return before;
	const isChanging =
		[...index.entries.values()].some(({ entry }) => entry.shifts) ||
		[...index.rules.values()].some(({ shifts, heldBy }: Rule) => shifts ?? heldBy);
	changing.set(index, isChanging);
	return isChanging;
}

/** The changes that the unit's row and everything it has make, each once. */
function shiftsIn({ indexed }: MusteredUnit, { known }: Belongings): readonly Shift[] {
	const all = [...(indexed?.entry.shifts ?? []), ...known.flatMap(({ shifts = [] }) => shifts)];
	return [...new Map(all.map((shift) => [JSON.stringify(shift), shift])).values()];
}

function shiftedBy(stats: Stats, shifts: readonly Shift[]): Stats {
	const next = { ...stats };
	for (const { column, by } of shifts) {
		const figure = next[column];
		// Dice and dashes stay as they are.
		if (figure !== undefined && /^\d+$/.test(figure))
			next[column] = String(Math.max(0, Number(figure) + by));
	}
	return next;
}

/** The tags of what has a further stat line, where that is a thing of its own. */
function figureTags(glossary: Glossary, name: string): ReadonlySet<string> | undefined {
	const [figure] = (glossary(name) ?? []).filter(({ isFigured }) => isFigured);
	return figure && new Set(figure.tags);
}

function isSavedAtBest(
	index: ArmyIndex,
	{ indexed }: MusteredUnit,
	all: Belongings,
	{ save: best }: HeldBy
): boolean {
	const save = indexed && best !== undefined ? saveOn(index, indexed, all) : undefined;
	return save === undefined || best === undefined || save >= best;
}

/** Whether a stat line has the figures that are asked for; also where it is not known what some thing has. */
function reaches(
	{ indexed, options }: MusteredUnit,
	{ shifted, shiftedByName }: Pick<Worn, 'shifted' | 'shiftedByName'>,
	{ least }: HeldBy
): boolean {
	if (!least) return true;
	const all = [indexed, ...options.map((option) => option.indexed)].filter(
		(one) => one !== undefined
	);
	if (all.some(({ entry, rules }) => !entry.stats && rules.some(({ heldBy }) => heldBy?.least)))
		return true;
	const lines = all.flatMap((one) => [
		...(one.entry.stats ? [shifted(one.entry.stats, one === indexed ? undefined : one)] : []),
		...(one.entry.lines ?? []).map(({ name, stats }) => shiftedByName(stats, name))
	]);
	return lines.some((stats) =>
		Object.entries(least).every(([column, figure]) => Number(stats[column]) >= figure)
	);
}
