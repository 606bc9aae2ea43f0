import type { Roster } from '#schema';
import { indexFor, type ArmyData } from '../army/index-for.ts';
import { checkRoster, type Report } from './report.ts';

const reports = new WeakMap<Roster, Report>();

/** The report on a roster under its army's data; its context has the index. */
export function judged(data: ArmyData, roster: Roster): Report {
	const index = indexFor(data, roster);
	const known = reports.get(roster);
	if (known?.context.index === index) return known;
	const report = checkRoster(roster, index);
	reports.set(roster, report);
	return report;
}
