import { nextTask } from './next-task.ts';

/** Progress and cancellation of long work. */
export interface Following {
	readonly signal?: AbortSignal;
	/** Called now and then with how many are done, of how many. */
	readonly onprogress?: (done: number, all: number) => void;
}

/** Milliseconds of work between two breaths of the page. */
const breath = 50;

/**
 * Handles items one after another without blocking the page.
 * @throws if its signal ends it
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
