import { leaderlessIn, type Report, type Verdict } from '#engine';

/**
 * The report of a text without the leaders that it misses where a line was not understood: it may be the leader's,
 * and is reported as a line that was not read.
 * @param halfRead the ids of groups with such a line
 */
export function withoutLeadersUnread(report: Report, halfRead: readonly string[] = []): Report {
	if (halfRead.length === 0) return report;
	const isKnown = (verdict: Verdict): boolean =>
		!halfRead.includes(leaderlessIn(verdict)?.id ?? '');
	const { verdicts, problems } = report;
	return { ...report, verdicts: verdicts.filter(isKnown), problems: problems.filter(isKnown) };
}
