import type { EventPack } from '#schema';
import type { Fault } from '../exchange/index.ts';
import type { Judged, Outcome } from '../desk/index.ts';
import { listsInFile } from './check.ts';
import type { Packs } from './packs.ts';
import type { PrintOptions } from './print-options.ts';
import type { PrintResult } from './printed.ts';
import type { Progress } from './progress.ts';
import { filePaths } from './read-file.ts';

/** A list to be printed. */
interface ListToPrint {
	readonly file: string;
	readonly outcome: Outcome;
	/** Its number, counted from 1. */
	readonly number: number;
	/** The number of lists as far as known: an unopened file counts as one. */
	readonly of: number;
}

/** What a run of `muster print` needs. */
export interface Job {
	readonly options: PrintOptions;
	readonly packs: Packs;
	readonly event: EventPack | undefined;
	readonly progress: Progress;
}

/** The result of a run. */
export interface Done {
	/** The result for each list, in order. */
	readonly results: readonly PrintResult[];
	/** The pages of all PDFs. */
	readonly pages: number;
	/** Why the index was not written. */
	readonly fault?: Fault;
}

/** The name of a list, or of its army. */
export function titleOf({ roster, index }: Judged): string {
	return roster.name.trim() || index.army.name;
}

/** "12 of 100 · Nordland". */
export function beginList({ progress }: Job, { number, of }: ListToPrint, list: Judged): void {
	progress.begin(`${number} of ${of} · ${titleOf(list)}`);
}

/** If a list cannot be laid out, the fault is Muster's; the other lists are printed all the same. */
export function failure(error: unknown): string {
	const reason = error instanceof Error ? error.message : String(error);
	return `This list could not be laid out (${reason}).`;
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
		for await (const lists of listsInFile(paths[at] ?? file, packs, event)) {
			const of = number + lists.length + files.length - at - 1;
			for (const list of lists) {
				number += 1;
				yield { file, outcome: await list(), number, of };
			}
		}
	}
}
