import type { System } from '#schema';
import { lacksEvent } from '../army/event.ts';
import type { Report } from './report.ts';

/** How a list stands as a whole. */
export interface Standing {
	readonly problems: number;
	/** Whether the rules of its event are not here. */
	readonly lacksEvent: boolean;
	/** The points left, where so much is unspent that the list is a draft. */
	readonly left?: number;
}

/** How a list of a report stands. */
export function standingOf({ context: { index, size }, points, problems }: Report): Standing {
	return {
		problems: problems.length,
		lacksEvent: lacksEvent(index),
		...unspent(index.system, size, points)
	};
}

/** Whether nothing is to fix, and nothing about it is unknown. A draft is legal too. */
export function isLegal({ problems, lacksEvent }: Standing): boolean {
	return problems === 0 && !lacksEvent;
}

/** The points left in a draft: a list that has spent less than its game calls nearly all. */
export function unspent(
	{ nearlyAll }: Pick<System, 'nearlyAll'>,
	size: number,
	spent: number
): Pick<Standing, 'left'> {
	const isDraft = nearlyAll !== undefined && spent * 100 < size * nearlyAll;
	return isDraft ? { left: size - spent } : {};
}
