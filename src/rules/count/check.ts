import type { ConstraintOf, Sized, System, Selector } from '#schema';
import {
	amountAt,
	isJudged,
	select,
	musterGroups,
	ownNumber,
	unitsOf,
	type CheckContext,
	type MusteredUnit,
	type Thing
} from '../../engine/base/index.ts';
import { distance, raised, whatCounts, isByPointsLimit, type Kind } from '../base/kind.ts';
import {
	type CountVerdict,
	type Multiplier,
	type Growth,
	type Measured,
	isOfKind,
	type Verdict,
	type VerdictOf
} from '../base/verdict.ts';

type Count = ConstraintOf<'count'>;

/**
 * "At least `min` and at most `max` of these", per full band or at any points limit: in the army, in each
 * group, or, for models, in each unit.
 */
const checkCount: Kind<'count'>['check'] = (context, constraint) => {
	const { of, scope = 'army' } = constraint;
	const matching = select(context.things, of);
	const growing = constraint.more ? select(context.things, constraint.more.each) : [];
	if (scope === 'unit') return judgeUnits(context, constraint, matching, growing);
	if (scope === 'army') return [judgeCount(context, constraint, matching, growing)];
	const groups = musterGroups(context, scope.group)
		.filter(isJudged)
		.flatMap(({ id, name, units }) => {
			const isHere = ({ bearer }: Thing) => units.includes(bearer);
			const ofGroup = matching.filter(isHere);
			if (ofGroup.length === 0 && constraint.min === undefined) return [];
			const verdict = judgeCount(context, constraint, ofGroup, growing.filter(isHere));
			return [{ ...verdict, group: { id, name } }];
		});
	if (groups.length > 0) return groups;
	return [{ ...judgeCount(context, constraint, [], []), outcome: 'met' }];
};

/**
 * Checks the number of models of each unit. Each of its options that is counted with it is one more.
 * @param growing things in the army that raise the maximum
 */
function judgeUnits(
	context: CheckContext,
	constraint: Count,
	matching: readonly Thing[],
	growing: readonly Thing[]
): readonly CountVerdict[] {
	const found = matching.filter(({ indexed, bearer }) => indexed === bearer.indexed);
	const others = matching.filter(({ indexed, bearer }) => indexed !== bearer.indexed);
	const modelsOf = (unit: MusteredUnit): number =>
		(unit.models ?? 1) + others.filter(({ bearer }) => bearer === unit).length;
	const measured = found.reduce((sum, { bearer }) => sum + modelsOf(bearer), 0);
	const range = raisedRange(context, constraint, growing);
	const problems = found.flatMap(({ bearer }): readonly CountVerdict[] => {
		const verdict = verdictOf(constraint, range, modelsOf(bearer), [bearer.unit.id]);
		return verdict.outcome === 'met' ? [] : [{ ...verdict, bearer }];
	});
	if (problems.length > 0) return problems;
	const units = found.map(({ bearer }) => bearer.unit.id);
	return [{ ...range, constraint, outcome: 'met', measured, units }];
}

/** @param growing things in the same scope that raise the maximum */
function judgeCount(
	context: CheckContext,
	constraint: Count,
	matching: readonly Thing[],
	growing: readonly Thing[]
): CountVerdict {
	const units = [...new Set(unitsOf(matching).map(({ unit }) => unit.id))];
	const verdict = verdictOf(
		constraint,
		raisedRange(context, constraint, growing),
		amountOf(constraint, matching),
		units
	);
	return isUneven(constraint, matching) ? { ...verdict, isUneven: true } : verdict;
}

/** The minimum and maximum of a rule, and how they were worked out. */
interface RaisedRange extends Omit<Measured, 'measured'> {
	readonly multiplier: Multiplier | undefined;
	readonly growth: Growth | undefined;
	readonly limit: number;
}

/** The minimum and maximum of a rule before anything raises them. */
export function plainRange(
	context: Pick<CheckContext, 'index' | 'limit'>,
	constraint: Count
): { readonly min: number | undefined; readonly max: number | undefined } {
	const { growth, min, max } = raisedRange(context, constraint, []);
	return { min, max: growth?.base ?? max };
}

function raisedRange(
	{ index, limit }: Pick<CheckContext, 'index' | 'limit'>,
	constraint: Count,
	growing: readonly Thing[]
): RaisedRange {
	const { band } = index.system;
	const printed = { min: at(constraint.min, limit), max: at(constraint.max, limit) };
	const multiplier = constraint.per === 'band' && band ? bandsIn(band, limit, printed) : undefined;
	const { min, max: base } = multiplier ? scaled(multiplier) : printed;
	const { max, growth } = raised(base, constraint.more, growing);
	return { multiplier, limit, min, max, growth };
}

function verdictOf(
	constraint: Count,
	{ min, max, multiplier, growth, limit }: RaisedRange,
	measured: number,
	units: readonly string[]
): CountVerdict {
	// Written out without helpers: this runs for hundreds of rules with every check, and a spread took too long.
	if (min !== undefined && measured < min) {
		const outcome = 'count/too-few';
		return { constraint, outcome, measured, min, max, multiplier, growth, limit, units };
	}
	if (max !== undefined && measured > max) {
		const outcome = 'count/too-many';
		return { constraint, outcome, measured, min, max, multiplier, growth, limit, units };
	}
	return { constraint, outcome: 'met', measured, min, max, multiplier, growth, limit, units };
}

function at(amount: Sized | undefined, limit: number): number | undefined {
	return amount === undefined ? undefined : amountAt(amount, limit);
}

/** Whether some of these count for more or less than one. */
function isUneven({ counting }: Count, matching: readonly Thing[]): boolean {
	if (typeof counting !== 'object') return false;
	return matching.some(({ indexed }) => {
		const amount = ownNumber(indexed, counting.number);
		return amount !== 0 && (amount !== 1 || indexed.entry.perChoice !== undefined);
	});
}

/** How many there are, or the sum of a number of theirs. */
function amountOf({ counting }: Count, matching: readonly Thing[]): number {
	if (typeof counting !== 'object') return matching.length;
	const counted = new Map<string, number>();
	let sum = 0;
	for (const { indexed } of matching) {
		const amount = ownNumber(indexed, counting.number);
		if (amount === 0) continue;
		const { id, perChoice = 1 } = indexed.entry;
		const before = counted.get(id) ?? 0;
		counted.set(id, before + 1);
		if (before % perChoice === 0) sum += amount;
	}
	return sum;
}

/** How often the limits of a band count: once for each full one in the points limit. */
function bandsIn(
	band: NonNullable<System['band']>,
	limit: number,
	{ min, max }: { min?: number | undefined; max?: number | undefined }
): Multiplier {
	return { band: band.points, limit, times: Math.floor(limit / band.points), min, max };
}

/** Below one full band there is no minimum, and the maximum is that of one band. */
function scaled({ times, min, max }: Multiplier): { min?: number; max?: number } {
	return {
		...(min !== undefined && times > 0 && { min: min * times }),
		...(max !== undefined && { max: max * Math.max(1, times) })
	};
}

export const count: Kind<'count'> = {
	scope: ({ scope = 'army' }) => scope,
	dependsOn: ({ of, more, counting, per, min, max }) => ({
		things: whatCounts(of, more),
		numbers: typeof counting === 'object' ? [counting.number] : [],
		limit: per === 'band' || isByPointsLimit(min) || isByPointsLimit(max)
	}),
	check: checkCount,
	problems: {
		whom: ({ group, bearer }) => [group?.id ?? '', bearer?.unit.id ?? ''],
		severity: distance,
		stops: ({ outcome }) => (outcome === 'count/too-few' ? 'nothing' : 'anything')
	}
};

/** The verdict on how many there may be of one entry. */
interface EntryCount {
	readonly entry: string;
	readonly verdict: VerdictOf<'count'>;
}

/** The verdicts on the number of a single entry; advice, and rules on groups, are left out. */
export function entryCounts(verdicts: readonly Verdict[]): readonly EntryCount[] {
	return verdicts.flatMap((verdict) => {
		if (!isOfKind(verdict, 'count')) return [];
		const { advice, scope, of } = verdict.constraint;
		const [entry, ...others] = of.any ?? [];
		const isOfOne = entry !== undefined && others.length === 0 && !of.all && !of.none;
		return isOfOne && !advice && typeof scope !== 'object' ? [{ entry, verdict }] : [];
	});
}

/** A minimum of something in an army. */
export interface Minimum {
	readonly of: Selector;
	readonly min: number;
}

/** What each rule on a number, of the army or its groups, asks for at least, if anything. */
export function minimaOf(empty: CheckContext): readonly Minimum[] {
	return empty.index.constraints.flatMap((rule) => {
		if (rule.kind !== 'count' || rule.scope === 'unit') return [];
		return checkCount(empty, rule).map(({ min = 0 }) => ({ of: rule.of, min }));
	});
}
