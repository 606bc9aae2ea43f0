import type { ConstraintKind } from '#schema';
import type { Candidate, RepairContext } from '../engine/repair/index.ts';
import type { UnmetOf } from './verdict.ts';

/** The repairs for a kind of rule. */
export interface Repairs<K extends ConstraintKind> {
	/** Possible repairs of a problem. Each is tried before it is offered. */
	candidates(repairing: RepairContext, problem: UnmetOf<K>): Iterable<Candidate>;
	/** Repairs that take longer to find, for when no other leaves the points limit alone. */
	lastResorts?(repairing: RepairContext, problem: UnmetOf<K>): Iterable<Candidate>;
}
