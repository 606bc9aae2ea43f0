import {
	kindOfGroup,
	hasTooFewGroups,
	isLacking,
	isTooFew,
	isTooLittle,
	type ArmyIndex,
	type Problem,
	type UnmetAs
} from '#engine';
import { leastPoints } from '../../base/figures.ts';
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
	return nextStep.next(stepText(index, first) ?? problemText(index, first).replace(/\.$/, ''));
}

/** What to do about it; undefined where only the sentence of the problem says it. */
function stepText(index: ArmyIndex, problem: Problem): string | undefined {
	if (ownSentence(index, problem, 'broken')) return undefined;
	if (isTooFew(problem)) return isPlain(index, problem) ? addText(index, problem) : undefined;
	if (hasTooFewGroups(problem)) return addGroupsText(index, problem);
	if (!isTooLittle(problem) || problem.bearer) return undefined;
	const { constraint, min, measured } = problem;
	const called = calledOf(index, constraint.of, constraint.label);
	return nextStep.points(leastPoints(min) - measured, phrases.called(called));
}

function addGroupsText(
	index: ArmyIndex,
	{ constraint: { group, by, asMany }, min, measured }: UnmetAs<'groups/too-few'>
): string | undefined {
	const kind = by || asMany ? undefined : kindOfGroup(index, group);
	const missing = min - measured;
	return kind && nextStep.add(missing, missing === 1 ? kind.name : kind.plural, false);
}

/** Whether so many units are missing in the army, and the data have no words of their own for it. */
function isPlain(index: ArmyIndex, problem: UnmetAs<'count/too-few'>): boolean {
	const { constraint, bearer, group, isUneven, min } = problem;
	if (bearer || group || isUneven) return false;
	return min > 1 || !isChosen(index, constraint);
}

function addText(
	index: ArmyIndex,
	{ constraint: { of, label }, min, measured }: UnmetAs<'count/too-few'>
): string {
	const count = min - measured;
	const called = calledOf(index, of, label, count);
	const isPrinted = called.names.every((name) => called.printed?.includes(name));
	const what = isPrinted ? phrases.called(called) : (label ?? called.names.join(' '));
	return nextStep.add(count, what, isPrinted);
}
