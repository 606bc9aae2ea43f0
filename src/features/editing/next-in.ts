import { isLacking, legalityOf } from '#engine';
import { nextText } from '../../i18n/sentences/rules/next-text.ts';
import type { BegunList } from './begun-list.ts';

/**
 * What is next in a list that is merely not finished: it lacks what it lacked when it was opened, and has points left.
 * Undefined in any other, whose verdict is due.
 */
export function nextIn(list: BegunList): string | undefined {
	const { index, report, opened = report, roster } = list;
	const unmet = new Set(opened.problems.map(({ constraint }) => constraint.id));
	const isDraft = roster.size === 0 || legalityOf(report).left !== undefined;
	const isOpen = report.problems.every((each) => isLacking(each) && unmet.has(each.constraint.id));
	return isDraft && isOpen ? nextText(index, report.problems) : undefined;
}
