import { mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import type { WrittenUnit } from '../outside/written-list.ts';
import { entryNames, findOption } from './entry-names.ts';
import { normaliseName, sameName } from '../common/names.ts';

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
export function linesOf(
	{ line, optionPositions = [] }: WrittenUnit,
	known: readonly FoundOption[]
) {
	const all = [line, ...known.map((thing, at) => (thing ? optionPositions[at]?.line : undefined))];
	return [...new Set(all.filter((number) => number !== undefined))];
}
