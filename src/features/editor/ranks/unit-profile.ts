import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import type { Rule } from '#schema';
import { wornBy, printedStats } from '../../../content/stat-lines.ts';
import type { OptionTable } from './option-tables.ts';

/** The rules that a unit's dialog shows in full: of its entry and options, and the texts of what chips only name. */
export function rulesInFull(
	index: ArmyIndex,
	indexed: IndexedEntry | undefined,
	mustered: MusteredUnit | undefined,
	tables: readonly OptionTable[] = []
): readonly Omit<Rule, 'source'>[] {
	const chosen = mustered?.options ?? [];
	const named = tables
		.filter(({ look }) => look === 'chips')
		.flatMap(({ options }) => options)
		.filter(({ entry }) => chosen.some(({ id }) => id === entry.id))
		.flatMap(({ entry: { id, name, text } }) => (text === undefined ? [] : [{ id, name, text }]));
	const ofOptions = chosen.flatMap(({ indexed }) => indexed?.rules ?? []);
	const all = [...new Set([...(indexed?.rules ?? []), ...ofOptions])];
	return [...(mustered ? all.filter(wornBy(index, mustered).holds) : all), ...named];
}

/** A line of a profile: its name, and figures by the system's columns. */
export interface StatLine {
	readonly name: string;
	readonly stats: Readonly<Record<string, string>>;
}

/** The stat lines of a unit; of an entry without one, as printed. */
export function linesShown(
	index: ArmyIndex,
	indexed: IndexedEntry | undefined,
	mustered: MusteredUnit | undefined
): readonly StatLine[] {
	if (mustered) return statLines(index, mustered);
	return indexed ? printedLines(indexed) : [];
}

/** The printed stat lines of an entry: its own, and those of its crew, mounts and companions. */
function printedLines({ entry }: IndexedEntry): readonly StatLine[] {
	const { name, stats, lines = [] } = entry;
	return stats ? [{ name, stats }, ...lines] : lines;
}

/** The stat lines of a unit, its own and those that its options bring, with what its armour does to them. */
export function statLines(index: ArmyIndex, unit: MusteredUnit): readonly StatLine[] {
	const { indexed, options } = unit;
	const { shifted, shiftedByName } = wornBy(index, unit);
	const chosen = [...new Set(options.flatMap((option) => option.indexed ?? []))];
	const lines = [indexed, ...chosen].flatMap((one): readonly StatLine[] => {
		if (!one) return [];
		const { name, lines = [], adds } = one.entry;
		const isOption = one !== indexed;
		// The line of a champion or the like, whose figures differ from those of the other models.
		if (adds && !indexed?.entry.stats) return [];
		const stats = isOption ? printedStats(one.entry, indexed?.entry) : one.entry.stats;
		return [
			...(stats ? [{ name, stats: shifted(stats, isOption ? one : undefined) }] : []),
			...(adds
				? []
				: lines.map((line) => ({ name: line.name, stats: shiftedByName(line.stats, line.name) })))
		];
	});
	// A mount may be printed with the unit and be an option as well.
	return lines.filter((line, at) => lines.findIndex((other) => isSame(line, other)) === at);
}

function isSame(one: StatLine, other: StatLine): boolean {
	const columns = Object.keys(one.stats);
	return (
		one.name === other.name &&
		columns.length === Object.keys(other.stats).length &&
		columns.every((column) => one.stats[column] === other.stats[column])
	);
}
