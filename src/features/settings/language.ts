import { bestLanguage, fetchLanguage, languages } from '../../i18n/languages.ts';
import { addSentences } from '../../i18n/sentences/sentence-store.ts';
import { speak } from '../../i18n/words.ts';
import { hearSentences } from '../../packs/sentences.ts';
import { recall } from '../../platform/remembered.ts';

/** Where the player's choice is kept. */
export const languageKey = 'muster.language';

/** The language that the player chose here; undefined while the browser's is taken. */
export function chosenLanguage(): string | undefined {
	const chosen = recall(languageKey);
	return chosen !== undefined && languages.includes(chosen) ? chosen : undefined;
}

/** Speaks the player's language, before anything is shown; English where it does not load. */
export async function speakChosen(): Promise<void> {
	const page = document.documentElement;
	const code = chosenLanguage() ?? bestLanguage(navigator.languages);
	hearSentences({ language: code, take: addSentences });
	try {
		if (code === 'en') return;
		speak({ code, words: await fetchLanguage(code) });
		page.lang = code;
	} catch {
		// Without a network, and not stored yet: English is there.
	} finally {
		delete page.dataset['waits'];
	}
}
