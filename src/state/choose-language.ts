import { forgetLook } from './kept-look.ts';
import { languageKey } from './language.ts';

/** Keeps the choice; the page speaks it when it is loaded again. */
export function chooseLanguage(code: string | undefined): void {
	if (code === undefined) localStorage.removeItem(languageKey);
	else localStorage.setItem(languageKey, code);
	forgetLook();
}
