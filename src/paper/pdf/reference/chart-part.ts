import type { SheetChart } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { figureWidth } from '../base/measure.ts';
import { paragraph } from '../base/paragraph.ts';
import { columnFigure, stacked, type Part } from '../base/style.ts';

/** The width of a column and its type size. */
export interface Measure {
	readonly width: number;
	readonly size: number;
}

/** A table of dice results: its name, then each roll with its result beside it. */
export function chartPart({ name, roll, rows }: SheetChart, { size, width }: Measure): Part {
	const labels = rows.map((row) => figureWidth({ text: typeset(row.roll), size, bold: true }));
	const indent = Math.max(...labels) + 8;
	const title = paragraph(
		[
			{ text: typeset(`${name} `), size, bold: true },
			{ text: typeset(`(${roll})`), size }
		],
		width
	);
	return stacked([
		title,
		...rows.map((row) => hanging(row.roll, row.text, { indent, size, width }))
	]);
}

/** A bold label with its text indented beside it. */
function hanging(
	label: string,
	plain: string,
	{ indent, size, width }: Measure & { readonly indent: number }
): Part {
	const text = paragraph([{ text: typeset(plain), size }], width - indent);
	return {
		height: text.height,
		get content() {
			const labelled = { text: typeset(label), bold: true, ...columnFigure };
			return {
				columns: [
					{ width: indent, ...labelled, fontSize: size },
					{ width: width - indent, stack: [text.content] }
				],
				columnGap: 0
			};
		}
	};
}
