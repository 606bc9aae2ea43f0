/** Things by a key that several may have, in order. */
export function byKey<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
	const known = new Map<K, T[]>();
	for (const thing of things) {
		const key = keyOf(thing);
		const own = known.get(key);
		if (own) own.push(thing);
		else known.set(key, [thing]);
	}
	return known;
}

/** The things without one for each of the others that has its key. */
export function without<T>(
	things: readonly T[],
	others: readonly T[],
	keyOf: (thing: T) => string
): readonly T[] {
	const left = others.map(keyOf);
	return things.filter((thing) => {
		const at = left.indexOf(keyOf(thing));
		if (at !== -1) left.splice(at, 1);
		return at === -1;
	});
}
