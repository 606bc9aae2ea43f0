import { readingText, sourceText, unitName, type ArmyIndex, type Problem } from '#engine';
import { arithmetic, pointsText, problemText } from '#i18n';
import type { Judged, Outcome } from './check.ts';
import { explainedLines, explainedParts } from './explain.ts';

/**
 * An outcome in lines for a person: the verdict, and below it a line for each problem.
 * @param explain whether every rule is told below them
 */
export function blockOf(file: string, outcome: Outcome, explain = false): string {
	const lines =
		outcome.kind === 'judged'
			? [
					`${file}: ${headline(outcome)}`,
					...problemLines(outcome),
					...(explain ? explainedLines(outcome) : [])
				]
			: outcome.faults.map(({ message }) => `${file}: ${message}`);
	return lines.map((line) => `${printable(line)}\n`).join('');
}

function headline({ roster, index, report }: Judged): string {
	const army = `${index.system.name}, ${index.army.name}`;
	const count = report.problems.length;
	const verdict = count === 0 ? 'legal' : count === 1 ? '1 problem' : `${count} problems`;
	const points = isWithoutPoints(index)
		? ''
		: `${pointsText(report.points)} of ${roster.size} points`;
	const event = index.event ? `under ${index.event.name}` : '';
	return [roster.name, army, points, event, verdict].filter((part) => part !== '').join(' · ');
}

function isWithoutPoints({ system }: ArmyIndex): boolean {
	return system.sizes.length === 0 && system.usualSize === 0;
}

function problemLines({ index, report }: Judged): readonly string[] {
	return report.problems.map((problem) => {
		const reading = readingText(index, problem.constraint);
		const parts = [
			problemText(problem),
			arithmetic(problem),
			reading && `Reading taken: ${reading}`,
			`[${sourceOf(problem, index)}]`
		];
		return `  ${parts.filter((part) => part !== undefined).join(' ')}`;
	});
}

function sourceOf({ constraint }: Problem, index: ArmyIndex): string {
	return sourceText(index, constraint.source);
}

/** Names come from strangers: what would move the cursor or turn the text round is shown as �. */
function printable(line: string): string {
	return line.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu, '\uFFFD');
}

/** An outcome as `--json` prints it; the help says what is in it. */
export function objectOf(file: string, outcome: Outcome, explain = false): object {
	if (outcome.kind === 'judged') {
		return { file, ...judgedObject(outcome), ...(explain && explainedParts(outcome)) };
	}
	const { faults } = outcome;
	return { file, error: faults[0]?.message, faults, legal: false };
}

function judgedObject({ roster, index, report }: Judged): object {
	return {
		name: roster.name,
		system: index.system.id,
		army: index.army.id,
		size: roster.size,
		points: report.points,
		...(index.event && { event: { name: index.event.name, date: index.event.date } }),
		legal: report.problems.length === 0,
		problems: problemObjects({ index, report }),
		tallies: Object.fromEntries(report.tallies.map(({ tally, value }) => [tally.id, value]))
	};
}

function problemObjects({ index, report }: Pick<Judged, 'index' | 'report'>): readonly object[] {
	const names = new Map(report.context.units.map((unit) => [unit.unit.id, unitName(unit)]));
	return report.problems.map((problem) => ({
		code: problem.outcome,
		message: problemText(problem),
		arithmetic: arithmetic(problem),
		reading: readingText(index, problem.constraint),
		source: sourceOf(problem, index),
		units: problem.units.map((id) => names.get(id) ?? id)
	}));
}
