import type { Sentences } from '#schema';
import { cardOf, fetchData } from './fetch-data.ts';

/** Takes the sentences of a system in the wanted language. */
interface Listener {
	readonly language: string;
	readonly take: (system: string, sentences: Sentences) => void;
}

let listener: Listener | undefined;

/** Makes the sentences of a system load together with its armies. */
export function hearSentences(heard: Listener): void {
	listener = heard;
}

/** The file of the sentences in the wanted language; undefined if there is none. */
export function sentencesPath(system: string): string | undefined {
	const language = listener?.language ?? '';
	return cardOf(system)?.languages?.includes(language) ? `text/${language}.json` : undefined;
}

/** Without them, rules are told in general sentences. */
export async function loadSentences(system: string): Promise<void> {
	const path = sentencesPath(system);
	const sentences = path && (await fetchData(system, path).catch(() => undefined));
	if (sentences) listener?.take(system, sentences as Sentences);
}
