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

/** Rules are told without them where they do not come. */
export async function loadSentences(system: string): Promise<void> {
	if (!listener) return;
	const { language, take } = listener;
	if (!cardOf(system)?.languages?.includes(language)) return;
	const sentences = await fetchData(system, `text/${language}.json`).catch(() => undefined);
	if (sentences) take(system, sentences as Sentences);
}
