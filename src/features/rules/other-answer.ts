import {
	applyEdit,
	judged,
	lacksEvent,
	type ArmyIndex,
	type Edit,
	type ReadingAnswer,
	type Report
} from '#engine';
import { problemText } from '#i18n';
import type { Reading, Roster } from '#schema';
import { otherAnswers } from '../../i18n/en/legality.ts';

/**
 * The edit that gives a reading this answer. The pack's default is stored only
 * if new rosters start with an answer of their own.
 */
export function answerEdit(reading: Reading, answer: string): Edit {
	const isOwn = answer === reading.default && reading.starts === undefined;
	return { kind: 'answer', reading: reading.id, answer: isOwn ? undefined : answer };
}

/**
 * What another answer would change in a roster, in a few words.
 * @returns undefined if it is the present answer, or changes nothing
 */
export function otherAnswer(
	roster: Roster,
	{ index, report }: { readonly index: ArmyIndex; readonly report: Report },
	{ reading, answer: present, givenBy }: ReadingAnswer,
	answer: string
): string | undefined {
	if (givenBy === 'event' || answer === present) return undefined;
	const changed = applyEdit(roster, answerEdit(reading, answer));
	const other = judged(index, changed);
	if (outcomeOf(other) === outcomeOf(report)) return undefined;
	const { length } = other.problems;
	if (length > 0) return otherAnswers.toFix(length);
	return lacksEvent(index) ? otherAnswers.isLegalWithout : otherAnswers.isLegal;
}

function outcomeOf({ context, points, problems }: Report): string {
	return [String(points), ...problems.map((problem) => problemText(context.index, problem))].join(
		'\n'
	);
}
