import type { Content } from 'pdfmake/interfaces';
import type { Sheet } from '../model.ts';
import { gapsLine, readingLine } from '../wording.ts';
import { words } from '../words.ts';
import { listHeader } from './list-header.ts';
import type { ListStyle } from './list-grid.ts';
import { listTable } from './list-table.ts';
import { lineCount, type Run } from './measure.ts';
import { planParts } from './plans.ts';
import { lineStep, type Part } from './style.ts';

const usual: readonly ListStyle[] = [
	{ size: 10.5, padding: 2.8 },
	{ size: 10.5, padding: 1.7 },
	{ size: 10, padding: 1.6 },
	{ size: 9.5, padding: 1.4 }
];

/** Ways to set a list, the most generous first. */
export const listStyles: readonly ListStyle[] = [
	...usual,
	...[...usual.slice(1), { size: 9, padding: 1.1 }].map((style) => ({ ...style, isTight: true }))
];

/** How a list is set that takes more than one page anyway. */
const longStyle: ListStyle = { size: 9.5, padding: 1.6, isLong: true };

/** The list in the most generous style in which it takes one page, if there is one. */
export function setList(sheet: Sheet, width: number, height: number): Part {
	const fitting = listStyles
		.map((style) => listIn(style, sheet, width))
		.find((list) => list.height <= height);
	return fitting ?? listIn(longStyle, sheet, width);
}

/** The list in a given style, however long it becomes. */
export function listIn(style: ListStyle, sheet: Sheet, width: number): Part {
	const parts = [
		...listHeader(sheet, width),
		...listTable(sheet, width, style),
		...planParts(sheet, width, style.size * 0.95),
		...remarks(sheet, width)
	];
	return {
		content: { stack: parts.map(({ content }) => content) },
		height: parts.reduce((sum, part) => sum + part.height, 0)
	};
}

/** The player's note, the readings the list depends on, and what was not checked. */
function remarks(sheet: Sheet, width: number): readonly Part[] {
	const { note } = sheet;
	return [
		...(note ? [remark(words.note, note, width)] : []),
		...readingParts(sheet, width),
		...gapParts(sheet, width)
	];
}

/** What nobody has checked. */
export function gapParts({ gaps }: Sheet, width: number): readonly Part[] {
	return gaps.length === 0 ? [] : [remark(words.gaps, gapsLine(gaps), width)];
}

/** The readings a sheet rests on, with the answers taken. */
export function readingParts({ readings }: Sheet, width: number): readonly Part[] {
	return readings.map((reading, at) =>
		remark(at === 0 ? words.readings : '', readingLine(reading), width)
	);
}

function remark(label: string, text: string, width: number): Part {
	const size = 9.5;
	const gap = 5;
	const runs: readonly Run[] = [
		...(label ? [{ text: `${label}. `, size, bold: true }] : []),
		{ text, size }
	];
	const content: Content = {
		text: runs.map(({ text, bold = false }) => ({ text, bold })),
		fontSize: size,
		margin: [0, gap, 0, 0]
	};
	return { content, height: lineCount(runs, width) * lineStep(size) + gap };
}
