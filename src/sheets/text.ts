import type { Sheet, SheetGroup, SheetLine, SheetProblem } from './model.ts';
import { gameText, lineName, optionText } from './wording.ts';
import { words } from './words.ts';

/** The list as plain text, for a chat or a mail: no columns, as nobody knows its reader's font. */
export function sheetText(sheet: Sheet): string {
	const { verdict, tallies, note, readings } = sheet;
	const head = [
		sheet.title,
		`${sheet.army} · ${gameText(sheet)}`,
		[words.spent(sheet.points, sheet.size), ...tallies.map(tallyText)].join(' · '),
		verdict.summary,
		...verdict.problems.map(problemLine)
	];
	const sections = [
		head,
		...sheet.groups.map(groupText),
		...(note ? [[`${words.note}: ${note}`]] : []),
		...(readings.length > 0
			? [[words.readings, ...readings.map(({ question, answer }) => `- ${question} ${answer}`)]]
			: []),
		[`${words.app} · ${words.data(sheet.revision)}`]
	];
	return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
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
