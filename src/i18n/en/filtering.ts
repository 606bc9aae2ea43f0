import { words } from '../base/words.ts';

/** What a filter of the army list has found. */
export const filtering = words('filtering', {
	shown: (count: number, all: number): string => `${count} of ${all} shown`,
	showAll: 'Show all',
	/** @param isAffordable whether only affordable entries are shown */
	noneFound: (text: string, isAffordable: boolean): string => {
		const what = isAffordable ? 'Nothing affordable' : 'Nothing in this army';
		return text === '' ? `${what}.` : `${what} is called “${text}”.`;
	}
});
