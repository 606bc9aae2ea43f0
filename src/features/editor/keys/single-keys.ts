import { recall, remember } from '../../../platform/remembered.ts';

const key = 'muster.keys';

/** Whether a single letter or sign does something: whoever speaks to the browser may not want that. */
export function singleKeys(): boolean {
	return recall(key) !== 'off';
}

/** @returns whether the browser lets it be kept */
export function allowSingleKeys(areAllowed: boolean): boolean {
	return remember(key, areAllowed ? undefined : 'off');
}
