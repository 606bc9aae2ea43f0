import { languageKey } from './language.ts';
import { remember } from '../../platform/remembered.ts';

/** Keeps the choice; the page speaks it when it is loaded again. @returns whether the browser lets it be kept */
export function chooseLanguage(code: string | undefined): boolean {
	return remember(languageKey, code);
}
