import { randomUUID } from 'node:crypto';
import type { EventPack } from '#schema';
import { listsOfSent, type ListOnDemand, type Means, type Saying } from '../desk/index.ts';
import { sentIn, type FilePath } from './read-file.ts';
import type { Packs } from './packs.ts';

const saying: Saying = {
	isEvent: 'This is an event pack and no list: --event checks lists under it.',
	eventMissing: ({ name, date }) =>
		`This list is for ${name}, ${date}: give the pack of the event with --event.`
};

/** What reading lists needs in the command. @param event replaces the event of each list */
export function meansOf({ source }: Packs, event?: EventPack): Means {
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
	const means = meansOf(packs, event);
	for await (const sent of sentIn(file)) yield await listsOfSent(sent, means);
}
