import type { ConstraintKind, ConstraintOf } from '#schema';
import type { MusteredGroup } from '../engine/base/index.ts';

/** The sentence for one outcome of a kind of rule: met, or one way of being broken. */
export type Outcome<
	K extends ConstraintKind,
	Code extends string,
	Said = object
> = Readonly<Said> & {
	readonly constraint: ConstraintOf<K>;
	readonly outcome: Code extends 'met' ? 'met' : `${K}/${Code}`;
	/** Ids of the roster's units concerned. */
	readonly units: readonly string[];
};

/** What was measured, and the least and the most that is allowed. */
export interface Range {
	readonly measured: number;
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** A range of which what was measured falls short. */
export type Short = Range & { readonly min: number };

/** A range that the measured value is outside of. */
export type Over = Range & { readonly max: number };

/** The group that something happened in. */
export type GroupConcerned = Pick<MusteredGroup, 'id' | 'name'>;

/** How far what was measured is from the nearest that is allowed. */
export function distance({ measured, min = measured, max = measured }: Range): number {
	return Math.max(min - measured, measured - max);
}
