import { afterAll, beforeAll } from 'vitest';
import { illegal, legal } from './lists.ts';
import { buildCommand, makeFolder, muster, type Folder, type Run } from './run-muster.ts';

/** A folder with a legal, an illegal and a broken list, and the command at work in it. */
export interface ListFolder {
	readonly folder: Folder;
	readonly check: (...words: readonly string[]) => Run;
	/** Checks a list given on standard input. */
	readonly checkList: (list: unknown) => Run;
}

/** Sets the folder up for the tests of a file, builds the command, and clears up after them. */
export function useListFolder(): ListFolder {
	const folder = makeFolder();
	beforeAll(() => {
		buildCommand();
		folder.write('legal.json', legal);
		folder.write('illegal.json', illegal);
		folder.write('broken.json', '{ "system": "warmaster", }');
	}, 60_000);
	afterAll(() => {
		folder.remove();
	});
	return {
		folder,
		check: (...words) => muster(folder.path, ['check', ...words]),
		checkList: (list) => muster(folder.path, ['check', '-'], JSON.stringify(list))
	};
}
