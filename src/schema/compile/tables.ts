import { isObject, type Json } from './json.ts';

/** The tables of a system, by name. */
export type Tables = Readonly<Record<string, unknown>>;

/**
 * A value with every `{ "table": "core" }` replaced by the named table.
 * @throws if there is no such table
 */
export function withTables(value: Json, tables: Tables): Json {
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
