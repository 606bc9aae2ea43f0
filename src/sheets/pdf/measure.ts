/**
 * Advance widths of the font's characters from space to tilde, in thousandths of the size, without
 * kerning (which only makes text narrower). A test compares them with the font files.
 */
export const asciiWidths = {
	regular: [
		198, 285, 298, 498, 459, 671, 700, 176, 275, 274, 456, 506, 294, 380, 305, 329, 533, 354, 476,
		424, 445, 420, 455, 420, 485, 455, 238, 238, 506, 506, 506, 360, 832, 584, 597, 626, 703, 591,
		512, 667, 754, 361, 327, 628, 507, 847, 719, 692, 551, 697, 611, 530, 546, 681, 610, 932, 656,
		538, 568, 309, 329, 309, 506, 458, 398, 466, 508, 424, 537, 448, 330, 501, 534, 282, 250, 497,
		244, 832, 548, 498, 528, 516, 383, 402, 330, 541, 445, 705, 475, 446, 460, 309, 372, 309, 506
	],
	bold: [
		174, 285, 320, 525, 466, 710, 718, 176, 290, 290, 415, 506, 269, 355, 275, 329, 514, 365, 493,
		434, 467, 427, 463, 426, 480, 463, 238, 238, 472, 506, 472, 369, 861, 625, 627, 616, 694, 596,
		531, 654, 747, 365, 332, 657, 530, 841, 728, 675, 576, 680, 641, 539, 567, 657, 624, 962, 681,
		594, 580, 317, 329, 317, 490, 453, 398, 483, 513, 431, 537, 462, 341, 510, 543, 292, 273, 517,
		263, 838, 562, 516, 537, 517, 411, 408, 332, 546, 466, 737, 496, 464, 458, 321, 336, 321, 506
	]
} as const;

/** A space that no line ends at. */
export const fixedSpace = '\u00a0';

/** Taken for characters beyond ASCII: wider than nearly all of them. */
const otherWidth = 700;

/** Ascender and descender of the font together, in sizes: what pdfmake calls a line of height 1. */
export const naturalLeading = 1.361;

/** A piece of text in one size and weight. */
export interface Run {
	readonly text: string;
	readonly size: number;
	readonly bold?: boolean;
}

/** The width of a run in points. */
export function runWidth({ text, size, bold = false }: Run): number {
	const widths: readonly number[] = bold ? asciiWidths.bold : asciiWidths.regular;
	let sum = 0;
	for (const character of text.replaceAll(fixedSpace, ' ')) {
		sum += widths[(character.codePointAt(0) ?? 0) - 32] ?? otherWidth;
	}
	return (sum * size) / 1000;
}

/** How many lines these runs take when they follow each other in a column. */
export function lineCount(runs: readonly Run[], width: number): number {
	const words = runs.flatMap((run) =>
		run.text.split(/(?<= )/).map((text) => ({
			space: runWidth({ ...run, text }),
			ink: runWidth({ ...run, text: text.trimEnd() })
		}))
	);
	let lines = 1;
	let at = 0;
	for (const { space, ink } of words) {
		if (at > 0 && at + ink > width) {
			lines += 1;
			at = 0;
		}
		// A word longer than the column is broken wherever the column ends.
		lines += Math.max(0, Math.ceil(ink / width) - 1);
		at = ink > width ? ink % width : at + space;
	}
	return lines;
}

/** The text cut to one line of this width, with an ellipsis if anything was cut. */
export function shortened(run: Run, width: number): string {
	if (runWidth(run) <= width) return run.text;
	const characters = Array.from(run.text);
	const cut = characters.findLastIndex(
		(_, at) => runWidth({ ...run, text: `${characters.slice(0, at).join('')}…` }) <= width
	);
	return `${characters.slice(0, Math.max(0, cut)).join('').trimEnd()}…`;
}
