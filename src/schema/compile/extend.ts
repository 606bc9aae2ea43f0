import type { ById } from './file-words.ts';
import { changed, isNamedList, namedIn, type JsonObject, type Named } from './json.ts';
import { withOrigin } from './sources.ts';

/** What a file says of the one it extends. */
export interface Extension {
	readonly removes?: ById<string> | undefined;
	readonly changes?: ById<Named> | undefined;
}

/**
 * A file with the changes that another makes: single fields replace the first's, and things with an id are removed,
 * changed or added. What is removed and given anew keeps its place.
 * @throws if something is removed or changed that is not there, or given anew without being removed
 */
export function extended(first: JsonObject, own: JsonObject, extension: Extension): JsonObject {
	const { removes = {}, changes = {} } = extension;
	const keys = new Set([...Object.keys(first), ...Object.keys(own)]);
	for (const key of [...Object.keys(removes), ...Object.keys(changes)]) {
		if (!isNamedList(first[key])) throw new Error(`nothing under "${key}" to remove or change`);
	}
	return Object.fromEntries(
		[...keys].map((key) => {
			const list = first[key];
			if (!isNamedList(list)) return [key, own[key] ?? list];
			const inherited = list.map((each) => withOrigin(each, first, own) as Named);
			return [key, extendedList(key, inherited, namedIn(own, key), removes[key], changes[key])];
		})
	);
}

function extendedList(
	key: string,
	inherited: readonly Named[],
	own: readonly Named[],
	removes: readonly string[] = [],
	changes: readonly Named[] = []
): readonly Named[] {
	const ids = new Set(inherited.map(({ id }) => id));
	for (const id of [...removes, ...changes.map((change) => change.id)]) {
		if (!ids.has(id)) throw new Error(`no "${id}" under "${key}" to remove or change`);
	}
	for (const { id } of own) {
		if (!ids.has(id) || removes.includes(id)) continue;
		throw new Error(`"${id}" under "${key}" is there already: remove or change it`);
	}
	const kept = inherited.flatMap((thing) => {
		if (removes.includes(thing.id)) return own.filter(({ id }) => id === thing.id);
		const change = changes.find(({ id }) => id === thing.id);
		return [change ? changed(thing, change) : thing];
	});
	return [...kept, ...own.filter(({ id }) => !ids.has(id))];
}
