import { bestLanguage, languages } from '../../i18n/languages.ts';
import { languageCopy, recall } from '../../platform/remembered.ts';

/** The language chosen here, as its copy has it; undefined if the browser's applies. */
function chosenLanguage(): string | undefined {
	const chosen = recall(languageCopy);
	return chosen !== undefined && languages.includes(chosen) ? chosen : undefined;
}

/** The language that a page speaks from its next load on. */
export function wantedLanguage(): string {
	return chosenLanguage() ?? bestLanguage(navigator.languages);
}
