import type { Column, Content } from 'pdfmake/interfaces';
import { runWidth } from './widths.ts';
import { paragraph } from './paragraph.ts';
import { ink, lineStep, type Part } from './style.ts';

/** What stands on paper with a line to write on, or what is known already. */
interface FormField {
	readonly label: string;
	readonly text?: string | undefined;
}

const size = 10;
/** Points between fields. */
const gap = 14;
/** The height of a line to write on, in points. */
const height = 21;

/** Labels with a line each; the first has twice the width of the others. What is long goes on below. */
export function fieldsPart(fields: readonly FormField[], width: number): Part {
	const labels = fields.map(({ label }) => runWidth({ text: label, size }) + 6);
	const used = labels.reduce((sum, label) => sum + label, gap * (fields.length - 1));
	const share = (width - used) / (fields.length + 1);
	const roomOf = (at: number): number =>
		fields.length === 1 ? width - used : at === 0 ? 2 * share : share;
	const known = fields.map(({ text = '' }, at) =>
		text === '' ? undefined : paragraph([{ text, size, bold: true }], roomOf(at))
	);
	const content: Content = {
		columns: fields.flatMap(({ label }, at): Column[] => [
			{ width: labels[at] ?? 0, text: label, fontSize: size },
			known[at]
				? { width: roomOf(at), stack: [known[at].content] }
				: { width: roomOf(at), canvas: [blankLine(roomOf(at))] },
			...(at < fields.length - 1 ? [{ width: gap, text: '' }] : [])
		]),
		columnGap: 0,
		margin: [0, height - lineStep(size), 0, 0]
	};
	const tallest = Math.max(lineStep(size), ...known.map((part) => part?.height ?? 0));
	return { content, height: height - lineStep(size) + tallest };
}

function blankLine(length: number) {
	const y = lineStep(size) - 1.5;
	const at = { x1: 0, y1: y, x2: length, y2: y };
	return { type: 'line' as const, ...at, lineWidth: 0.5, lineColor: ink.soft };
}
