import type { Selector } from '#schema';
import { matches, optionPoints } from '../../engine/base/index.ts';
import {
	additionsOf,
	afford,
	candidate,
	dropAll,
	fewerModels,
	gather,
	meantBy,
	moreModels,
	newPoints,
	optionsOf,
	resizing,
	smallerSize,
	usualSizes,
	waysToFree,
	wholeUnit,
	without,
	type Candidate,
	type Repair,
	type Spare,
	type Workshop
} from '../../engine/workshop/index.ts';
import type { Repairs } from '../kind.ts';
import type { ProblemOf } from '../verdict.ts';

type TooLittle = ProblemOf<'share/too-little'>;
type TooMuch = ProblemOf<'share/too-much'>;

const none: readonly Candidate[] = [];

export const repairShare: Repairs<'share'> = {
	candidates: (workshop, problem) =>
		problem.outcome === 'share/too-little'
			? forTooLittle(workshop, problem)
			: forTooMuch(workshop, problem),
	lastResorts: (workshop, problem) =>
		problem.outcome === 'share/too-much' && !problem.bearer
			? forTooMuchAtLast(workshop, problem)
			: none
};

/** More of these, or what makes the unit dearer; or a smaller game. */
function* forTooLittle(
	workshop: Workshop,
	{ constraint: { of }, bearer, measured, min }: TooLittle
): Generator<Repair> {
	const short = min - measured;
	yield* smallerSize(workshop);
	if (bearer) {
		for (const option of workshop.offered) {
			if (option.type.role !== 'option') continue;
			const points = optionPoints(bearer, option);
			if (points < short) continue;
			const give = { kind: 'give-option', unit: bearer.unit.id, option: option.entry.id } as const;
			yield candidate([give], points);
		}
		yield without([wholeUnit(bearer)]);
		return;
	}
	yield* moreModels(workshop, short, of);
	for (const { entry, isUnit, tags } of workshop.offered) {
		if (!isUnit || !matches(of, tags)) continue;
		const points = newPoints(workshop.index, entry.id);
		if (points <= 0) continue;
		const count = Math.ceil(short / points);
		for (const addition of additionsOf(workshop, { all: [entry.id] }, count)) {
			yield* afford(workshop, { ...addition, isSpare: (drop) => !isMeant(of)(drop) });
		}
	}
}

/** Less of these: of the one unit what it was given, or the unit; or a bigger game. */
function* forTooMuch(workshop: Workshop, problem: TooMuch): Generator<Repair> {
	const { constraint, bearer, measured, max } = problem;
	yield* sizesForShare(workshop, problem);
	if (bearer) {
		for (const drop of optionsOf(bearer)) if (drop.points > 0) yield without([drop]);
		yield without([wholeUnit(bearer)]);
		yield without(meantBy(constraint.of, [bearer]).filter(({ option }) => option !== undefined));
		return;
	}
	yield* fewerModels(workshop, measured - max, constraint.of);
	for (const drops of waysToFree(workshop, measured - max, isMeant(constraint.of))) {
		yield without(drops);
	}
}

/** Parting with a mixture of these. */
function* forTooMuchAtLast(
	workshop: Workshop,
	{ constraint, measured, max }: TooMuch
): Generator<Repair> {
	const drops = meantBy(constraint.of, workshop.context.units);
	const mixed = gather(workshop, drops, (picked) => dropAll(picked).points >= measured - max);
	if (mixed) yield without(mixed);
}

/** The next usual size, and the very size, of which so many points are not too large a share. */
function* sizesForShare(
	workshop: Workshop,
	{ constraint: { max }, measured }: TooMuch
): Generator<Repair> {
	if (typeof max !== 'number') return;
	const least = Math.ceil((measured * 100) / max);
	const usual = usualSizes(workshop).find((other) => other >= least);
	const sizes = new Set([least, ...(usual === undefined ? [] : [usual])]);
	for (const other of sizes) if (other > workshop.context.size) yield resizing(workshop, other);
}

function isMeant(of: Selector): Spare {
	return ({ unit, indexed }) =>
		matches(of, unit.tags) || (indexed !== undefined && matches(of, indexed.tags));
}
