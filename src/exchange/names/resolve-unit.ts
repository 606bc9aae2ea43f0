import type { EntryType } from '#schema';
import {
	areOfOneSet,
	hasVariableSize,
	mayCarry,
	settledOptions,
	type ArmyIndex,
	type IndexedEntry
} from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { entryNames, findOfTypes, findOption, findUnit } from './entry-names.ts';
import { optionsNamed, linesOf, withCountRead, withTypesOpened } from './options-named.ts';
import { atLine, quoted, unknownName, type Fault } from '../common/fault.ts';
import { maxOptions, type PlainUnit } from '../outside/plain-list.ts';
import type { Position, UnitByName } from '../outside/list-by-name.ts';
import { nameVariants } from '../lines/name-variants.ts';
import { normaliseName, sameName, nearestNames } from '../common/names.ts';

/** A unit of a list with its entry and options looked up. */
export interface ResolvedUnit {
	readonly byName: UnitByName;
	readonly indexed: IndexedEntry;
	/** Ids of options, those that a new unit starts with included. */
	readonly options: readonly string[];
	/** Its models, if the player chooses the number. */
	readonly models?: number;
	/** The lines of a text in which something of it was understood. */
	readonly lineNumbers: readonly number[];
	/** Choices of the whole army named in the same line. */
	readonly choices: readonly IndexedEntry[];
}

/** A fault whose words are made only when it is shown, as a file may have thousands. */
export type LateFault = () => Fault;

/** What was understood of a line, and its faults. */
interface UnitResult {
	readonly unit?: ResolvedUnit;
	readonly faults: readonly LateFault[];
}

/**
 * Looks up the names of a line. What is known but not allowed stays, for the engine to judge; a unit under a heading of
 * other types does not.
 */
export function resolveUnit(line: UnitByName, index: ArmyIndex): UnitResult {
	const counted = withCountRead(line, index);
	const indexed = unitOf(counted, index);
	const byName = indexed ? withTypesOpened(counted, indexed, index) : counted;
	const { said } = byName;
	const names = said.with ?? [];
	const found = optionsNamed(indexed, names, index);
	const unknown = names.flatMap((name, at) =>
		found[at] === undefined ? [{ name, place: byName.optionPositions?.[at] ?? byName }] : []
	);
	const flags = indexed ? flagsOf(byName, indexed, index) : { options: [], faults: [] };
	const faults = [
		...(indexed ? [] : [() => unknownUnit(byName, index)]),
		...unknown.map(
			({ name, place }) =>
				() =>
					unknownThing(place, name, index)
		),
		...flags.faults.map((fault) => () => ({ ...fault, ...atLine(byName) }))
	];
	if (!indexed) return { faults };
	const named = found.filter((thing) => thing !== undefined && thing !== 'own');
	const choices = named.filter(({ isChoice }) => isChoice);
	const chosen = named.filter(({ isChoice }) => !isChoice);
	const flagged = flags.options.filter((option) => !chosen.includes(option));
	const options = withStarts(indexed, [...flagged, ...chosen], index);
	const excess = tooMany(byName.where, options.length);
	if (excess) return { faults: [...faults, () => excess] };
	const { models } = said;
	const sized = models !== undefined && hasVariableSize(indexed) ? { models } : {};
	const lineNumbers = linesOf(byName, found);
	return { unit: { byName, indexed, options, ...sized, lineNumbers, choices }, faults };
}

/** The fault of a unit with more options than a roster can hold. */
export function tooMany(where: string, count: number): Fault | undefined {
	if (count <= maxOptions) return undefined;
	return { message: `${where}: ${imports.tooManyOptions(count, maxOptions)}` };
}

function unitOf({ said, types }: UnitByName, index: ArmyIndex): IndexedEntry | undefined {
	const names = entryNames(index);
	if (types) return findOfTypes(said.unit, names, new Set(types.map(({ id }) => id)));
	const { models } = said;
	if (models === undefined) return findUnit(said.unit, names);
	const times = [1, ...enlarging(index).map(({ entry }) => entry.sizeTimes ?? 1)];
	return findUnit(said.unit, names, (indexed) => {
		const size = ownSize(indexed);
		return (
			hasVariableSize(indexed) ||
			times.some((factor) => size !== undefined && size * factor === models)
		);
	});
}

function unknownUnit(byName: UnitByName, index: ArmyIndex): Fault {
	const { where, line, said, types } = byName;
	const known = types && findUnit(said.unit, entryNames(index));
	if (!known) return unknownThing(byName, said.unit, index, types);
	const { heading } = known.type;
	const message = `${where}: ${imports.belongsUnder(quoted(said.unit), quoted(heading))}`;
	return { message, ...atLine({ line }) };
}

/** The fault of a name that nothing in the army has. */
function unknownThing(
	{ where, line }: Position,
	name: string,
	index: ArmyIndex,
	types?: readonly EntryType[]
): Fault {
	const at = atLine({ line });
	const season = seasonOfWithdrawn(name, index);
	if (season !== undefined) {
		const message = imports.withdrawn(index.army.name, quoted(name), season);
		return { message: `${where}: ${message}`, name, season, ...at };
	}
	const { units, choices, options } = index;
	const known = types
		? [...choices, ...units].filter(({ type }) => types.includes(type))
		: [...units, ...options, ...choices];
	const entries = known.map(({ entry }) => entry);
	// Longer texts are not names, and comparing them would take too long.
	const nearest = name.length > 80 ? [] : nearestNames(name, entries);
	const what = imports.nothingCalled(index.army.name, quoted(name));
	return { ...unknownName(`${where}: ${what}`, name, nearest), ...at };
}

/** Options that make a unit larger. */
function enlarging({ options }: ArmyIndex): readonly IndexedEntry[] {
	return options.filter(({ entry }) => entry.sizeTimes !== undefined);
}

/** The options that make a unit the general. */
export function generalOptions({ options }: ArmyIndex): readonly IndexedEntry[] {
	return options.filter(({ entry }) => entry.given === 'first');
}

/** The option that this unit may have, otherwise any; the engine then says why it may not. */
export function fittingOption(
	bearer: IndexedEntry,
	options: readonly IndexedEntry[]
): IndexedEntry | undefined {
	return options.find((option) => mayCarry(bearer, option)) ?? options[0];
}

interface Flags {
	readonly options: readonly IndexedEntry[];
	readonly faults: readonly Fault[];
}

/** The options that "general", "reinforced" and "models" mean. */
function flagsOf(byName: UnitByName, indexed: IndexedEntry, index: ArmyIndex): Flags {
	const { where, said } = byName;
	const general = fittingOption(indexed, generalOptions(index));
	const larger = fittingOption(indexed, enlarging(index));
	const unused = (key: string): Fault =>
		unknownName(`${where}: ${imports.notUsed(quoted(key))}`, key, []);
	const size = sizeOf(byName, indexed, index);
	const isLarger = said.reinforced === true || size.larger !== undefined;
	const enlarger = size.larger ?? larger;
	return {
		options: [
			...(said.general === true && general ? [general] : []),
			...(isLarger && enlarger ? [enlarger] : [])
		],
		faults: [
			...(said.general === true && !general ? [unused('general')] : []),
			...(said.reinforced === true && !larger ? [unused('reinforced')] : []),
			...(size.fault ? [size.fault] : [])
		]
	};
}

interface Size {
	/** The option that gives it this many models. */
	readonly larger?: IndexedEntry;
	readonly fault?: Fault;
}

/** The usual number of models, if the army list states one. */
function ownSize({ entry }: IndexedEntry): number | undefined {
	return typeof entry.size === 'number' ? entry.size : undefined;
}

/**
 * What the number of models stands for: a number that the player chose, the usual one, or that of a larger
 * unit.
 */
function sizeOf({ where, said }: UnitByName, indexed: IndexedEntry, index: ArmyIndex): Size {
	const { models } = said;
	if (models === undefined || hasVariableSize(indexed)) return {};
	if (![...index.entries.values()].some(({ entry }) => entry.size !== undefined)) {
		return { fault: unknownName(`${where}: ${imports.notUsed(quoted('models'))}`, 'models', []) };
	}
	const size =
		ownSize(indexed) ?? (index.units.some(hasVariableSize) && indexed.isUnit ? 1 : undefined);
	const { name } = indexed.entry;
	if (size === undefined) return { fault: { message: `${where}: ${imports.noModels(name)}` } };
	if (models === size && !isAskedLarger(said, index)) return {};
	const fitting = enlarging(index).filter(({ entry }) => size * (entry.sizeTimes ?? 1) === models);
	const larger = fittingOption(indexed, fitting);
	return larger ? { larger } : { fault: impossible(where, said, indexed, index) };
}

/** Whether the line names an option that makes the unit larger. */
function isAskedLarger(plain: PlainUnit, index: ArmyIndex): boolean {
	const names = entryNames(index);
	const options = (plain.with ?? []).map((name) => findOption(name, names, undefined));
	return (
		plain.reinforced === true || options.some((option) => option?.entry.sizeTimes !== undefined)
	);
}

/** "Pikes: 7 models; it has 5, or 10 with Doubled." */
function impossible(
	where: string,
	{ models = 0 }: PlainUnit,
	bearer: IndexedEntry,
	index: ArmyIndex
): Fault {
	const { name } = bearer.entry;
	const size = ownSize(bearer) ?? 1;
	const larger = enlarging(index)
		.filter((option) => mayCarry(bearer, option))
		.map(({ entry }) => [size * (entry.sizeTimes ?? 1), entry.name] as const);
	return { message: `${where}: ${imports.wrongModels(name, models, size, larger)}` };
}

/** The options that a new unit starts with, unless the list names them or something that replaces or excludes them. */
function withStarts(
	{ entry }: IndexedEntry,
	chosen: readonly IndexedEntry[],
	index: ArmyIndex
): readonly string[] {
	const starts = (entry.starts ?? []).filter(
		(id) => !chosen.some((option) => option.entry.id === id || excludes(option, id, index))
	);
	const options = [...starts, ...chosen.map((option) => option.entry.id)];
	const isDefault = (id: string): boolean => !chosen.some((option) => option.entry.id === id);
	return settledOptions(index, { entry: entry.id, options, isDefault });
}

/** Whether an option excludes one that the unit starts with. */
function excludes(option: IndexedEntry, id: string, index: ArmyIndex): boolean {
	const start = index.entries.get(id);
	return start !== undefined && areOfOneSet(index, option, start);
}

/** The last season in which the army had something of this name that it no longer has. */
function seasonOfWithdrawn(name: string, { army }: ArmyIndex): string | undefined {
	const wanted = nameVariants(name).map((variant) => normaliseName(variant.name));
	const seasons = Object.entries(army.withdrawn ?? {});
	return seasons.find(([, names]) =>
		names.some((known) => wanted.some((one) => sameName(normaliseName(known), one)))
	)?.[0];
}
