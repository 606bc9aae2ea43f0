import { recall, remember } from '../../../platform/remembered.ts';

const key = 'muster.keys';

/** Whether single-letter shortcuts are on: people who dictate may not want them. */
export function singleKeys(): boolean {
	return recall(key) !== 'off';
}

/** @returns whether the browser lets it be kept */
export function allowSingleKeys(areAllowed: boolean): boolean {
	return remember(key, areAllowed ? undefined : 'off');
}
