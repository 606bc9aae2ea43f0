import { sourceText, type ArmyIndex, type Problem, type Report } from '#engine';
import { arithmetic, problemText } from '#i18n';
import type { Roster } from '#schema';
import { sheetLegality } from './legality-sheet.ts';
import { sheetGroups } from './lines.ts';
import type { Sheet, SheetForm, SheetProblem, SheetVerdict } from './model.ts';
import { sheetPlans } from './plans.ts';
import { allReadings, readingsUsed } from './readings.ts';
import { sheetReference } from './reference.ts';
import { words } from './words.ts';

/**
 * Everything a sheet of this roster says, in the order it says it. Never throws on an illegal roster.
 * @param report of `checkRoster` for the same roster
 */
export function buildSheet(roster: Roster, report: Report, form: SheetForm): Sheet {
	const { index, units } = report.context;
	const { system, army } = index;
	const note = roster.note?.trim();
	return {
		form,
		title: roster.name.trim() || army.name,
		system: system.name,
		edition: system.edition,
		army: army.name,
		colours: army.livery.colours,
		points: report.points,
		size: roster.size,
		verdict: sheetVerdict(index, report.problems),
		tallies: report.tallies.map(({ tally, value }) => ({ name: tally.name, value })),
		columns: system.statLine.map(({ name, short }) => ({ name, short })),
		groups: sheetGroups(index, units),
		plans: sheetPlans(report),
		...(note && { note }),
		...(index.event && { event: { name: index.event.name, date: index.event.date } }),
		readings: form === 'legality' ? allReadings(index) : readingsUsed(roster, report),
		revision: system.revision,
		notice: words.notice(system.name, system.owner),
		...(form === 'reference' && { reference: sheetReference(index, units) }),
		...(form === 'legality' && { legality: sheetLegality(report) })
	};
}

function sheetVerdict(index: ArmyIndex, problems: readonly Problem[]): SheetVerdict {
	return {
		isLegal: problems.length === 0,
		summary: words.verdict(problems.length),
		problems: problems.map((problem) => sheetProblem(index, problem))
	};
}

function sheetProblem(index: ArmyIndex, problem: Problem): SheetProblem {
	const worked = arithmetic(problem);
	return {
		text: problemText(problem),
		...(worked !== undefined && { arithmetic: worked }),
		source: sourceText(index, problem.constraint.source)
	};
}
