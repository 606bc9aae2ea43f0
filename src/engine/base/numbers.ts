import type { Amount, Sized } from '#schema';
import type { IndexedEntry } from './army-index.ts';
import type { MusteredUnit } from './mustered.ts';

/** A number of a unit or option, by its name in the data ("leadership"); 0 by default. */
export function ownNumber({ entry }: IndexedEntry, number: string): number {
	return entry.numbers?.[number] ?? 0;
}

/** What the options of a unit count for together. */
export function givenNumber({ options }: MusteredUnit, number: string): number {
	let sum = 0;
	for (const { indexed } of options) if (indexed) sum += ownNumber(indexed, number);
	return sum;
}

/** A number of a unit: its own, and what its options add to it. */
export function numberOf(unit: MusteredUnit, number: string): number {
	return (unit.indexed ? ownNumber(unit.indexed, number) : 0) + givenNumber(unit, number);
}

/** Whether a unit, or an option that it has, says how much of a number it counts for. */
export function hasNumber({ indexed, options }: MusteredUnit, number: string): boolean {
	return [{ indexed }, ...options].some(
		(thing) => thing.indexed?.entry.numbers?.[number] !== undefined
	);
}

/** An amount as it holds for a unit: as printed, by the points limit, or the number that the unit has itself. */
export function amountFor(unit: MusteredUnit, amount: Amount, size: number): number | undefined {
	return typeof amount === 'object' && 'number' in amount
		? numberOf(unit, amount.number)
		: amountAt(amount, size);
}

/** An amount at a points limit; none under the first row of a table. */
export function amountAt(amount: Sized, size: number): number | undefined {
	if (typeof amount === 'number') return amount;
	const { table, above } = amount;
	const row = table.findLast(({ from }) => from <= size);
	if (!row) return undefined;
	if (!above || row !== table.at(-1)) return row.n;
	return row.n + above.add * Math.floor((size - row.from) / above.each);
}
