import {
	priceOf,
	type ArmyIndex,
	type MusteredOption,
	type MusteredUnit,
	type Price,
	type TallyResult
} from '#engine';
import { unitNumbersText } from '#i18n';
import type { Entry } from '#schema';
import { armyOrder, compareText, compareWritten, type ArmyOrder } from './army-order.ts';
import { statLinesOf, type UnitStatLines } from './stat-lines.ts';
import type { SheetGroup, SheetLine, SheetOption } from './list-model.ts';
import { isFirstRole } from './named-groups.ts';
import {
	equipmentOf,
	isArmyOfModels,
	isByModel,
	isCrewed,
	ranksOf,
	rolesOf
} from './ranks-and-files.ts';
import { optionText } from './wording.ts';
import { words } from './words.ts';

/** Identical units, with what distinguishes them from others. */
interface IdenticalUnits {
	readonly first: MusteredUnit;
	readonly count: number;
	/** The options in the order of the army list. */
	readonly options: readonly MusteredOption[];
}

/**
 * The roster's units by heading of the army list, identical ones on one line, except where the player chooses
 * the number of models.
 * @param tallies of the report; numbers that belong to a single unit are shown with it
 */
export function sheetGroups(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	tallies: readonly TallyResult[] = []
): readonly SheetGroup[] {
	const order = armyOrder(index);
	const listed = units.filter(({ indexed }) => !indexed?.isChoice);
	const merged = isArmyOfModels(index)
		? listed.map((unit) => singleUnit(unit, order))
		: mergeIdentical(listed, order);
	const kins = merged.toSorted((a, b) => compareLines(a, b, order));
	return order.headings
		.map((heading) => {
			const members = kins.filter(({ first }) => order.headingOf(first.indexed) === heading);
			const lines = members.map((kin) => lineOf(index, kin, tallies));
			return {
				heading,
				lines,
				count: lines.reduce((sum, line) => sum + line.count, 0),
				points: lines.reduce((sum, line) => sum + line.points, 0)
			};
		})
		.filter(({ lines }) => lines.length > 0);
}

/** One unit per line, in the order of the army list, without stat lines. */
export function linesOfEach(
	index: ArmyIndex,
	units: readonly MusteredUnit[]
): readonly SheetLine[] {
	const order = armyOrder(index);
	return units
		.map((unit) => singleUnit(unit, order))
		.toSorted((a, b) => compareLines(a, b, order))
		.map((kin) => ({ ...lineOf(index, kin, []), stats: [] }));
}

function singleUnit(first: MusteredUnit, order: ArmyOrder): IdenticalUnits {
	return { first, count: 1, options: inOrder(first, order) };
}

function mergeIdentical(
	units: readonly MusteredUnit[],
	order: ArmyOrder
): readonly IdenticalUnits[] {
	const kins = new Map<string, IdenticalUnits>();
	for (const mustered of units) {
		const { unit } = mustered;
		const options = inOrder(mustered, order);
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

/** The first role, then what makes the unit larger, then what every model has, then the rest as listed. */
export function inOrder(
	{ options, tags }: MusteredUnit,
	order: ArmyOrder
): readonly MusteredOption[] {
	const rank = (option: MusteredOption): number => {
		if (isFirstRole(option)) return -2;
		if (option.indexed?.entry.sizeTimes) return -1;
		return order.rank(option.id) + (isByModel(option.indexed?.entry, tags) ? 0 : order.size);
	};
	return options.toSorted((a, b) => rank(a) - rank(b) || compareText(a.id, b.id));
}

/** In the order of the army list; plain units before those with options, names and notes. */
function compareLines(a: IdenticalUnits, b: IdenticalUnits, order: ArmyOrder): number {
	const [one, other] = [a.first.unit, b.first.unit];
	return (
		order.rank(one.entry) - order.rank(other.entry) ||
		compareText(one.entry, other.entry) ||
		compareText(optionsKey(a, order), optionsKey(b, order)) ||
		compareWritten(one.name, other.name) ||
		compareWritten(one.note, other.note)
	);
}

function optionsKey({ options }: IdenticalUnits, order: ArmyOrder): string {
	return options.map(({ id }) => `${String(order.rank(id)).padStart(6, '0')} ${id}`).join();
}

function trimmed(text = ''): string {
	return text.trim();
}

function lineOf(
	index: ArmyIndex,
	{ first, count, options }: IdenticalUnits,
	tallies: readonly TallyResult[]
): SheetLine {
	const entry = first.indexed?.entry;
	const ownName = trimmed(first.unit.name);
	const note = trimmed(first.unit.note);
	const price = priceOf(first);
	const isOfModels = isArmyOfModels(index);
	const ranked = isOfModels ? rolesAndRanksOf(index, first, options, price, tallies) : undefined;
	const isOfRank = ({ id }: MusteredOption): boolean => ranked?.ids.has(id) ?? false;
	const statLines = statLinesOf(index, first);
	const printed = (some: readonly MusteredOption[]) =>
		optionsOf(index, some, first, price, statLines);
	const once = isOfModels ? onceOf(price, printed(options)) : 0;
	return {
		count,
		name: entry?.name ?? first.unit.entry,
		...(ownName && { ownName }),
		...ranked?.figures,
		...(ranked && ranked.ids.size > 0 && { rankOptions: printed(options.filter(isOfRank)) }),
		...markOf(entry),
		...equipmentOf(entry),
		options: printed(options.filter((option) => !isOfRank(option))),
		stats: statLines.own,
		...(statLines.furtherUnchosen.length > 0 && { moreStats: statLines.furtherUnchosen }),
		...(first.models !== undefined && { models: first.models }),
		...(isOfModels && isCrewed(index, entry) && { isCrewed: true }),
		...(entry?.holds && {
			holds: entry.holds.map(({ count, name, size }) => ({ count, name, models: size }))
		}),
		pointsEach: isOfModels ? price.each : first.points,
		pointsBase: baseOf(price, first, isOfModels && !isCrewed(index, entry)),
		...(once !== 0 && !isCrewed(index, entry) && { pointsOnce: once }),
		points: first.points * count,
		...(note && { note })
	};
}

/** What a unit costs before any option; each of its models, where there are several to pay for. */
function baseOf(
	{ models, parts }: Price,
	{ indexed }: MusteredUnit,
	isByTheModel: boolean
): number {
	const own = parts.filter((part) => part.indexed === indexed);
	if (!isByTheModel || models <= 1) return own.reduce((sum, { points }) => sum + points, 0);
	const each = own.filter(({ kind }) => kind === 'each');
	return each.reduce((sum, { amount, factor }) => sum + amount * factor, 0);
}

/** The price of a unit of several models, without its models and options. */
function onceOf({ models, each, points }: Price, options: readonly SheetOption[]): number {
	if (models <= 1) return 0;
	const ofOptions = options.reduce(
		(sum, { each: byModel, points }) => sum + (byModel === undefined ? points : 0),
		0
	);
	return points - models * each - ofOptions;
}

function markOf({ legends, season }: Partial<Entry> = {}): Pick<SheetLine, 'mark' | 'legends'> {
	if (legends) return { mark: words.legends, legends: true };
	return season === undefined ? {} : { mark: words.ofSeason(season) };
}

/** The roles and ranks shown beside a unit's name, and the options that they stand for. */
function rolesAndRanksOf(
	index: ArmyIndex,
	unit: MusteredUnit,
	options: readonly MusteredOption[],
	price: Price,
	tallies: readonly TallyResult[]
): { readonly figures: Partial<SheetLine>; readonly ids: ReadonlySet<string> } {
	const roles = rolesOf(options).map(({ id, name }) => ({ name, ids: [id] }));
	const ranks = ranksOf(index, unit).map(({ name, options: chosen }) => {
		const ids = chosen.map(({ id }) => id);
		const points = partsPoints(price, ids);
		return { name: optionText({ name, count: 1, points }), ids };
	});
	const numbers = unitNumbersText(tallies, unit.unit.id);
	return {
		figures: {
			...(roles.length > 0 && { roles: roles.map(({ name }) => name) }),
			...(ranks.length > 0 && { ranks: ranks.map(({ name }) => name) }),
			...(numbers.length > 0 && { numbers })
		},
		ids: new Set([...roles, ...ranks].flatMap(({ ids }) => ids))
	};
}

function partsPoints({ parts }: Price, ids: readonly string[]): number {
	return parts
		.filter(({ indexed }) => ids.includes(indexed.entry.id))
		.reduce((sum, { points }) => sum + points, 0);
}

function optionsOf(
	index: ArmyIndex,
	options: readonly MusteredOption[],
	bearer: MusteredUnit,
	price: Price,
	statLines: UnitStatLines
): readonly SheetOption[] {
	return [...new Set(options.map(({ id }) => id))].map((id) => {
		const indexed = index.entries.get(id);
		const parts = price.parts.filter((part) => part.indexed.entry.id === id);
		const byModel = parts.filter(({ kind }) => kind === 'each');
		const stats = statLines.ofOption(indexed);
		const further = statLines.furtherOfOption(indexed);
		return {
			name: indexed?.entry.name ?? id,
			kind: isByModel(indexed?.entry, bearer.tags) ? words.byModel : (indexed?.type.heading ?? ''),
			count: options.filter((option) => option.id === id).length,
			points: parts.reduce((sum, part) => sum + part.points, 0),
			...(price.models > 1 &&
				byModel.length > 0 && {
					each: byModel.reduce((sum, { amount, factor }) => sum + amount * factor, 0)
				}),
			...(stats && { stats }),
			...(further.length > 0 && { moreStats: further })
		};
	});
}
