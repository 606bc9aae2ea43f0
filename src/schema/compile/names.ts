import type { NamesAbroad } from './names-abroad.ts';
import { isObject, type Json, type JsonObject } from './json.ts';

/** An army or a system whose aliases have its names in other languages. What the file calls so itself stays. */
export function withNames(file: JsonObject, languages: readonly NamesAbroad[]): JsonObject {
	if (languages.length === 0) return file;
	const entries = listOf(file['entries']);
	const taken = new Set(entries.flatMap(labelsOf).map(lower));
	const named = entries.map((entry): Json => {
		if (!isObject(entry)) return entry;
		const found = languages.flatMap((names) => called(entry, names.entries));
		const free = [...new Set(found)].filter((name) => !taken.has(lower(name)));
		for (const name of free) taken.add(lower(name));
		return withAliases(entry, free);
	});
	const own = languages.flatMap((names) => called(file, names.armies));
	const labels = labelsOf(file).map(lower);
	const army = withAliases(
		file,
		[...new Set(own)].filter((name) => !labels.includes(lower(name)))
	);
	return { ...army, ...(entries.length > 0 && { entries: named }) };
}

function called(thing: JsonObject, names: NamesAbroad['entries']): readonly string[] {
	const { name } = thing;
	return typeof name === 'string' && Object.hasOwn(names, name) ? (names[name] ?? []) : [];
}

function withAliases(thing: JsonObject, more: readonly string[]): JsonObject {
	if (more.length === 0) return thing;
	return { ...thing, aliases: [...listOf(thing['aliases']), ...more] };
}

function labelsOf(thing: Json): readonly string[] {
	if (!isObject(thing)) return [];
	const { id, name, aliases } = thing;
	const all = [id, name, ...listOf(aliases)];
	return all.filter((label) => typeof label === 'string');
}

function listOf(value: Json): readonly Json[] {
	return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function lower(name: string): string {
	return name.toLowerCase();
}
