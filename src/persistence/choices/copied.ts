import type { Choices } from '../../schema/own/choices.ts';
import { keysCopy, languageCopy, recall, remember, systemCopy } from '../../platform/remembered.ts';
import { chosenTheme } from '../../platform/theme.ts';

/** The choices as `localStorage` has them: all that is known before the database answers. */
export function copiedChoices(): Choices {
	return {
		theme: chosenTheme() || undefined,
		language: recall(languageCopy),
		singleKeys: recall(keysCopy) === 'off' ? false : undefined,
		lastSystem: recall(systemCopy)
	};
}

/** Writes a copy. @returns whether it is stored */
export function copyAs(key: string, text: string | undefined): boolean {
	remember(key, text);
	return recall(key) === text;
}
