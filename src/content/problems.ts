import { causeOf, isLacking, readingText, sourceText, type ArmyIndex, type Problem } from '#engine';
import { arithmetic, problemText } from '#i18n';
import type { SheetProblem } from './model.ts';
import { words } from './words.ts';

/** A problem as it is reported, with the interpretation that it rests on. */
export interface ReportedProblem extends SheetProblem {
	readonly reading?: string;
}

/**
 * What is to fix, as it is reported: what the list lacks first, and what has the same sentence once, with how
 * often it is so. A cause that several rules name is reported by the first of them.
 */
export function reportedProblems(
	index: ArmyIndex,
	problems: readonly Problem[]
): readonly ReportedProblem[] {
	const reported = new Map<string, { problem: ReportedProblem; count: number }>();
	const causes = new Set<string>();
	for (const one of lackingFirst(problems)) {
		const problem = reportedProblem(index, one);
		const cause = causeOf(one, problem.text);
		if (causes.has(cause)) continue;
		causes.add(cause);
		const key = Object.values(problem).join('\n');
		reported.set(key, { problem, count: (reported.get(key)?.count ?? 0) + 1 });
	}
	return [...reported.values()].map(({ problem, count }) =>
		count === 1 ? problem : { ...problem, text: words.times(problem.text, count) }
	);
}

/** Problems in the order of the rules, but what is lacking first. */
function lackingFirst(problems: readonly Problem[]): readonly Problem[] {
	return [...problems.filter(isLacking), ...problems.filter((one) => !isLacking(one))];
}

function reportedProblem(index: ArmyIndex, problem: Problem): ReportedProblem {
	const reading = readingText(index, problem.constraint);
	const worked = arithmetic(index, problem);
	return {
		text: problemText(index, problem),
		...(worked !== undefined && { arithmetic: worked }),
		...(reading !== undefined && { reading }),
		source: sourceText(index, problem.constraint.source)
	};
}
