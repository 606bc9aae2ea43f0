import type { Content } from 'pdfmake/interfaces';
import { paperwork } from '../../../i18n/en/printing.ts';
import type { Sheet } from '../../../content/model.ts';
import { shieldBox, shieldDivisions, shieldExtent, shieldOutline } from '../../shield-shapes.ts';
import { darker } from './style.ts';
import { illustration } from './structure.ts';

/** Space between a shield and the text beside it. */
const gap = 8;

/** A shield with the width that it takes beside a heading of this height. */
interface HeadingShield {
	readonly width: number;
	readonly content: Content;
}

/** The army's shield in its colours at the right of a heading; nothing where a form has none. */
export function headingShield(
	{ form, army, colours, division }: Sheet,
	height: number
): HeadingShield {
	if (form !== 'list' && form !== 'reference') return { width: 0, content: [] };
	const { svg, width } = shieldDrawing({ colours, division }, height);
	const drawing: Content = { svg, width, alignment: 'right' };
	return { width: width + gap, content: illustration(drawing, paperwork.shieldOf(army)) };
}

/** The shield in its colours, and the width that it takes at this height. */
export function shieldDrawing(
	{ colours, division }: Pick<Sheet, 'colours' | 'division'>,
	height: number
): { readonly svg: string; readonly width: number } {
	return {
		svg: shieldSvg(colours, division),
		width: (height * shieldExtent.width) / shieldExtent.height
	};
}

/**
 * Both colours within a thin outline, which keeps a light one apart from the paper. What is outside of the
 * outline is covered in white, as the preview cannot draw a group with a clip path.
 */
function shieldSvg([one, other]: Sheet['colours'], division: Sheet['division']): string {
	const { width, height } = shieldBox;
	const outside = `M0 0H${String(width)}V${String(height + 2)}H0Z${shieldOutline}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${Object.values(shieldExtent).join(' ')}">
<path d="${shieldOutline}" fill="${one}"/>
<path d="${shieldDivisions[division]}" fill="${other}" fill-rule="evenodd"/>
<path d="${outside}" fill="#ffffff" fill-rule="evenodd"/>
<path d="${shieldOutline}" fill="none" stroke="${darker(one, other)}" stroke-width="2"/>
</svg>`;
}
