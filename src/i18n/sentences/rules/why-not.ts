import {
	readingText,
	unitName,
	type ArmyIndex,
	type Problem,
	type UnmetOutcome,
	type UnmetAs
} from '#engine';
import { arithmetic } from './arithmetic.ts';
import { calledOf, growsOf } from '../../naming/called.ts';
import { counted } from '../../naming/counted.ts';
import { phrases } from '../../en/parts/phrases.ts';
import { problems } from '../../en/problems.ts';
import { reasons } from '../../en/reasons.ts';
import { selectors } from '../../en/parts/rules.ts';
import { makersOf } from '../../naming/barriers.ts';
import { notEligibleText } from '../../naming/eligible.ts';
import { ownSentence } from '../own-sentences.ts';
import { capital, problemText } from './problem-text.ts';

/**
 * Why something is unavailable: a sentence for each problem; undefined if it is available.
 * @param unitId the unit that would get it
 */
export function reasonsText(
	index: ArmyIndex,
	problems: readonly Problem[],
	unitId?: string
): string | undefined {
	const reasons = problems.map((problem) => whyNotText(index, problem, unitId));
	return [...new Set(reasons)].join(' ') || undefined;
}

/**
 * Why something is unavailable: the problem it would cause, worded as a reason.
 * @param unitId the unit that would get it
 */
export function whyNotText(index: ArmyIndex, problem: Problem, unitId?: string): string {
	const own = ownSentence(index, problem, 'whyNot');
	if (own !== undefined) return own;
	const word: Reason | undefined = reasonsFor[problem.outcome];
	return word ? capital(word(problem, index, unitId)) : problemText(index, problem);
}

/** Why a problem with this code prevents an option. */
type Reason<C extends UnmetOutcome = UnmetOutcome> = {
	word(problem: UnmetAs<C>, index: ArmyIndex, unitId: string | undefined): string;
}['word'];

/** Reasons with other words than the problem. */
const reasonsFor: { readonly [C in UnmetOutcome]?: Reason<C> } = {
	'count/too-many': (problem, index) => {
		const { of, label } = problem.constraint;
		const subject = phrases.called(calledOf(index, of, label));
		const { max, growth, constraint } = problem;
		if (constraint.counting === 'models') return reasons.models(subject, max);
		const read = max === 0 ? readingText(index, constraint) : undefined;
		if (max === 0 && growth) return reasons.noneYet(subject, problems.none(growsOf(index, growth)));
		if (read !== undefined) return reasons.noneRead(subject, firstPart(read));
		return growth
			? reasons.most(subject, max, { growth: problems.growth(growsOf(index, growth)) })
			: reasons.most(subject, max, { arithmetic: arithmetic(index, problem) ?? '' });
	},
	'group/too-large': (problem, index) =>
		`${problemText(index, problem)} ${arithmetic(index, problem) ?? ''}`.trim(),
	'unique/repeated': (problem, _, unitId) => {
		const subject = problem.what.map(({ entry }) => entry.name).join(', ');
		return reasons.unique(subject, problem.max, heldBy(problem, unitId));
	},
	'carries/not-allowed': ({ constraint: { option, by }, bearer }, index) => {
		const name = index.entries.get(option)?.entry.name ?? option;
		const why = notEligibleText(index, by, bearer) ?? selectors.notFor(unitName(bearer));
		return `${name}: ${why}.`;
	},
	'exclusive/too-many': ({ constraint: { of, on, label }, bearer, max, chosenOptions }, index) => {
		const makers = max === 0 ? makersOf(on, bearer) : [];
		if (makers.length > 0) {
			const things = counted(chosenOptions.map(({ entry }) => entry.name));
			return `${phrases.list(things)}: ${selectors.notWith(makers)}.`;
		}
		if (max === 0)
			return reasons.none(unitName(bearer), phrases.called(calledOf(index, of, label)));
		return label === undefined
			? reasons.most(phrases.called(calledOf(index, of)), max, {})
			: reasons.maxOf(label, max);
	}
};

/** Who already has the only one that is allowed. */
function heldBy({ bearers, measured }: UnmetAs<'unique/repeated'>, unitId: string | undefined) {
	if (bearers.length > 0 && bearers.length < measured)
		return { also: counted(bearers.map(unitName)) };
	// Each unit once, however many copies it has.
	const others = [...new Set(bearers.filter(({ unit }) => unit.id !== unitId))];
	return others.length > 0 && others.length < bearers.length
		? { bearers: counted(others.map(unitName)) }
		: {};
}

/** What an answer begins with, before it says more: "2025-26" of "2025-26: two cards are chosen." */
export function firstPart(answer: string): string {
	return answer.replace(/(?::|\.(?= |$)).*$/s, '');
}
