import { whenIdle } from './when-idle.ts';

/** Milliseconds after which others no longer wait for one that does not end: a network may never answer. */
const longest = 4000;

let last: Promise<unknown> = Promise.resolve();

/** Does something in an idle moment, after all that was to be done before. */
export function takeTurn<T>(act: () => T | Promise<T>): Promise<T> {
	const turn = last.then(whenIdle).then(act);
	const limit = new Promise((resolve) => {
		setTimeout(resolve, longest);
	});
	last = Promise.race([turn.catch(() => undefined), limit]);
	return turn;
}
