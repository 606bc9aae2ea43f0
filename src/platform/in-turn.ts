import { nextTask } from './next-task.ts';

/** Progress and cancellation of long work. */
export interface Following {
	readonly signal?: AbortSignal;
	/** Called from time to time with how many of how many are done. */
	readonly onprogress?: (done: number, all: number) => void;
}

/** Milliseconds of work before the page may react. */
const breath = 50;

/** @returns a function that is awaited again and again in long work: it waits when the page is to react */
export function breather(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since <= breath) return;
		await nextTask();
		since = performance.now();
	};
}

/**
 * Handles items one after another without blocking the page.
 * @throws if aborted by its signal
 */
export async function inTurn<T, R>(
	things: readonly T[],
	{ signal, onprogress }: Following,
	task: (thing: T) => R | Promise<R>
): Promise<readonly R[]> {
	const results: R[] = [];
	let since = performance.now();
	for (const thing of things) {
		results.push(await task(thing));
		if (performance.now() - since > breath) {
			onprogress?.(results.length, things.length);
			await nextTask();
			since = performance.now();
		}
		signal?.throwIfAborted();
	}
	return results;
}
