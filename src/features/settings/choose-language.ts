import { languageCopy } from '../../platform/remembered.ts';
import { copyAs } from '../../persistence/choices/copied.ts';
import { storeChoices } from '../../persistence/choices/store-choices.ts';

/** Stores the choice, which applies from the next load. @returns whether the browser stored it */
export async function chooseLanguage(language: string | undefined): Promise<boolean> {
	const isStored = await storeChoices({ language });
	// Last, as the database sets the copy to what it had when it is opened.
	return copyAs(languageCopy, language) && isStored;
}
