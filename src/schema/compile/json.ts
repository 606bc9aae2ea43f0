/** Read from a file, not checked yet. */
export type Json = unknown;
export type JsonObject = Readonly<Record<string, Json>>;

/** An item of a list with an id: an entry, a rule. */
export type Named = JsonObject & { readonly id: string };

export function isObject(value: Json): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of objects with ids. */
export function isNamedList(value: Json): value is readonly Named[] {
	return Array.isArray(value) && value.length > 0 && value.every(isNamed);
}

function isNamed(value: Json): boolean {
	return isObject(value) && typeof value['id'] === 'string';
}

/** The value under a key, if it is a list of objects with ids. */
export function namedIn(file: JsonObject, key: string): readonly Named[] {
	const list = file[key];
	return isNamedList(list) ? list : [];
}

/** An object with these fields replaced; those that are null are removed. */
export function changed(thing: Named, fields: JsonObject): Named {
	const all = Object.entries({ ...thing, ...fields }).filter(([, value]) => value !== null);
	return Object.fromEntries(all) as Named;
}
