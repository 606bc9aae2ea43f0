import type { Content } from 'pdfmake/interfaces';
import type { SheetUnitCard } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { runWidth, shortened } from '../base/measure.ts';
import { boxGroups, boxRows, drawnBoxes, type BoxGroups } from '../record/boxes.ts';
import { bareTable, ink, lineStep } from '../base/style.ts';
import type { CardBlock, CardMeasure } from './card-blocks.ts';

const box = { side: 8, gap: 5 } as const;
const size = 7.5;
const rowGap = 3;
/** Space above the boxes of a unit, and between a name and its boxes. */
const gaps = { above: 5, label: 6 } as const;

/** Boxes with the name of what they are of; none for the unit itself. */
interface Row {
	readonly label: string;
	readonly groups: BoxGroups;
}

/** Boxes to cross off, of each unit that the card is for. */
export function boxBlocks(
	{ tracks = [], count }: SheetUnitCard,
	{ width }: CardMeasure
): readonly CardBlock[] {
	const rows = tracks.map(({ name = '', pieces, each }): Row => ({
		label: name,
		groups: boxGroups(pieces, each)
	}));
	const [first] = rows;
	// Units of one group each need no rows of their own.
	if (first?.groups.length === 1 && rows.length === 1) {
		return [
			rowBlock(
				{ ...first, groups: Array.from({ length: count }, () => first.groups).flat() },
				width
			)
		];
	}
	return Array.from({ length: count }, () => rows.map((row) => rowBlock(row, width))).flat();
}

function rowBlock({ label, groups }: Row, width: number): CardBlock {
	const text = shortened({ text: typeset(label), size }, width / 2);
	const beside = label === '' ? 0 : runWidth({ text, size }) + gaps.label;
	const lines = boxRows(groups, width - beside, box);
	const step = box.side + rowGap;
	const canvas = lines.flatMap((line, at) => drawnBoxes(line, box, at * step));
	const height = Math.max(lines.length * step, label === '' ? 0 : lineStep(size));
	const drawing: Content = { canvas, margin: [0, 0, 0, rowGap] };
	return {
		content:
			label === ''
				? drawing
				: {
						table: {
							widths: [beside, width - beside],
							body: [[{ text, fontSize: size, color: ink.soft, noWrap: true }, drawing]]
						},
						layout: bareTable
					},
		height,
		gap: gaps.above
	};
}
