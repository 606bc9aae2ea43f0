import { afterAll, beforeAll } from 'vitest';
import { illegal, legal } from './lists.ts';
import { makeFolder, muster, type Folder, type Run } from './run-muster.ts';

/** A folder with a legal, an illegal and a broken list, and the command at work in it. */
export interface ListFolder {
	readonly folder: Folder;
	readonly check: (...words: readonly string[]) => Promise<Run>;
	/** Checks a list given on standard input. */
	readonly checkList: (list: unknown) => Promise<Run>;
}

/** Sets the folder up for the tests of a file, and clears up after them. */
export function useListFolder(): ListFolder {
	const folder = makeFolder();
	beforeAll(() => {
		folder.write('legal.json', legal);
		folder.write('illegal.json', illegal);
		folder.write('broken.json', '{ "system": "warmaster", }');
	});
	afterAll(() => {
		folder.remove();
	});
	return {
		folder,
		check: (...words) => muster(folder.path, ['check', ...words]),
		checkList: (list) => muster(folder.path, ['check', '-'], JSON.stringify(list))
	};
}
