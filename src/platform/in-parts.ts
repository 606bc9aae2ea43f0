/** As many items are sent at once: what is received in one task must not hold the page up. */
const most = 50;
/** The list that a result itself is. */
const whole = '';

/** A list of a result, cut in parts. */
export interface Part {
	readonly list: string;
	readonly items: readonly unknown[];
}

/**
 * Cuts the long lists of a result off, as thousands of rosters in one message would stop the page.
 * @returns the parts in order, and what is left
 */
export function inParts(result: unknown): {
	readonly parts: readonly Part[];
	readonly rest: unknown;
} {
	if (Array.isArray(result)) return { parts: partsOf(whole, result), rest: [] };
	if (typeof result !== 'object' || result === null) return { parts: [], rest: result };
	const entries = Object.entries(result as Readonly<Record<string, unknown>>);
	const isLong = ([, value]: (typeof entries)[number]): boolean =>
		Array.isArray(value) && value.length > most;
	const parts = entries
		.filter(isLong)
		.flatMap(([list, value]) => partsOf(list, value as unknown[]));
	const rest = entries.map((entry) => (isLong(entry) ? ([entry[0], []] as const) : entry));
	return { parts, rest: Object.fromEntries(rest) };
}

function partsOf(list: string, items: readonly unknown[]): readonly Part[] {
	return Array.from({ length: Math.ceil(items.length / most) }, (_, at) => {
		return { list, items: items.slice(at * most, (at + 1) * most) };
	});
}

/** The result again, of its parts and the rest. */
export function fromParts(parts: readonly Part[], rest: unknown): unknown {
	if (parts.length === 0) return rest;
	if (Array.isArray(rest)) return parts.flatMap(({ items }) => items);
	return { ...(rest as object), ...grouped(parts) };
}

function grouped(parts: readonly Part[]): Readonly<Record<string, readonly unknown[]>> {
	const lists: Record<string, unknown[]> = {};
	for (const { list, items } of parts) (lists[list] ??= []).push(...items);
	return lists;
}
