import type { Page } from '@playwright/test';
import { applyPatch, hashOf } from '#engine';
import { Roster, Step } from '#schema';

/** The rows of the tables that rosters are kept in, as they are. */
export interface Rows {
	readonly rosters: readonly unknown[];
	readonly steps: readonly unknown[];
}

interface Row {
	readonly id: string;
	readonly roster: Roster;
	readonly cursor?: number;
	readonly steps?: number;
}

/** Reads the store behind the app's back; the page must be one of the app's origin. */
export async function readRows(page: Page): Promise<Rows> {
	return page.evaluate(
		() =>
			new Promise<Rows>((resolve, reject) => {
				const opening = indexedDB.open('muster');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const database = opening.result;
					if (!database.objectStoreNames.contains('steps')) {
						database.close();
						resolve({ rosters: [], steps: [] });
						return;
					}
					const reading = database.transaction(['rosters', 'steps']);
					const rosters = reading.objectStore('rosters').getAll();
					const steps = reading.objectStore('steps').getAll();
					reading.onerror = () => reject(reading.error ?? new Error('not read'));
					reading.oncomplete = () => {
						database.close();
						resolve({ rosters: rosters.result as unknown[], steps: steps.result as unknown[] });
					};
				};
			})
	);
}

/** A roster where it lies: in the list or in the bin. */
export interface Placed {
	readonly id: string;
	readonly roster: unknown;
}

/** All rosters of the list and of the bin. */
export async function placesOf(page: Page): Promise<readonly Placed[]> {
	return page.evaluate(
		() =>
			new Promise<readonly Placed[]>((resolve, reject) => {
				const opening = indexedDB.open('muster');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const reading = opening.result.transaction(['rosters', 'bin']);
					const rosters = reading.objectStore('rosters').getAll();
					const bin = reading.objectStore('bin').getAll();
					reading.onerror = () => reject(reading.error ?? new Error('not read'));
					reading.oncomplete = () => {
						opening.result.close();
						const binned = bin.result as readonly { readonly row: Placed }[];
						resolve([...(rosters.result as Placed[]), ...binned.map(({ row }) => row)]);
					};
				};
			})
	);
}

/** The stored roster of this id, if it is there and whole. */
export function rosterOf({ rosters }: Rows, id: string): Roster | undefined {
	const row = rosters.find((each) => isObject(each) && each['id'] === id);
	if (!isObject(row)) return undefined;
	const parsed = Roster.safeParse(row['roster']);
	return parsed.success ? (row['roster'] as Roster) : undefined;
}

/**
 * Walks the stored history of a roster back to its beginning and on to its end.
 * @returns every roster it leads through, the oldest first
 * @throws if a step is missing, torn, or does not lead where it says
 */
export function historyOf(rows: Rows, id: string): readonly Roster[] {
	const row = rows.rosters.find((each) => isObject(each) && each['id'] === id) as Row | undefined;
	const now = rosterOf(rows, id);
	if (!row || !now) throw new Error(`No sound roster ${id} is stored`);
	const { cursor = 0, steps: last = 0 } = row;
	const steps = rows.steps
		.filter((each) => isObject(each) && each['roster'] === id)
		.map((each) => readStep(each as object))
		.filter(({ n }) => n <= last)
		.toSorted((a, b) => a.n - b.n);
	const before: Roster[] = [];
	for (
		let step, roster = now, at = steps.findLastIndex(({ n }) => n <= cursor);
		(step = steps[at]);
		at--
	) {
		if (hashOf(roster) !== step.to)
			throw new Error(`Step ${step.n} does not lead to what is after it`);
		roster = applyPatch(roster, step.back);
		if (hashOf(roster) !== step.from) throw new Error(`Step ${step.n} does not lead back`);
		before.unshift(roster);
	}
	const after: Roster[] = [];
	for (let step, roster = now, at = before.length; (step = steps[at]); at++) {
		if (hashOf(roster) !== step.from)
			throw new Error(`Step ${step.n} does not begin at what is before it`);
		roster = applyPatch(roster, step.forth);
		if (hashOf(roster) !== step.to) throw new Error(`Step ${step.n} does not lead on`);
		after.push(roster);
	}
	return [...before, now, ...after];
}

function readStep(row: object): Step {
	const { roster: _, ...step } = row as Step & { readonly roster: unknown };
	// The very step, to the order of its keys: the sums hang on it.
	Step.parse(step);
	return step;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null;
}
