import type { GroupKind, RosterGroup, RosterUnit } from '#schema';
import { maxGroups, maxUnits } from '../../schema/bounds.ts';
import { leaderOf, leadersOf, mayCarry, musterUnit, type ArmyIndex } from '#engine';
import { imports } from '../../i18n/en/faults.ts';
import { describeFaults, overfull, quoted, unknownName, type Fault } from '../common/fault.ts';
import type { UnitRead } from '../common/read-list.ts';
import {
	fittingOption,
	generalOptions,
	resolveUnit,
	tooMany,
	type LateFault,
	type ResolvedUnit
} from './resolve-unit.ts';
import type { GroupByName, ListByName } from '../outside/list-by-name.ts';

/** The units and groups of a roster. */
export interface Arranged {
	readonly units: readonly RosterUnit[];
	readonly groups: readonly RosterGroup[];
}

type ResolvedNames =
	| ({
			readonly ok: true;
			/** The lines that were understood, at least in part. */
			readonly resolved: readonly ResolvedUnit[];
			/** The faults of what was not understood. */
			readonly faults: readonly LateFault[];
	  } & Arranged)
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** The units and groups of a list, and its names that nothing in the army has. */
export function resolveNames(list: ListByName, index: ArmyIndex): ResolvedNames {
	const faults: LateFault[] = list.faults.map((fault) => () => fault);
	const resolved: ResolvedUnit[] = [];
	for (const byName of list.units) {
		const { unit, faults: unread } = resolveUnit(byName, index);
		if (unit) resolved.push(unit);
		faults.push(...unread);
		if (faults.length > maxUnknown)
			return { ok: false, faults: [...describedFaults(faults), { message: imports.notRead }] };
	}
	faults.push(...strangeGenerals(list, index));
	const arranged = arrange(resolved, list.groups, index);
	if (arranged.ok) return { ...arranged, resolved, faults };
	return faults.length > 0 ? { ok: false, faults: describedFaults(faults) } : arranged;
}

/** Looking up a name takes time. A file with more unknown names than this is not a list. */
const maxUnknown = 1000;

/** The first of them, in words, and how many there are besides. */
export function describedFaults(faults: readonly LateFault[]): readonly Fault[] {
	return describeFaults(faults, (fault) => fault());
}

function strangeGenerals({ groups }: ListByName, index: ArmyIndex): readonly LateFault[] {
	if (generalOptions(index).length > 0) return [];
	return groups
		.filter(({ general }) => general)
		.map(({ where }) => () => {
			return unknownName(`${where}: ${imports.notUsed(quoted('general'))}`, 'general', []);
		});
}

function arrange(
	resolved: readonly ResolvedUnit[],
	groups: readonly GroupByName[],
	index: ArmyIndex
): ({ readonly ok: true } & Arranged) | { readonly ok: false; readonly faults: readonly Fault[] } {
	const all = resolved.flatMap(unitsOf);
	const excess =
		overfull('units', all.length, maxUnits) ?? overfull('groups', groups.length, maxGroups);
	if (excess) return { ok: false, faults: [excess] };
	const units = all.map(rosterUnit);
	const generals = new Map(
		groups.flatMap((group, at) =>
			group.general ? generalOf(group.kind, groupId(at), units, index) : []
		)
	);
	const full = units.flatMap(({ id, options = [] }, at) =>
		generals.has(id) ? (tooMany(all[at]?.byName.where ?? '', options.length + 1) ?? []) : []
	);
	if (full.length > 0) return { ok: false, faults: full };
	return {
		ok: true,
		units: units.map((unit) => {
			const general = generals.get(unit.id);
			return general === undefined ? unit : withOption(unit, general);
		}),
		groups: groups.map(({ kind, name }, at) => ({
			id: groupId(at),
			kind: kind.id,
			...(name && { name })
		}))
	};
}

/** The units of a roster, each with the lines that it was read from. */
export function unitsRead(resolved: readonly ResolvedUnit[]): readonly UnitRead[] {
	return resolved
		.flatMap(unitsOf)
		.map((unit, at) => ({ unit: unitId(at), lines: unit.lineNumbers }));
}

function unitId(at: number): string {
	return `u${at + 1}`;
}

/** The units that its line counts, and the choices of the army that it also names. */
function unitsOf(resolved: ResolvedUnit): readonly ResolvedUnit[] {
	const { count = 1 } = resolved.byName.said;
	const choices = resolved.choices.map((indexed): ResolvedUnit => ({
		byName: { where: resolved.byName.where, said: { unit: indexed.entry.name } },
		indexed,
		options: [],
		lineNumbers: resolved.lineNumbers,
		choices: []
	}));
	return [...Array.from({ length: count }, () => resolved), ...choices];
}

/** The id of a group by its place in the list. */
export function groupId(group: number): string {
	return `g${group + 1}`;
}

function rosterUnit(
	{ byName: { said, group }, indexed, options, models }: ResolvedUnit,
	at: number
): RosterUnit {
	return {
		id: unitId(at),
		entry: indexed.entry.id,
		...(options.length > 0 && { options }),
		...(models !== undefined && { models }),
		...(said.name && { name: said.name }),
		...(said.note && { note: said.note }),
		// A choice of the whole army stands nowhere.
		...(group !== undefined && !indexed.isChoice && { group: groupId(group) })
	};
}

function withOption({ id, entry, options = [], ...rest }: RosterUnit, option: string): RosterUnit {
	return { id, entry, options: [option, ...options], ...rest };
}

/** The leader of the general's group, by id, and the option that makes him the general. */
function generalOf(
	kind: GroupKind,
	group: string,
	units: readonly RosterUnit[],
	index: ArmyIndex
): readonly (readonly [string, string])[] {
	const options = generalOptions(index);
	const members = units.filter((unit) => unit.group === group);
	const isNamed = members.some((unit) =>
		options.some(({ entry }) => unit.options?.includes(entry.id))
	);
	const leader = isNamed ? undefined : leaderIn(members, kind, index);
	const indexed = leader && index.entries.get(leader.entry);
	const option = indexed && fittingOption(indexed, options);
	return leader && option ? [[leader.id, option.entry.id]] : [];
}

/** Whoever leads a group by the rules; where they say nothing, who may be general, or the first. */
function leaderIn(
	members: readonly RosterUnit[],
	kind: GroupKind,
	index: ArmyIndex
): RosterUnit | undefined {
	const mustered = members.map((unit) => musterUnit(unit, index));
	const leaders = leadersOf(index, kind.id);
	const leader = leaders && leaderOf(mustered, leaders);
	const able = mustered.find(({ indexed }) =>
		generalOptions(index).some((option) => mayCarry(indexed, option))
	);
	return (leader ?? able ?? mustered[0])?.unit;
}
