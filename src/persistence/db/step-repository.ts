import Dexie from 'dexie';
import { Step } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlain } from '../../schema/plain.ts';
import type { MusterDb, StepRow } from './db.ts';
import { countOf } from './row-facts.ts';

/** The steps of one roster's history as they are stored. */
export interface StoredSteps {
	/** Those that can be read, the oldest first. */
	readonly steps: readonly Step[];
	/** The highest number that is taken, by a step that can be read or not. */
	readonly last: number;
}

/** Where histories are kept. They are stored together with the roster, by its own repository. */
export interface StepRepository {
	load(roster: string): Promise<StoredSteps>;
	/** All rows of a history, unchecked. */
	rows(roster: string): Promise<readonly StepRow[]>;
}

export function createStepRepository(db: MusterDb): StepRepository {
	return {
		async load(roster) {
			const rows = await db.stepsOf(roster).toArray();
			const last = rows.findLast(({ n }) => countOf(Math.floor(n)) !== undefined)?.n ?? 0;
			return { steps: rows.flatMap(readStep), last: Math.floor(last) };
		},
		rows: (roster) =>
			db.steps.where('[roster+n]').between([roster], [roster, Dexie.maxKey]).toArray()
	};
}

/**
 * Lets go the steps of these numbers, both ends included. One that cannot be read stays: it may be of a
 * later version, and nobody has asked for it to go.
 */
export async function forgetSteps(
	db: MusterDb,
	roster: string,
	first: number | undefined,
	last?: number
): Promise<void> {
	const rows = await db.stepsOf(roster, first, last).toArray();
	await db.steps.bulkDelete(rows.flatMap(readStep).map(({ n }) => [roster, n]));
}

/** The very step that was stored, to the order of its keys, if it is one. */
export function readStep({ roster: _, ...row }: StepRow): readonly Step[] {
	return isPlain(row) && isStep(row) ? [row] : [];
}

function isStep(row: unknown): row is Step {
	return fits(Step, row);
}
