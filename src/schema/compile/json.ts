/** What is read from a file and not looked at yet. */
export type Json = unknown;
export type JsonObject = Readonly<Record<string, Json>>;

/** One of a list that is known by its id: an entry, a rule. */
export type Named = JsonObject & { readonly id: string };

export function isObject(value: Json): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of things with ids. */
export function isNamedList(value: Json): value is readonly Named[] {
	return Array.isArray(value) && value.length > 0 && value.every(isNamed);
}

function isNamed(value: Json): boolean {
	return isObject(value) && typeof value['id'] === 'string';
}

/** What stands under a key, where that is a list of things with ids. */
export function namedIn(file: JsonObject, key: string): readonly Named[] {
	const list = file[key];
	return isNamedList(list) ? list : [];
}

/** A thing with these fields in place of its own; what is null it has no more. */
export function changed(thing: Named, fields: JsonObject): Named {
	const all = Object.entries({ ...thing, ...fields }).filter(([, value]) => value !== null);
	return Object.fromEntries(all) as Named;
}
