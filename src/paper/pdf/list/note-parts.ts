import type { Content } from 'pdfmake/interfaces';
import { linesOf } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { runWidth, type Run } from '../base/measure.ts';
import { longParagraph, paragraph } from '../base/paragraph.ts';
import { lineStep, spaced, type Part } from '../base/style.ts';

/** Points between columns. */
const gap = 14;
/** Fewer lines stand below each other: columns would part what belongs together. */
const fewest = 6;
/** Lines of a column that stay on one page. */
const most = 20;

/** The player's note in its own lines; many short ones stand in columns. */
export function noteParts(note: string | undefined, width: number, size: number): readonly Part[] {
	const lines = linesOf(note);
	if (lines.length === 0) return [];
	const count = columnsFor(lines, width, size);
	const label: Run = { text: `${words.note}. `, size, bold: true };
	if (count === 1) {
		return lines.map((text, at) =>
			at === 0
				? spaced(longParagraph([label, { text, size }], width), size * 0.53)
				: longParagraph([lineRun(text, size)], width)
		);
	}
	const perBlock = count * most;
	const blocks = Array.from({ length: Math.ceil(lines.length / perBlock) }, (_, at) =>
		inColumns(lines.slice(at * perBlock, (at + 1) * perBlock), count, width, size)
	);
	return [spaced(paragraph([label], width), size * 0.53), ...blocks];
}

/** An empty line keeps its place. */
function lineRun(text: string, size: number): Run {
	return { text: text.trim() === '' ? ' ' : text, size };
}

/** As many columns as all lines fit into, each in one line. */
function columnsFor(lines: readonly string[], width: number, size: number): number {
	if (lines.length < fewest) return 1;
	const widest = Math.max(...lines.map((text) => runWidth({ text, size })));
	return [4, 3, 2].find((count) => widest + 2 <= columnWidth(count, width)) ?? 1;
}

function columnWidth(count: number, width: number): number {
	return (width - gap * (count - 1)) / count;
}

function inColumns(lines: readonly string[], count: number, width: number, size: number): Part {
	const rows = Math.ceil(lines.length / count);
	const column = columnWidth(count, width);
	const columns = Array.from({ length: count }, (_, at) =>
		lines.slice(at * rows, (at + 1) * rows).map((text) => paragraph([lineRun(text, size)], column))
	);
	return {
		height: rows * lineStep(size),
		get content() {
			const stacks = columns.map((parts) => ({
				width: column,
				stack: parts.map(({ content }) => content)
			}));
			return { columns: stacks, columnGap: gap, unbreakable: true } as Content;
		}
	};
}
