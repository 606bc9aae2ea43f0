import type { IndexedEntry, MusteredUnit } from '#engine';
import type { Entry } from '#schema';

/** A line of a profile: its name, and figures by the system's columns. */
export interface StatLine {
	readonly name: string;
	readonly stats: Readonly<Record<string, string>>;
}

/** The printed stat lines of an entry: its own, and those of its crew, mounts and companions. */
export function printedLines({ entry }: IndexedEntry): readonly StatLine[] {
	const { name, stats, lines = [] } = entry;
	return stats ? [{ name, stats }, ...lines] : lines;
}

/** The stat lines of a unit: the printed ones, and those that its options bring. */
export function statLines({ indexed, options }: MusteredUnit): readonly StatLine[] {
	const chosen = [...new Set(options.flatMap((option) => option.indexed ?? []))];
	const lines = [
		...(indexed ? printedLines(indexed) : []),
		...chosen.flatMap((option) =>
			option.entry.adds ? figureOf(indexed?.entry, option.entry) : printedLines(option)
		)
	];
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

/** The line of a champion or the like, whose figures differ from those of the other models. */
function figureOf(unit: Entry | undefined, { name, adds = {} }: Entry): readonly StatLine[] {
	if (!unit?.stats) return [];
	const better = Object.entries(unit.stats).map(([column, printed]): [string, string] => {
		const figure = Number(printed) + (adds[column] ?? 0);
		return [column, Number.isNaN(figure) ? printed : String(figure)];
	});
	return [{ name, stats: Object.fromEntries(better) }];
}
