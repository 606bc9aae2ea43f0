import { sourceText, type ArmyIndex, type Problem, type Report } from '#engine';
import { arithmetic, problemText } from '#i18n';
import type { Roster } from '#schema';
import { sheetGroups } from './lines.ts';
import type { Sheet, SheetForm, SheetProblem, SheetVerdict } from './model.ts';
import { readingsUsed } from './readings.ts';
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
		...(note && { note }),
		readings: readingsUsed(roster, report),
		revision: system.revision,
		notice: words.notice(system.name, system.owner),
		...(form === 'reference' && { reference: sheetReference(index, units) })
	};
}

function sheetVerdict(index: ArmyIndex, problems: readonly Problem[]): SheetVerdict {
	return {
		isLegal: problems.length === 0,
		summary: problems.length === 0 ? words.legal : words.notLegal(problems.length),
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
