import type { Report } from '#engine';
import type { Summary } from '../index.ts';

/** What the list of rosters shows, taken from a report. */
export function summaryOf({ points, problems, context }: Report): Summary {
	return { points, problems: problems.length, units: context.units.length };
}
