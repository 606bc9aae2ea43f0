import { checkRoster, indexArmy, type ArmyIndex, type ReadingAnswer, type Report } from '#engine';
import { problemText } from '#i18n';
import type { Roster } from '#schema';
import { hasNothingToJudge, readingGiven } from './legality/legality.ts';
import type { SheetReading } from './model.ts';
import { knownSpells } from './reference/spells.ts';
import { words } from './words.ts';

/**
 * The readings this roster depends on, with the answers taken: those where another answer would give
 * another verdict, tally or choice of spells.
 */
export function readingsUsed(roster: Roster, report: Report): readonly SheetReading[] {
	return [...report.context.index.answers.values()]
		.filter(makesDifference(roster, report))
		.map((given) => sheetReading(given, ['event']));
}

/** The same, and those that the proof names beside a rule, with who gave the answer. */
export function readingsTold(roster: Roster, report: Report): readonly SheetReading[] {
	return readingsOfProof(roster, report).map((given) => sheetReading(given, ['event', 'roster']));
}

/** What a proof rests on: readings that make a difference, or that a rule with something to judge names. */
export function readingsOfProof(roster: Roster, report: Report): readonly ReadingAnswer[] {
	const named = new Set(
		report.verdicts
			.filter((verdict) => !hasNothingToJudge(verdict))
			.map(({ constraint }) => constraint.reading)
	);
	const differs = makesDifference(roster, report);
	return [...report.context.index.answers.values()].filter(
		(given) => named.has(given.reading.id) || differs(given)
	);
}

function makesDifference(roster: Roster, report: Report): (given: ReadingAnswer) => boolean {
	const { index } = report.context;
	const taken = outcome(report);
	return ({ reading, answer }) =>
		reading.answers
			.filter(({ id }) => id !== answer)
			.some(({ id }) => outcome(checkRoster(roster, withAnswer(index, reading.id, id))) !== taken);
}

/** @param named those of whom it is said that they gave the answer */
function sheetReading(
	given: ReadingAnswer,
	named: readonly ReadingAnswer['givenBy'][]
): SheetReading {
	const { question, answer, givenBy } = readingGiven(given);
	const name = given.reading.answers.find(({ id }) => id === given.answer)?.name;
	return {
		question,
		answer,
		...(name !== undefined && { name }),
		...(named.includes(givenBy) && { givenBy: words.givenBy[givenBy] })
	};
}

function withAnswer(index: ArmyIndex, reading: string, answer: string): ArmyIndex {
	const answers = [...index.answers].map(([id, given]) => [id, given.answer] as const);
	return indexArmy(index.system, index.army, {
		readings: { ...Object.fromEntries(answers), [reading]: answer },
		...(index.event && { event: { ...index.event, readings: {} } })
	});
}

/** Everything an answer could change, as text to compare. */
function outcome({ context, points, problems, tallies }: Report): string {
	return JSON.stringify([
		points,
		problems.map((problem) => [
			problem.constraint.id,
			problemText(context.index, problem),
			problem.units
		]),
		tallies.map(({ value }) => value),
		knownSpells(context.index, context.units).map(({ id }) => id)
	]);
}
