import { isObject, type Json, type JsonObject } from './json.ts';

/**
 * What is taken from one file into another: where a source names no book it is the book of the file it
 * comes from, and its section.
 */
export function withOrigin(value: Json, from: JsonObject, into: JsonObject): Json {
	const origin = sourceOf(from);
	return origin['book'] === sourceOf(into)['book'] ? value : named(value, origin);
}

function sourceOf(file: JsonObject): JsonObject {
	return isObject(file['source']) ? file['source'] : {};
}

function named(value: Json, origin: JsonObject): Json {
	if (Array.isArray(value)) return value.map((each) => named(each, origin));
	if (!isObject(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [
			key,
			key === 'source' && isObject(each) ? completed(each, origin) : named(each, origin)
		])
	);
}

function completed(source: JsonObject, { book, section }: JsonObject): JsonObject {
	if ('book' in source || 'event' in source) return source;
	return {
		...(book !== undefined && { book }),
		...(section !== undefined && { section }),
		...source
	};
}
