/** A text that is equal for equal JSON, whatever the order of its keys. */
export function contentKey(value: unknown): string {
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === 'object' && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: inner
	);
}

/** A UUID that is always the same for the same text, and hardly ever for another. */
export function idFrom(text: string): string {
	const hex = [1, 2, 3, 4].map((seed) => hash(text, seed).toString(16).padStart(8, '0')).join('');
	// Version 8 is for ids that are made by a way of one's own.
	return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}

/** A number of 32 bits, in the manner of MurmurHash. */
function hash(text: string, seed: number): number {
	let sum = Math.imul(seed, 0x9e3779b1);
	for (let at = 0; at < text.length; at++) {
		sum = Math.imul(sum ^ text.charCodeAt(at), 0x85ebca6b + 2 * seed);
		sum = (sum << 13) | (sum >>> 19);
	}
	sum = Math.imul(sum ^ (sum >>> 16), 0xc2b2ae35);
	return (sum ^ (sum >>> 13)) >>> 0;
}
