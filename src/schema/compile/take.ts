import type { Taking } from './file-words.ts';
import { changed, namedIn, type JsonObject, type Named } from './json.ts';
import { withOrigin } from './sources.ts';

/** A taking with the file that it takes from. */
export interface FromFile {
	readonly taking: Taking;
	readonly from: JsonObject;
}

/**
 * The file with entries of others: first those taken, in the order in which they are named, then its own.
 * One of its own that is named among them stands there.
 * @throws if an entry is named that neither of the two has
 */
export function withTaken(file: JsonObject, takings: readonly FromFile[]): JsonObject {
	const own = namedIn(file, 'entries');
	const taken = takings.flatMap(({ taking, from }) => entriesTaken(taking, from, file));
	const ids = new Set(taken.map(({ id }) => id));
	return { ...file, entries: [...taken, ...own.filter(({ id }) => !ids.has(id))] };
}

function entriesTaken(taking: Taking, from: JsonObject, into: JsonObject): readonly Named[] {
	const own = new Map(namedIn(into, 'entries').map((entry) => [entry.id, entry]));
	const theirs = new Map(namedIn(from, 'entries').map((entry) => [entry.id, entry]));
	return taking.entries.map((named) => {
		const change = typeof named === 'string' ? { id: named } : named;
		const entry = theirs.get(change.id);
		const ours = own.get(change.id);
		if (ours) return ours;
		if (!entry) throw new Error(`no entry "${change.id}" to take from ${taking.from}`);
		return withOrigin(changed(asTaken(entry, taking), change), from, into) as Named;
	});
}

/** The entry as it is in the army that takes it. */
function asTaken(entry: Named, { type, keywords = [] }: Taking): Named {
	const known = (entry['keywords'] ?? []) as readonly string[];
	const added = keywords.filter((keyword) => !known.includes(keyword));
	return {
		...entry,
		...(type !== undefined && { type }),
		...(added.length > 0 && { keywords: [...known, ...added] })
	};
}
