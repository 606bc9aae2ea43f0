import { isLacking, legalityOf } from '#engine';
import { nextText } from '../../i18n/sentences/rules/next-text.ts';
import type { BegunList } from './begun-list.ts';

/** The rules that each list did not meet when it was opened. */
const unmetAtFirst = new WeakMap<BegunList, ReadonlySet<string>>();

/**
 * What is next in a list that is merely not finished: it lacks what it lacked when it was opened, and has points left.
 * Undefined in any other, whose verdict is due.
 */
export function nextIn(list: BegunList): string | undefined {
	const { index, report, roster } = list;
	const unmet =
		unmetAtFirst.get(list) ?? new Set(report.problems.map(({ constraint }) => constraint.id));
	unmetAtFirst.set(list, unmet);
	const isDraft = roster.size === 0 || legalityOf(report).left !== undefined;
	const isOpen = report.problems.every((each) => isLacking(each) && unmet.has(each.constraint.id));
	return isDraft && isOpen ? nextText(index, report.problems) : undefined;
}
