import { isLacking, isTooFew, type ArmyIndex, type Problem, type ProblemOf } from '#engine';
import { nextStep } from '../../en/next.ts';
import { phrases } from '../../en/parts/phrases.ts';
import { calledOf } from '../../naming/called.ts';
import { isChosen } from '../../naming/named.ts';
import { ownSentence } from '../own-sentences.ts';
import { problemText } from './problem-text.ts';

/** What is next in a list that lacks something: "Next: choose a general"; undefined if it lacks nothing. */
export function nextText(index: ArmyIndex, problems: readonly Problem[]): string | undefined {
	const first = problems.find(isLacking);
	if (!first) return undefined;
	const what =
		isTooFew(first) && isPlain(index, first)
			? addText(index, first)
			: problemText(index, first).replace(/\.$/, '');
	return nextStep.next(what);
}

/** Whether so many units are missing in the army, and the data have no words of their own for it. */
function isPlain(index: ArmyIndex, problem: ProblemOf<'count/too-few'>): boolean {
	const { constraint, bearer, group, isUneven, min } = problem;
	if (bearer || group || isUneven || ownSentence(index, problem, 'broken')) return false;
	return min > 1 || !isChosen(index, constraint);
}

function addText(
	index: ArmyIndex,
	{ constraint: { of, label }, min, measured }: ProblemOf<'count/too-few'>
): string {
	const count = min - measured;
	const called = calledOf(index, of, label, count);
	const isPrinted = called.names.every((name) => called.printed?.includes(name));
	const what = isPrinted ? phrases.called(called) : (label ?? called.names.join(' '));
	return nextStep.add(count, what, isPrinted);
}
