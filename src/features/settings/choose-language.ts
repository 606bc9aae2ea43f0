import { languageKey } from './language.ts';
import { remember } from '../../platform/remembered.ts';

/** Stores the choice, which applies from the next load. @returns whether the browser stored it */
export function chooseLanguage(code: string | undefined): boolean {
	return remember(languageKey, code);
}
