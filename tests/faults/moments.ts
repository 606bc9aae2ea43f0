import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault, Site } from '../e2e/site.ts';
import { amount } from '../runs.ts';
import { faults } from './visitor.ts';

/** A request, counted from the worker's own script on, and what becomes of it and all after it. */
export interface Moment {
	readonly at: number;
	readonly fault: Fault;
}

/** At how many requests of an install the network dies, evenly spread; `TIMES=30` makes it nearly every one. */
export const tried = amount({ all: 10, part: 1 });

/** The moments that are tried, each fault in its turn. */
export async function momentsOf(site: Site): Promise<readonly Moment[]> {
	const [seal = ''] = (await readFile(join(site.folder, 'service-worker.js'), 'utf8')).split('\n');
	const sealed = JSON.parse(seal.slice(seal.indexOf('{'), -1)) as Record<string, string>;
	// The worker's script comes first.
	const requests = Object.keys(sealed).length + 1;
	return Array.from({ length: Math.min(tried, requests) }, (_, turn) => ({
		at: Math.floor(((turn + 0.5) * requests) / tried),
		fault: faults[turn % faults.length] ?? 'reset'
	}));
}
