import type { ConstraintKind, ConstraintOf } from '#schema';
import type { MusteredGroup } from '../../engine/base/index.ts';

/** One outcome of a kind of rule: met, or one way of being broken. */
export type Outcome<
	K extends ConstraintKind,
	Code extends string,
	Said = object
> = Readonly<Said> & {
	readonly constraint: ConstraintOf<K>;
	readonly outcome: Code extends 'met' ? 'met' : `${K}/${Code}`;
	/** The ids of the units concerned. */
	readonly units: readonly string[];
};

/** A measured value with its limits. */
export interface Range {
	readonly measured: number;
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

/** A value below its minimum. */
export type Short = Range & { readonly min: number };

/** A value above its maximum. */
export type Over = Range & { readonly max: number };

/** The group concerned. */
export type GroupConcerned = Pick<MusteredGroup, 'id' | 'name'>;

/** How far the value is outside its limits. */
export function distance({ measured, min = measured, max = measured }: Range): number {
	return Math.max(min - measured, measured - max);
}
