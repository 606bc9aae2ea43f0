import type { Content } from 'pdfmake/interfaces';
import type { Sheet } from '../model.ts';
import { words } from '../words.ts';
import { listHeader } from './list-header.ts';
import { listTable } from './list-table.ts';
import { lineCount, type Run } from './measure.ts';
import { lineStep, type Part } from './style.ts';

/** Sizes of the list's type, the preferred one first. */
const sizes = [10.5, 10, 9.5, 9] as const;

/** A list with the size of type it is set in. */
export interface SetList extends Part {
	readonly size: number;
}

/** The list in the largest type in which it takes one page; in a middling one if it takes more. */
export function setList(sheet: Sheet, width: number, height: number): SetList {
	const fitting = sizes
		.map((size) => listOf(sheet, width, size))
		.find((list) => list.height <= height);
	return fitting ?? listOf(sheet, width, 9.5);
}

function listOf(sheet: Sheet, width: number, size: number): SetList {
	const parts = [
		...listHeader(sheet, width),
		...listTable(sheet, width, size),
		...remarks(sheet, width)
	];
	return {
		size,
		content: { stack: parts.map(({ content }) => content) },
		height: parts.reduce((sum, part) => sum + part.height, 0)
	};
}

/** The player's note and the readings the list depends on. */
function remarks({ note, readings }: Sheet, width: number): readonly Part[] {
	return [
		...(note ? [remark(words.note, note, width)] : []),
		...readings.map(({ question, answer }, at) =>
			remark(at === 0 ? words.readings : '', `${question} ${answer}`, width)
		)
	];
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
