import {
	applyEdit,
	judged,
	lacksEvent,
	type ArmyIndex,
	type ReadingAnswer,
	type Report
} from '#engine';
import type { Roster } from '#schema';
import { outcomeOf, problemsOf } from '../../content/index.ts';
import { otherAnswers } from '../../i18n/en/legality.ts';
import { answerEdit } from './answer-edit.ts';

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
	if (problemsOf(other) === problemsOf(report)) return otherAnswers.otherNumbers;
	const { length } = other.problems;
	if (length > 0) return otherAnswers.toFix(length);
	return lacksEvent(index) ? otherAnswers.isLegalWithout : otherAnswers.isLegal;
}
