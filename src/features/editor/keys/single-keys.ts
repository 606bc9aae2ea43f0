import { recall, remember } from '../../../platform/remembered.ts';

const key = 'muster.keys';

/** Whether single-letter shortcuts are on. They disturb people who dictate. */
export function singleKeys(): boolean {
	return recall(key) !== 'off';
}

/** @returns whether the browser stored the setting */
export function allowSingleKeys(areAllowed: boolean): boolean {
	return remember(key, areAllowed ? undefined : 'off');
}
