import type { EntryType, GroupKind, System } from '#schema';
import { imports } from '../../i18n/en/faults.ts';
import { quoted, unknownName, type Fault } from '../common/fault.ts';
import { meaningOf, wordsOf } from './list-keys.ts';
import { normaliseName, sameName, nearestNames } from '../common/names.ts';
import { plainKeys, type PlainList, type PlainPart, type PlainUnit } from './plain-list.ts';

/** A group with the heading that a text has above it. */
export interface TitledGroup extends GroupByName {
	readonly title?: string | undefined;
}

/** Where something stands, for a fault. */
export interface Position {
	/** "units, 2nd line". */
	readonly where: string;
	/** The number of a text's line. */
	readonly line?: number;
}

/** A unit as a list names it, and where that stands. */
export interface UnitByName extends Position {
	readonly said: PlainUnit;
	/** The line of each upgrade, if not the unit's own. */
	readonly optionPositions?: readonly Position[];
	/** Its group, by index. */
	readonly group?: number;
	/** If the line may only name entries of some types. */
	readonly types?: readonly EntryType[];
}

export interface GroupByName {
	readonly where: string;
	readonly kind: GroupKind;
	readonly name?: string | undefined;
	/** Whether its leader is the general. */
	readonly general: boolean;
}

/** The units and groups of a list in its order, whatever format it is written in. */
export interface ListByName {
	readonly units: readonly UnitByName[];
	readonly groups: readonly GroupByName[];
	readonly faults: readonly Fault[];
}

/** Gives every word of a plain list the meaning it has in the system. */
export function listByName({ units = [], parts = [] }: PlainList, system: System): ListByName {
	const lines = units.map((said, at): UnitByName => ({ where: line('units', at), said }));
	const start: ListByName = { units: lines, groups: [], faults: [] };
	return parts.reduce((list, part) => withPart(list, part, system), start);
}

/** A key of every list in the plural or singular: a slip, even if the system has something of that name. */
function isNearlyPlain(key: string): boolean {
	return plainKeys.some((plain) => sameName(plain, normaliseName(key)));
}

function withPart(list: ListByName, part: PlainPart, system: System): ListByName {
	const meaning = isNearlyPlain(part.key) ? undefined : meaningOf(part.key, system);
	if (!meaning) return { ...list, faults: [...list.faults, unknownKey(part.key, system)] };
	if (meaning.kind === 'groups') {
		if (part.kind === 'groups') return withGroups(list, part, meaning.group);
		const isEmpty = part.kind === 'names' && part.isList && part.names.length === 0;
		return isEmpty ? list : { ...list, faults: [...list.faults, notGroups(part.key)] };
	}
	if (part.kind === 'groups') {
		return { ...list, faults: [...list.faults, notUnits(part.key)] };
	}
	const types = meaning.kind === 'types' ? { types: meaning.types } : {};
	const units = linesOf(part).map((one) => ({ ...one, ...types }));
	return { ...list, units: [...list.units, ...units] };
}

function linesOf(part: Exclude<PlainPart, { kind: 'groups' }>): readonly UnitByName[] {
	if (part.kind === 'units') {
		return part.units.map((said, at) => ({ where: line(part.key, at), said }));
	}
	return part.names.map((unit, at) => ({
		where: part.isList ? line(part.key, at) : part.key,
		said: { unit }
	}));
}

function withGroups(
	list: ListByName,
	{ key, groups }: Extract<PlainPart, { kind: 'groups' }>,
	kind: GroupKind
): ListByName {
	const written = groups.map(({ name, general = false }, at): GroupByName => ({
		where: imports.place(key, at + 1, 'group'),
		kind,
		name,
		general
	}));
	const first = list.groups.length;
	const units = groups.flatMap((group, at) =>
		group.units.map((said, place): UnitByName => ({
			where: line(imports.place(key, at + 1, 'group'), place),
			said,
			group: first + at
		}))
	);
	return { ...list, units: [...list.units, ...units], groups: [...list.groups, ...written] };
}

function line(list: string, at: number): string {
	return imports.place(list, at + 1, 'line');
}

/** Keys that only other game systems use. */
const elsewhere = new Set([
	...['regiments', 'brigades', 'auxiliaries', 'groups', 'formation', 'lores', 'terrain'],
	...['battleFormation', 'factionTerrain', 'spellLore', 'prayerLore', 'manifestationLore'],
	...['regimentOfRenown', 'regimentsOfRenown', 'renown']
]);

/** A key that is neither a word of every list nor of this system. */
function unknownKey(key: string, system: System): Fault {
	if (elsewhere.has(key)) return unknownName(imports.notUsed(quoted(key)), key, []);
	const known = [...plainKeys.map((id) => ({ id, name: id })), ...wordsOf(system)];
	const nearest = nearestNames(key, known).map(quoted);
	return unknownName(imports.unknownKey(quoted(key)), key, nearest);
}

function notGroups(key: string): Fault {
	return { message: imports.notGroups(quoted(key)) };
}

function notUnits(key: string): Fault {
	return { message: imports.notUnits(quoted(key)) };
}

/**
 * Groups under the numbers of their text: where a heading has another number than its place would give it
 * ("General's Regiment", "Regiment 1"), each group is called as its heading.
 */
export function groupsAsWritten(groups: readonly TitledGroup[]): readonly GroupByName[] {
	const isOther = groups.some(({ title }, at) => {
		const number = numberIn(title);
		return number !== undefined && number !== at + 1;
	});
	return groups.map(({ title, ...group }, at) => {
		const isNamed = isOther && title !== undefined && title !== `${group.kind.name} ${at + 1}`;
		return isNamed ? { ...group, name: title.slice(0, 80) } : group;
	});
}

function numberIn(title: string | undefined): number | undefined {
	const [, number] = /\s(\d{1,3})$/.exec(title ?? '') ?? [];
	return number === undefined ? undefined : Number(number);
}
