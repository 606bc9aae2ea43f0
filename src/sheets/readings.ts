import { checkRoster, indexArmy, type ArmyIndex, type Report } from '#engine';
import type { Roster } from '#schema';
import type { SheetReading } from './model.ts';
import { knownSpells } from './spells.ts';

/**
 * The readings this roster depends on, with the answers taken: those where another answer would give
 * another verdict, tally or choice of spells.
 */
export function readingsUsed(roster: Roster, report: Report): readonly SheetReading[] {
	const { index } = report.context;
	const taken = outcome(report);
	return [...index.answers.values()]
		.filter(({ reading, answer }) =>
			reading.answers
				.filter(({ id }) => id !== answer)
				.some(({ id }) => outcome(checkRoster(roster, withAnswer(index, reading.id, id))) !== taken)
		)
		.map(({ reading, answer }) => ({
			question: reading.question,
			answer: reading.answers.find(({ id }) => id === answer)?.text ?? answer
		}));
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
		problems.map(({ constraint, outcome, subject, measured, min, max, units }) => [
			constraint.id,
			outcome,
			subject,
			measured,
			min,
			max,
			units
		]),
		tallies.map(({ value }) => value),
		knownSpells(context.index, context.units).map(({ id }) => id)
	]);
}
