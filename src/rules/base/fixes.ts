import type { ConstraintKind } from '#schema';
import type { Candidate, FixContext } from '../../engine/fix/index.ts';
import type { UnmetOf } from './verdict.ts';

/** The fixes for a kind of rule. */
export interface Fixes<K extends ConstraintKind> {
	/** Possible fixes of a problem. Each is tried before it is offered. */
	candidates(fixing: FixContext, problem: UnmetOf<K>): Iterable<Candidate>;
	/** Fixes that take longer to find, for when no other leaves the points limit alone. */
	lastResorts?(fixing: FixContext, problem: UnmetOf<K>): Iterable<Candidate>;
}
