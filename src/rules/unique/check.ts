import type { ConstraintOf } from '#schema';
import {
	amountAt,
	selectOptions,
	matches,
	select,
	unitsOf,
	type IndexedEntry,
	type MusteredUnit,
	type Thing
} from '../../engine/base/index.ts';
import { distance, isByPointsLimit, type Kind } from '../base/kind.ts';
import type { UniqueVerdict } from '../base/verdict.ts';

type Unique = ConstraintOf<'unique'>;

/** "Each of these at most once": in the army, or on any one unit; or no combination of them twice. */
const checkUnique: Kind<'unique'>['check'] = ({ things, limit }, constraint) => {
	if (constraint.by === 'set')
		return checkSets(constraint, unitsOf(selectOptions(things, constraint.of)));
	const max = amountAt(constraint.max ?? 1, limit);
	const most = max ?? Infinity;
	const alike = copies(constraint, select(things, constraint.of));
	const repeated = alike.filter((group) => group.length > maxOf(constraint, group, most));
	if (repeated.length > 0) return repeated.map((group) => repeats(constraint, group, most));
	const measured = Math.max(0, ...alike.map((group) => group.length));
	return [{ constraint, outcome: 'met', measured, max, units: [] }];
};

/** An option that one unit may have several times is limited by a rule of its own. */
function maxOf({ scope }: Unique, [first]: readonly Thing[], most: number): number {
	return scope === 'unit' && first?.indexed.entry.repeat !== undefined ? Infinity : most;
}

/** "No two units have the same combination of these." */
function checkSets(constraint: Unique, bearers: readonly MusteredUnit[]): readonly UniqueVerdict[] {
	const sets = new Map<string, MusteredUnit[]>();
	for (const unit of bearers) {
		const key = setKey(constraint, unit);
		if (key) sets.set(key, [...(sets.get(key) ?? []), unit]);
	}
	const repeated = [...sets.values()].filter((alike) => alike.length > 1);
	if (repeated.length === 0) {
		return [{ constraint, outcome: 'met', measured: sets.size > 0 ? 1 : 0, max: 1, units: [] }];
	}
	return repeated.map((alike) => ({
		constraint,
		outcome: 'unique/repeated',
		what: alike.slice(0, 1).flatMap((unit) => setOf(constraint, unit)),
		measured: alike.length,
		max: 1,
		bearers: alike,
		units: alike.map(({ unit }) => unit.id)
	}));
}

/** What a unit's combination is told from others by; empty if it may be repeated. */
export function setKey(constraint: Unique, unit: MusteredUnit): string {
	return setOf(constraint, unit)
		.map(({ entry }) => entry.name)
		.join('\n');
}

/** A unit's options in the set, sorted by name; empty if the combination may be repeated. */
function setOf({ of, except }: Unique, { options }: MusteredUnit): readonly IndexedEntry[] {
	const chosen = options.flatMap(({ indexed }) =>
		indexed && matches(of, indexed.tags) ? [indexed] : []
	);
	if (except && chosen.every(({ tags }) => matches(except, tags))) return [];
	return chosen.toSorted((one, other) => (one.entry.name < other.entry.name ? -1 : 1));
}

/** Things that must all be of different entries, grouped by entry. */
function copies({ scope }: Unique, chosen: readonly Thing[]): readonly (readonly Thing[])[] {
	const groups: Thing[][] = [];
	let known = new Map<string, Thing[]>();
	let last: MusteredUnit | undefined;
	for (const thing of chosen) {
		// Things of one unit are adjacent.
		if (scope !== 'army' && thing.bearer !== last) known = new Map();
		last = thing.bearer;
		const { id } = thing.indexed.entry;
		const group = known.get(id);
		if (group) group.push(thing);
		else {
			const first = [thing];
			known.set(id, first);
			groups.push(first);
		}
	}
	return groups;
}

function repeats(constraint: Unique, group: readonly Thing[], max: number): UniqueVerdict {
	// What a unit has as an option or brings with it, and not the unit itself.
	const borne = group.filter(({ indexed, bearer }) => indexed !== bearer.indexed);
	return {
		constraint,
		outcome: 'unique/repeated',
		what: group.slice(0, 1).map(({ indexed }) => indexed),
		measured: group.length,
		max,
		bearers: borne.map(({ bearer }) => bearer),
		units: [...new Set(group.map(({ bearer }) => bearer.unit.id))]
	};
}

export const unique: Kind<'unique'> = {
	scope: ({ scope }) => scope,
	dependsOn: ({ of, max }) => ({ things: [of], limit: isByPointsLimit(max) }),
	check: checkUnique,
	problems: {
		whom: ({ constraint, what, units }) => [
			...what.map(({ entry }) => entry.id),
			...(constraint.scope === 'unit' ? units : [])
		],
		severity: distance,
		stops: () => 'anything'
	}
};
