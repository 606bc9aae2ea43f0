import { amountAt, matches, type ArmyIndex } from '#engine';
import type { ConstraintOf, RosterUnit, Selector, Sized } from '#schema';
import { apart, noTrials, type Trial, type Trials } from '../../trial-rosters.ts';
import { firstOf, isOrHas, makings, type Made } from './made.ts';

type Count = ConstraintOf<'count'>;

/** The size at which a rule that is the same at every size is tried. */
const usual = 2000;

/** Models in a unit: as few as it may have and one less, as many as it may have and one more. */
export function sizePairs(index: ArmyIndex, constraint: Count): readonly Trials[] {
	const { of, min, max, more } = constraint;
	const unit = firstOf(makings(index, of), (made) => isOrHas(made, of))?.unit;
	if (!unit) return [noTrials];
	const having = (models: number): Trial => ({ units: [{ ...unit, models }] });
	if (more) {
		const source = firstOf(makings(index, more.each), (made) => isOrHas(made, more.each))?.unit;
		if (!source) return [noTrials];
		const among = (models: number): Trial => ({
			units: apart([
				{ ...unit, models },
				{ ...source, models: more.per ?? 1 }
			])
		});
		return [pair(among(more.n), among(more.n + 1))];
	}
	const [least, most] = [at(min, usual), at(max, usual)];
	const fewest = least === undefined || least < 2 ? [] : [pair(having(least), having(least - 1))];
	const largest = most === undefined ? [] : [pair(having(most), having(most + 1))];
	const pairs = [...fewest, ...largest];
	return pairs.length > 0 ? pairs : [{ met: having(least ?? 1), broken: undefined }];
}

/** As many as there may be and one more, as few as there must be and one less, at each size where that steps. */
export function countPairs(index: ArmyIndex, constraint: Count): readonly Trials[] {
	const one = oneOf(index, constraint);
	const { min, max, more, unless } = constraint;
	const others = holding(index, constraint);
	const some = (made: Made, count: number, size: number) => many(made, count, size, others);
	if (!one)
		return [pair(undefined, max === undefined ? without(index, constraint, usual) : undefined)];
	const least = sizesOf(min).flatMap((size) => {
		const needed = at(min, size) ?? 0;
		return needed < 1 ? [] : [pair(some(one, needed, size), some(one, needed - 1, size))];
	});
	const most = sizesOf(max).map((size) => {
		const allowed = at(max, size) ?? 0;
		const met = allowed === 0 ? without(index, constraint, size) : some(one, allowed, size);
		return pair(met, some(one, allowed + 1, size));
	});
	const pairs = max === undefined ? least : [...most, ...least];
	return [
		...(more ? [grownPair(index, constraint, one)] : []),
		...pairs,
		...(unless ? [liftedPair(index, constraint, one)] : [])
	];
}

function pair(met: Trial | undefined, broken: Trial | undefined): Trials {
	return { met, broken };
}

function at(amount: Sized | undefined, size: number): number | undefined {
	return amount === undefined ? undefined : amountAt(amount, size);
}

/** The usual size, then a point under and at each step of a table, and two steps beyond its end. */
export function sizesOf(amount: Sized | undefined): readonly number[] {
	if (amount === undefined) return [];
	if (typeof amount === 'number') return [usual];
	const { table, above } = amount;
	const last = table.at(-1)?.from ?? 0;
	const steps = [
		...table.map(({ from }) => from),
		...(above ? [last + above.each, last + 2 * above.each] : [])
	];
	const sizes = steps.flatMap((from) => (from > 0 ? [from - 1, from] : []));
	return [usual, ...sizes.filter((size) => size !== usual)];
}

/** Who has to be in the army for the rule to hold, and counts for nothing. */
function holding(index: ArmyIndex, constraint: Count): readonly RosterUnit[] {
	const { while: only } = constraint;
	if (!only) return [];
	const holder = firstOf(
		makings(index, only),
		(made) => isOrHas(made, only) && amountOf(made, constraint) === 0
	);
	return holder ? [holder.unit] : [];
}

/** A unit that counts for just one of these, and neither lifts the rule nor lets it grow. */
function oneOf(index: ArmyIndex, constraint: Count): Made | undefined {
	const { of, unless = none, more, counting } = constraint;
	const words = typeof counting === 'object' ? {} : of;
	const isOne = (made: Made) =>
		amountOf(made, constraint) === 1 &&
		!isOrHas(made, unless) &&
		!isOrHas(made, more?.each ?? none);
	return (
		firstOf(makings(index, words), (made) => isOne(made) && !isPaired(made)) ??
		firstOf(makings(index, words), isOne)
	);
}

const none: Selector = { any: [] };

/** Of some machines two are one choice: they have a test of their own. */
function isPaired({ parts }: Made): boolean {
	return parts[0]?.indexed.entry.perChoice !== undefined;
}

/** How much a unit and what it has count for. */
function amountOf({ parts }: Made, { of, counting }: Count): number {
	const meant = parts.filter(({ tags }) => matches(of, tags));
	if (typeof counting !== 'object') return meant.length;
	return meant.reduce(
		(sum, { indexed }) => sum + (indexed.entry.numbers?.[counting.number] ?? 0),
		0
	);
}

function many(
	{ unit, parts }: Made,
	count: number,
	size: number,
	others: readonly RosterUnit[] = []
): Trial {
	const perChoice = parts[0]?.indexed.entry.perChoice ?? 1;
	const units = Array.from({ length: count * perChoice }, () => unit);
	return { size, units: apart([...units, ...others]) };
}

/** An army of something else, where there may be none of these. */
function without(index: ArmyIndex, constraint: Count, size: number): Trial | undefined {
	const { unless = none, more } = constraint;
	const isOther = (made: Made) =>
		amountOf(made, constraint) === 0 &&
		!isOrHas(made, unless) &&
		!isOrHas(made, more?.each ?? none);
	const other = firstOf(makings(index), isOther);
	return other && { size, units: [other.unit] };
}

/** With what it grows by once: as many more as that gives, and one more than that. */
function grownPair(index: ArmyIndex, constraint: Count, one: Made): Trials {
	const { max, more } = constraint;
	if (!more) return noTrials;
	const { each, n, per = 1, counting } = more;
	const isSource = (made: Made) =>
		made.parts.filter(({ tags }) => matches(each, tags)).length === 1 &&
		amountOf(made, constraint) === 0;
	const source = firstOf(makings(index, each), isSource);
	if (!source) return noTrials;
	const others = counting
		? [{ ...source.unit, models: per }]
		: Array.from({ length: per }, () => source.unit);
	const allowed = (at(max, usual) ?? 0) + n;
	return pair(many(one, allowed, usual, others), many(one, allowed + 1, usual, others));
}

/** One more than allowed is broken, and beside what lifts the rule it is not. */
function liftedPair(index: ArmyIndex, constraint: Count, one: Made): Trials {
	const { min, max, unless = none } = constraint;
	const lifter = firstOf(makings(index, unless), (made) => isOrHas(made, unless));
	const count = max === undefined ? (at(min, usual) ?? 1) - 1 : (at(max, usual) ?? 0) + 1;
	return pair(lifter && many(one, count, usual, [lifter.unit]), many(one, count, usual));
}
