import { musterUnit, type ArmyIndex } from '#engine';
import type { Constraint } from '#schema';
import type { StatedConstraint } from './stated.ts';
import { apart, bearingOrMade, type Trial, type Trials } from './trial-rosters.ts';
import { trialsOf } from './trials.ts';

/** A constraint on another side, or at another size, than its usual trial. */
export interface BoundaryTrial {
	readonly what: string;
	readonly trials: Trials;
	/** A roster that would break it, if it were not lifted. */
	readonly lifted?: Trial | undefined;
}

/** Where else a constraint has a boundary: at each size of a table, at the most beside the least, and where it is lifted. */
export function boundaryTrialsOf({
	index,
	constraint
}: StatedConstraint): readonly BoundaryTrial[] {
	const sizes = sizesOf(constraint);
	return [
		...sizes.map((size) => ({ what: `at ${size}`, trials: trialsOf(index, constraint, size) })),
		...maxOf(index, constraint),
		...liftedOf(index, constraint)
	];
}

/** The sizes on both sides of each row of its tables. */
function sizesOf(constraint: Constraint): readonly number[] {
	const amounts = ['min', 'max'].map((word) => (constraint as Record<string, unknown>)[word]);
	const sizes = amounts
		.filter(isTable)
		.flatMap(({ table }) => table.flatMap(({ from }) => (from > 1 ? [from - 1, from] : [])));
	return [...new Set(sizes)].toSorted((one, other) => one - other);
}

interface Table {
	readonly table: readonly { readonly from: number }[];
}

function isTable(amount: unknown): amount is Table {
	return typeof amount === 'object' && amount !== null && 'table' in amount;
}

function maxOf(index: ArmyIndex, constraint: Constraint): readonly BoundaryTrial[] {
	if (constraint.kind !== 'count' && constraint.kind !== 'exclusive') return [];
	if (constraint.min === undefined || constraint.max === undefined) return [];
	const { min: _, ...most } = constraint;
	return [{ what: 'at the most', trials: trialsOf(index, most) }];
}

/** What breaks it beside somebody with whom it does not hold. */
function liftedOf(index: ArmyIndex, constraint: Constraint): readonly BoundaryTrial[] {
	const { unless } = constraint;
	const { met, broken } = trialsOf(index, constraint);
	const lifter = unless && bearingOrMade(index, unless);
	if (!lifter || !broken) return [];
	const lifted = { ...broken, units: apart([...broken.units, lifter]) };
	const what = `beside ${musterUnit(lifter, index).indexed?.entry.name ?? lifter.entry}`;
	return [{ what, trials: { met, broken }, lifted }];
}
