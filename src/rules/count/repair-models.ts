import type { MusteredUnit } from '../../engine/base/index.ts';
import {
	strength,
	wholeUnit,
	without,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { UnmetOf } from '../verdict.ts';

/** Setting the nearest number of models that is allowed, or removing the unit. */
export function* forModels(
	repairing: RepairContext,
	problem: UnmetOf<'count'>,
	bearer: MusteredUnit
): Generator<Repair> {
	const nearest = problem.outcome === 'count/too-few' ? problem.min : problem.max;
	yield strength(repairing, bearer, nearest);
	yield without([wholeUnit(bearer)]);
}
