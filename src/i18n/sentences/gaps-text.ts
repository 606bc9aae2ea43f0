import { glance } from '../en/editor.ts';

/** What the data of a list lack: about the army, or about one entry. */
export function gapsText(count: number, isOfArmy: boolean): string {
	return glance.gaps(count, isOfArmy);
}
