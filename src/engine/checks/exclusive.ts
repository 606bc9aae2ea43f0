import type { Amount, ConstraintOf } from '#schema';
import { subjectOf, type Check, type CheckContext, type Thing } from '../check.ts';
import type { IndexedEntry } from '../index-army.ts';
import { givenMeant, unitsMeant } from '../meant.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import { amountAt, amountFor } from '../numbers.ts';
import { matches } from '../selector.ts';
import type { Verdict } from '../verdict.ts';

type Exclusive = ConstraintOf<'exclusive'>;

/** "A unit has at least and at most so many of these": one mount, an item for each rank. */
export const checkExclusive: Check<'exclusive'> = (context, constraint) => {
	const subject = subjectOf(context.index, constraint.of, constraint.label);
	const given = byBearer(givenMeant(context.things, constraint.of));
	const judged = concernedBy(context, constraint, given).map((unit) => {
		const taken = counted(constraint, given.get(unit) ?? noneTaken);
		return judgeUnit(constraint, unit, taken, context.size);
	});
	const problems = judged.filter(({ outcome }) => outcome !== 'met');
	if (problems.length > 0)
		return problems.map((problem) => problemOf(constraint, subject, problem));
	const { min, max } = judged[0] ?? printed(constraint, context.size);
	const measured = judged.reduce((most, { taken }) => Math.max(most, taken.length), 0);
	return [{ constraint, outcome: 'met', subject, measured, min, max, units: [] }];
};

const noneTaken: readonly IndexedEntry[] = [];

type Given = ReadonlyMap<MusteredUnit, readonly IndexedEntry[]>;

function byBearer(things: readonly Thing[]): Given {
	const given = new Map<MusteredUnit, IndexedEntry[]>();
	for (const { indexed, bearer } of things) {
		const taken = given.get(bearer);
		if (taken) taken.push(indexed);
		else given.set(bearer, [indexed]);
	}
	return given;
}

/** Where nothing is the least, only those who have something of the set. */
function concernedBy(
	{ units, things }: CheckContext,
	constraint: Exclusive,
	given: Given
): readonly MusteredUnit[] {
	const { on, min } = constraint;
	if (min === undefined) return [...given.keys()].filter((unit) => isHeldTo(constraint, unit));
	return on ? unitsMeant(things, on) : units;
}

/** Whether the rule is about this unit: any that the army knows, or those that it names. */
export function isHeldTo({ on }: Exclusive, { indexed, tags }: MusteredUnit): boolean {
	if (!on) return true;
	return indexed !== undefined && matches(on, tags);
}

/** How many of the set a unit has, as the rule counts them. */
export function countTaken(constraint: Exclusive, { options }: MusteredUnit): number {
	const taken = options.flatMap(({ indexed }) =>
		indexed && matches(constraint.of, indexed.tags) ? [indexed] : []
	);
	return counted(constraint, taken).length;
}

/** Of the same thing only one where different ones count. */
function counted({ distinct }: Exclusive, taken: readonly IndexedEntry[]): readonly IndexedEntry[] {
	return distinct ? [...new Set(taken)] : taken;
}

/** How one unit fares. */
interface Judged extends Pick<Verdict, 'outcome' | 'min' | 'max'> {
	readonly unit: MusteredUnit;
	readonly taken: readonly IndexedEntry[];
}

function judgeUnit(
	constraint: Exclusive,
	unit: MusteredUnit,
	taken: readonly IndexedEntry[],
	size: number
): Judged {
	const min = constraint.min === undefined ? undefined : amountFor(unit, constraint.min, size);
	const max = constraint.max === undefined ? undefined : amountFor(unit, constraint.max, size);
	const outcome =
		min !== undefined && taken.length < min
			? 'exclusive/too-few'
			: max !== undefined && taken.length > max
				? 'exclusive/too-many'
				: 'met';
	return { unit, taken, outcome, min, max };
}

function problemOf(
	constraint: Exclusive,
	subject: string,
	{ unit, taken, outcome, min, max }: Judged
): Verdict {
	const things = taken.map(({ entry }) => entry.name);
	return {
		constraint,
		outcome,
		subject,
		measured: taken.length,
		min,
		max,
		bearer: unitName(unit),
		things,
		units: [unit.unit.id]
	};
}

/** The range where nobody is held to it: as printed, if it is. */
function printed({ min, max }: Exclusive, size: number): Pick<Verdict, 'min' | 'max'> {
	return { min: printedAt(min, size), max: printedAt(max, size) };
}

function printedAt(amount: Amount | undefined, size: number): number | undefined {
	if (amount === undefined || (typeof amount === 'object' && 'number' in amount)) return undefined;
	return amountAt(amount, size);
}
