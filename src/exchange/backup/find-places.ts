import { idFrom } from './content-key.ts';

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
