import { sourceText, type ArmyIndex, type Problem, type Report, type TallyResult } from '#engine';
import { arithmetic, problemText } from '#i18n';
import type { Roster } from '#schema';
import { sheetCards } from './cards.ts';
import { sheetChoices } from './choices.ts';
import { sheetGaps } from './gaps.ts';
import { ruleGroups } from './groups.ts';
import { sheetLegality } from './legality-sheet.ts';
import { sheetGroups } from './lines.ts';
import type { Sheet, SheetForm, SheetProblem, SheetTally, SheetVerdict } from './model.ts';
import { ruleKinds, withSheetNames } from './named-groups.ts';
import { sheetPlans } from './plans.ts';
import { isArmyOfModels } from './ranks-and-files.ts';
import { allReadings, readingsUsed } from './readings.ts';
import { sheetReference } from './reference.ts';
import { withShares } from './shares.ts';
import type { ProfileBook } from './warscrolls.ts';
import { words } from './words.ts';

/**
 * Everything a sheet of this roster says, in the order it says it. Never throws on an illegal roster.
 * @param given report of `checkRoster` for the same roster
 * @param book profiles of its units, where the system has them; only the reference asks for it
 */
export function buildSheet(
	roster: Roster,
	given: Report,
	form: SheetForm,
	book?: ProfileBook
): Sheet {
	const report = withSheetNames(given);
	const { index, units } = report.context;
	const { system, army } = index;
	const isGrouped = ruleKinds(index).length > 0;
	const note = roster.note?.trim();
	return {
		form,
		title: roster.name.trim() || army.name,
		system: system.name,
		edition: system.edition,
		army: army.name,
		...(army.family !== undefined && { family: words.family(system.families, army.family) }),
		colours: army.livery.colours,
		points: report.points,
		size: roster.size,
		...(system.pointsDate !== undefined && { pointsDate: system.pointsDate }),
		verdict: sheetVerdict(index, report.problems),
		tallies: report.tallies.filter(isWorthSaying).map(sheetTally),
		choices: sheetChoices(index, units),
		columns: isGrouped ? [] : system.statLine.map(({ name, short }) => ({ name, short })),
		isGrouped,
		isSized: !isGrouped && isArmyOfModels(index),
		...withShares(
			isGrouped ? ruleGroups(report.context) : sheetGroups(index, units, report.tallies),
			report
		),
		plans: sheetPlans(report),
		...(note && { note }),
		...(index.event && { event: { name: index.event.name, date: index.event.date } }),
		readings: readingsFor(form, roster, report),
		gaps: sheetGaps(form, report.context),
		revision: system.revision,
		notice: words.notice(system.name, system.owner),
		...(form === 'reference' && { reference: sheetReference(index, units, book) }),
		...(form === 'legality' && { legality: sheetLegality(report) }),
		...(form === 'cards' && { cards: sheetCards(index, units) })
	};
}

/** The proof rests on all of them, a list on those that it depends on, and cards on none. */
function readingsFor(form: SheetForm, roster: Roster, report: Report): Sheet['readings'] {
	if (form === 'cards') return [];
	return form === 'legality' ? allReadings(report.context.index) : readingsUsed(roster, report);
}

/**
 * What units have each by itself stands with them. Of what an army may do without (casters, a bonus),
 * nothing is said where there is none.
 */
function isWorthSaying({ tally, value }: TallyResult): boolean {
	if (tally.kind === 'each') return false;
	return value > 0 || (tally.kind !== 'unspent' && !('lists' in tally));
}

function sheetTally({ tally, value, parts }: TallyResult): SheetTally {
	const about =
		tally.kind === 'groups'
			? 'groups'
			: 'outside' in tally && tally.outside
				? 'outside'
				: undefined;
	return { name: tally.name, value, ...(parts && { parts }), ...(about && { about }) };
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
