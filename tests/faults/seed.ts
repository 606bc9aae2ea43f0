import { isAll } from '../runs.ts';

/** The seed of the first run; those after it count on. `FAULTS_SEED` repeats a run that failed. */
export function firstSeed(): number {
	const wanted = Number(process.env['FAULTS_SEED'] ?? '');
	if (Number.isInteger(wanted) && wanted > 0) return wanted;
	// With every run of the tests the same few; in a run of everything, others each time.
	return isAll ? (Date.now() % 1_000_000) + 1 : 8;
}
