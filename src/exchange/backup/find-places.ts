/** An object with an id, and its content as a text that is equal for equal objects. */
export interface Placed {
	readonly id: string;
	readonly key: string;
	/** The id that it gets beside another, where that is worked out already. */
	readonly own?: string;
}

/** How an imported thing is placed among the stored ones. */
export interface Placement<T> {
	readonly thing: T;
	/** `here`: it is stored already; `beside`: its id is in use by another, so it gets a new one. */
	readonly how: 'here' | 'new' | 'beside';
	/** Its id in this browser. */
	readonly id: string;
}

/**
 * Places imported things so that nothing stored changes and nothing is added twice, however often they are
 * imported.
 * @param hasBeen whether the stored thing with the same id is or once was identical
 */
export function findPlaces<T extends Placed>(
	coming: readonly T[],
	here: readonly Placed[],
	hasBeen: (thing: T) => boolean = () => false
): readonly Placement<T>[] {
	const taken = new Map(here.map(({ id, key }) => [id, key]));
	const before: ReadonlySet<string> = new Set(taken.keys());
	const isKnown = (thing: T): boolean => taken.get(thing.id) === thing.key || hasBeen(thing);
	const known = new Set(coming.filter(isKnown).map(({ id }) => id));
	const alike = idsByKey(here.filter(({ id }) => !known.has(id)));

	const placeOf = (thing: T): Placement<T> | undefined => {
		if (isKnown(thing)) return { thing, how: 'here', id: thing.id };
		const besides = thing.own ?? ownId(thing);
		if (before.has(besides)) return { thing, how: 'here', id: besides };
		// Each stored thing matches one imported thing, so that two equal ones stay two.
		const same = alike.get(thing.key)?.pop();
		if (same !== undefined) return { thing, how: 'here', id: same };
		if (taken.has(thing.id)) return undefined;
		taken.set(thing.id, thing.key);
		return { thing, how: 'new', id: thing.id };
	};
	const placeBeside = (thing: T): Placement<T> => {
		for (let again = 0; ; again++) {
			const id = ownId(thing, again);
			if (taken.get(id) === thing.key) return { thing, how: 'here', id };
			if (taken.has(id)) continue;
			taken.set(id, thing.key);
			return { thing, how: 'beside', id };
		}
	};
	// First those that can keep their ids.
	const places = coming.map(placeOf);
	return coming.map((thing, at) => places[at] ?? placeBeside(thing));
}

/** Derived from the content, so that a thing added beside another is recognised next time. */
export function ownId({ id, key }: Placed, again = 0): string {
	return idFrom(JSON.stringify([id, key, again]));
}

function idsByKey(things: readonly Placed[]): ReadonlyMap<string, string[]> {
	const ids = new Map<string, string[]>();
	for (const { id, key } of things) {
		const alike = ids.get(key);
		if (alike) alike.push(id);
		else ids.set(key, [id]);
	}
	return ids;
}

/** A text that is equal for equal JSON, whatever its key order. */
export function contentKey(value: unknown): string {
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === 'object' && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
			: inner
	);
}

/** A UUID derived from a text: equal for equal texts, and almost certainly different for others. */
function idFrom(text: string): string {
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
