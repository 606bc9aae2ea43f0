import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault, Site } from '../e2e/site.ts';
import { amount } from './amount.ts';
import { faults } from './visitor.ts';

/** A request, counted from the worker's own script on, and what becomes of it and all after it. */
export interface Moment {
	readonly at: number;
	readonly fault: Fault;
}

/** In how many tests the moments of an install are tried. */
export const shares = amount({ whole: 12, part: 1 });

const isWhole = shares > 1;

/** The moments of one of these tests: every twelfth from its own on, or one. */
export async function momentsOf(
	site: Site,
	share: number,
	few: readonly number[]
): Promise<readonly Moment[]> {
	const [seal = ''] = (await readFile(join(site.folder, 'service-worker.js'), 'utf8')).split('\n');
	const sealed = JSON.parse(seal.slice(seal.indexOf('{'), -1)) as Record<string, string>;
	// The worker's script comes first.
	const requests = Object.keys(sealed).length + 1;
	const all = Array.from({ length: requests }, (_, at) => ({
		at,
		// Every fault in its turn, so that each share has all of them.
		fault: faults[(at + Math.floor(at / faults.length)) % faults.length] ?? 'reset'
	}));
	return all.filter(({ at }) => (isWhole ? at % shares === share : at === few[share]));
}
