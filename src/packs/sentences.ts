import type { Sentences } from '#schema';
import { systemCard, fetchData } from './catalogue.ts';

/** The sentences that a game has in a language; undefined if it has none, or they do not load. */
export async function sentencesIn(
	system: string,
	language: string
): Promise<Sentences | undefined> {
	if (!systemCard(system)?.languages?.includes(language)) return undefined;
	const read = await fetchData(system, `text/${language}.json`).catch(() => undefined);
	return read as Sentences | undefined;
}
