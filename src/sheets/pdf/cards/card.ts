import type { Content } from 'pdfmake/interfaces';
import type { CardFace } from './card-faces.ts';
import { footPart, headPart } from './card-frame.ts';
import { inner, padding } from './card-size.ts';
import { bareTable } from '../style.ts';

/** One card at the given corner: head and body from the top, the foot from the bottom. */
export function cardAt({ head, blocks, foot }: CardFace, x: number, y: number): readonly Content[] {
	const below = footPart(foot);
	const text = blocks.map(({ content, gap }, at): Content => ({
		stack: [content],
		margin: [0, at === 0 ? 0 : gap, 0, 0]
	}));
	return [
		{
			...boxOf([headPart(head).content, ...text]),
			absolutePosition: { x: x + padding, y: y + padding }
		},
		{
			...boxOf([below.content]),
			absolutePosition: { x: x + padding, y: y + padding + inner.height - below.height }
		}
	];
}

/** A box as wide as a card; otherwise absolutely placed content is as wide as the page. */
function boxOf(stack: Content[]) {
	return { table: { widths: [inner.width], body: [[{ stack }]] }, layout: bareTable };
}
