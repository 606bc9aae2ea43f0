import { amount } from './faults/amount.ts';

/**
 * Marks a test of the browser that only the whole run takes, `npm run test:faults`: it is slow, and another
 * that runs with every push looks at nearly the same.
 */
export const whole = { tag: '@whole' } as const;

/** Marks all but each third of a row of tests that are alike. */
export function mostlyWhole(at: number): { tag?: string } {
	return at % 3 === 0 ? {} : whole;
}

/** Whether everything is run. */
export const isWhole = amount({ whole: 1, part: 0 }) === 1;

/** One of each three things, as all take long; all of them in a whole run. */
export function someOf<T>(things: readonly T[]): readonly T[] {
	return isWhole ? things : things.filter((_, at) => at % 3 === 0);
}
