/**
 * The latest value, once the change has been painted, so that expensive work on it does not delay the total.
 * Undefined until the first paint.
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
