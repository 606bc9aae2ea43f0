import { gapWords } from '../en/gaps.ts';

/** What is not checked, about the army or one entry. */
export function gapsText(count: number, isOfArmy: boolean): string {
	return gapWords.count(count, isOfArmy);
}
