import type { ChangedFact } from '#engine';
import { dateInWords } from './dates.ts';
import { pointsText } from './figures.ts';

interface Judgement {
	readonly points: number;
	readonly problems: number;
}

/** What is another about an entry besides its price and name. */
export function changedFactText(fact: ChangedFact): string {
	const texts = {
		stats: 'another stat line',
		equipment: 'other equipment',
		rules: 'other special rules'
	} as const;
	return texts[fact];
}

/** That a roster was made with data which are gone, and what it comes to under today's. */
export function madeWithText(revision: string, before: Judgement, after: Judgement): string {
	const changes = [
		...(before.points === after.points
			? []
			: [`${pointsText(before.points)} → ${pointsText(after.points)} points`]),
		...(before.problems === after.problems
			? []
			: [`${verdictText(before)} → ${verdictText(after)}`])
	];
	return `Made with the data of ${dateInWords(revision)}, which is not on this device: ${changes.join(', ')}.`;
}

/** That a roster comes from a later version of the data than there is here. */
export function laterDataText(revision: string, today: string): string {
	return `Made with the data of ${dateInWords(revision)}. This Muster has that of ${dateInWords(today)} and judges by it: update Muster to have the later.`;
}

function verdictText({ problems }: Judgement): string {
	return problems === 0 ? 'legal' : `${problems} to fix`;
}
