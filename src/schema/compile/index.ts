import { extended, type Extension } from './extend.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { withTables, type Tables } from './tables.ts';
import { withTaken } from './take.ts';

/** Reads a file of a system by its name ("system", "tin"); undefined if there is none. */
export type ReadFile = (system: string, name: string) => Json;

/** A system as it is judged by: its file with what that extends and its tables put in. */
export function buildSystem(system: string, read: ReadFile): Json {
	const { tables = {}, ...file } = resolved({ system, name: 'system' }, read, []);
	return told({ system, name: 'system' }, () => withTables(file, tables as Tables));
}

/**
 * An army as it is judged by: its file with what that extends and takes, and the system's tables put in.
 * What is read here is checked by the schemas of packs afterwards, not before.
 * @throws an error that names the file, if it names what is not there
 */
export function buildArmy(system: string, army: string, read: ReadFile): Json {
	const file = resolved({ system, name: army }, read, []);
	const { tables = {} } = resolved({ system, name: 'system' }, read, []);
	return told({ system, name: army }, () => withTables(file, tables as Tables));
}

interface Place {
	readonly system: string;
	readonly name: string;
}

/** A file with what it extends and takes. */
function resolved(place: Place, read: ReadFile, within: readonly string[]): JsonObject {
	const path = pathOf(place);
	if (within.includes(path)) throw new Error(`${path}: is made of itself`);
	const file = read(place.system, place.name);
	if (!isObject(file)) throw new Error(`${within.at(-1) ?? path}: no file "${path}"`);
	const { extends: first, removes, changes, ...own } = file;
	const other = (name: string): JsonObject =>
		resolved(placeOf(name, place), read, [...within, path]);
	const taken = told(place, () => withTaken(own, other));
	if (typeof first !== 'string') return taken;
	const base = other(first);
	return told(place, () => extended(base, taken, { removes, changes } as Extension));
}

/** "tin" beside an army is of its system; for a system it is the system of that name. */
function placeOf(name: string, { system, name: here }: Place): Place {
	const [first = name, second] = name.split('/');
	if (second !== undefined) return { system: first, name: second };
	return here === 'system' ? { system: name, name: here } : { system, name };
}

function pathOf({ system, name }: Place): string {
	return `${system}/${name}.json`;
}

/** Does this for a file; an error says which file it was. */
function told<T>(place: Place, work: () => T): T {
	try {
		return work();
	} catch (error) {
		throw new Error(`${pathOf(place)}: ${(error as Error).message}`, { cause: error });
	}
}
