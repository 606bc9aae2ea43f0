import { Step } from '#schema';
import type { MusterDb, StepRow } from './db.ts';

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
}

export function createStepRepository(db: MusterDb): StepRepository {
	return {
		async load(roster) {
			const rows = await db.stepsOf(roster).toArray();
			return { steps: rows.flatMap(readStep), last: rows.at(-1)?.n ?? 0 };
		}
	};
}

/** The very step that was stored, to the order of its keys, if it is one. */
function readStep({ roster: _, ...row }: StepRow): readonly Step[] {
	return isStep(row) ? [row] : [];
}

function isStep(row: unknown): row is Step {
	return Step.safeParse(row).success;
}
