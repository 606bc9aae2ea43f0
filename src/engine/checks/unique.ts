import { subjectOf, type Check, type Thing } from '../check.ts';
import type { ArmyIndex } from '../index-army.ts';
import { givenMeant, meant, unitsOf } from '../meant.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import { amountAt } from '../numbers.ts';
import { matches } from '../selector.ts';
import type { ConstraintOf } from '#schema';
import type { Verdict } from '../verdict.ts';

/** "Each of these at most once": in the whole army, or on any one unit; or each set of them. */
export const checkUnique: Check<'unique'> = ({ index, things, size }, constraint) => {
	if (constraint.by === 'set')
		return checkSets(constraint, index, unitsOf(givenMeant(things, constraint.of)));
	const taken = meant(things, constraint.of);
	const max = amountAt(constraint.max ?? 1, size);
	const most = max ?? Infinity;
	const alike = copies(constraint, taken);
	const repeated = alike.filter((group) => group.length > most);
	if (repeated.length > 0) return repeated.map((group) => repeats(constraint, group, most));
	const subject = subjectOf(index, constraint.of, constraint.label);
	const measured = Math.max(0, ...alike.map((group) => group.length));
	return [{ constraint, outcome: 'met', subject, measured, max, units: [] }];
};

/** "No two units have the same of these together." */
function checkSets(
	constraint: ConstraintOf<'unique'>,
	index: ArmyIndex,
	bearers: readonly MusteredUnit[]
): readonly Verdict[] {
	const subject = subjectOf(index, constraint.of, constraint.label);
	const sets = new Map<string, MusteredUnit[]>();
	for (const unit of bearers) {
		const set = setOf(constraint, unit);
		if (set === '') continue;
		sets.set(set, [...(sets.get(set) ?? []), unit]);
	}
	const repeated = [...sets].filter(([, alike]) => alike.length > 1);
	if (repeated.length === 0) {
		const measured = sets.size > 0 ? 1 : 0;
		return [{ constraint, outcome: 'met', subject, measured, max: 1, units: [] }];
	}
	return repeated.map(([set, alike]) => ({
		constraint,
		outcome: 'unique/repeated',
		subject: set,
		measured: alike.length,
		max: 1,
		things: alike.map(unitName),
		units: alike.map(({ unit }) => unit.id)
	}));
}

/** What a unit has of these, by name in one order; nothing where it is free to be there again. */
function setOf({ of, except }: ConstraintOf<'unique'>, { options }: MusteredUnit): string {
	const taken = options.flatMap(({ indexed }) =>
		indexed && matches(of, indexed.tags) ? [indexed] : []
	);
	if (except && taken.every(({ tags }) => matches(except, tags))) return '';
	return taken
		.map(({ entry }) => entry.name)
		.toSorted()
		.join(', ');
}

/** The things that must not be of the same entry: all of one entry, or those of one unit. */
function copies(
	{ scope }: ConstraintOf<'unique'>,
	taken: readonly Thing[]
): readonly (readonly Thing[])[] {
	const groups: Thing[][] = [];
	let known = new Map<string, Thing[]>();
	let last: MusteredUnit | undefined;
	for (const thing of taken) {
		// What belongs to one unit stands together.
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

function repeats(
	constraint: ConstraintOf<'unique'>,
	group: readonly Thing[],
	max: number
): Verdict {
	const bearers = group.map(({ bearer }) => bearer);
	// A unit has what it was given, and what comes inside it.
	const borne = group.filter(({ indexed, bearer }) => indexed !== bearer.indexed);
	return {
		constraint,
		outcome: 'unique/repeated',
		subject: group.map(({ indexed }) => indexed.entry.name)[0] ?? '',
		measured: group.length,
		max,
		bearer: constraint.scope === 'unit' ? bearers.map(unitName)[0] : undefined,
		things: borne.map(({ bearer }) => unitName(bearer)),
		units: [...new Set(bearers.map(({ unit }) => unit.id))]
	};
}
