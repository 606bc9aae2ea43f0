import { pointsText } from '#i18n';
import { legalityText } from './legality-text.ts';
import { groupedText } from './grouped-text.ts';
import type { Sheet, SheetCard, SheetGroup, SheetLine, SheetPlan, SheetTally } from './model.ts';
import {
	choiceText,
	countText,
	eventText,
	gameText,
	gapsLine,
	groupSum,
	kitOf,
	lineName,
	optionText,
	planUnits,
	problemLine,
	rankText,
	readingLine,
	shareText,
	spentText,
	tallyValue
} from './wording.ts';
import { words } from './words.ts';

/** The list as plain text, for a chat or a mail: no columns, as nobody knows its reader's font. */
export function sheetText(sheet: Sheet): string {
	if (sheet.isGrouped && !sheet.legality) return groupedText(sheet);
	const { note, readings, gaps, legality, cards } = sheet;
	if (cards) return cardsText(sheet, cards);
	const sections = [
		headOf(sheet),
		...(legality
			? legalityText(legality)
			: [...sheet.groups.map((group) => groupText(group, sheet)), ...sheet.plans.map(planText)]),
		...(note && !legality ? [[`${words.note}: ${note}`]] : []),
		...(readings.length > 0
			? [[words.readings, ...readings.map((reading) => `- ${readingLine(reading)}`)]]
			: []),
		...(gaps.length > 0 ? [[`${words.gaps}: ${gapsLine(gaps)}`]] : []),
		[`${words.app} · ${words.data(sheet.revision)}`]
	];
	return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Each item in a paragraph of its own. */
function cardsText(sheet: Sheet, cards: readonly SheetCard[]): string {
	const told = cards.map(({ name, kind, points, bearer, text, source }) => [
		`${name} (${kind}, ${pointsText(points)})`,
		bearer,
		text,
		source
	]);
	const foot = [`${words.app} · ${words.data(sheet.revision)}`];
	const items = told.length > 0 ? told : [[words.noItems]];
	const parts = [[sheet.title], ...items, foot].map((lines) => lines.join('\n'));
	return `${parts.join('\n\n')}\n`;
}

/** Whose list it is and what is wrong with it; the proof tells its problems in their places. */
function headOf(sheet: Sheet): readonly string[] {
	const { verdict, tallies, shares, choices, event, legality } = sheet;
	const told = [spentText(sheet), ...tallies.map(tallyText)].filter(Boolean).join(' · ');
	return [
		sheet.title,
		`${sheet.army} · ${gameText(sheet)}`,
		...(event ? [eventText(event)] : []),
		...choices.map((choice) => `${choice.kind}: ${choiceText(choice)}`),
		...(told === '' ? [] : [told]),
		...(shares.length > 0 && !legality ? [shares.map(shareText).join(' · ')] : []),
		verdict.summary,
		...(legality ? [] : verdict.problems.map(problemLine))
	];
}

function tallyText(tally: SheetTally): string {
	return `${tally.name} ${tallyValue(tally)}`;
}

function groupText(group: SheetGroup, { size, isSized }: Sheet): readonly string[] {
	const { heading, lines, points } = group;
	const title = heading.toUpperCase();
	const told = groupSum(pointsText(points), group).replace(', ', '; ');
	return [
		size === 0 ? title : `${title} (${told})`,
		...lines.map((line) => (isSized ? unitText(line, size) : lineText(line, size)))
	];
}

function lineText(line: SheetLine, size: number): string {
	const options = line.options.map(optionText).join(', ');
	return `${line.count} × ${lineName(line)}${options && `, ${options}`}${costOf(line, size)}`;
}

/** A unit with its models, what it is and what it has, each kind of thing by itself. */
function unitText(line: SheetLine, size: number): string {
	const { options } = line;
	const withFigures = options.filter(({ stats }) => stats).map(optionText);
	const kit = [...kitOf(line), withFigures].filter((things) => things.length > 0);
	const told = [rankText(line), ...kit.map((things) => things.join(', '))].filter(Boolean);
	const what = [`${countText(line)} × ${lineName(line)}`, ...told].join('; ');
	return `${what}${costOf({ ...line, count: Number(countText(line)) }, size)}`;
}

/** ": 90 (45 each)", and the player's note. */
function costOf({ count, pointsEach, points, note }: SheetLine, size: number): string {
	const each = ` (${pointsText(pointsEach)} ${words.each.toLowerCase()})`;
	const cost = size === 0 ? '' : `: ${pointsText(points)}${count === 1 ? '' : each}`;
	return `${cost}${note ? ` [${note.replace(/\s+/g, ' ')}]` : ''}`;
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
