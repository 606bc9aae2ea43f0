import type { Selector } from '#schema';
import { matches, optionPoints } from '../../engine/base/index.ts';
import {
	afford,
	candidate,
	dropAll,
	fewerModels,
	gather,
	selectedBy,
	moreModels,
	optionsOf,
	changingPointsLimit,
	lowerPointsLimit,
	unitsWorth,
	usualPointsLimits,
	waysToFree,
	wholeUnit,
	without,
	type Candidate,
	type Fix,
	type IsSpare,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';
import type { UnmetAs } from '../base/verdict.ts';

type TooLittle = UnmetAs<'share/too-little'>;
type TooMuch = UnmetAs<'share/too-much'>;

const none: readonly Candidate[] = [];

export const fixShare: Fixes<'share'> = {
	candidates: (fixing, problem) =>
		problem.outcome === 'share/too-little'
			? forTooLittle(fixing, problem)
			: forTooMuch(fixing, problem),
	lastResorts: (fixing, problem) =>
		problem.outcome === 'share/too-much' && !problem.bearer
			? forTooMuchAtLast(fixing, problem)
			: none
};

/** Adding more of these, making the unit more expensive, or lowering the points limit. */
function* forTooLittle(
	fixing: FixContext,
	{ constraint: { of }, bearer, measured, min }: TooLittle
): Generator<Fix> {
	const short = min - measured;
	yield* lowerPointsLimit(fixing);
	if (bearer) {
		for (const option of fixing.offered) {
			if (option.type.role !== 'option') continue;
			const points = optionPoints(bearer, option);
			if (points < short) continue;
			const give = { kind: 'give-option', unit: bearer.unit.id, option: option.entry.id } as const;
			yield candidate([give], points);
		}
		yield without([wholeUnit(bearer)]);
		return;
	}
	yield* moreModels(fixing, short, of);
	for (const indexed of fixing.offered) {
		if (!indexed.isUnit || !matches(of, indexed.tags)) continue;
		const addition = unitsWorth(fixing, of, indexed, short);
		if (addition) yield* afford(fixing, [addition]);
	}
}

/** Removing some of these, the unit's options or the unit, or raising the points limit. */
function* forTooMuch(fixing: FixContext, problem: TooMuch): Generator<Fix> {
	const { constraint, bearer, measured, max } = problem;
	yield* limitsForShare(fixing, problem);
	if (bearer) {
		for (const drop of optionsOf(bearer)) if (drop.points > 0) yield without([drop]);
		yield without([wholeUnit(bearer)]);
		yield without(selectedBy(constraint.of, [bearer]).filter(({ option }) => option !== undefined));
		return;
	}
	yield* fewerModels(fixing, measured - max, constraint.of);
	for (const drops of waysToFree(fixing, measured - max, isSelected(constraint.of))) {
		yield without(drops);
	}
}

/** Removing things of several kinds. */
function* forTooMuchAtLast(
	fixing: FixContext,
	{ constraint, measured, max }: TooMuch
): Generator<Fix> {
	const drops = selectedBy(constraint.of, fixing.context.units);
	const mixed = gather(fixing, drops, (picked) => dropAll(picked).points >= measured - max);
	if (mixed) yield without(mixed);
}

/** The next usual points limit at which the share is small enough, and the exact one. */
function* limitsForShare(
	fixing: FixContext,
	{ constraint: { max }, measured }: TooMuch
): Generator<Fix> {
	if (typeof max !== 'number') return;
	const least = Math.ceil((measured * 100) / max);
	const usual = usualPointsLimits(fixing).find((other) => other >= least);
	const sizes = new Set([least, ...(usual === undefined ? [] : [usual])]);
	for (const other of sizes)
		if (other > fixing.context.limit) yield changingPointsLimit(fixing, other);
}

function isSelected(of: Selector): IsSpare {
	return ({ unit, indexed }) =>
		matches(of, unit.tags) || (indexed !== undefined && matches(of, indexed.tags));
}
