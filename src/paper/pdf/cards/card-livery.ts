import type { CanvasLine, Content } from 'pdfmake/interfaces';
import type { Sheet } from '../../../content/model.ts';
import { shieldDrawing } from '../base/shield.ts';
import { darker, rules } from '../base/style.ts';
import { padding, type CardFormat } from './card-size.ts';

/** Thicknesses of the band's stripes, and the space between the edge of the card and the band. */
const band = { first: 2, second: 1, top: 5 } as const;

/** The height of the shield in the foot. */
export const shieldHeight = 13;
/** Space between the shield and the text beside it. */
const shieldGap = 4;

type Livery = Pick<Sheet, 'colours' | 'division'>;

/** How much of a foot's width the shield takes. */
export const shieldRoom =
	shieldDrawing({ colours: ['#000000', '#000000'], division: 'pale' }, shieldHeight).width +
	shieldGap;

/** The army's colours above the head of the card at this corner, and its shield in the foot. */
export function liveryAt(
	livery: Livery,
	{ inner }: CardFormat,
	x: number,
	y: number
): readonly Content[] {
	const bottom = y + padding + inner.height;
	return [
		{
			canvas: bandLines(livery, inner.width),
			absolutePosition: { x: x + padding, y: y + band.top }
		},
		{
			...shieldDrawing(livery, shieldHeight),
			absolutePosition: { x: x + padding, y: bottom - shieldHeight }
		}
	];
}

/** A stripe of each colour between hairlines of the darker one, which keep a light one apart from the paper. */
function bandLines({ colours: [one, other] }: Livery, width: number): CanvasLine[] {
	const dark = darker(one, other);
	const line = (y: number, lineWidth: number, lineColor: string): CanvasLine => ({
		type: 'line',
		x1: 0,
		y1: y,
		x2: width,
		y2: y,
		lineWidth,
		lineColor
	});
	return [
		line(band.first / 2, band.first, one),
		line(band.first + band.second / 2, band.second, other),
		line(0, rules.row, dark),
		line(band.first + band.second, rules.row, dark)
	];
}
