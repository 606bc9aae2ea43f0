import {
	copyUnit,
	matches,
	musterGroups,
	placesOf,
	rosterContext,
	unitName,
	whyNotAdd,
	type ArmyIndex,
	type CheckContext,
	type Edit,
	type MusteredGroup,
	type MusteredUnit,
	type Problem
} from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { arranging } from '../../i18n/en/groups.ts';
import { maxUnits } from '../../schema/bounds.ts';

/** A part of the arranged roster: one of its groups, or the ungrouped units. */
export interface Section {
	readonly id: string;
	readonly heading: string;
	readonly units: readonly MusteredUnit[];
	/** Undefined for ungrouped units. */
	readonly group?: MusteredGroup;
	/** The unit that leads the group. It is shown first, whatever the order of the roster. */
	readonly leader?: string;
}

/** Where a unit may be put: before another unit of the section, or last. */
export interface Position {
	readonly section: Section;
	readonly before: string | undefined;
}

/**
 * The roster's groups in order, then the ungrouped units that could join one, then all other units. Choices of
 * the whole army are in no section.
 */
export function sectionsOf(context: CheckContext): readonly Section[] {
	const groups = musterGroups(context);
	const grouped = new Set(groups.flatMap(({ units }) => units));
	const outside = new Map<string, MusteredUnit[]>();
	if (context.index.system.groups) outside.set(noGroup(context.index), []);
	for (const mustered of context.units) {
		if (grouped.has(mustered) || mustered.indexed?.isChoice) continue;
		const home = homeOf(context.index, mustered);
		const units = outside.get(home);
		if (units) units.push(mustered);
		else outside.set(home, [mustered]);
	}
	return [
		...groups.map((group) => sectionOf(context, group)),
		...[...outside].map(([heading, units]) => ({ id: heading, heading, units }))
	];
}

function sectionOf(context: CheckContext, group: MusteredGroup): Section {
	const section = { id: sectionId(group.id), heading: group.name, group };
	const leader = group.kind.sketch ? undefined : placesOf(context, group.id)?.leader?.unit.id;
	if (leader === undefined) return { ...section, units: group.units };
	const isLeader = ({ unit }: MusteredUnit): boolean => unit.id === leader;
	const units = [...group.units.filter(isLeader), ...group.units.filter((unit) => !isLeader(unit))];
	return { ...section, units, leader };
}

/** The id of a group's section. */
export function sectionId(group: string): string {
	return `group ${group}`;
}

/** The heading under which an ungrouped unit is listed. */
function homeOf(index: ArmyIndex, { tags, indexed }: MusteredUnit): string {
	const kinds = index.system.groups;
	if (!kinds) return arranging.units;
	if (kinds.some(({ of }) => matches(of, tags))) return noGroup(index);
	return indexed?.isUnit ? indexed.type.heading : arranging.strays;
}

/** The heading of units that could be in a group but are not. */
export function noGroup({ system }: ArmyIndex): string {
	const outside = system.groups?.find((kind) => kind.outside)?.outside;
	if (outside) return outside.plural;
	return arranging.unassigned;
}

/** Whether a unit may be put into a section. */
export function fits(index: ArmyIndex, { group, id }: Section, mustered: MusteredUnit): boolean {
	return group ? matches(group.kind.of, mustered.tags) : homeOf(index, mustered) === id;
}

/**
 * One edit that puts these units, in the roster's order, into a group or out of all groups: before another
 * unit, or last. Units already in place are left alone.
 */
export function placeUnits(
	roster: Roster,
	unitIds: readonly string[],
	group: string | undefined,
	before: string | undefined
): Edit {
	const moving = new Set(unitIds);
	const units = roster.units.map(({ id }) => id).filter((id) => moving.has(id));
	if (units.length === 0) return { kind: 'several', edits: [] };
	const target = roster.groups?.some(({ id }) => id === group) ? group : undefined;
	return {
		kind: 'several',
		edits: [
			{ kind: 'join-group', units, group: target },
			{ kind: 'move-units', units, before: staying(roster, moving, target, before) }
		]
	};
}

/** The first unit that stays where it is and comes after those that move. */
function staying(
	roster: Roster,
	moving: ReadonlySet<string>,
	group: string | undefined,
	before: string | undefined
): string | undefined {
	const known = new Set(roster.groups?.map(({ id }) => id));
	const isMember = (unit: RosterUnit): boolean =>
		(unit.group !== undefined && known.has(unit.group) ? unit.group : undefined) === group;
	const members = roster.units.filter(isMember);
	const from = members.findIndex(({ id }) => id === before);
	const next = from === -1 ? undefined : members.slice(from).find(({ id }) => !moving.has(id));
	if (next) return next.id;
	// Behind the last unit of the group, so that no unit of another group is passed.
	const rest = roster.units.filter(({ id }) => !moving.has(id));
	const last = rest.findLastIndex(isMember);
	return last === -1 ? undefined : rest[last + 1]?.id;
}

/** Where one step up or down takes a unit: past its neighbour, or into the next section that may hold it. */
export function stepFrom(
	index: ArmyIndex,
	sections: readonly Section[],
	unitId: string,
	step: -1 | 1
): Position | undefined {
	const at = sections.findIndex(({ units }) => units.some(({ unit }) => unit.id === unitId));
	const here = sections[at];
	const place = here?.units.findIndex(({ unit }) => unit.id === unitId) ?? -1;
	const mustered = here?.units[place];
	if (!here || !mustered) return undefined;
	const neighbour = here.units[place + step];
	// The leader stays first.
	if (neighbour && ![unitId, neighbour.unit.id].includes(here.leader ?? '')) {
		const before = here.units[step === 1 ? place + 2 : place - 1];
		return { section: here, before: before?.unit.id };
	}
	const others = step === 1 ? sections.slice(at + 1) : sections.slice(0, at).reverse();
	const section = others.find((other) => fits(index, other, mustered));
	if (!section || step === -1) return section && { section, before: undefined };
	return { section, before: section.units.find(({ unit }) => unit.id !== section.leader)?.unit.id };
}

/** Copies of several units, with what could not be copied. */
export interface Copies {
	readonly units: readonly RosterUnit[];
	/** Units of which no more may be taken. */
	readonly refused: readonly { readonly name: string; readonly why: readonly Problem[] }[];
	/** Names of the options that only the first unit keeps. */
	readonly leftBehind: readonly string[];
}

/** Copies each of these units that may be taken once more, within its group. */
export function copyUnits(
	roster: Roster,
	index: ArmyIndex,
	unitIds: readonly string[],
	newId: () => string
): Copies {
	const units: RosterUnit[] = [];
	const refused: Copies['refused'][number][] = [];
	const leftBehind: string[] = [];
	for (const mustered of rosterContext(roster, index).units) {
		if (!unitIds.includes(mustered.unit.id)) continue;
		// Each copy counts when the next one is checked.
		const context = rosterContext({ ...roster, units: [...roster.units, ...units] }, index);
		const why = whyNotAdd(context, mustered.unit.entry, groupIdOf(context, mustered));
		const isFull = context.units.length >= maxUnits;
		const copied = isFull || why.length > 0 ? undefined : copyOf(context, mustered, newId());
		if (copied) units.push(copied);
		else refused.push({ name: unitName(mustered), why });
		if (copied) leftBehind.push(...missing(mustered, copied));
	}
	return { units, refused, leftBehind };
}

/** The group a unit stands in, if the roster has it. */
function groupIdOf({ groups }: CheckContext, { unit }: MusteredUnit): string | undefined {
	return groups.find(({ id }) => id === unit.group)?.id;
}

function copyOf(context: CheckContext, { unit }: MusteredUnit, id: string): RosterUnit | undefined {
	const copied = copyUnit(context, unit.id, id);
	return copied && unit.group !== undefined ? { ...copied, group: unit.group } : copied;
}

function missing({ options }: MusteredUnit, copied: RosterUnit): readonly string[] {
	const left = [...(copied.options ?? [])];
	return options
		.filter(({ id }) => {
			const at = left.indexOf(id);
			if (at !== -1) left.splice(at, 1);
			return at === -1;
		})
		.map(({ id, indexed }) => indexed?.entry.name ?? id);
}
