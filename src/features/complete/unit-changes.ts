import {
	variableModels,
	musterGroups,
	unitName,
	type Edit,
	type MusteredUnit,
	type Report
} from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { rosterChanges } from '../../i18n/en/edits.ts';

/** Units that are new, gone or changed alike. */
export interface UnitChange {
	readonly kind: 'added' | 'gone' | 'changed';
	readonly count: number;
	readonly name: string;
	readonly plural: string | undefined;
	readonly models: number | undefined;
	/** The names of their options. */
	readonly having: readonly string[];
	/** The group of the rules in which they stand. */
	readonly group?: string | undefined;
	/** What they were before, if they were something else. */
	readonly before?: Pick<UnitChange, 'models' | 'having'>;
	/** What all of them add to the points. */
	readonly points: number;
}

/** What becomes of the units of a list. */
export function unitChanges(before: Report, after: Report): readonly UnitChange[] {
	const groups = groupsOf(after);
	const old = new Map(before.context.units.map((unit) => [unit.unit.id, unit]));
	const changes = after.context.units.flatMap((unit): readonly UnitChange[] => {
		const was = old.get(unit.unit.id);
		old.delete(unit.unit.id);
		const group = groups.get(unit);
		if (!was) return [{ ...named(unit), kind: 'added', group, points: unit.points }];
		if (keyOf(was) === keyOf(unit)) return [];
		const { models, having } = named(was);
		const points = unit.points - was.points;
		return [{ ...named(unit), kind: 'changed', before: { models, having }, points }];
	});
	const gone = [...old.values()].map((unit): UnitChange => ({
		...named(unit),
		kind: 'gone',
		points: -unit.points
	}));
	const places = [...new Set(groups.values()), undefined];
	const byGroup = (one: UnitChange, other: UnitChange): number =>
		places.indexOf(one.group) - places.indexOf(other.group);
	return together([...gone, ...changes.toSorted(byGroup)]);
}

/** The names of the groups of the rules, by the units in them. */
function groupsOf({ context }: Report): ReadonlyMap<MusteredUnit, string> {
	const kinds = (context.index.system.groups ?? []).filter(({ sketch }) => !sketch);
	const groups = kinds.flatMap(({ id }) => musterGroups(context, id));
	return new Map(groups.flatMap(({ name, units }) => units.map((unit) => [unit, name] as const)));
}

/** What a unit is called, and what it consists of. */
export function named(unit: MusteredUnit) {
	return {
		count: 1,
		name: unitName(unit),
		plural: unit.unit.name ?? unit.indexed?.entry.plural,
		models: variableModels(unit),
		having: unit.options.map(({ id, indexed }) => indexed?.entry.name ?? id)
	};
}

/** How strong units are, and what they have. */
export function detailOf({
	models,
	having,
	count
}: Pick<UnitChange, 'models' | 'having' | 'count'>): string {
	const strength = models === undefined ? [] : [rosterChanges.models(models, count)];
	return [...strength, ...having].join(', ');
}

function keyOf(unit: MusteredUnit): string {
	const { name, models, having } = named(unit);
	return JSON.stringify([name, models, having.toSorted()]);
}

/** Those that are alike in everything are counted. */
function together(changes: readonly UnitChange[]): readonly UnitChange[] {
	const sums = new Map<string, UnitChange>();
	for (const { points, count, ...alike } of changes) {
		const key = JSON.stringify(alike);
		const sum = sums.get(key);
		sums.set(key, {
			...alike,
			count: count + (sum?.count ?? 0),
			points: points + (sum?.points ?? 0)
		});
	}
	return [...sums.values()];
}

/** The edit that puts a unit where another stands. */
export function replacingEdit({ units }: Roster, unit: RosterUnit, old: string): Edit {
	const before = units[units.findIndex(({ id }) => id === old) + 1]?.id;
	return {
		kind: 'several',
		edits: [
			{ kind: 'remove-units', units: [old] },
			{ kind: 'add-units', units: [unit] },
			...(before === undefined ? [] : [{ kind: 'move-units', units: [unit.id], before } as const])
		]
	};
}

/**
 * The edit that makes one roster of another, whose new units and groups get ids of their own.
 * @param newId gives an unused id
 */
export function editBetween(before: Roster, found: Roster, newId: () => string): Edit {
	const after = withOwnIds(before, found, newId);
	const known = new Map(before.units.map((unit) => [unit.id, unit]));
	const stays = new Set(after.units.map(({ id }) => id));
	const gone = before.units.filter(({ id }) => !stays.has(id)).map(({ id }) => id);
	const added = after.units.filter(({ id }) => !known.has(id));
	const staying = after.units.flatMap((unit) => {
		const was = known.get(unit.id);
		return was ? [{ was, unit }] : [];
	});
	const edits: readonly Edit[] = [
		...(after.size === before.size ? [] : [{ kind: 'resize', size: after.size } as const]),
		...(gone.length > 0 ? [{ kind: 'remove-units', units: gone } as const] : []),
		...staying.flatMap(({ was, unit }) => editsOfUnit(was, unit)),
		...newGroups(before, after),
		...staying.flatMap(({ was, unit }) => joining(was, unit)),
		...(added.length > 0 ? [{ kind: 'add-units', units: added } as const] : []),
		...oldGroups(before, after)
	];
	return { kind: 'several', edits };
}

function editsOfUnit(was: RosterUnit, { id: unit, options = [], models }: RosterUnit): Edit[] {
	const had = was.options ?? [];
	return [
		...beyond(had, options).map((option): Edit => ({ kind: 'take-option', unit, option })),
		...beyond(options, had).map((option): Edit => ({ kind: 'give-option', unit, option })),
		...(models === undefined || models === was.models
			? []
			: [{ kind: 'set-models', unit, models } as const])
	];
}

/** What one row of options has more than another. */
function beyond(some: readonly string[], others: readonly string[]): readonly string[] {
	const left = [...others];
	return some.filter((option) => {
		const at = left.indexOf(option);
		if (at !== -1) left.splice(at, 1);
		return at === -1;
	});
}

function joining(was: RosterUnit, { id, group }: RosterUnit): readonly Edit[] {
	if (was.group === group) return [];
	return [{ kind: 'join-group', units: [id], ...(group !== undefined && { group }) }];
}

function newGroups({ groups: known = [] }: Roster, { groups = [] }: Roster): readonly Edit[] {
	return groups
		.filter(({ id }) => known.every((group) => group.id !== id))
		.map((group) => ({ kind: 'add-group', group, units: [] }));
}

/** Groups that nothing stands in any more. */
function oldGroups({ groups: known = [] }: Roster, { groups = [] }: Roster): readonly Edit[] {
	return known
		.filter(({ id }) => groups.every((group) => group.id !== id))
		.map(({ id: group }) => ({ kind: 'remove-group', group }));
}

/** Units and groups that the solver has added are numbered by it, in every tab alike. */
function withOwnIds(before: Roster, found: Roster, newId: () => string): Roster {
	const known = new Set([...before.units, ...(before.groups ?? [])].map(({ id }) => id));
	const own = new Map<string, string>();
	const ownOf = (id: string): string => {
		if (known.has(id)) return id;
		const fresh = own.get(id) ?? newId();
		own.set(id, fresh);
		return fresh;
	};
	const units = found.units.map((unit) => ({
		...unit,
		id: ownOf(unit.id),
		...(unit.group !== undefined && { group: ownOf(unit.group) })
	}));
	const groups = found.groups?.map((group) => ({ ...group, id: ownOf(group.id) }));
	return { ...found, units, ...(groups && { groups }) };
}
