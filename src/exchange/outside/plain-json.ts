/** Values nested deeper than this are not stored. */
const maxDepth = 100;

/** Whether JSON preserves a value: no dates, cycles or NaN. Keys with the value undefined may get lost. */
export function isPlainJson(value: unknown, depth = maxDepth): boolean {
	if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
	if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
	if (typeof value !== 'object' || depth === 0) return false;
	if (Array.isArray(value)) {
		// A hole would come back as null.
		return Object.keys(value).length === value.length && arePlain(value, depth);
	}
	const prototype: unknown = Object.getPrototypeOf(value);
	if (prototype !== Object.prototype && prototype !== null) return false;
	return arePlain(
		Object.values(value).filter((inner) => inner !== undefined),
		depth
	);
}

function arePlain(values: readonly unknown[], depth: number): boolean {
	return values.every((value) => isPlainJson(value, depth - 1));
}
