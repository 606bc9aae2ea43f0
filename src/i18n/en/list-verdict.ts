import type { Standing } from '#engine';
import { words } from '../words.ts';
import { frame } from './frame.ts';

/** How a list stands, beyond the word for it in the editor's bar. */
export const listVerdict = words('listVerdict', {
	spentOf: (spent: string, size: number): string => `${spent} of ${size}`,
	/** With what a legal draft may still spend, and a tick drawn before it where it is legal. */
	full: (standing: Standing): string =>
		[frame.verdict(standing), ...frame.left(standing)].join(' · '),
	/** Within a line. */
	inLine: ({ problems, lacksEvent, left }: Standing): string => {
		if (problems > 0) return `${problems} to fix`;
		if (lacksEvent) return 'legal without the event’s rules';
		return left === undefined ? 'legal' : 'legal so far';
	}
});
