import { untrack } from 'svelte';

/**
 * Something expensive to calculate: at once the first time, later after each paint.
 * @param isSame whether the result is unchanged for the player
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
