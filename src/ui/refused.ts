import { notStored } from '../i18n/en/storing.ts';
import { toasts } from './toasts.svelte.ts';

/** Milliseconds after which the player is told that the storage does not answer. */
const slowAfter = 4000;

/** Why the browser has not stored something, as the end of a sentence. */
export function whyRefused(error: unknown): string {
	if (isPartMissing(error)) return notStored.partMissing;
	return isFull(error) ? notStored.noRoom : notStored.hasRefused;
}

/**
 * Whether a file of the app that stores did not come. Chromium remembers that for as long as the page lives:
 * only loading it anew asks for the file again.
 */
export function isPartMissing(error: unknown): boolean {
	// Every browser has its own message for it.
	return error instanceof TypeError && /import/i.test(error.message);
}

/** Whether there is no room: the error says so itself, or the one that brought it about. */
export function isFull(error: unknown): boolean {
	if (!(error instanceof Object)) return false;
	const { name, inner, cause } = error as { name?: unknown; inner?: unknown; cause?: unknown };
	return name === 'QuotaExceededError' || isFull(inner) || isFull(cause);
}

/** Says what the browser has refused, as in "“Nordland” is not renamed". */
export function tellRefused(undone: string, error: unknown): void {
	toasts.show(notStored.notDone(undone, whyRefused(error)));
}

/**
 * Does what stores something. Where the browser refuses, the player is told what is not done; where it does
 * not answer, that it is not done yet.
 * @returns what it leads to; undefined if the browser refused
 */
export async function orTell<T>(undone: string, act: () => Promise<T>): Promise<T | undefined> {
	const late = setTimeout(() => {
		toasts.show(notStored.notDoneYet(undone));
	}, slowAfter);
	try {
		return await act();
	} catch (error) {
		tellRefused(undone, error);
		return undefined;
	} finally {
		clearTimeout(late);
	}
}
