import { extended, type Extension } from './extend.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { withNames } from './names.ts';
import type { NamesAbroad } from './names-abroad.ts';
import { withTaken } from './take.ts';

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
