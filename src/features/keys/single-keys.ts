import { copyAs } from '../../persistence/choices/copied.ts';
import { storeChoices } from '../../persistence/choices/store-choices.ts';
import { recall, keysCopy } from '../../platform/remembered.ts';

/** Whether single-letter shortcuts are on. They disturb people who dictate. */
export function singleKeys(): boolean {
	return recall(keysCopy) !== 'off';
}

/** @returns whether the browser stored the setting */
export async function allowSingleKeys(areAllowed: boolean): Promise<boolean> {
	copyAs(keysCopy, areAllowed ? undefined : 'off');
	return storeChoices({ singleKeys: areAllowed ? undefined : false });
}
