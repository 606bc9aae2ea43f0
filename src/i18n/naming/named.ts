import { kindOfGroup, matches, unitName, type ArmyIndex, type Thing } from '#engine';
import type { Constraint, ConstraintKind, ConstraintOf, Selector } from '#schema';

/** The name of a thing; a unit's custom name if it has one. */
export function thingName({ as, indexed, bearer }: Thing): string {
	return as === 'unit' ? unitName(bearer) : indexed.entry.name;
}

/**
 * Whether this is somebody or something to choose: a character, a role such as the general's, or one of
 * the things that a rule calls by a common noun.
 */
export function isChosen(
	{ entries, options }: ArmyIndex,
	{ of, label }: Pick<ConstraintOf<'count'>, 'of' | 'label'>
): boolean {
	const matching = [...entries.values()].filter(({ tags }) => matches(of, tags));
	if (matching.length > 0)
		return matching.every(
			({ entry, type, isUnit }) =>
				type.character ?? (entry.given !== undefined || (label !== undefined && !isUnit))
		);
	const wanted = [...(of.any ?? []), ...(of.all ?? [])];
	return options.some(({ grants }) => grants.some((tag) => wanted.includes(tag)));
}

/** Whether a rule about groups counts things of some sort only, and not whatever stands in a group. */
export function isOfSort(index: ArmyIndex, { group, of }: ConstraintOf<'group'>): boolean {
	const { of: all = {} } = kindOfGroup(index, group) ?? {};
	const whole = new Set([...(all.any ?? []), ...(all.all ?? [])]);
	const asked = of.any ?? of.all ?? [];
	if (asked.every((tag) => whole.has(tag))) return false;
	return index.units.some(({ tags }) => matches(all, tags) && !matches(of, tags));
}

/** Whether the army list has a row for it, apart from answers. */
export function isThing({ entries }: ArmyIndex, of: Selector): boolean {
	return [...entries.values()].some(({ tags }) => matches(of, tags));
}

/** A number of units by its name in the data: "leadership" is Leadership. */
export function numberName(number: string): string {
	return `${number.charAt(0).toUpperCase()}${number.slice(1).replaceAll('-', ' ')}`;
}

/** Whether the army may have one such unit only, as it is somebody in person. */
export function isAlone({ units, constraints }: ArmyIndex, name: string): boolean {
	const named = units.find(({ entry }) => entry.name === name);
	return named !== undefined && constraints.some((rule) => onceOf(rule, named.tags));
}

/** Whether a rule allows one of these in the army. */
function onceOf(rule: Constraint, tags: ReadonlySet<string>): boolean {
	const isOnce: Once<ConstraintKind> | undefined = once[rule.kind];
	return isOnce?.(rule, tags) ?? false;
}

type Once<K extends ConstraintKind> = {
	ask(rule: ConstraintOf<K>, tags: ReadonlySet<string>): boolean;
}['ask'];

const once: { readonly [K in ConstraintKind]?: Once<K> } = {
	unique: ({ of, scope, max }, tags) => scope === 'army' && max === undefined && matches(of, tags)
};

/** Whether a unit of the army list is called so, and not just what it is, such as General. */
export function isUnitName({ units }: ArmyIndex, name: string): boolean {
	return units.some(({ entry, type }) => entry.name === name && type.name !== name);
}
