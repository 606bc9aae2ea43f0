import { legalityText } from './legality-text.ts';
import type { Sheet, SheetGroup, SheetLine, SheetPlan, SheetProblem } from './model.ts';
import { eventText, gameText, lineName, optionText, planUnits, readingLine } from './wording.ts';
import { words } from './words.ts';

/** The list as plain text, for a chat or a mail: no columns, as nobody knows its reader's font. */
export function sheetText(sheet: Sheet): string {
	const { note, readings, legality } = sheet;
	const sections = [
		headOf(sheet),
		...(legality
			? legalityText(legality)
			: [...sheet.groups.map(groupText), ...sheet.plans.map(planText)]),
		...(note && !legality ? [[`${words.note}: ${note}`]] : []),
		...(readings.length > 0
			? [[words.readings, ...readings.map((reading) => `- ${readingLine(reading)}`)]]
			: []),
		[`${words.app} · ${words.data(sheet.revision)}`]
	];
	return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Whose list it is and what is wrong with it; the proof tells its problems in their places. */
function headOf(sheet: Sheet): readonly string[] {
	const { verdict, tallies, event, legality } = sheet;
	return [
		sheet.title,
		`${sheet.army} · ${gameText(sheet)}`,
		...(event ? [eventText(event)] : []),
		[words.spent(sheet.points, sheet.size), ...tallies.map(tallyText)].join(' · '),
		verdict.summary,
		...(legality ? [] : verdict.problems.map(problemLine))
	];
}

function tallyText({ name, value }: Sheet['tallies'][number]): string {
	return `${name} ${value}`;
}

function problemLine({ text, arithmetic, source }: SheetProblem): string {
	return `- ${[text, arithmetic].filter(Boolean).join(' ')} (${source})`;
}

function groupText({ heading, lines, points }: SheetGroup): readonly string[] {
	return [`${heading.toUpperCase()} (${points})`, ...lines.map(lineText)];
}

function lineText(line: SheetLine): string {
	const { count, pointsEach, points, note } = line;
	const cost = count === 1 ? `${points}` : `${points} (${pointsEach} ${words.each.toLowerCase()})`;
	const options = line.options.map(optionText).join(', ');
	const noted = note ? ` [${note.replace(/\s+/g, ' ')}]` : '';
	return `${count} × ${lineName(line)}${options && `, ${options}`}: ${cost}${noted}`;
}

function planText({ heading, groups }: SheetPlan): readonly string[] {
	return [
		words.plan(heading).toUpperCase(),
		...groups.flatMap((group) => [
			`${group.name}: ${planUnits(group)}`,
			...group.advice.map((advice) => `${words.marks.plan} ${words.advice}: ${advice}`)
		])
	];
}
