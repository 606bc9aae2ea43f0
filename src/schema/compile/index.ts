import type { Taking, ById, NamesAbroad } from './file-words.ts';

/** Read from a file, not checked yet. */
type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

/** An item of a list with an id: an entry, a rule. */
type Named = JsonObject & { readonly id: string };

/** Reads a file of a system by its name ("system", "tin"); undefined if there is none. */
export type ReadFile = (system: string, name: string) => Json;

/** A system as used: its file with what it extends merged and its tables resolved. */
export function buildSystem(system: string, read: ReadFile): Json {
	const { tables = {}, ...file } = resolved({ system, name: 'system' }, read, []);
	const whole = inFile({ system, name: 'system' }, () => withTables(file, tables as Tables));
	return withAllNames(whole, read);
}

/**
 * An army as used: its file with what it extends and takes merged, and the system's tables resolved. The
 * schemas check the result, not the input.
 * @throws an error that names the file, if a reference leads nowhere
 */
export function buildArmy(system: string, army: string, read: ReadFile): Json {
	const file = resolved({ system, name: army }, read, []);
	const { tables = {}, gaps = [] } = resolved({ system, name: 'system' }, read, []);
	const whole = withGaps(file, army, gaps as readonly SystemGap[]);
	return withAllNames(
		inFile({ system, name: army }, () => withTables(whole, tables as Tables)),
		read
	);
}

/** What a system lacks for its armies. */
interface SystemGap {
	readonly what: string;
	readonly armies?: readonly string[];
}

/** The army with the gaps of its system after its own. */
function withGaps(file: JsonObject, army: string, gaps: readonly SystemGap[]): JsonObject {
	const shared = gaps.filter(({ armies }) => armies?.includes(army) ?? true);
	if (shared.length === 0) return file;
	const own: readonly Json[] = Array.isArray(file['gaps']) ? file['gaps'] : [];
	return { ...file, gaps: [...own, ...shared.map(({ what }) => ({ what }))] };
}

/** The folder with names in other languages, which are the same in all games, and its files. */
const namesFolder = 'names';
const namesAbroad = ['de', 'fr'];

function withAllNames(file: Json, read: ReadFile): Json {
	const languages = namesAbroad.flatMap((language) => read(namesFolder, language) ?? []);
	return isObject(file) ? withNames(file, languages as unknown as readonly NamesAbroad[]) : file;
}

interface PackFile {
	readonly system: string;
	readonly name: string;
}

/** A file with what it extends and takes merged in. */
function resolved(file: PackFile, read: ReadFile, within: readonly string[]): JsonObject {
	const path = pathOf(file);
	if (within.includes(path)) throw new Error(`${path}: is made of itself`);
	const content = read(file.system, file.name);
	if (!isObject(content)) throw new Error(`${within.at(-1) ?? path}: no file "${path}"`);
	const { extends: first, removes, changes, ...own } = content;
	const other = (name: string): JsonObject => resolved(fileOf(name, file), read, [...within, path]);
	const taken = inFile(file, () => withTaken(own, other));
	if (typeof first !== 'string') return taken;
	const base = other(first);
	return inFile(file, () => extended(base, taken, { removes, changes } as Extension));
}

/** "tin" beside an army is of its system; for a system it is the system of that name. */
function fileOf(name: string, { system, name: here }: PackFile): PackFile {
	const [first = name, second] = name.split('/');
	if (second !== undefined) return { system: first, name: second };
	return here === 'system' ? { system: name, name: here } : { system, name };
}

function pathOf({ system, name }: PackFile): string {
	return `${system}/${name}.json`;
}

/** Runs this for a file; errors name the file. */
function inFile<T>(file: PackFile, work: () => T): T {
	try {
		return work();
	} catch (error) {
		throw new Error(`${pathOf(file)}: ${(error as Error).message}`, { cause: error });
	}
}

/** The tables of a system, by name. */
type Tables = Readonly<Record<string, unknown>>;

/**
 * A value with every `{ "table": "core" }` replaced by the named table.
 * @throws if there is no such table
 */
function withTables(value: Json, tables: Tables): Json {
	if (Array.isArray(value)) return value.map((each) => withTables(each, tables));
	if (!isObject(value)) return value;
	if (typeof value['table'] === 'string') return tableOf(value['table'], tables);
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [key, withTables(each, tables)])
	);
}

function tableOf(name: string, tables: Tables): Json {
	if (!Object.hasOwn(tables, name)) throw new Error(`no table "${name}"`);
	return tables[name];
}

/**
 * The file with entries taken from others, at their places in its list.
 * @throws if it takes an entry that does not exist
 */
function withTaken(file: JsonObject, fileOf: (name: string) => JsonObject): JsonObject {
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

/** An army or a system whose aliases have its names in other languages. What the file calls so itself stays. */
function withNames(file: JsonObject, languages: readonly NamesAbroad[]): JsonObject {
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

/** What a file says of the one it extends. */
interface Extension {
	readonly removes?: ById<string> | undefined;
	readonly changes?: ById<Named> | undefined;
}

/**
 * A file with the changes that another makes: single fields replace the first's, and things with an id are removed,
 * changed or added. What is removed and given anew keeps its place.
 * @throws if something is removed or changed that is not there, or given anew without being removed
 */
function extended(first: JsonObject, own: JsonObject, extension: Extension): JsonObject {
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

/**
 * What is taken from one file into another: where a source names no book it is the book of the file it
 * comes from, and its section.
 */
function withOrigin(value: Json, from: JsonObject, into: JsonObject): Json {
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

function isObject(value: Json): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list of objects with ids. */
function isNamedList(value: Json): value is readonly Named[] {
	return Array.isArray(value) && value.length > 0 && value.every(isNamed);
}

function isNamed(value: Json): boolean {
	return isObject(value) && typeof value['id'] === 'string';
}

/** The value under a key, if it is a list of objects with ids. */
function namedIn(file: JsonObject, key: string): readonly Named[] {
	const list = file[key];
	return isNamedList(list) ? list : [];
}

/** An object with these fields replaced; those that are null are removed. */
function changed(thing: Named, fields: JsonObject): Named {
	const all = Object.entries({ ...thing, ...fields }).filter(([, value]) => value !== null);
	return Object.fromEntries(all) as Named;
}
