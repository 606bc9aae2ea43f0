import type { Problem } from '#engine';
import { arithmetic, capital, list, problemText } from './en.ts';

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
			return `${subject}: ${max} ${max === 1 ? 'is' : 'are'} the most. ${arithmetic(problem) ?? ''}`.trim();
		case 'group/too-large':
			return `${problemText(problem)} ${arithmetic(problem) ?? ''}`.trim();
		case 'unique/repeated':
			return `${subject}: an army may have only ${max === 1 ? 'one' : max}${heldBy(problem, unitId)}.`;
		case 'exclusive/too-many':
			if (max === 0) return `${problem.bearer} may have no ${subject}.`;
			return `${max === 1 ? 'One' : max} of these ${subject} ${max === 1 ? 'is' : 'are'} the most.`;
		default:
			return problemText(problem);
	}
}

/** Who else has the one there may be. */
function heldBy({ things = [], units, measured }: Problem, unitId: string | undefined): string {
	if (things.length > 0 && things.length < measured) return `, also in ${list(things)}`;
	const others = things.filter((_, at) => units[at] !== unitId);
	return others.length > 0 && others.length < things.length ? `, carried by ${list(others)}` : '';
}
