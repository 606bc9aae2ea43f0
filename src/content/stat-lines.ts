import {
	matches,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit,
	type MusteredOption
} from '#engine';
import type { Entry, HeldBy, Rule, Shift } from '#schema';
import { belongingsOf, saveOn, type Belongings, glossaryOf, type Glossary } from './belongings.ts';
import type { NamedStats, SheetLine } from './list-model.ts';

export type Stats = NonNullable<Entry['stats']>;

/** What a unit is like with all that it wears and rides. */
interface Worn {
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
	if (!changesStats(index)) return asPrinted;
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
function changesStats(index: ArmyIndex): boolean {
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

/** The stat lines of a unit as it is equipped, by column. */
export interface UnitStatLines {
	/** Its own line. */
	readonly own: SheetLine['stats'];
	/** Further lines of its entry. */
	readonly further: readonly NamedStats[];
	/** The same, but for one that an option of the same name has (its own mount, chosen). */
	readonly furtherUnchosen: readonly NamedStats[];
	/** An option's own line, or the unit's with what the option adds; undefined if it has neither. */
	readonly ofOption: (option: IndexedEntry | undefined) => SheetLine['stats'] | undefined;
	/** Further lines of an option. */
	readonly furtherOfOption: (option: IndexedEntry | undefined) => readonly NamedStats[];
}

/** The stat line of an entry as it is printed, by column. */
export function statsOf(index: ArmyIndex, entry: Entry | undefined): SheetLine['stats'] {
	return inColumns(index, entry?.stats);
}

/** The stat lines of a unit with what its armour does to them. */
export function statLinesOf(index: ArmyIndex, unit: MusteredUnit): UnitStatLines {
	const { indexed, options } = unit;
	const worn = wornBy(index, unit);
	const furtherOf = (entry: Entry | undefined): readonly NamedStats[] =>
		furtherStatLines(index, entry, worn);
	const further = furtherOf(indexed?.entry);
	return {
		own: inColumns(index, indexed?.entry.stats && worn.shifted(indexed.entry.stats)),
		further,
		furtherUnchosen: further.filter(({ name }) => !hasLine(options, name)),
		ofOption: (option) => {
			const stats = printedStats(option?.entry, indexed?.entry);
			return stats && inColumns(index, worn.shifted(stats, option));
		},
		furtherOfOption: (option) => furtherOf(option?.entry)
	};
}

/** An option's own stat line as printed, or its bearer's with what the option adds. */
export function printedStats(
	option: Entry | undefined,
	bearer: Entry | undefined
): Stats | undefined {
	if (option?.stats) return option.stats;
	const ordinary = bearer?.stats ?? bearer?.lines?.[0]?.stats;
	const { adds } = option ?? {};
	if (!adds || !ordinary) return undefined;
	const better = Object.entries(ordinary).map(([id, stat]) => [id, added(stat, adds[id] ?? 0)]);
	return Object.fromEntries(better) as Stats;
}

function furtherStatLines(
	index: ArmyIndex,
	entry: Entry | undefined,
	worn: Worn
): readonly NamedStats[] {
	return (entry?.lines ?? []).map(({ name, stats }) => ({
		name,
		stats: inColumns(index, worn.shiftedByName(stats, name))
	}));
}

function hasLine(options: readonly MusteredOption[], name: string): boolean {
	return options.some(({ indexed }) => indexed?.entry.stats && indexed.entry.name === name);
}

function inColumns({ system }: ArmyIndex, stats: Stats | undefined): SheetLine['stats'] {
	return system.statLine.map(({ id }) => stats?.[id]);
}

/** Values that are not numbers, such as dice and dashes, stay as they are. */
function added(stat: string, more: number): string {
	return /^\d+$/.test(stat) ? `${Number(stat) + more}` : stat;
}
