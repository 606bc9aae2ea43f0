import { forgetLook } from './kept-look.ts';
import { languageKey } from './language.ts';
import { remember } from './remembered.ts';

/** Keeps the choice; the page speaks it when it is loaded again. @returns whether the browser lets it be kept */
export function chooseLanguage(code: string | undefined): boolean {
	forgetLook();
	return remember(languageKey, code);
}
