import { dateInWords } from '../base/dates.ts';
import { changes } from '../en/edits.ts';
import { listVerdict } from '../en/list-verdict.ts';

interface Judgement {
	readonly points: number;
	readonly problems: number;
	readonly isUnfinished?: boolean | undefined;
}

/**
 * Says that a roster's data are no longer here, and what it costs under today's.
 * @param isWithout whether the rules of its event are missing
 */
export function madeWithText(
	revision: string,
	before: Judgement,
	after: Judgement,
	isWithout = false
): string {
	return changes.madeWith(dateInWords(revision), changedNumbers(before, after, isWithout));
}

/** Says that a roster's data cannot be read by this version, and what it costs under today's. */
export function movedText(
	revision: string,
	before: Judgement,
	after: Judgement,
	isWithout = false
): string {
	return changes.moved(dateInWords(revision), changedNumbers(before, after, isWithout));
}

function changedNumbers(
	before: Judgement,
	after: Judgement,
	isWithout: boolean
): readonly string[] {
	const verdict = (judgement: Judgement): string =>
		listVerdict.inLine({ ...judgement, lacksEvent: isWithout });
	return [
		...(before.points === after.points ? [] : [changes.points(before.points, after.points)]),
		...(before.problems === after.problems ? [] : [`${verdict(before)} → ${verdict(after)}`])
	];
}

/** Says that a roster has newer data than this version. */
export function laterDataText(revision: string, today: string): string {
	return changes.later(dateInWords(revision), dateInWords(today));
}
