import type { Amount } from '#schema';
import type { IndexedEntry } from './index-army.ts';
import type { MusteredUnit } from './muster.ts';

/** What these count for together, by a name that the data gives ("leadership"); 0 where none says it. */
export function sumOfNumber(things: readonly IndexedEntry[], number: string): number {
	return things.reduce((sum, { entry }) => sum + (entry.numbers?.[number] ?? 0), 0);
}

/** A number of a unit: its own, and what its options add to it. */
export function numberOf({ indexed, options }: MusteredUnit, number: string): number {
	const given = options.flatMap((option) => option.indexed ?? []);
	return sumOfNumber(indexed ? [indexed, ...given] : given, number);
}

/** An amount as it holds for a unit: as printed, or the number that the unit has itself. */
export function amountFor(unit: MusteredUnit, amount: Amount): number {
	return typeof amount === 'number' ? amount : numberOf(unit, amount.number);
}
