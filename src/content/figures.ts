import type { ArmyIndex, IndexedEntry, MusteredOption, MusteredUnit } from '#engine';
import type { Entry } from '#schema';
import type { SheetFigure, SheetLine } from './model.ts';
import { wornBy, type Stats, type Worn } from './worn.ts';

/** The stat lines of a unit as it is equipped, by column. */
export interface UnitFigures {
	/** Its own line. */
	readonly own: SheetLine['stats'];
	/** Further lines of its entry. */
	readonly further: readonly SheetFigure[];
	/** The same, but for one that an option of the same name has (its own mount, chosen). */
	readonly beside: readonly SheetFigure[];
	/** An option's own line, or the unit's with what the option adds; undefined if it has neither. */
	readonly ofOption: (option: IndexedEntry | undefined) => SheetLine['stats'] | undefined;
	/** Further lines of an option. */
	readonly besideOption: (option: IndexedEntry | undefined) => readonly SheetFigure[];
}

/** The stat line of an entry as it is printed, by column. */
export function statsOf(index: ArmyIndex, entry: Entry | undefined): SheetLine['stats'] {
	return inColumns(index, entry?.stats);
}

/** The stat lines of a unit with what its armour does to them. */
export function figuresOf(index: ArmyIndex, unit: MusteredUnit): UnitFigures {
	const { indexed, options } = unit;
	const worn = wornBy(index, unit);
	const furtherOf = (entry: Entry | undefined): readonly SheetFigure[] =>
		furtherFigures(index, entry, worn);
	const further = furtherOf(indexed?.entry);
	return {
		own: inColumns(index, indexed?.entry.stats && worn.shifted(indexed.entry.stats)),
		further,
		beside: further.filter(({ name }) => !hasLine(options, name)),
		ofOption: (option) => {
			const stats = printedStats(option?.entry, indexed?.entry);
			return stats && inColumns(index, worn.shifted(stats, option));
		},
		besideOption: (option) => furtherOf(option?.entry)
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

function furtherFigures(
	index: ArmyIndex,
	entry: Entry | undefined,
	worn: Worn
): readonly SheetFigure[] {
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
