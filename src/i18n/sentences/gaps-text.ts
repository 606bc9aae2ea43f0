import { glance } from '../en/editor.ts';

/** How much of a list the data does not say: of the army, or of one entry. */
export function gapsText(count: number, isOfArmy: boolean): string {
	return glance.gaps(count, isOfArmy);
}
