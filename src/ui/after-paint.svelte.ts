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
