import { paperwork } from '../../../i18n/en/printing.ts';
import type { Player, PlayerDetail } from '#schema';
import { typeset } from '../base/typeset.ts';
import { fixedSpace, type Run } from '../base/measure.ts';
import { paragraph } from '../base/paragraph.ts';
import { spaced, type Part } from '../base/style.ts';

const lineSize = 10;
/** A gap between pairs, at which a line may end. */
const pairGap = `${fixedSpace.repeat(5)} `;

/** Labels with their values in bold. A line ends between pairs if possible. */
export function pairsPart(
	pairs: readonly { readonly label: string; readonly value: string }[],
	width: number
): Part {
	const runs = pairs.flatMap(({ label, value }, at): readonly Run[] => [
		{ text: fixed(`${label}  `), size: lineSize },
		{ text: fixed(typeset(value)), size: lineSize, bold: true },
		...(at < pairs.length - 1 ? [{ text: pairGap, size: lineSize }] : [])
	]);
	return spaced(paragraph(runs, width), 0, 5);
}

/** The text with its spaces made non-breaking. */
function fixed(text: string): string {
	return text.replaceAll(' ', fixedSpace);
}

/** The player's details that are known, in one line if they fit. */
export function detailParts(
	player: Player,
	wanted: readonly PlayerDetail[],
	width: number
): readonly Part[] {
	const pairs = wanted.flatMap((detail) => {
		const value = player[detail];
		return value === undefined ? [] : [{ label: paperwork.details[detail], value }];
	});
	return pairs.length === 0 ? [] : [pairsPart(pairs, width)];
}
