import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { makeFolder, muster, type Folder, type Run } from './run-muster.ts';

/** A folder with lists and what the command prints of them. */
export interface PrintedFolder {
	readonly folder: Folder;
	readonly print: (...words: readonly string[]) => Promise<Run>;
	/** The files in a folder below it, hidden ones too. */
	readonly files: (name: string) => readonly string[];
	readonly read: (...path: readonly string[]) => Buffer;
}

/** Sets the folder up for the tests of a file, and clears up after them. */
export function usePrintedFolder(lists: Readonly<Record<string, unknown>>): PrintedFolder {
	const folder = makeFolder();
	beforeAll(() => {
		for (const [name, list] of Object.entries(lists)) folder.write(name, list);
	});
	afterAll(() => {
		folder.remove();
	});
	return {
		folder,
		print: (...words) => muster(folder.path, ['print', ...words]),
		files: (name) => {
			const path = join(folder.path, name);
			return existsSync(path) ? readdirSync(path).toSorted() : [];
		},
		read: (...path) => readFileSync(join(folder.path, ...path))
	};
}
