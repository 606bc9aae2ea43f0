import type { Repairs } from '../repair-kind.ts';
import type { UnmetOf } from '../verdict.ts';
import type { Candidate, RepairContext } from '../../engine/repair/index.ts';
import { forModels } from './repair-models.ts';
import { forNumber } from './repair-number.ts';
import { forTooFewInGroup, forTooManyInGroup } from './repair-in-group.ts';
import { forTooFew, forTooFewAtLast, forTooMany, forTooManyAtLast } from './repair-things.ts';

const none: readonly Candidate[] = [];

export const repairCount: Repairs<'count'> = {
	candidates: (repairing, problem) => {
		const { bearer, group, constraint } = problem;
		if (bearer) return forModels(repairing, problem, bearer);
		if (typeof constraint.counting === 'object')
			return forNumber(repairing, problem, constraint.counting.number);
		return group ? inGroup(repairing, problem, group.id) : inArmy(repairing, problem);
	},
	lastResorts: (repairing, problem) => {
		if (problem.group || problem.bearer || problem.constraint.counting) return none;
		return problem.outcome === 'count/too-few'
			? forTooFewAtLast(repairing, problem)
			: forTooManyAtLast(repairing, problem);
	}
};

function inArmy(repairing: RepairContext, problem: UnmetOf<'count'>): Iterable<Candidate> {
	return problem.outcome === 'count/too-few'
		? forTooFew(repairing, problem)
		: forTooMany(repairing, problem);
}

function inGroup(
	repairing: RepairContext,
	problem: UnmetOf<'count'>,
	groupId: string
): Iterable<Candidate> {
	return problem.outcome === 'count/too-few'
		? forTooFewInGroup(repairing, problem, groupId)
		: forTooManyInGroup(repairing, problem, groupId);
}
