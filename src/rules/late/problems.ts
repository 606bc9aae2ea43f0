import type { Selector } from '#schema';
import type { Unmet, UnmetAs, Verdict, GroupConcerned } from '../base/verdict.ts';

// What is asked of a problem outside `rules`. Loaded later than `kinds.ts`.

/** Whether a unit lacks one of several options, such as a lore: each of them would do. */
export function lacksOneOf({ outcome }: Unmet): boolean {
	return outcome === 'exclusive/too-few';
}

/** The number of which the list has too little: that of core choices, which one unit may count as twice. */
export function lackingNumber(problem: Unmet): string | undefined {
	if (problem.outcome !== 'count/too-few') return undefined;
	const { counting } = problem.constraint;
	return typeof counting === 'object' ? counting.number : undefined;
}

/** Whether fewer are counted than a minimum asks for. */
export function isTooFew(problem: Unmet): problem is UnmetAs<'count/too-few'> {
	return problem.outcome === 'count/too-few';
}

/** Whether there are fewer groups than a minimum asks for. */
export function hasTooFewGroups(problem: Unmet): problem is UnmetAs<'groups/too-few'> {
	return problem.outcome === 'groups/too-few';
}

/** Whether a share of the points is below its minimum. */
export function isTooLittle(problem: Unmet): problem is UnmetAs<'share/too-little'> {
	return problem.outcome === 'share/too-little';
}

/** What a problem finds missing on the same unit. */
export function neededOnUnit(problem: Unmet): Selector | undefined {
	if (problem.outcome !== 'requires/missing') return undefined;
	const { scope, needs } = problem.constraint;
	return scope === 'unit' ? needs : undefined;
}

/** The group that a verdict misses a leader of. */
export function leaderlessIn(verdict: Verdict): GroupConcerned | undefined {
	return verdict.outcome === 'led/no-leader' ? verdict.group : undefined;
}

/**
 * A key for the cause of a problem, so that a cause that several rules name is reported once: an option that a unit may
 * not have, whichever rules say so; otherwise the sentence for it and the units concerned.
 */
export function causeOf(problem: Unmet, sentence: string): string {
	const refused = refusedOption(problem);
	return refused === undefined
		? [sentence, ...problem.units].join('\n')
		: ['not-allowed', refused, ...problem.units].join('\n');
}

/** The option that a problem is about because its unit may not have it; undefined in other problems. */
function refusedOption(problem: Unmet): string | undefined {
	switch (problem.outcome) {
		case 'carries/not-allowed':
			return problem.constraint.option;
		case 'standing/not-a-unit':
		case 'standing/barred':
			return problem.entry.entry.id;
		default:
			return undefined;
	}
}
