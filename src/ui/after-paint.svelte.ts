import { untrack } from 'svelte';

/**
 * The latest of a value, once what changed with it is painted: what is dear to work out from it does not
 * keep the total waiting. Undefined until the first paint.
 */
export function afterPaint<T>(now: () => T): () => T | undefined {
	let settled = $state.raw<T>();
	$effect(() => {
		const next = now();
		const frame = requestAnimationFrame(() => setTimeout(() => (settled = next)));
		return () => cancelAnimationFrame(frame);
	});
	return () => settled;
}

/**
 * What is dear to work out: at once to begin with, and from then on when what changed with it is painted.
 * @param isSame whether nothing has to be shown anew
 */
export function followPaint<T, R>(
	now: () => T,
	work: (value: T) => R,
	isSame: (one: R, other: R) => boolean
): () => R {
	let result = $state.raw(untrack(() => work(now())));
	let isFirst = true;
	$effect(() => {
		const value = now();
		if (isFirst) {
			isFirst = false;
			return;
		}
		let task: ReturnType<typeof setTimeout> | undefined;
		const frame = requestAnimationFrame(() => {
			task = setTimeout(() => {
				const next = work(value);
				if (!isSame(result, next)) result = next;
			});
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(task);
		};
	});
	return () => result;
}
