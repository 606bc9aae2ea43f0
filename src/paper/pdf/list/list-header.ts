import type { Content, ContentCanvas, ContentText } from 'pdfmake/interfaces';
import { pointsText } from '#i18n';
import type { Sheet, SheetProblem } from '../../../content/model.ts';
import { kept, typeset } from '../base/typeset.ts';
import {
	choiceText,
	eventLine,
	gameText,
	limitsText,
	tallyValue,
	tellsTotal
} from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { lineCount } from '../base/lines.ts';
import { figureWidth, runWidth, type Run, fixedSpace } from '../base/widths.ts';
import { paragraph } from '../base/paragraph.ts';
import { headingShield } from '../base/shield.ts';
import {
	accentLine,
	capitalsRun,
	columnFigure,
	ink,
	lineStep,
	spaced,
	type Part
} from '../base/style.ts';
import { paperwork } from '../../../i18n/en/printing.ts';
import type { Player, PlayerDetail } from '#schema';
import { noticeParts } from '../base/notice-parts.ts';

const armySize = 11.5;
const lineSize = 10;
/** The least height of a title and its army in two lines. */
const shieldHeight = 36;
/** Points of width for the player to write on. */
const blank = 180;
/** What is printed of the player beside the name. */
const otherDetails = ['club', 'team', 'number', 'email', 'table', 'round'] as const;

/** Title, army, points and verdict, and the problems of an illegal list in full. */
export function listHeader(sheet: Sheet, width: number): readonly Part[] {
	return [...sheetHeader(sheet, width), ...shareParts(sheet, width), ...problemParts(sheet, width)];
}

/** Shares of the points limit without a heading of their own. */
export function shareParts({ shares }: Sheet, width: number): readonly Part[] {
	if (shares.length === 0) return [];
	const pairs = shares.map(({ name, ...share }) => ({ label: name, value: limitsText(share) }));
	return [pairsPart(pairs, width)];
}

/** The head of a list: title, army, points and verdict, notices, choices, tallies, the event and the player. */
export function sheetHeader(sheet: Sheet, width: number): readonly Part[] {
	return [
		titlePart(sheet, width),
		...noticeParts(sheet, width),
		...choiceParts(sheet, width),
		tallyPart(sheet, width),
		...detailParts(sheet.player ?? {}, otherDetails, width),
		...eventParts(sheet, width)
	];
}

/** The choices of the whole army, each with its kind. */
export function choiceParts({ choices }: Sheet, width: number): readonly Part[] {
	if (choices.length === 0) return [];
	const pairs = choices.map((choice) => ({ label: choice.kind, value: choiceText(choice) }));
	return [pairsPart(pairs, width)];
}

function eventParts({ event }: Sheet, width: number): readonly Part[] {
	if (!event) return [];
	const run: Run = { text: eventLine(event), size: lineSize, bold: true };
	return [spaced(paragraph([run], width), 0, 5)];
}

/** The title with the points, and below it the army, the game and the verdict. */
export function titlePart(sheet: Sheet, width: number): Part {
	const shield = headingShield(sheet, shieldHeight);
	const textWidth = width - shield.width;
	const pointsWidth = widthOfPoints(sheet);
	const titleWidth = textWidth - pointsWidth;
	const size = titleSize(sheet.title, titleWidth);
	const title = paragraph([{ text: sheet.title, size, bold: true }], titleWidth);
	const pointsSize = Math.max(size, 19);
	const army = armyLine(sheet, textWidth);
	const [line, below] = [accentLine(sheet, width), 6];
	const head = Math.max(title.height, lineStep(pointsSize)) + army.height;
	return {
		height: Math.max(head, shield.width === 0 ? 0 : shieldHeight) + line.height + below,
		get content() {
			const points = { ...spentRuns(sheet, pointsSize), alignment: 'right' as const };
			const first = {
				columns: [
					{ width: titleWidth, stack: [title.content] },
					{ width: pointsWidth, ...points }
				]
			};
			const text: Content[] = [first, army.content];
			const beside: Content = {
				columns: [
					{ width: textWidth, stack: text },
					{ width: shield.width, stack: [shield.content] }
				],
				columnGap: 0
			};
			return {
				stack: [...(shield.width === 0 ? text : [beside]), accentLine(sheet, width).content],
				margin: [0, 0, 0, below]
			} satisfies Content;
		}
	};
}

function armyLine(sheet: Sheet, width: number): Part {
	const verdict: Run = { text: sheet.verdict.summary, size: armySize, bold: true };
	const verdictWidth = runWidth(verdict) + 2;
	const textWidth = width - verdictWidth - armySize;
	const game = { text: `   ${gameText(sheet)}`, size: lineSize };
	const army = paragraph([capitalsRun(sheet.army, armySize), game], textWidth);
	return {
		height: army.height,
		get content() {
			const line = { text: verdict.text, fontSize: armySize, bold: true };
			return {
				columns: [
					{ width: width - verdictWidth, stack: [army.content] },
					{ width: verdictWidth, ...line, alignment: 'right' as const }
				],
				columnGap: 0
			};
		}
	};
}

function spentRuns(sheet: Sheet, pointsSize: number): ContentText {
	if (sheet.limit === 0) return { text: ' ', fontSize: pointsSize };
	const [spent, limit] = spentTexts(sheet);
	return {
		text: [
			{ text: spent, fontSize: pointsSize, bold: true, ...columnFigure },
			{ text: limit, fontSize: armySize, ...columnFigure }
		],
		noWrap: true
	};
}

function spentTexts(sheet: Sheet): readonly [spent: string, limit: string] {
	const { points, limit } = sheet;
	return tellsTotal(sheet)
		? [pointsText(points), words.ofLimit(limit)]
		: ['', words.limitOnly(limit)];
}

/** The width of the points beside the largest title, with a margin so that titles break evenly. */
function widthOfPoints(sheet: Sheet): number {
	const [spent, limit] = spentTexts(sheet);
	const wide =
		figureWidth({ text: spent, size: titleSizes[0], bold: true }) +
		figureWidth({ text: limit, size: armySize });
	return Math.max(160, wide + armySize);
}

const titleSizes = [26, 22, 19, 16] as const;

/** The largest size at which a title fits in one line, otherwise in two. */
function titleSize(title: string, width: number): number {
	const linesAt = (size: number): number => lineCount([{ text: title, size, bold: true }], width);
	const fitting = titleSizes.find((size) => linesAt(size) === 1);
	return fitting ?? [16, 14].find((size) => linesAt(size) <= 2) ?? 12;
}

/** The tallies, with a line for the player's name. */
function tallyPart({ tallies, player }: Sheet, width: number): Part {
	const text = `${words.player}  `;
	const label = runWidth({ text, size: lineSize });
	const pairs = tallies.map((tally) => ({ label: tally.name, value: tallyValue(tally) }));
	const totals = pairsPart(pairs, width - blank - label - lineSize);
	const name = player?.name;
	const known = name && paragraph([{ text: name, size: lineSize, bold: true }], blank);
	return {
		height: Math.max(totals.height, (known ? known.height : lineStep(lineSize)) + 5),
		get content() {
			return {
				columns: [
					{ width: width - blank - label, stack: [totals.content] },
					{ width: label, text, fontSize: lineSize },
					{ width: blank, ...(known ? { stack: [known.content] } : { canvas: blankLine() }) }
				],
				columnGap: 0
			};
		}
	};
}

/** A new object each time, because pdfmake modifies what it is given. */
function blankLine(): ContentCanvas['canvas'] {
	const at = { x1: 0, y1: 10.5, x2: blank, y2: 10.5 };
	return [{ type: 'line', ...at, lineWidth: 0.5, lineColor: ink.soft }];
}

export function problemParts({ verdict }: Sheet, width: number): readonly Part[] {
	return verdict.problems.map((problem, at) => problemPart(problem, at + 1, width));
}

/** A problem with its arithmetic, and its source at the right. */
function problemPart(problem: SheetProblem, number: number, width: number): Part {
	const [size, indent, sourceWidth, gap, below] = [9.5, 18, 150, 14, 2];
	const runs: readonly Run[] = [
		{ text: kept(`${typeset(problem.text)} `), size },
		{ text: kept(typeset(problem.arithmetic ?? '')), size, color: ink.soft }
	];
	const sentence = paragraph(runs, width - indent - sourceWidth - gap);
	const source = paragraph([{ text: problem.source, size, color: ink.soft }], sourceWidth);
	return {
		height: Math.max(sentence.height, source.height) + below,
		get content() {
			const label = { text: `${number}.`, bold: true, fontSize: size, ...columnFigure };
			return {
				columns: [
					{ width: indent, ...label },
					{ width: width - indent - sourceWidth, stack: [sentence.content] },
					{ width: sourceWidth, stack: [source.content] }
				],
				columnGap: 0,
				margin: [0, 0, 0, below]
			} satisfies Content;
		}
	};
}

/** A gap between pairs, at which a line may end. */
const pairGap = `${fixedSpace.repeat(5)} `;

/** Labels with their values in bold. A line ends between pairs if possible. */
export function pairsPart(
	pairs: readonly { readonly label: string; readonly value: string }[],
	width: number
): Part {
	const runs = pairs.flatMap(({ label, value }, at): readonly Run[] => [
		{ text: fixed(`${label}  `), size: lineSize },
		{ text: fixed(typeset(value)), size: lineSize, bold: true },
		...(at < pairs.length - 1 ? [{ text: pairGap, size: lineSize }] : [])
	]);
	return spaced(paragraph(runs, width), 0, 5);
}

/** The text with its spaces made non-breaking. */
function fixed(text: string): string {
	return text.replaceAll(' ', fixedSpace);
}

/** The player's details that are known, in one line if they fit. */
export function detailParts(
	player: Player,
	wanted: readonly PlayerDetail[],
	width: number
): readonly Part[] {
	const pairs = wanted.flatMap((detail) => {
		const value = player[detail];
		return value === undefined ? [] : [{ label: paperwork.details[detail], value }];
	});
	return pairs.length === 0 ? [] : [pairsPart(pairs, width)];
}
