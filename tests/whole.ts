import { amount } from './faults/amount.ts';

// What a push does not wait for, and `npm run test:faults` runs. Each run says at its end what it left out.

/** Sheets and links of a great many armies, which other tests look at for a few. */
export const slowTests: readonly string[] = [
	'tests/sheets/army-sheet-pdf.test.ts',
	'tests/sheets/cards-fit.test.ts',
	'tests/sheets/largest-rosters.test.ts',
	'tests/sheets/opponent.test.ts',
	'tests/sheets/record-data.test.ts',
	'tests/sheets/regiments-data.test.ts',
	'tests/cli/print-forms.test.ts',
	'tests/cli/printed-names.test.ts',
	'tests/data/t9a-reach.test.ts',
	'tests/data/t9a-why-not.test.ts',
	'tests/unit/share-link.test.ts'
];

/** Tests of the browser that are slow, and with nothing in them that could be less, or much like others. */
export const slowSpecs: readonly string[] = [
	'faults/pinned-update.spec.ts',
	'e2e/forced-colours.spec.ts',
	'e2e/slots.spec.ts',
	'e2e/subpath.spec.ts',
	'e2e/update-faults.spec.ts'
];

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
