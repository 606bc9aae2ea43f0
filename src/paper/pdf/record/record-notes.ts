import type { Content } from 'pdfmake/interfaces';
import type { RecordNote } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { lineCount, type Run } from '../base/measure.ts';
import type { RecordStyle } from './record-style.ts';
import { ink, lineStep, type Part } from '../base/style.ts';

interface Place {
	/** The space above the first note. */
	readonly above: number;
	readonly width: number;
	readonly style: RecordStyle;
}

const size = 8.5;

/** Notes in small type, each a paragraph unless the record is dense; not split between pages. */
export function notesPart(
	texts: readonly (readonly Run[])[],
	{ above, width, style }: Place
): Part {
	const paragraphs = style.isDense ? [texts.flat()] : texts;
	const notes = paragraphs.map((runs, at) => notePart(runs, at === 0 ? above : 1.5, width));
	return {
		content: { stack: notes.map(({ content }) => content), unbreakable: true },
		height: notes.reduce((sum, note) => sum + note.height, 0)
	};
}

/** What a note is about, and what it says. */
export function noteRuns({ name, text }: RecordNote): readonly Run[] {
	const label = name === '' ? [] : [{ text: `${name}. `, size, bold: true }];
	return [...label, { text: typeset(`${text} `), size }];
}

function notePart(runs: readonly Run[], above: number, width: number): Part {
	const content: Content = {
		text: runs.map(({ text, bold = false }) => ({ text, bold })),
		fontSize: size,
		color: ink.soft,
		margin: [0, above, 0, 0]
	};
	return { content, height: lineCount(runs, width) * lineStep(size) + above };
}
