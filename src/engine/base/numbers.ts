import type { Amount, Sized } from '#schema';
import type { IndexedEntry } from './army-index.ts';
import type { MusteredUnit } from './mustered.ts';

/** A number of an entry, by its name in the data ("leadership"); 0 by default. */
export function ownNumber({ entry }: IndexedEntry, number: string): number {
	return entry.numbers?.[number] ?? 0;
}

/** The sum of a number over a unit's options. */
export function numberOfOptions({ options }: MusteredUnit, number: string): number {
	let sum = 0;
	for (const { indexed } of options) if (indexed) sum += ownNumber(indexed, number);
	return sum;
}

/** A unit's own number plus those of its options. */
export function numberOf(unit: MusteredUnit, number: string): number {
	return (unit.indexed ? ownNumber(unit.indexed, number) : 0) + numberOfOptions(unit, number);
}

/** Whether a unit or one of its options has such a number. */
export function hasNumber({ indexed, options }: MusteredUnit, number: string): boolean {
	return [{ indexed }, ...options].some(
		(thing) => thing.indexed?.entry.numbers?.[number] !== undefined
	);
}

/** An amount for a unit: fixed, by the points limit, a number of the unit, or by its models. */
export function amountFor(unit: MusteredUnit, amount: Amount, limit: number): number | undefined {
	if (isPrinted(amount)) return amountAt(amount, limit);
	return 'number' in amount
		? numberOf(unit, amount.number)
		: Math.floor((unit.models ?? 1) / amount.perModels);
}

/** Whether an amount is the same for every unit. */
export function isPrinted(amount: Amount): amount is Sized {
	return typeof amount === 'number' || 'table' in amount;
}

/** An amount at a points limit; undefined below the first row of a table. */
export function amountAt(amount: Sized, limit: number): number | undefined {
	if (typeof amount === 'number') return amount;
	const { table, above } = amount;
	const row = table.findLast(({ from }) => from <= limit);
	if (!row) return undefined;
	if (!above || row !== table.at(-1)) return row.n;
	return row.n + above.add * Math.floor((limit - row.from) / above.each);
}
