import { fetchLanguage } from './i18n/languages.ts';
import { addSentences } from './i18n/sentences/sentence-store.ts';
import { speak } from './i18n/base/words.ts';
import { hearSentences } from './packs/load.ts';
import { wantedLanguage } from './persistence/choices/spoken.ts';
import { setLeftTaker } from './persistence/left/take-over-left.ts';

setLeftTaker(async () => (await import('./persistence/left/take-over.ts')).leftTaker);

/** Before the first page comes to life. */
export const init = speakChosen;

/** Loads the player's language before anything is shown. If that fails the app stays English. */
async function speakChosen(): Promise<void> {
	const page = document.documentElement;
	const code = wantedLanguage();
	hearSentences({ language: code, take: addSentences });
	try {
		if (code === 'en') return;
		speak({ code, words: await fetchLanguage(code) });
		page.lang = code;
	} catch {
		// The language may be neither stored nor within reach: then it stays English.
	} finally {
		delete page.dataset['waits'];
	}
}
