import type { Taking } from './file-words.ts';
import { changed, isObject, namedIn, type Json, type JsonObject, type Named } from './json.ts';
import { withOrigin } from './sources.ts';

/**
 * The file with entries taken from others, at their places in its list.
 * @throws if it takes an entry that does not exist
 */
export function withTaken(file: JsonObject, fileOf: (name: string) => JsonObject): JsonObject {
	const { entries } = file;
	if (!Array.isArray(entries) || !entries.some(isTaking)) return file;
	const rows: readonly Json[] = entries;
	return {
		...file,
		entries: rows.flatMap((row): readonly Json[] =>
			isTaking(row) ? entriesTaken(row, fileOf(row.from), file) : [row]
		)
	};
}

function isTaking(row: Json): row is Taking {
	return isObject(row) && 'take' in row;
}

function entriesTaken(taking: Taking, from: JsonObject, into: JsonObject): readonly Named[] {
	const theirs = new Map(namedIn(from, 'entries').map((entry) => [entry.id, entry]));
	return taking.take.map((named) => {
		const change = typeof named === 'string' ? { id: named } : named;
		const entry = theirs.get(change.id);
		if (!entry) throw new Error(`no entry "${change.id}" to take from ${taking.from}`);
		return withOrigin(changed(asTaken(entry, taking), change), from, into) as Named;
	});
}

/** The entry as the taking army has it. */
function asTaken(entry: Named, { type, keywords = [] }: Taking): Named {
	const known = (entry['keywords'] ?? []) as readonly string[];
	const added = keywords.filter((keyword) => !known.includes(keyword));
	return {
		...entry,
		...(type !== undefined && { type }),
		...(added.length > 0 && { keywords: [...known, ...added] })
	};
}
