import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetBacks } from '../../../content/model.ts';
import {
	shieldBox,
	shieldDivisions,
	shieldEdges,
	shieldExtent,
	shieldOutline
} from '../../shield-shapes.ts';
import { typeset } from '../base/typeset.ts';
import { words } from '../../../content/words.ts';
import type { CardFace } from './card-faces.ts';
import { padding } from './card-size.ts';
import { lineCount } from '../base/measure.ts';
import { bareTable, darker, darkness, ink, lineStep, rules, smallCapitals } from '../base/style.ts';

const shield = { width: 84, hatching: 2.6, outline: 1 } as const;

const sizes = { kind: 10, army: 13, game: 7.5 } as const;
const gap = 12;

/** The back of a card at the given corner: the army's shield, the kind of card, and the army. */
export function cardBackAt(
	sheet: Sheet,
	backs: SheetBacks,
	{ kind, format }: CardFace,
	x: number,
	y: number
): readonly Content[] {
	const { inner, width } = format;
	const height = (shield.width * shieldExtent.height) / shieldExtent.width;
	const army = typeset(sheet.army);
	const armyLines = lineCount([{ text: army, size: sizes.army, bold: true }], inner.width - 2);
	const text =
		gap + lineStep(sizes.kind) + 4 + armyLines * lineStep(sizes.army) + lineStep(sizes.game);
	const top = y + (format.height - height - text) / 2;
	const stack: Content[] = [
		{ ...smallCapitals(words.cardBacks[kind], sizes.kind), bold: false, color: ink.soft },
		{ text: army, fontSize: sizes.army, bold: true, margin: [0, 4, 0, 0] },
		{ text: typeset(sheet.system), fontSize: sizes.game, color: ink.soft }
	];
	return [
		{
			svg: shieldLines(sheet.colours, backs.division),
			width: shield.width,
			absolutePosition: { x: x + (width - shield.width) / 2, y: top }
		},
		{
			table: { widths: [inner.width], body: [[{ stack, alignment: 'center' }]] },
			layout: bareTable,
			absolutePosition: { x: x + padding, y: top + height + gap }
		}
	];
}

/**
 * The shield in thin lines: a double outline, and the second colour as hatching. What is outside of a part or of the
 * outline is covered in white, as the preview cannot draw a group with a clip path.
 */
function shieldLines(colours: Sheet['colours'], division: SheetBacks['division']): string {
	const [one, other] = colours;
	const dark = darker(one, other);
	// A light colour would not be visible on white paper.
	const light = darkness(other) > 0.35 ? other : dark;
	const scale = shieldExtent.width / shield.width;
	const path = shieldDivisions[division];
	const stroke = (colour: string, width: number): string =>
		`fill="none" stroke="${colour}" stroke-width="${String(width * scale)}"`;
	const cover = (around: string): string =>
		`<path d="M-1 -1H49V61H-1Z${around}" fill="#ffffff" fill-rule="evenodd"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(shieldExtent).join(' ')}">
<path d="${hatching(scale)}" ${stroke(light, rules.row)}/>
${cover(path)}
<path d="${path}" ${stroke(dark, rules.heading)}/>
${cover(shieldOutline)}
<path d="${shieldOutline}" ${stroke(dark, shield.outline)}/>
</svg>`;
}

/** Diagonal lines, no farther than the shield at its shieldEdges. */
function hatching(scale: number): string {
	const step = shield.hatching * scale;
	const count = Math.ceil((shieldBox.width + shieldBox.height) / step);
	return Array.from({ length: count }, (_, at) => {
		const sum = at * step;
		const right = Math.min(sum - shieldEdges.top, shieldEdges.right);
		const left = Math.max(sum - shieldEdges.bottom, shieldEdges.left);
		const point = (x: number): string => `${x.toFixed(2)} ${(sum - x).toFixed(2)}`;
		return left < right ? `M${point(right)}L${point(left)}` : '';
	}).join('');
}
