import { pointsText } from '../figures.ts';
import { words } from '../words.ts';

/** What other data change in a roster. */
export const changes = words('changes', {
	/** What is another about an entry besides its price and name. */
	facts: {
		stats: 'another stat line',
		equipment: 'other equipment',
		rules: 'other special rules'
	},
	points: (before: number, after: number): string =>
		`${pointsText(before)} → ${pointsText(after)} points`,
	madeWith: (day: string, changed: readonly string[]): string =>
		`Made with the data of ${day}, which is not on this device: ${changed.join(', ')}.`,
	moved: (day: string, changed: readonly string[]): string =>
		`This roster kept the data of ${day}, which this version of Muster can no longer read. From now on it is judged by today’s${changed.length === 0 ? '' : `: ${changed.join(', ')}`}.`,
	later: (day: string, today: string): string =>
		`Made with the data of ${day}. This Muster has that of ${today} and judges by it: update Muster to have the later.`
});
