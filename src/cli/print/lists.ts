import type { EventPack } from '#schema';
import { listsInFile, type Outcome } from '../check.ts';
import { filePaths } from '../file-paths.ts';
import type { Packs } from '../packs.ts';

/** A list to be printed. */
export interface ListToPrint {
	readonly file: string;
	readonly outcome: Outcome;
	/** Its number, counted from 1. */
	readonly number: number;
	/** The number of lists as far as known: an unopened file counts as one. */
	readonly of: number;
}

/** The lists of some files one after the other, with only their texts kept in memory. */
export async function* listsOf(
	files: readonly string[],
	packs: Packs,
	event: EventPack | undefined
): AsyncGenerator<ListToPrint> {
	let number = 0;
	const paths = filePaths(files);
	for (const [at, file] of files.entries()) {
		const lists = await listsInFile(paths[at] ?? file, packs, event);
		const of = number + lists.length + files.length - at - 1;
		for (const list of lists) {
			number += 1;
			yield { file, outcome: await list(), number, of };
		}
	}
}
