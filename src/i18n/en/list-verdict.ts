import type { Legality } from '#engine';
import { pointsText } from '../base/figures.ts';
import { words } from '../base/words.ts';
import { frame } from './frame.ts';

/** How a list stands, beyond the word for it in the editor's bar. */
export const listVerdict = words('listVerdict', {
	spentOf: (spent: string, size: number): string => `${spent} of ${size}`,
	/** With what a legal draft may still spend, and a tick drawn before it where it is legal. */
	full: (legality: Legality): string =>
		legality.unread === undefined
			? [frame.verdict(legality), ...listVerdict.left(legality)].join(' · ')
			: [
					listVerdict.notWhole(legality.unread),
					...(legality.problems > 0 ? [frame.verdict(legality)] : [])
				].join(' · '),
	/** What a legal draft may still spend: "1880 left". */
	left: ({ problems, lacksEvent, left }: Legality): readonly string[] =>
		problems > 0 || lacksEvent || left === undefined ? [] : [`${pointsText(left)} left`],
	/** Of a list of which lines were not understood. */
	notWhole: (unread: number): string =>
		`Not wholly read: ${unread === 1 ? '1 line' : `${unread} lines`}`,
	/** Within a line. */
	inLine: (legality: Legality): string =>
		legality.unread === undefined ? frame.verdict(legality).toLowerCase() : 'not wholly read'
});
