import { locale } from '../../i18n/base/words.ts';
import { languages } from '../../i18n/languages.ts';
import { addSentences } from '../../i18n/sentences/sentence-store.ts';
import type { PageData } from '../reading/read-lists.ts';

/** Uses the sentences that the game of the event has in a language. */
export async function gameSpeaker(
	game: string,
	source: PageData
): Promise<(system: string, language: string) => void> {
	const known = new Map(
		await Promise.all(
			languages.map(async (code) => [code, await source.sentences?.(game, code)] as const)
		)
	);
	return (system, language) => {
		if (system === game) addSentences(system, known.get(language) ?? { sentences: {} });
	};
}

/** Uses those of the language in use, as the problems of lists are worded in it. */
export async function speakGame(game: string, source: PageData): Promise<void> {
	const [code = 'en'] = locale().split('-');
	(await gameSpeaker(game, source))(game, code);
}
