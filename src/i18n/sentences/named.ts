import { matches, unitName, type ArmyIndex, type Thing } from '#engine';
import type { GroupKind, Selector } from '#schema';

/** The name of a thing; a unit's custom name if it has one. */
export function thingName({ as, indexed, bearer }: Thing): string {
	return as === 'unit' ? unitName(bearer) : indexed.entry.name;
}

export function kindOfGroup({ system }: ArmyIndex, group: string): GroupKind | undefined {
	return system.groups?.find(({ id }) => id === group);
}

/** Whether a selection is a character, or the holder of a role such as the general. */
export function isChosen({ entries, options }: ArmyIndex, of: Selector): boolean {
	const matching = [...entries.values()].filter(({ tags }) => matches(of, tags));
	if (matching.length > 0)
		return matching.every(({ entry, type }) => type.character ?? entry.given !== undefined);
	const wanted = [...(of.any ?? []), ...(of.all ?? [])];
	return options.some(({ grants }) => grants.some((tag) => wanted.includes(tag)));
}

/** Whether the army list has a row for it, apart from answers. */
export function isThing({ entries }: ArmyIndex, of: Selector): boolean {
	return [...entries.values()].some(({ tags }) => matches(of, tags));
}

/** A number of units by its name in the data: "leadership" is Leadership. */
export function numberName(number: string): string {
	return `${number.charAt(0).toUpperCase()}${number.slice(1).replaceAll('-', ' ')}`;
}

/** Whether a unit of the army list has this name. */
export function isUnitName({ units }: ArmyIndex, name: string): boolean {
	return units.some(({ entry }) => entry.name === name);
}
