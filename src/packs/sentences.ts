import type { Sentences } from '#schema';
import { cardOf, fetchData } from './fetch-data.ts';

/** What is done with the sentences of a system, and the language they are wanted in. */
interface Listener {
	readonly language: string;
	readonly take: (system: string, sentences: Sentences) => void;
}

let listener: Listener | undefined;

/** Has the sentences that a system brings for its rules loaded with each of its armies. */
export function hearSentences(heard: Listener): void {
	listener = heard;
}

/** The file of the sentences that are wanted, where the system has one. */
export function sentencesPath(system: string): string | undefined {
	const language = listener?.language ?? '';
	return cardOf(system)?.languages?.includes(language) ? `text/${language}.json` : undefined;
}

/** Rules are told without them where they do not come. */
export async function loadSentences(system: string): Promise<void> {
	const path = sentencesPath(system);
	const sentences = path && (await fetchData(system, path).catch(() => undefined));
	if (sentences) listener?.take(system, sentences as Sentences);
}
