import { randomUUID } from 'node:crypto';
import type { EventPack } from '#schema';
import {
	listsOfSent,
	type Judged,
	type ListOnDemand,
	type Means,
	type Outcome,
	type Saying
} from '../desk/index.ts';
import { filePaths, openedIn, type FilePath } from './read-file.ts';
import type { Packs } from './packs.ts';

const saying: Saying = {
	isEvent: 'This is an event pack and no list: --event checks lists under it.',
	eventMissing: ({ name, date }) =>
		`This list is for ${name}, ${date}: give the pack of the event with --event.`
};

/** What reading lists needs in the command. @param event replaces the event of each list */
export function commandMeans({ source }: Packs, event?: EventPack): Means {
	return { packs: source, newId: randomUUID, event, saying };
}

/**
 * Reads a file with its lists, those of a mail or a text at a time; there is always at least one, even if unreadable.
 * @param event replaces the event of each list
 */
export async function* listsInFile(
	file: FilePath,
	packs: Packs,
	event?: EventPack
): AsyncGenerator<readonly ListOnDemand[]> {
	const means = commandMeans(packs, event);
	for await (const sent of openedIn(file)) yield await listsOfSent(sent, means);
}

/** A list of some files. */
export interface NumberedList {
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
): AsyncGenerator<NumberedList> {
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

/** The name of a list, or of its army. */
export function nameOrArmy({ roster, index }: Judged): string {
	return roster.name.trim() || index.army.name;
}
