import type { Problem } from '#engine';
import { reasons } from './en/reasons.ts';
import { arithmetic, capital, problemText } from './problem-text.ts';

/**
 * Why something may not be had: a problem that is not there yet, told as what stands in the way.
 * @param unitId the unit that was to be given it
 */
export function whyNotText(problem: Problem, unitId?: string): string {
	return capital(reason(problem, unitId));
}

function reason(problem: Problem, unitId: string | undefined): string {
	const { outcome, subject, max = 1 } = problem;
	switch (outcome) {
		case 'count/too-many':
			return reasons.most(subject, max, arithmetic(problem) ?? '');
		case 'group/too-large':
			return `${problemText(problem)} ${arithmetic(problem) ?? ''}`.trim();
		case 'unique/repeated':
			return reasons.unique(subject, max, heldBy(problem, unitId));
		case 'exclusive/too-many':
			if (max === 0) return reasons.none(problem.bearer, subject);
			return reasons.mostOf(subject, max);
		default:
			return problemText(problem);
	}
}

/** Who else has the one there may be. */
function heldBy({ things = [], units, measured }: Problem, unitId: string | undefined) {
	if (things.length > 0 && things.length < measured) return { also: things };
	const others = things.filter((_, at) => units[at] !== unitId);
	return others.length > 0 && others.length < things.length ? { bearers: others } : {};
}
