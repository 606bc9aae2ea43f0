import type { System } from '#schema';
import { canStay } from '../../rules/base/verdict.ts';
import { lacksEvent } from '../army/event.ts';
import type { Report } from './report.ts';

/** The overall verdict on a list. */
export interface Legality {
	readonly problems: number;
	/** Whether the list merely lacks something that can still be added: nothing chosen breaks a rule. */
	readonly isUnfinished?: boolean | undefined;
	/** How many lines of the text it was read from were not understood, if any. */
	readonly unread?: number;
	/** Whether the rules of its event are missing. */
	readonly lacksEvent: boolean;
	/** The points left, if enough to call the list a draft. */
	readonly left?: number;
}

/**
 * The overall verdict of a report.
 * @param unread lines of its text that were not understood
 */
export function legalityOf(
	{ context: { index, limit }, points, problems }: Report,
	unread = 0
): Legality {
	const draft = unspent(index.system, limit, points);
	const hasRoom = limit === 0 || draft.left !== undefined;
	return {
		problems: problems.length,
		isUnfinished: problems.length > 0 && hasRoom && problems.every(canStay),
		...(unread > 0 && { unread }),
		lacksEvent: lacksEvent(index),
		...draft
	};
}

/** Whether there is nothing to fix, no rule is missing and every line was read. A draft is legal too. */
export function isLegal({ problems, unread = 0, lacksEvent }: Legality): boolean {
	return problems === 0 && unread === 0 && !lacksEvent;
}

/** The points left in a draft: a list that has spent less than the game regards as nearly all. */
export function unspent(
	{ nearlyAll }: Pick<System, 'nearlyAll'>,
	limit: number,
	spent: number
): Pick<Legality, 'left'> {
	const isDraft = nearlyAll !== undefined && spent * 100 < limit * nearlyAll;
	return isDraft ? { left: limit - spent } : {};
}
