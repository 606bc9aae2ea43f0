import Dexie from 'dexie';
import { Step } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { MusterDb, StepRow } from './db.ts';
import { countOf } from './row-facts.ts';

/** The stored steps of a roster's history. */
export interface StoredSteps {
	/** The readable ones, oldest first. */
	readonly steps: readonly Step[];
	/** The highest number in use, by a readable step or not. */
	readonly last: number;
}

/** Stored histories. They are written by the repository of rosters, together with the roster. */
export interface StepRepository {
	load(roster: string): Promise<StoredSteps>;
	/** All rows of a history, unparsed. */
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
 * Deletes the steps with these numbers, both ends included. Unreadable steps stay: they may be from a later
 * version.
 */
export async function deleteSteps(
	db: MusterDb,
	roster: string,
	first: number | undefined,
	last?: number
): Promise<void> {
	const rows = await db.stepsOf(roster, first, last).toArray();
	await db.steps.bulkDelete(rows.flatMap(readStep).map(({ n }) => [roster, n]));
}

/** The step in a row, with its key order unchanged, if it is valid. */
export function readStep({ roster: _, ...row }: StepRow): readonly Step[] {
	return isPlainJson(row) && isStep(row) ? [row] : [];
}

function isStep(row: unknown): row is Step {
	return fits(Step, row);
}
