import { checkRoster, groupIn, rangeOf, type ArmyIndex, type Problem, type Verdict } from '#engine';
import { problemText } from '#i18n';
import type { Roster } from '#schema';
import { verdictText } from '../src/i18n/sentences/rules/verdict-text.ts';
import type { Draft } from './builders.ts';

/** What is said of a rule, in each language. */
export interface Said {
	readonly draft: Draft;
	readonly en: string;
	readonly de: string;
}

/** What every rule says of a roster, in sentences. */
export function verdictsOf(roster: Roster, index: ArmyIndex): readonly string[] {
	const { context, verdicts } = checkRoster(roster, index);
	return verdicts.map((verdict) => verdictText(context, verdict));
}

/** What is wrong, in sentences. */
export function textsOf(index: ArmyIndex, problems: readonly Problem[]): readonly string[] {
	return problems.map((problem) => problemText(index, problem));
}

/** How much there is of what a verdict is about. */
export function amountIn(verdict: Verdict): number {
	if (verdict.outcome === 'led/no-leader') return 0;
	if ('count' in verdict) return verdict.count;
	if ('others' in verdict) return verdict.others.length;
	if ('higher' in verdict) return verdict.higher.length;
	return rangeOf(verdict)?.measured ?? verdict.units.length;
}

/** What a problem is about, told apart from the engine's own way on purpose. */
export function aboutOf(problem: Problem): unknown {
	const group = groupIn(problem);
	if (group) return group.id;
	if ('what' in problem) return problem.what.map(({ entry }) => entry.name);
	if ('entry' in problem) return problem.entry.entry.name;
	return 'id' in problem ? problem.id : null;
}

/** The one unit that a problem is on, if it is. */
export function unitIn(problem: Problem): string | undefined {
	const isOfUnit =
		('bearer' in problem && Boolean(problem.bearer)) ||
		'leader' in problem ||
		(problem.outcome === 'unique/repeated' && problem.constraint.scope === 'unit');
	return isOfUnit ? problem.units[0] : undefined;
}
