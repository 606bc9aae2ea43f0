import { legalityText } from './legality-text.ts';
import { groupedText } from './grouped-text.ts';
import type { Sheet, SheetGroup, SheetLine, SheetPlan, SheetTally } from './model.ts';
import {
	choiceText,
	eventText,
	gameText,
	lineName,
	optionText,
	planUnits,
	problemLine,
	readingLine,
	spentText,
	tallyValue
} from './wording.ts';
import { words } from './words.ts';

/** The list as plain text, for a chat or a mail: no columns, as nobody knows its reader's font. */
export function sheetText(sheet: Sheet): string {
	if (sheet.isGrouped && !sheet.legality) return groupedText(sheet);
	const { note, readings, legality } = sheet;
	const sections = [
		headOf(sheet),
		...(legality
			? legalityText(legality)
			: [...sheet.groups.map((group) => groupText(group, sheet)), ...sheet.plans.map(planText)]),
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
	const { verdict, tallies, choices, event, legality } = sheet;
	const told = [spentText(sheet), ...tallies.map(tallyText)].filter(Boolean).join(' · ');
	return [
		sheet.title,
		`${sheet.army} · ${gameText(sheet)}`,
		...(event ? [eventText(event)] : []),
		...choices.map((choice) => `${choice.kind}: ${choiceText(choice)}`),
		...(told === '' ? [] : [told]),
		verdict.summary,
		...(legality ? [] : verdict.problems.map(problemLine))
	];
}

function tallyText(tally: SheetTally): string {
	return `${tally.name} ${tallyValue(tally)}`;
}

function groupText({ heading, lines, points }: SheetGroup, { size }: Sheet): readonly string[] {
	const title = heading.toUpperCase();
	return [
		size === 0 ? title : `${title} (${points})`,
		...lines.map((line) => lineText(line, size))
	];
}

function lineText(line: SheetLine, size: number): string {
	const { note } = line;
	const options = line.options.map(optionText).join(', ');
	const noted = note ? ` [${note.replace(/\s+/g, ' ')}]` : '';
	const cost = size === 0 ? '' : `: ${costText(line)}`;
	return `${line.count} × ${lineName(line)}${options && `, ${options}`}${cost}${noted}`;
}

function costText({ count, pointsEach, points }: SheetLine): string {
	return count === 1 ? `${points}` : `${points} (${pointsEach} ${words.each.toLowerCase()})`;
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
