import { nextTask } from './next-task.ts';

/** How work that takes its time is followed and ended. */
export interface Following {
	readonly signal?: AbortSignal;
	/** Is told now and then how many things are done, and of how many. */
	readonly onprogress?: (done: number, all: number) => void;
}

/** Milliseconds of work between two breaths of the page. */
const breath = 50;

/**
 * Does something with each thing, one after another, and lets the page live meanwhile.
 * @throws if it is ended by its signal
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
