import {
	leadersOf,
	matches,
	newPoints,
	newUnit,
	groupIn,
	plainUnit,
	pointsWith,
	type ArmyIndex,
	type CheckContext,
	type Edit,
	type IndexedEntry,
	type Problem,
	type Surcharged
} from '#engine';
import { noGroup, type Section } from './arrange.ts';
import { regimentKind } from '../units/index.ts';
import { newUnitId } from '../../platform/ids.ts';

/** Where a unit is added: to a group by id, to a new group, or outside all groups. */
export type Target = { readonly group: string } | 'new' | 'outside';

/** Whether a unit with these tags may lead a group of this kind. */
export function mayLead(index: ArmyIndex, kind: string, tags: ReadonlySet<string>): boolean {
	const by = leadersOf(index, kind);
	return !by || matches(by, tags);
}

/** Headings of units that are never in a group. */
export function looseHeadings({ system, units }: ArmyIndex): readonly string[] {
	const of = regimentKind(system)?.of;
	const loose = units.filter(({ tags }) => !of || !matches(of, tags));
	return [...new Set(loose.map(({ type }) => type.heading))];
}

/** The sections outside groups, empty ones included if the army offers units for them. */
export function looseSections(index: ArmyIndex, sections: readonly Section[]): readonly Section[] {
	const there = sections.filter(({ group }) => !group);
	const empty = [noGroup(index), ...looseHeadings(index)]
		.filter((heading) => !there.some(({ id }) => id === heading))
		.map((heading): Section => ({ id: heading, heading, units: [] }));
	return [...there, ...empty];
}

/** The noun for one ungrouped unit: "Auxiliary unit". */
export function oneOf({ system }: ArmyIndex, heading: string): string {
	const outside = system.groups?.find((kind) => kind.outside?.plural === heading)?.outside;
	return outside?.name ?? system.types.find((type) => type.heading === heading)?.name ?? heading;
}

/**
 * The entries that may be added to a target: those for its kind of group, or of one heading; all in a game
 * without groups.
 */
export function entriesFor(
	index: ArmyIndex,
	target: Target,
	heading?: string
): readonly IndexedEntry[] {
	const kind = regimentKind(index.system);
	const units = index.units.filter(({ isBarred }) => !isBarred);
	if (heading !== undefined) return units.filter(({ type }) => type.heading === heading);
	if (!kind) return units;
	return units.filter(
		({ tags }) => matches(kind.of, tags) && (target !== 'new' || mayLead(index, kind.id, tags))
	);
}

/** Where an entry goes that is put under a heading outside all groups; undefined if it is not for that heading. */
export function looseTarget(
	index: ArmyIndex,
	entryId: string,
	heading: string
): Target | undefined {
	const of = heading === noGroup(index) ? undefined : heading;
	const isFor = entriesFor(index, 'outside', of).some(({ entry }) => entry.id === entryId);
	return isFor ? 'outside' : undefined;
}

/** The edit that adds a unit to a target, with the ids of the unit and its group. */
export function addition(
	context: CheckContext,
	entryId: string,
	target: Target
): { readonly edit: Edit; readonly unit: string; readonly group?: string } {
	const { index } = context;
	const kind = regimentKind(index.system);
	const group =
		target === 'outside' || !kind ? undefined : target === 'new' ? newUnitId() : target.group;
	const at =
		target === 'new' && kind && group !== undefined ? withGroup(context, group, kind.id) : context;
	const unit = newUnit(at, entryId, newUnitId(), group);
	const adding: Edit = { kind: 'add-units', units: [unit] };
	if (group === undefined) return { edit: adding, unit: unit.id };
	if (target !== 'new' || !kind) return { edit: adding, unit: unit.id, group };
	const making: Edit = { kind: 'add-group', group: { id: group, kind: kind.id }, units: [] };
	return { edit: { kind: 'several', edits: [making, adding] }, unit: unit.id, group };
}

/** The total with one more unit of an entry at a target. */
export function pointsAfter(context: CheckContext, entryId: string, target: Target): number {
	const { index } = context;
	// Looking at every unit again for each row of a picker takes a while, and few games need it.
	if (index.surcharges.length === 0) return context.points + newPoints(index, entryId);
	const unit = plainUnit(index, entryId, '');
	const group = groupOf(target);
	const at = target === 'new' ? withEmptyGroup(context) : context;
	return pointsWith(at, group === undefined ? unit : { ...unit, group });
}

/** The id of the group that is added to; a new one has none yet. */
export function groupOf(target: Target): string | undefined {
	if (target === 'new') return emptyGroup;
	return target === 'outside' ? undefined : target.group;
}

/** The context with one more, empty group, to check what could be added to it. */
export function withEmptyGroup(context: CheckContext): CheckContext {
	const kind = regimentKind(context.index.system);
	return kind ? withGroup(context, emptyGroup, kind.id) : context;
}

function withGroup(context: CheckContext, id: string, kind: string): CheckContext {
	return { ...context, groups: [...context.groups, { id, kind }] };
}

const emptyGroup = '+';

/** What the units of a section cost together, besides their own prices. */
export interface Charged {
	readonly points: number;
	/** What one more of them adds to that. */
	readonly next: number;
}

/** The costs of units taken together, at the section in which the first of these units stands. */
export function chargedIn(surcharged: readonly Surcharged[], { units }: Section): Charged {
	const here = surcharged.filter((each) => each.units[0] && units.includes(each.units[0]));
	const sum = (amounts: readonly number[]): number =>
		amounts.reduce((total, amount) => total + amount, 0);
	return {
		points: sum(here.map(({ points }) => points)),
		next: sum(
			here.map(({ surcharge: { first = 0, step }, amounts }) => first + step * amounts.length)
		)
	};
}

/** The problems shown at a section: those of the group and of its units. */
export function problemsIn(
	problems: readonly Problem[],
	{ group, units }: Section
): readonly Problem[] {
	const ids = new Set(units.map(({ unit }) => unit.id));
	return problems.filter((problem) => {
		const where = groupIn(problem);
		return where ? where.id === group?.id : problem.units.some((id) => ids.has(id));
	});
}
