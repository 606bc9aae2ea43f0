import { mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import { entryNames, findOption } from './entry-names.ts';
import { normaliseName, sameName } from './names.ts';

/** What a name means; `own` is what every model of the unit has, which a list may say or not. */
export type Given = IndexedEntry | 'own' | undefined;

/**
 * What each name means as something given. Of things of one name the unit's own is meant: the one it may
 * carry with all that it is given besides (a mount may open what is for riders), or else with what it
 * begins with as well; then what it has at no price; then anything of the army.
 */
export function givenTo(
	indexed: IndexedEntry | undefined,
	given: readonly string[],
	index: ArmyIndex
): readonly Given[] {
	const names = entryNames(index);
	const first = given.map((name) => findOption(name, names, indexed));
	if (!indexed) return first;
	const laden = withGrants(indexed, first);
	const begun = (indexed.entry.starts ?? []).map((id) => index.entries.get(id));
	const bearers = [...new Set([laden, withGrants(laden, begun)])];
	return given.map((name, at) => {
		const things = bearers.map((bearer) =>
			bearer === indexed ? first[at] : findOption(name, names, bearer)
		);
		const fitting = things.find((thing, of) => thing && mayCarry(bearers[of], thing));
		return fitting ?? (isOwn(name, indexed) ? 'own' : things.at(-1));
	});
}

/** A unit with what its upgrades make of it. */
function withGrants(
	unit: IndexedEntry,
	things: readonly (IndexedEntry | undefined)[]
): IndexedEntry {
	const granted = things.flatMap((thing) => thing?.grants ?? []);
	return granted.length === 0 ? unit : { ...unit, tags: new Set([...unit.tags, ...granted]) };
}

function isOwn(name: string, unit: IndexedEntry): boolean {
	const wanted = normaliseName(name);
	const { equipment = [] } = unit.entry;
	return equipment.some((own) => sameName(normaliseName(own), wanted)) || isOwnNumber(wanted, unit);
}

/** "Level 3" of a unit that has it; what the unit is may stand beside it ("Level 3 Wizard"). */
function isOwnNumber(wanted: string, { entry, tags }: IndexedEntry): boolean {
	const words = wanted.split(' ').filter((word) => !tags.has(word.toUpperCase()));
	return Object.entries(entry.numbers ?? {}).some(
		([number, value]) =>
			words.length === 2 && words.includes(number) && words.includes(String(value))
	);
}
