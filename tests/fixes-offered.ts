import { changesOf, checkRoster, fixesOf, type ArmyIndex } from '#engine';
import { offerText, fixCostText } from '#i18n';
import type { Roster } from '#schema';

/** The points limit as a rule. */
export const limit = { id: 'limit', kind: 'points-limit' } as const;

/** Selects pikes. */
export const pikes = { any: ['pikes'] };

/** What is offered for a roster's only problem, as its buttons read. */
export function offered(index: ArmyIndex, roster: Roster, most = 4): readonly string[] {
	const report = checkRoster(roster, index);
	const [problem, ...others] = [...report.problems, ...report.advice];
	if (!problem || others.length > 0) throw new Error(`${others.length + 1} problems, not one`);
	return offeredFor(index, roster, problem.outcome, most);
}

/** What is offered for the first problem of this kind. */
export function offeredFor(index: ArmyIndex, roster: Roster, outcome: string, most = 4) {
	const report = checkRoster(roster, index);
	const problem = [...report.problems, ...report.advice].find((each) => each.outcome === outcome);
	if (!problem) throw new Error(`no ${outcome}`);
	let given = 0;
	return fixesOf(problem, roster, report, () => `new${++given}`, most).map(
		(fix) => `${offerText(changesOf(fix.edit, roster, index))}: ${fixCostText(fix)}`
	);
}
