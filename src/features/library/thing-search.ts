import type { Thing } from '../../packs/things.ts';
import { searchNames, type Match } from '../armies/late.ts';

/** A thing, and the names of its game and its armies. */
interface SearchedThing {
	readonly thing: Thing;
	readonly belongsTo: readonly string[];
}

/**
 * A search for things by their names, and by those of their games and armies too. Legends stand behind what fits as well, and so do
 * weapons and abilities, of which there are more than of all else.
 */
export function searchIn<T extends SearchedThing>(
	searched: readonly T[]
): (text: string) => readonly Match<T>[] {
	return searchNames(searched, ({ thing, belongsTo }) => ({
		names: [thing.name],
		belongsTo,
		isLate: thing.legends || thing.kinds.every((kind) => kind === 'ability' || kind === 'weapon')
	}));
}
