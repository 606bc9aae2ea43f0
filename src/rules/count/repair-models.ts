import type { MusteredUnit } from '../../engine/base/index.ts';
import {
	strength,
	wholeUnit,
	without,
	type Repair,
	type Workshop
} from '../../engine/workshop/index.ts';
import type { UnmetOf } from '../verdict.ts';

/** The nearest number of models that the rule allows; or removing the unit. */
export function* forModels(
	workshop: Workshop,
	problem: UnmetOf<'count'>,
	bearer: MusteredUnit
): Generator<Repair> {
	const nearest = problem.outcome === 'count/too-few' ? problem.min : problem.max;
	yield strength(workshop, bearer, nearest);
	yield without([wholeUnit(bearer)]);
}
