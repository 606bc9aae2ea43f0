import { checkRoster, indexFor, type ArmyIndex, type ReadingAnswer, type Report } from '#engine';
import { problemText } from '#i18n';
import type { Roster } from '#schema';
import { hasNothingToJudge, proofReading } from './proof.ts';
import type { SheetReading } from './model.ts';
import { knownSpells } from './spells.ts';
import { words } from './words.ts';

/**
 * The readings that this roster depends on: another answer would change the verdict, a tally or the choice of
 * spells.
 */
export function readingsUsed(roster: Roster, report: Report): readonly SheetReading[] {
	return [...report.context.index.answers.values()]
		.filter(makesDifference(roster, report))
		.map((chosen) => sheetReading(chosen, ['event']));
}

/** The same, with those that the proof names beside a rule, and with who chose the answer. */
export function readingsNamed(roster: Roster, report: Report): readonly SheetReading[] {
	return readingsOfProof(roster, report).map((chosen) => sheetReading(chosen, ['event', 'roster']));
}

/** The readings of a proof: those that make a difference, or that an applicable rule names. */
export function readingsOfProof(roster: Roster, report: Report): readonly ReadingAnswer[] {
	const named = new Set(
		report.verdicts
			.filter((verdict) => !hasNothingToJudge(verdict))
			.map(({ constraint }) => constraint.reading)
	);
	const differs = makesDifference(roster, report);
	return [...report.context.index.answers.values()].filter(
		(chosen) => named.has(chosen.reading.id) || differs(chosen)
	);
}

/** Whether another answer to a reading makes a difference, by the report: for each the roster is judged anew. */
const differences = new WeakMap<Report, Map<string, boolean>>();

function makesDifference(roster: Roster, report: Report): (given: ReadingAnswer) => boolean {
	const { index } = report.context;
	const known = differences.get(report) ?? new Map<string, boolean>();
	differences.set(report, known);
	let now: string | undefined;
	const differs = ({ reading, answer }: ReadingAnswer): boolean => {
		now ??= outcomeOf(report);
		return reading.answers
			.filter(({ id }) => id !== answer)
			.some(({ id }) => outcomeOf(checkRoster(roster, withAnswer(index, reading.id, id))) !== now);
	};
	return (given) => {
		const isDifferent = known.get(given.reading.id) ?? differs(given);
		known.set(given.reading.id, isDifferent);
		return isDifferent;
	};
}

/** @param named for whom it is said that they chose the answer */
function sheetReading(
	chosen: ReadingAnswer,
	named: readonly ReadingAnswer['givenBy'][]
): SheetReading {
	const { question, answer, givenBy } = proofReading(chosen);
	const name = chosen.reading.answers.find(({ id }) => id === chosen.answer)?.name;
	return {
		question,
		answer,
		...(name !== undefined && { name }),
		...(named.includes(givenBy) && { givenBy: words.givenBy[givenBy] })
	};
}

function withAnswer(index: ArmyIndex, reading: string, answer: string): ArmyIndex {
	const answers = [...index.answers].map(([id, chosen]) => [id, chosen.answer] as const);
	return indexFor(index, {
		readings: { ...Object.fromEntries(answers), [reading]: answer },
		...(index.event && { event: { ...index.event, readings: {} } })
	});
}

/** Everything that another answer to a reading could change for the player, as text. */
export function outcomeOf(report: Report): string {
	const { context, tallies } = report;
	return JSON.stringify([
		problemsOf(report),
		tallies.map(({ value }) => value),
		knownSpells(context.index, context.units).map(({ id }) => id)
	]);
}

/** The points of a list and what is wrong with it, as text. Which of two rules says it makes no difference. */
export function problemsOf({ context, points, problems }: Report): string {
	return JSON.stringify([
		points,
		problems.map((problem) => [problemText(context.index, problem), problem.units])
	]);
}
