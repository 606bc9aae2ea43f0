import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** All that one version of the app left in a browser. */
export interface Dump {
	/** The version of the tables. */
	readonly database: number;
	readonly writtenAt: string;
	/** What each table is looked up by. */
	readonly stores: Readonly<Record<string, string>>;
	readonly tables: Readonly<Record<string, readonly object[]>>;
}

const folder = new URL('./fixtures/stored/', import.meta.url);

/** What an earlier version stored, as a text; undefined if there is none of that name. */
export function storedFixture(name: string): string | undefined {
	const path = fileURLToPath(new URL(name, folder));
	return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

export function storedDump(version: number): Dump {
	const text = storedFixture(`database-${version}.json`);
	if (text === undefined) throw new Error(`There is no dump of version ${version}.`);
	return JSON.parse(text) as Dump;
}
