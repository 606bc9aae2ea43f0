import { glance } from '../en/editor.ts';

/** What is not checked, about the army or one entry. */
export function gapsText(count: number, isOfArmy: boolean): string {
	return glance.gaps(count, isOfArmy);
}
