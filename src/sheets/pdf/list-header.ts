import type { Content, ContentCanvas, ContentText } from 'pdfmake/interfaces';
import { pointsText } from '#i18n';
import type { Sheet, SheetProblem } from '../model.ts';
import { typeset } from '../typeset.ts';
import { choiceText, eventText, gameText, limitsText, tallyValue } from '../wording.ts';
import { words } from '../words.ts';
import { fixedSpace, lineCount, runWidth, type Run } from './measure.ts';
import { accentLine, figures, ink, lineStep, smallCapitals, type Part } from './style.ts';

const pointsWidth = 160;
const armySize = 11.5;
const lineSize = 10;
/** Between pairs: the line may end in it. */
const pairGap = `${fixedSpace.repeat(5)} `;
/** For the player to write on. */
const blank = 180;

/** Title, army, points and verdict, and the problems of an illegal list in full. */
export function listHeader(sheet: Sheet, width: number): readonly Part[] {
	return [...sheetHeader(sheet, width), ...shareParts(sheet, width), ...problemParts(sheet, width)];
}

/** Shares of the agreed size that stand at no heading. */
function shareParts({ shares }: Sheet, width: number): readonly Part[] {
	if (shares.length === 0) return [];
	const pairs = shares.map(({ name, ...share }) => ({ label: name, value: limitsText(share) }));
	return [pairsPart(pairs, width)];
}

/** Title, army, points and verdict, the tallies and the event: the head of every form. */
export function sheetHeader(sheet: Sheet, width: number): readonly Part[] {
	return [
		titlePart(sheet, width),
		...choiceParts(sheet, width),
		tallyPart(sheet, width),
		...eventParts(sheet, width)
	];
}

/** What the army chose as a whole, each with what it is. */
function choiceParts({ choices }: Sheet, width: number): readonly Part[] {
	if (choices.length === 0) return [];
	const pairs = choices.map((choice) => ({ label: choice.kind, value: choiceText(choice) }));
	return [pairsPart(pairs, width)];
}

/** Labels with their values in bold, in a row; a pair is kept together as far as it fits. */
function pairsPart(
	pairs: readonly { readonly label: string; readonly value: string }[],
	width: number
): Part {
	const runs = pairs.flatMap(({ label, value }, at): readonly Run[] => [
		{ text: fixed(`${label}  `), size: lineSize },
		{ text: fixed(typeset(value)), size: lineSize, bold: true },
		...(at < pairs.length - 1 ? [{ text: pairGap, size: lineSize }] : [])
	]);
	const content: Content = {
		text: runs.map(({ text, bold = false }) => ({ text, bold })),
		fontSize: lineSize,
		margin: [0, 0, 0, 5]
	};
	return { content, height: lineCount(runs, width) * lineStep(lineSize) + 5 };
}

/** The text without a place to break it. */
function fixed(text: string): string {
	return text.replaceAll(' ', fixedSpace);
}

function eventParts({ event }: Sheet, width: number): readonly Part[] {
	if (!event) return [];
	const text = eventText(event);
	const content: Content = { text, fontSize: lineSize, bold: true, margin: [0, 0, 0, 5] };
	const lines = lineCount([{ text, size: lineSize, bold: true }], width);
	return [{ content, height: lines * lineStep(lineSize) + 5 }];
}

/** The title with the points, and below it the army with its verdict, which leaves the game all the room it can. */
function titlePart(sheet: Sheet, width: number): Part {
	const titleWidth = width - pointsWidth;
	const size = titleSize(sheet.title, titleWidth);
	const lines = lineCount([{ text: sheet.title, size, bold: true }], titleWidth);
	const pointsSize = Math.max(size, 19);
	const line = accentLine(sheet, width);
	const army = armyLine(sheet, width);
	const content: Content = {
		columns: [
			{ width: titleWidth, text: sheet.title, fontSize: size, bold: true },
			{ width: pointsWidth, ...spentRuns(sheet, pointsSize), alignment: 'right' }
		]
	};
	return {
		content: { stack: [content, army.content, line.content], margin: [0, 0, 0, 6] },
		height: Math.max(lines * lineStep(size), lineStep(pointsSize)) + army.height + line.height + 6
	};
}

function armyLine(sheet: Sheet, width: number): Part {
	const { army, verdict } = sheet;
	const game = `   ${gameText(sheet)}`;
	const verdictWidth = runWidth({ text: verdict.summary, size: armySize, bold: true }) + 2;
	const textWidth = width - verdictWidth - armySize;
	// Small capitals are narrower than capitals, and letter-spaced.
	const name = { text: army.toUpperCase(), size: armySize * 0.85, bold: true };
	const lines = lineCount([name, { text: game, size: lineSize }], textWidth - army.length * 0.5);
	return {
		content: {
			columns: [
				{
					width: width - verdictWidth,
					text: [smallCapitals(army, armySize), { text: game, fontSize: lineSize }],
					margin: [0, 0, armySize, 0]
				},
				{
					width: verdictWidth,
					text: verdict.summary,
					fontSize: armySize,
					bold: true,
					alignment: 'right'
				}
			],
			columnGap: 0
		},
		height: lines * lineStep(armySize)
	};
}

function spentRuns({ points, size }: Sheet, pointsSize: number): ContentText {
	if (size === 0) return { text: ' ', fontSize: pointsSize };
	return {
		text: [
			{ text: pointsText(points), fontSize: pointsSize, bold: true },
			{ text: ` / ${size} ${words.points}`, fontSize: armySize }
		],
		fontFeatures: figures.table
	};
}

/** The largest size in which a title takes one line, or else two. */
function titleSize(title: string, width: number): number {
	const linesAt = (size: number): number => lineCount([{ text: title, size, bold: true }], width);
	const fitting = [26, 22, 19, 16].find((size) => linesAt(size) === 1);
	return fitting ?? [16, 14].find((size) => linesAt(size) <= 2) ?? 12;
}

/** The tallies, and a line for the player's name beside them. */
function tallyPart({ tallies }: Sheet, width: number): Part {
	const player = `${words.player}  `;
	const label = runWidth({ text: player, size: lineSize });
	const pairs = tallies.map((tally) => ({ label: tally.name, value: tallyValue(tally) }));
	const told = pairsPart(pairs, width - blank - label - lineSize);
	const content: Content = {
		columns: [
			{ width: width - blank - label, stack: [told.content] },
			{ width: label, text: player, fontSize: lineSize },
			{ width: blank, canvas: blankLine() }
		]
	};
	return { content, height: Math.max(told.height, lineStep(lineSize) + 5) };
}

/** Made anew each time: pdfmake writes into what it is given. */
function blankLine(): ContentCanvas['canvas'] {
	const at = { x1: 0, y1: 10.5, x2: blank, y2: 10.5 };
	return [{ type: 'line', ...at, lineWidth: 0.5, lineColor: ink.soft }];
}

function problemParts({ verdict }: Sheet, width: number): readonly Part[] {
	return verdict.problems.map((problem, at) => problemPart(problem, at + 1, width));
}

/** A problem with its arithmetic, and its source at the right. */
function problemPart(problem: SheetProblem, number: number, width: number): Part {
	const size = 9.5;
	const [indent, sourceWidth, gap] = [18, 150, 14];
	const textWidth = width - indent - sourceWidth - gap;
	const [text, worked] = [`${problem.text} `, problem.arithmetic ?? ''];
	const lines = Math.max(
		lineCount(
			[
				{ text, size },
				{ text: worked, size }
			],
			textWidth
		),
		lineCount([{ text: problem.source, size }], sourceWidth)
	);
	const content: Content = {
		columns: [
			{ width: indent, text: `${number}.`, bold: true, fontFeatures: figures.table },
			{ width: textWidth, text: [text, { text: worked, color: ink.soft }] },
			{ width: gap, text: '' },
			{ width: sourceWidth, text: problem.source, color: ink.soft }
		],
		fontSize: size,
		margin: [0, 0, 0, 2]
	};
	return { content, height: lines * lineStep(size) + 2 };
}
