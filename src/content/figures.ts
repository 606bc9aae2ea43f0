import type { ArmyIndex } from '#engine';
import type { Entry } from '#schema';
import type { SheetFigure, SheetLine } from './model.ts';

/** The stat line of an entry, by column. */
export function statsOf(index: ArmyIndex, entry: Entry | undefined): SheetLine['stats'] {
	return inColumns(index, entry?.stats);
}

/** An option's own stat line, or its bearer's with what the option adds; undefined if it has neither. */
export function optionStats(
	index: ArmyIndex,
	option: Entry | undefined,
	bearer: Entry | undefined
): SheetLine['stats'] | undefined {
	if (option?.stats) return statsOf(index, option);
	const ordinary = bearer?.stats ?? bearer?.lines?.[0]?.stats;
	const { adds } = option ?? {};
	if (!adds || !ordinary) return undefined;
	const better = Object.entries(ordinary).map(([id, stat]) => [id, added(stat, adds[id] ?? 0)]);
	return inColumns(index, Object.fromEntries(better) as Stats);
}

/** Further stat lines of an entry. */
export function figuresOf(
	index: ArmyIndex,
	entry: Entry | undefined
): { readonly figures?: readonly SheetFigure[] } {
	if (!entry?.lines) return {};
	return {
		figures: entry.lines.map(({ name, stats }) => ({ name, stats: inColumns(index, stats) }))
	};
}

type Stats = NonNullable<Entry['stats']>;

function inColumns({ system }: ArmyIndex, stats: Stats | undefined): SheetLine['stats'] {
	return system.statLine.map(({ id }) => stats?.[id]);
}

/** Values that are not numbers, such as dice and dashes, stay as they are. */
function added(stat: string, more: number): string {
	return /^\d+$/.test(stat) ? `${Number(stat) + more}` : stat;
}
