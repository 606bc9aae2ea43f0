import type { Content, ContentText } from 'pdfmake/interfaces';
import { lineCount, setLines } from './lines.ts';
import type { Run } from './widths.ts';
import { figures, lineStep, type Part } from './style.ts';

type Lines = readonly (readonly Run[])[];

/** The alignment of a paragraph in its column. */
interface Alignment {
	readonly alignment?: 'left' | 'center' | 'right';
}

/** Text with its height, which may be split between lines. */
export interface Paragraph extends Part {
	/** The lines that fit, and the others; at least two of each. */
	readonly cut?: (room: number) => readonly [Part, Part] | undefined;
}

/** A paragraph broken into lines here, so that its height is known exactly. */
export function paragraph(
	runs: readonly Run[],
	width: number,
	alignment: Alignment = {}
): Paragraph {
	const [count, step] = [lineCount(runs, width), stepOf(runs)];
	let lines: Lines | undefined;
	const set = (): Lines => (lines ??= setLines(runs, width));
	return {
		height: count * step,
		get content() {
			return stackOf(set(), alignment);
		},
		...(count >= 4 && {
			cut: (room: number) => {
				const above = Math.min(Math.floor(room / step), count - 2);
				if (above < 2) return undefined;
				const part = (from: number, to: number): Part => ({
					height: (to - from) * step,
					get content() {
						return stackOf(set().slice(from, to), alignment);
					}
				});
				return [part(0, above), part(above, count)];
			}
		})
	};
}

/** A paragraph that never leaves a single line on a page. */
export function longParagraph(runs: readonly Run[], width: number): Part {
	const [count, step] = [lineCount(runs, width), stepOf(runs)];
	const singly = Array.from({ length: count - 4 > 0 ? count - 4 : 0 }, () => step);
	return {
		height: count * step,
		pieces: count < 4 ? [count * step] : [2 * step, ...singly, 2 * step],
		get content() {
			const lines = setLines(runs, width);
			if (lines.length < 4) return { stack: [stackOf(lines)], unbreakable: true };
			const [first, middle, last] = [lines.slice(0, 2), lines.slice(2, -2), lines.slice(-2)];
			const kept = (some: Lines): Content => ({ stack: [stackOf(some)], unbreakable: true });
			return { stack: [kept(first), stackOf(middle), kept(last)] };
		}
	};
}

function stepOf(runs: readonly Run[]): number {
	return lineStep(Math.max(0, ...runs.map(({ size }) => size)));
}

function stackOf(lines: Lines, alignment: Alignment = {}): Content {
	return { stack: lines.map((line) => lineContent(line, alignment)) };
}

function lineContent(line: readonly Run[], { alignment }: Alignment): ContentText {
	return {
		text: line.map(runContent),
		noWrap: true,
		...(alignment !== undefined && { alignment })
	};
}

function runContent({ text, size, bold = false, color, capitals }: Run): ContentText {
	return {
		text,
		fontSize: size,
		bold,
		...(color !== undefined && { color }),
		...(capitals !== undefined && { fontFeatures: figures.capitals, characterSpacing: capitals })
	};
}
