import type { ConstraintKind } from '#schema';
import type { Candidate, RepairContext } from '../engine/repair/index.ts';
import type { UnmetOf } from './verdict.ts';

/** Repairs for the problems of a kind of rule. */
export interface Repairs<K extends ConstraintKind> {
	/** Possible repairs of a problem: each is tried before it is offered. */
	candidates(repairing: RepairContext, problem: UnmetOf<K>): Iterable<Candidate>;
	/** What takes longer to find, for where nothing else leaves the points limit alone. */
	lastResorts?(repairing: RepairContext, problem: UnmetOf<K>): Iterable<Candidate>;
}
