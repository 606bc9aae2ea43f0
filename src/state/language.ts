import { bestLanguage, fetchLanguage, languages } from '../i18n/languages.ts';
import { speak } from '../i18n/words.ts';

const key = 'muster.language';

/** The language that the player chose here; undefined while the browser's is taken. */
export function chosenLanguage(): string | undefined {
	const chosen = read();
	return chosen !== undefined && languages.includes(chosen) ? chosen : undefined;
}

/** Keeps the choice; the page speaks it when it is loaded again. */
export function chooseLanguage(code: string | undefined): void {
	if (code === undefined) localStorage.removeItem(key);
	else localStorage.setItem(key, code);
}

/** Speaks the player's language, before anything is shown; English where it does not load. */
export async function speakChosen(): Promise<void> {
	const page = document.documentElement;
	const code = chosenLanguage() ?? bestLanguage(navigator.languages);
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

function read(): string | undefined {
	try {
		return localStorage.getItem(key) ?? undefined;
	} catch {
		return undefined;
	}
}
