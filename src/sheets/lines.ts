import type { ArmyIndex, IndexedEntry, MusteredOption, MusteredUnit } from '#engine';
import { armyOrder, compareText, compareWritten, type ArmyOrder } from './army-order.ts';
import type { SheetGroup, SheetLine, SheetOption } from './model.ts';
import { isFirstRole } from './named-groups.ts';

/** Units that are alike, with what tells them from others. */
interface Kin {
	readonly first: MusteredUnit;
	readonly count: number;
	/** The options in the order of the army list. */
	readonly options: readonly MusteredOption[];
}

/** The roster's units under the army list's headings, those that are alike merged into one line. */
export function sheetGroups(
	index: ArmyIndex,
	units: readonly MusteredUnit[]
): readonly SheetGroup[] {
	const order = armyOrder(index);
	const listed = units.filter(({ indexed }) => !indexed?.isChoice);
	const kins = mergeKin(listed, order).toSorted((a, b) => compareKin(a, b, order));
	return order.headings
		.map((heading) => {
			const members = kins.filter(({ first }) => order.headingOf(first.indexed) === heading);
			const lines = members.map((kin) => lineOf(index, kin));
			return {
				heading,
				lines,
				count: lines.reduce((sum, line) => sum + line.count, 0),
				points: lines.reduce((sum, line) => sum + line.points, 0)
			};
		})
		.filter(({ lines }) => lines.length > 0);
}

/** Units in a line each, alike or not, in the order of the army list; without stat lines. */
export function linesOfEach(
	index: ArmyIndex,
	units: readonly MusteredUnit[]
): readonly SheetLine[] {
	const order = armyOrder(index);
	return units
		.map((first) => ({ first, count: 1, options: inOrder(first.options, order) }))
		.toSorted((a, b) => compareKin(a, b, order))
		.map((kin) => ({ ...lineOf(index, kin), stats: [] }));
}

function mergeKin(units: readonly MusteredUnit[], order: ArmyOrder): readonly Kin[] {
	const kins = new Map<string, Kin>();
	for (const mustered of units) {
		const { unit } = mustered;
		const options = inOrder(mustered.options, order);
		const ids = options.map(({ id }) => id);
		const key = JSON.stringify([unit.entry, ids, trimmed(unit.name), trimmed(unit.note)]);
		const known = kins.get(key);
		kins.set(
			key,
			known ? { ...known, count: known.count + 1 } : { first: mustered, count: 1, options }
		);
	}
	return [...kins.values()];
}

/** The role of the first, then what makes the unit larger, then the rest as the army list has it. */
function inOrder(options: readonly MusteredOption[], order: ArmyOrder): readonly MusteredOption[] {
	const rank = (option: MusteredOption): number =>
		isFirstRole(option) ? -2 : option.indexed?.entry.sizeTimes ? -1 : order.rank(option.id);
	return options.toSorted((a, b) => rank(a) - rank(b) || compareText(a.id, b.id));
}

/** By place in the army list, then the plain ones first, then those with options, names and notes. */
function compareKin(a: Kin, b: Kin, order: ArmyOrder): number {
	const [one, other] = [a.first.unit, b.first.unit];
	return (
		order.rank(one.entry) - order.rank(other.entry) ||
		compareText(one.entry, other.entry) ||
		compareText(optionsKey(a, order), optionsKey(b, order)) ||
		compareWritten(one.name, other.name) ||
		compareWritten(one.note, other.note)
	);
}

function optionsKey({ options }: Kin, order: ArmyOrder): string {
	return options.map(({ id }) => `${String(order.rank(id)).padStart(6, '0')} ${id}`).join();
}

function trimmed(text = ''): string {
	return text.trim();
}

function lineOf(index: ArmyIndex, { first, count, options }: Kin): SheetLine {
	const ownName = trimmed(first.unit.name);
	const note = trimmed(first.unit.note);
	const holds = first.indexed?.entry.holds;
	return {
		count,
		name: first.indexed?.entry.name ?? first.unit.entry,
		...(ownName && { ownName }),
		options: optionsOf(index, options),
		stats: statsOf(index, first.indexed),
		...(first.models !== undefined && { models: first.models }),
		...(holds && { holds: holds.map(({ count, name, size }) => ({ count, name, models: size })) }),
		pointsEach: first.points,
		points: first.points * count,
		...(note && { note })
	};
}

function optionsOf(index: ArmyIndex, options: readonly MusteredOption[]): readonly SheetOption[] {
	return [...new Set(options.map(({ id }) => id))].map((id) => {
		const indexed = index.entries.get(id);
		const count = options.filter((option) => option.id === id).length;
		return {
			name: indexed?.entry.name ?? id,
			count,
			points: (indexed?.entry.cost ?? 0) * count,
			...(indexed?.entry.stats && { stats: statsOf(index, indexed) })
		};
	});
}

/** The stat line of an entry, column by column. */
export function statsOf(
	{ system }: ArmyIndex,
	indexed: IndexedEntry | undefined
): SheetLine['stats'] {
	return system.statLine.map(({ id }) => indexed?.entry.stats?.[id]);
}
