import {
	mayCarry,
	type ArmyIndex,
	type IndexedEntry,
	isOffered,
	hasVariableSize,
	onlyOneOf
} from '#engine';
import type { UnitByName } from '../outside/list-by-name.ts';
import { entryNames, findOption, findUnit } from './entry-names.ts';
import { normaliseName, sameName, labelsOf } from '../common/names.ts';
import { imports } from '../../i18n/en/faults.ts';

/** What a name stands for; `own` is something that every model of the unit or the game has, which a list need not name. */
export type FoundOption = IndexedEntry | 'own' | undefined;

/**
 * Resolves the names of a unit's options. Of several entries with the same name it takes the one that the unit
 * may have with its other options (a mount may allow what riders carry), then one that it may have with its
 * starting options, then one that is free, then any.
 */
export function optionsNamed(
	indexed: IndexedEntry | undefined,
	named: readonly string[],
	index: ArmyIndex
): readonly FoundOption[] {
	const names = entryNames(index);
	const first = named.map((name) => findOption(name, names, indexed));
	if (!indexed) return first;
	const laden = withGrants(indexed, first);
	const begun = (indexed.entry.starts ?? []).map((id) => index.entries.get(id));
	const bearers = [...new Set([laden, withGrants(laden, begun)])];
	return named.map((name, at) => {
		const things = bearers.map((bearer) =>
			bearer === indexed ? first[at] : findOption(name, names, bearer)
		);
		const fitting = things.find((thing, of) => thing && mayCarry(bearers[of], thing));
		return fitting ?? (isOwn(name, indexed, first, index) ? 'own' : things.at(-1));
	});
}

/** A unit with what its options grant. */
function withGrants(
	unit: IndexedEntry,
	things: readonly (IndexedEntry | undefined)[]
): IndexedEntry {
	const granted = things.flatMap((thing) => thing?.grants ?? []);
	return granted.length === 0 ? unit : { ...unit, tags: new Set([...unit.tags, ...granted]) };
}

function isOwn(
	name: string,
	unit: IndexedEntry,
	named: readonly (IndexedEntry | undefined)[],
	{ system }: ArmyIndex
): boolean {
	const wanted = normaliseName(name);
	const equipment = [...(unit.entry.equipment ?? []), ...(system.equipment ?? [])];
	return (
		equipment.some((own) => sameName(normaliseName(own), wanted)) ||
		isOwnNumber(wanted, unit, named)
	);
}

/** Whether a name is a number of the unit or of its options ("Rank 3"), perhaps beside a word for the unit itself. */
function isOwnNumber(
	wanted: string,
	unit: IndexedEntry,
	named: readonly (IndexedEntry | undefined)[]
): boolean {
	const tags = new Set(
		[unit, ...named].flatMap((thing) => [...(thing?.tags ?? []), ...(thing?.grants ?? [])])
	);
	const words = wanted.split(' ').filter((word) => !tags.has(word.toUpperCase()));
	const numbers = [unit, ...named].flatMap((thing) => Object.entries(thing?.entry.numbers ?? {}));
	return numbers.some(
		([number, value]) =>
			words.length === 2 && words.includes(number) && words.includes(String(value))
	);
}

/** The lines in which something of a unit was understood. */
export function linesOf({ line, optionPositions = [] }: UnitByName, known: readonly FoundOption[]) {
	const all = [line, ...known.map((thing, at) => (thing ? optionPositions[at]?.line : undefined))];
	return [...new Set(all.filter((number) => number !== undefined))];
}

/** "20 Pikes": a number before the name of a unit whose models are counted. */
export function withCountRead(byName: UnitByName, index: ArmyIndex): UnitByName {
	const { said, types } = byName;
	const [, models, unit] = /^(\d{1,3}) ?[x×]? +(.+)$/.exec(said.unit.trim()) ?? [];
	if (unit === undefined || said.models !== undefined || types) return byName;
	const names = entryNames(index);
	if (findUnit(said.unit, names)) return byName;
	const found = findUnit(unit, names);
	return found && hasVariableSize(found)
		? { ...byName, said: { ...said, unit, models: Number(models) } }
		: byName;
}

/** "Full Command": another name of a type of options stands for all of them that the unit is offered. */
export function withTypesOpened(
	byName: UnitByName,
	unit: IndexedEntry,
	index: ArmyIndex
): UnitByName {
	const names = byName.said.with ?? [];
	const opened = names.map((name) => {
		const pair = pairCalled(name, unit, index);
		if (pair) return pair;
		const type = typeCalled(name, index);
		const own = index.options.filter(
			(option) => option.type.id === type && isOffered(unit, option)
		);
		return own.length > 0 ? withoutChoices(own, unit, index) : [name];
	});
	if (opened.every(({ length }, at) => length === 1 && opened[at]?.[0] === names[at]))
		return byName;
	const { optionPositions } = byName;
	return {
		...byName,
		said: { ...byName.said, with: opened.flat() },
		...(optionPositions && {
			optionPositions: opened.flatMap((each, at) => each.map(() => optionPositions[at] ?? byName))
		})
	};
}

/**
 * The names of options that a unit is offered. If it may have only one of them, the text does not say which: then
 * they become one unknown name, so that the player is asked.
 */
function withoutChoices(
	options: readonly IndexedEntry[],
	unit: IndexedEntry,
	index: ArmyIndex
): readonly string[] {
	const names = options.map(({ entry }) => entry.name);
	return onlyOneOf(unit, index).reduce<readonly string[]>((left, ids) => {
		const either = options.filter(({ entry }) => ids.includes(entry.id));
		if (either.length < 2) return left;
		const called = either.map(({ entry }) => entry.name);
		return [...left.filter((name) => !called.includes(name)), imports.either(called)];
	}, names);
}

/** The names of two options for two words, an adjective and a noun, each of which is an option of the game. */
export function pairCalled(
	name: string,
	unit: IndexedEntry,
	{ options }: ArmyIndex
): readonly string[] | undefined {
	const words = normaliseName(name).split(' ');
	const labelled = (word: string): IndexedEntry | undefined =>
		options.find(
			(option) =>
				(isOffered(unit, option) || mayCarry(unit, option)) &&
				labelsOf(option.entry).some((label) => sameName(label, word))
		);
	if (words.length !== 2 || labelled(words.join(' '))) return undefined;
	const found = words.flatMap((word) => labelled(word)?.entry.name ?? []);
	return found.length === 2 ? found : undefined;
}

/** The type of options that a name stands for all of. */
export function typeCalled(name: string, { system }: ArmyIndex): string | undefined {
	const wanted = normaliseName(name);
	return system.types.find(
		({ role, aliases = [] }) =>
			role === 'option' && aliases.some((alias) => sameName(normaliseName(alias), wanted))
	)?.id;
}
