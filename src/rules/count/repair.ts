import type { Repairs } from '../kind.ts';
import type { UnmetOf } from '../verdict.ts';
import type { Candidate, Workshop } from '../../engine/workshop/index.ts';
import { forModels } from './repair-models.ts';
import { forNumber } from './repair-number.ts';
import { forTooFewInGroup, forTooManyInGroup } from './repair-in-group.ts';
import { forTooFew, forTooFewAtLast, forTooMany, forTooManyAtLast } from './repair-things.ts';

const none: readonly Candidate[] = [];

export const repairCount: Repairs<'count'> = {
	candidates: (workshop, problem) => {
		const { bearer, group, constraint } = problem;
		if (bearer) return forModels(workshop, problem, bearer);
		if (typeof constraint.counting === 'object')
			return forNumber(workshop, problem, constraint.counting.number);
		return group ? inGroup(workshop, problem, group.id) : inArmy(workshop, problem);
	},
	lastResorts: (workshop, problem) => {
		if (problem.group || problem.bearer || problem.constraint.counting) return none;
		return problem.outcome === 'count/too-few'
			? forTooFewAtLast(workshop, problem)
			: forTooManyAtLast(workshop, problem);
	}
};

function inArmy(workshop: Workshop, problem: UnmetOf<'count'>): Iterable<Candidate> {
	return problem.outcome === 'count/too-few'
		? forTooFew(workshop, problem)
		: forTooMany(workshop, problem);
}

function inGroup(
	workshop: Workshop,
	problem: UnmetOf<'count'>,
	groupId: string
): Iterable<Candidate> {
	return problem.outcome === 'count/too-few'
		? forTooFewInGroup(workshop, problem, groupId)
		: forTooManyInGroup(workshop, problem, groupId);
}
