import type { Amount, ConstraintOf } from '#schema';
import {
	amountAt,
	amountFor,
	isPrinted,
	selectOptions,
	matches,
	selectUnits,
	type CheckContext,
	type IndexedEntry,
	type MusteredUnit,
	type Thing
} from '../../engine/base/index.ts';
import { distance, isByPointsLimit, numberIn, onBearer, type Kind } from '../base/kind.ts';
import type { ExclusiveVerdict, Measured } from '../base/verdict.ts';

type Exclusive = ConstraintOf<'exclusive'>;

/** "A unit has at least and at most so many of these", such as one mount, or an item for each level. */
const checkExclusive: Kind<'exclusive'>['check'] = (context, constraint) => {
	const chosen = byBearer(selectOptions(context.things, constraint.of));
	const judged = concernedBy(context, constraint, chosen).map((unit) =>
		judgeUnit(constraint, unit, counted(constraint, chosen.get(unit) ?? noneChosen), context.limit)
	);
	const problems = judged.flatMap((verdict): readonly ExclusiveVerdict[] => {
		const { measured, min, max } = verdict;
		if (min !== undefined && measured < min) {
			return [{ ...verdict, outcome: 'exclusive/too-few', min }];
		}
		if (max !== undefined && measured > max) {
			return [{ ...verdict, outcome: 'exclusive/too-many', max }];
		}
		return [];
	});
	if (problems.length > 0) return problems;
	const { min, max } = judged[0] ?? printed(constraint, context.limit);
	const measured = judged.reduce((most, each) => Math.max(most, each.measured), 0);
	return [{ constraint, outcome: 'met', measured, min, max, units: [] }];
};

const noneChosen: readonly IndexedEntry[] = [];

type ChosenByUnit = ReadonlyMap<MusteredUnit, readonly IndexedEntry[]>;

function byBearer(things: readonly Thing[]): ChosenByUnit {
	const chosen = new Map<MusteredUnit, IndexedEntry[]>();
	for (const { indexed, bearer } of things) {
		const own = chosen.get(bearer);
		if (own) own.push(indexed);
		else chosen.set(bearer, [indexed]);
	}
	return chosen;
}

/** If nothing is required, only units with something of the set are checked. */
function concernedBy(
	{ units, things }: CheckContext,
	constraint: Exclusive,
	chosen: ChosenByUnit
): readonly MusteredUnit[] {
	const { on, min } = constraint;
	if (min === undefined) return [...chosen.keys()].filter((unit) => isHeldTo(constraint, unit));
	return on ? selectUnits(things, on) : units;
}

/** Whether the rule applies to a unit. */
function isHeldTo({ on }: Exclusive, { indexed, tags }: MusteredUnit): boolean {
	if (!on) return true;
	return indexed !== undefined && matches(on, tags);
}

/** The number of a unit's options in the set, as the rule counts them. */
export function countChosen(constraint: Exclusive, { options }: MusteredUnit): number {
	const chosen = options.flatMap(({ indexed }) =>
		indexed && matches(constraint.of, indexed.tags) ? [indexed] : []
	);
	return counted(constraint, chosen).length;
}

/** The options, without duplicates if the rule counts different ones. */
function counted(
	{ distinct }: Exclusive,
	chosen: readonly IndexedEntry[]
): readonly IndexedEntry[] {
	return distinct ? [...new Set(chosen)] : chosen;
}

/** The verdict on one unit. */
function judgeUnit(
	constraint: Exclusive,
	bearer: MusteredUnit,
	chosenOptions: readonly IndexedEntry[],
	limit: number
) {
	const { min, max } = constraint;
	return {
		constraint,
		bearer,
		chosenOptions,
		measured: chosenOptions.length,
		min: min === undefined ? undefined : amountFor(bearer, min, limit),
		max: max === undefined ? undefined : amountFor(bearer, max, limit),
		units: [bearer.unit.id]
	};
}

/** The limits as printed; undefined if they depend on the unit. */
function printed({ min, max }: Exclusive, limit: number): Pick<Measured, 'min' | 'max'> {
	return { min: printedAt(min, limit), max: printedAt(max, limit) };
}

function printedAt(amount: Amount | undefined, limit: number): number | undefined {
	return amount !== undefined && isPrinted(amount) ? amountAt(amount, limit) : undefined;
}

export const exclusive: Kind<'exclusive'> = {
	scope: () => 'unit',
	dependsOn: ({ of, on, min, max }) => ({
		things: on ? [of, on] : [of],
		numbers: [...numberIn(min), ...numberIn(max)],
		// A minimum for every unit depends on every unit.
		...(!on && min !== undefined && { any: 'unit' }),
		limit: isByPointsLimit(min) || isByPointsLimit(max)
	}),
	check: checkExclusive,
	problems: {
		whom: onBearer.whom,
		severity: distance,
		stops: ({ outcome }) => (outcome === 'exclusive/too-few' ? 'nothing' : 'anything')
	},
	isWithinMaximum: (rule, option, bearer, limit) => {
		const { of, max } = rule;
		if (max === undefined || !matches(of, option.tags)) return true;
		const most = amountFor(bearer, max, limit) ?? Infinity;
		return !isHeldTo(rule, bearer) || countChosen(rule, bearer) <= most;
	}
};
