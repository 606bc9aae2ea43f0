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
	resizing,
	smallerSize,
	strongEnough,
	usualSizes,
	waysToFree,
	wholeUnit,
	without,
	type Candidate,
	type Repair,
	type Spare,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { Repairs } from '../repair-kind.ts';
import type { ProblemOf } from '../verdict.ts';

type TooLittle = ProblemOf<'share/too-little'>;
type TooMuch = ProblemOf<'share/too-much'>;

const none: readonly Candidate[] = [];

export const repairShare: Repairs<'share'> = {
	candidates: (repairing, problem) =>
		problem.outcome === 'share/too-little'
			? forTooLittle(repairing, problem)
			: forTooMuch(repairing, problem),
	lastResorts: (repairing, problem) =>
		problem.outcome === 'share/too-much' && !problem.bearer
			? forTooMuchAtLast(repairing, problem)
			: none
};

/** Adding more of these, making the unit more expensive, or lowering the points limit. */
function* forTooLittle(
	repairing: RepairContext,
	{ constraint: { of }, bearer, measured, min }: TooLittle
): Generator<Repair> {
	const short = min - measured;
	yield* smallerSize(repairing);
	if (bearer) {
		for (const option of repairing.offered) {
			if (option.type.role !== 'option') continue;
			const points = optionPoints(bearer, option);
			if (points < short) continue;
			const give = { kind: 'give-option', unit: bearer.unit.id, option: option.entry.id } as const;
			yield candidate([give], points);
		}
		yield without([wholeUnit(bearer)]);
		return;
	}
	yield* moreModels(repairing, short, of);
	for (const indexed of repairing.offered) {
		if (!indexed.isUnit || !matches(of, indexed.tags)) continue;
		const addition = strongEnough(repairing, of, indexed, short);
		if (addition) yield* afford(repairing, addition);
	}
}

/** Removing some of these, the unit's options or the unit, or raising the points limit. */
function* forTooMuch(repairing: RepairContext, problem: TooMuch): Generator<Repair> {
	const { constraint, bearer, measured, max } = problem;
	yield* sizesForShare(repairing, problem);
	if (bearer) {
		for (const drop of optionsOf(bearer)) if (drop.points > 0) yield without([drop]);
		yield without([wholeUnit(bearer)]);
		yield without(selectedBy(constraint.of, [bearer]).filter(({ option }) => option !== undefined));
		return;
	}
	yield* fewerModels(repairing, measured - max, constraint.of);
	for (const drops of waysToFree(repairing, measured - max, isSelected(constraint.of))) {
		yield without(drops);
	}
}

/** Removing things of several kinds. */
function* forTooMuchAtLast(
	repairing: RepairContext,
	{ constraint, measured, max }: TooMuch
): Generator<Repair> {
	const drops = selectedBy(constraint.of, repairing.context.units);
	const mixed = gather(repairing, drops, (picked) => dropAll(picked).points >= measured - max);
	if (mixed) yield without(mixed);
}

/** The next usual points limit at which the share is small enough, and the exact one. */
function* sizesForShare(
	repairing: RepairContext,
	{ constraint: { max }, measured }: TooMuch
): Generator<Repair> {
	if (typeof max !== 'number') return;
	const least = Math.ceil((measured * 100) / max);
	const usual = usualSizes(repairing).find((other) => other >= least);
	const sizes = new Set([least, ...(usual === undefined ? [] : [usual])]);
	for (const other of sizes) if (other > repairing.context.size) yield resizing(repairing, other);
}

function isSelected(of: Selector): Spare {
	return ({ unit, indexed }) =>
		matches(of, unit.tags) || (indexed !== undefined && matches(of, indexed.tags));
}
