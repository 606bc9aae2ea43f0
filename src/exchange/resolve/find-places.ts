import { idFrom } from '../backup/content-key.ts';

/** A thing with an id and what it says, as a text that is equal for equal things. */
export interface Placed {
	readonly id: string;
	readonly key: string;
}

/** Where a thing that comes from outside finds itself among those that are here. */
export interface Place<T> {
	readonly thing: T;
	/** `here`: nothing is to be done; `beside`: another has its id, and it gets one of its own. */
	readonly how: 'here' | 'new' | 'beside';
	/** The id that it has here. */
	readonly id: string;
}

/**
 * Finds a place for each of these things, so that nothing that is here changes and nothing comes twice, however
 * often the same things come.
 * @param hasBeen whether the one of its id that is here is or was just that
 */
export function findPlaces<T extends Placed>(
	coming: readonly T[],
	here: readonly Placed[],
	hasBeen: (thing: T) => boolean = () => false
): readonly Place<T>[] {
	const taken = new Map(here.map(({ id, key }) => [id, key]));
	const before: ReadonlySet<string> = new Set(taken.keys());
	const isKnown = (thing: T): boolean => taken.get(thing.id) === thing.key || hasBeen(thing);
	const known = new Set(coming.filter(isKnown).map(({ id }) => id));
	const alike = idsByKey(here.filter(({ id }) => !known.has(id)));

	const placeOf = (thing: T): Place<T> | undefined => {
		if (isKnown(thing)) return { thing, how: 'here', id: thing.id };
		const besides = ownId(thing);
		if (before.has(besides)) return { thing, how: 'here', id: besides };
		// One that is here stands for one that comes: two that are alike stay two.
		const same = alike.get(thing.key)?.pop();
		if (same !== undefined) return { thing, how: 'here', id: same };
		if (taken.has(thing.id)) return undefined;
		taken.set(thing.id, thing.key);
		return { thing, how: 'new', id: thing.id };
	};
	const placeBeside = (thing: T): Place<T> => {
		for (let again = 0; ; again++) {
			const id = ownId(thing, again);
			if (taken.get(id) === thing.key) return { thing, how: 'here', id };
			if (taken.has(id)) continue;
			taken.set(id, thing.key);
			return { thing, how: 'beside', id };
		}
	};
	// Those that may have their own ids come first.
	const places = coming.map(placeOf);
	return coming.map((thing, at) => places[at] ?? placeBeside(thing));
}

/** The same each time, so that what came beside another is found again. */
function ownId({ id, key }: Placed, again = 0): string {
	return idFrom(JSON.stringify([id, key, again]));
}

function idsByKey(things: readonly Placed[]): ReadonlyMap<string, string[]> {
	const ids = new Map<string, string[]>();
	for (const { id, key } of things) ids.set(key, [...(ids.get(key) ?? []), id]);
	return ids;
}
