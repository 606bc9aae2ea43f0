import { legalityOf, type Report } from '#engine';
import type { Summary } from '../index.ts';

/** What the list of rosters shows, taken from a report. */
export function summaryOf(report: Report): Summary {
	const { points, problems, context } = report;
	const { isUnfinished } = legalityOf(report);
	return { points, problems: problems.length, units: context.units.length, isUnfinished };
}
