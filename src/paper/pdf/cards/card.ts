import type { Content } from 'pdfmake/interfaces';
import type { Sheet } from '../../../content/model.ts';
import type { CardFace } from './card-faces.ts';
import { footPart, headPart } from './card-frame.ts';
import { liveryAt } from './card-livery.ts';
import { padding } from './card-size.ts';
import { bareTable } from '../style.ts';

/** One card at the given corner: head and body from the top, the foot from the bottom, in the army's livery. */
export function cardAt(
	sheet: Sheet,
	{ format, head, blocks, foot }: CardFace,
	x: number,
	y: number
): readonly Content[] {
	const { inner } = format;
	const below = footPart(foot, inner.width);
	const text = blocks.map(({ content, gap }, at): Content => ({
		stack: [content],
		margin: [0, at === 0 ? 0 : gap, 0, 0]
	}));
	return [
		{
			...boxOf([headPart(head, inner.width).content, ...text], inner.width),
			absolutePosition: { x: x + padding, y: y + padding }
		},
		{
			...boxOf([below.content], inner.width),
			absolutePosition: { x: x + padding, y: y + padding + inner.height - below.height }
		},
		...liveryAt(sheet, format, x, y)
	];
}

/** A box as wide as a card; otherwise absolutely placed content is as wide as the page. */
function boxOf(stack: Content[], width: number) {
	return { table: { widths: [width], body: [[{ stack }]] }, layout: bareTable };
}
