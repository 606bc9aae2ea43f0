/** A text that is equal for equal JSON, whatever its key order. */
export function contentKey(value: unknown): string {
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === 'object' && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: inner
	);
}

/** A UUID derived from a text: equal for equal texts, and almost certainly different for others. */
export function idFrom(text: string): string {
	const hex = [1, 2, 3, 4].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
	// Version 8 is for UUIDs made by a custom method.
	return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}

/** A 32-bit hash like MurmurHash. */
function hash(text: string, seed: number): number {
	let sum = Math.imul(seed, 0x9e3779b1);
	for (let at = 0; at < text.length; at++) {
		sum = Math.imul(sum ^ text.charCodeAt(at), 0x85ebca6b + 2 * seed);
		sum = (sum << 13) | (sum >>> 19);
	}
	sum = Math.imul(sum ^ (sum >>> 16), 0xc2b2ae35);
	return (sum ^ (sum >>> 13)) >>> 0;
}
