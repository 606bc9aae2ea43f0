import type { ConstraintOf, Sized, System } from '#schema';
import { subjectOf, type Check, type CheckContext, type Thing } from '../check.ts';
import { isJudged, musterGroups } from '../groups.ts';
import { grown } from '../growth.ts';
import { meant, unitsOf } from '../meant.ts';
import { unitName } from '../muster.ts';
import { amountAt, ownNumber } from '../numbers.ts';
import type { Multiplier, Verdict } from '../verdict.ts';

/**
 * "At least `min` and at most `max` of these", for each full size band or whatever the size; in the
 * army, in each group, or, counting models, in each unit.
 */
export const checkCount: Check<'count'> = (context, constraint) => {
	const { of, scope = 'army' } = constraint;
	const taken = meant(context.things, of);
	if (scope === 'unit') return judgeUnits(context, constraint, taken);
	const growing = constraint.more ? meant(context.things, constraint.more.each) : [];
	if (scope === 'army') return [judgeCount(context, constraint, taken, growing)];
	const groups = musterGroups(context, scope.group)
		.filter(isJudged)
		.flatMap(({ id, name, units }) => {
			const isHere = ({ bearer }: Thing) => units.includes(bearer);
			const own = taken.filter(isHere);
			if (own.length === 0 && constraint.min === undefined) return [];
			const verdict = judgeCount(context, constraint, own, growing.filter(isHere));
			return [{ ...verdict, group: { id, name } }];
		});
	if (groups.length > 0) return groups;
	return [{ ...judgeCount(context, constraint, [], []), outcome: 'met' }];
};

/** How many models each unit has. */
function judgeUnits(
	context: CheckContext,
	constraint: ConstraintOf<'count'>,
	taken: readonly Thing[]
): readonly Verdict[] {
	const own = taken.filter(({ indexed, bearer }) => indexed === bearer.indexed);
	const measured = own.reduce((sum, { bearer }) => sum + (bearer.models ?? 1), 0);
	const units = own.map(({ bearer }) => bearer.unit.id);
	const all = { ...judgeCount(context, constraint, [], [], measured), units };
	const problems = own.flatMap(({ bearer }): readonly Verdict[] => {
		const { models = 1 } = bearer;
		const outcome = outcomeOf(models, all);
		if (outcome === 'met') return [];
		const about = { bearer: unitName(bearer), units: [bearer.unit.id] };
		return [{ ...all, outcome, measured: models, ...about }];
	});
	return problems.length > 0 ? problems : [{ ...all, outcome: 'met' }];
}

/** @param growing those in the same scope with which the maximum grows */
function judgeCount(
	{ index, size }: CheckContext,
	constraint: ConstraintOf<'count'>,
	taken: readonly Thing[],
	growing: readonly Thing[],
	measured = amountOf(constraint, taken)
): Verdict {
	const { band } = index.system;
	const printed = { min: at(constraint.min, size), max: at(constraint.max, size) };
	const multiplier = constraint.per === 'band' && band ? multiply(band, size, printed) : undefined;
	const { min, max: base } = multiplier ? scaled(multiplier) : printed;
	const { max, growth } = grown(index, base, constraint.more, growing);
	const outcome = outcomeOf(measured, { min, max });
	const subject = subjectOf(index, constraint.of, constraint.label);
	const units = [...new Set(unitsOf(taken).map(({ unit }) => unit.id))];
	return { constraint, outcome, subject, measured, min, max, multiplier, growth, size, units };
}

function outcomeOf(
	measured: number,
	{ min, max }: Pick<Verdict, 'min' | 'max'>
): Verdict['outcome'] {
	if (min !== undefined && measured < min) return 'count/too-few';
	return max !== undefined && measured > max ? 'count/too-many' : 'met';
}

function at(amount: Sized | undefined, size: number): number | undefined {
	return amount === undefined ? undefined : amountAt(amount, size);
}

/** How many there are, or how much of a number they have together. */
function amountOf({ counting }: ConstraintOf<'count'>, taken: readonly Thing[]): number {
	if (typeof counting !== 'object') return taken.length;
	const counted = new Map<string, number>();
	let sum = 0;
	for (const { indexed } of taken) {
		const amount = ownNumber(indexed, counting.number);
		if (amount === 0) continue;
		const { id, perChoice = 1 } = indexed.entry;
		const before = counted.get(id) ?? 0;
		counted.set(id, before + 1);
		if (before % perChoice === 0) sum += amount;
	}
	return sum;
}

/** Full bands in the agreed size, rounded down. */
function multiply(
	band: NonNullable<System['band']>,
	size: number,
	{ min, max }: { min?: number | undefined; max?: number | undefined }
): Multiplier {
	return { band: band.points, size, times: Math.floor(size / band.points), min, max };
}

/** Under one full band the minimum is waived and the maximum is that of one band. */
function scaled({ times, min, max }: Multiplier): { min?: number; max?: number } {
	return {
		...(min !== undefined && times > 0 && { min: min * times }),
		...(max !== undefined && { max: max * Math.max(1, times) })
	};
}
