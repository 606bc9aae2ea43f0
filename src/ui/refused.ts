import { notStored } from '../i18n/en/storing.ts';
import { toasts } from './toasts.svelte.ts';

/** Milliseconds after which the player reads that the database does not answer. */
const slowAfter = 4000;

/** Why the browser did not store something, as the end of a sentence. */
export function whyRefused(error: unknown): string {
	if (isPartMissing(error)) return notStored.partMissing;
	return isFull(error) ? notStored.noRoom : notStored.hasRefused;
}

/** Whether the code for storing failed to load. Chromium remembers that until the page is loaded again. */
export function isPartMissing(error: unknown): boolean {
	// Each browser has its own message for this.
	return error instanceof TypeError && /import/i.test(error.message);
}

/** Whether storage is full, according to the error or its cause. */
export function isFull(error: unknown): boolean {
	if (!(error instanceof Object)) return false;
	const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown };
	return name === 'QuotaExceededError' || isFull(inner) || isFull(cause);
}

/** Says what was not done, as in "“Nordland” is not renamed". */
function reportRefused(undone: string, error: unknown): void {
	toasts.show(notStored.notDone(undone, whyRefused(error)));
}

/**
 * Runs something that stores. If the browser refuses, the player reads what was not done; if it does not
 * answer, that it is not done yet.
 * @returns the result; undefined if the browser refused
 */
export async function orReport<T>(undone: string, act: () => Promise<T>): Promise<T | undefined> {
	const late = setTimeout(() => {
		toasts.show(notStored.notDoneYet(undone));
	}, slowAfter);
	try {
		return await act();
	} catch (error) {
		reportRefused(undone, error);
		return undefined;
	} finally {
		clearTimeout(late);
	}
}
