import { pastedPattern } from '../../i18n/pasted.ts';
import type { NumberedLine } from './unmarked.ts';

/** "Page 1 of 2", "Seite 2/3": what a program writes at the edge of a page. */
const edge = pastedPattern(
	String.raw`^\W{0,9}{page}\s*\d{1,3}(?:\s*(?:{of}|\/)\s*\d{1,3})?\W{0,9}$`,
	'iu'
);

/** The lines of a text without the edges of pages and the blank lines around them: what stands below goes on. */
export function withoutPages(lines: readonly NumberedLine[]): readonly NumberedLine[] {
	if (!lines.some(({ text }) => edge().test(text))) return lines;
	const below = withoutBlankBehindEdges(lines);
	const above = withoutBlankBehindEdges(below.toReversed()).toReversed();
	return above.filter(({ text }) => !edge().test(text));
}

function withoutBlankBehindEdges(lines: readonly NumberedLine[]): readonly NumberedLine[] {
	let isBehind = false;
	return lines.filter(({ text }) => {
		const isBlank = text.trim() === '';
		if (!isBlank) isBehind = edge().test(text);
		return !isBlank || !isBehind;
	});
}
