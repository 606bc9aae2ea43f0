import type { Mark, TextMark } from './page.ts';

interface Line {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly text: string;
}

interface OpenLine extends Omit<Line, 'text'> {
	readonly parts: string[];
}

/** Points by which fonts differ in where their letters stand on a line. */
const same = 0.01;
const fromRight = /[\p{sc=Hebr}\p{sc=Arab}]/u;
/** Letters of the scripts that the sheets' own font lacks. */
const foreign = /(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])\p{L}/u;

/** The largest distance between lines of a paragraph, in type sizes. */
const leading = 1.45;

/**
 * The text of a page for screen readers: an entry for each row and paragraph in the order they were set, one
 * column after the other.
 * @param charactersOf the characters of a font's glyphs
 */
export function paragraphsOf(
	marks: readonly Mark[],
	charactersOf: (font: string) => readonly string[]
): readonly string[] {
	const lines: OpenLine[] = [];
	for (const mark of marks) {
		if (mark.kind !== 'text' || mark.actual === '') continue;
		const last = lines.at(-1);
		const text = textOf(mark, charactersOf(mark.font));
		if (last && isOn(mark, last)) last.parts.push(text);
		else lines.push({ x: mark.x, y: mark.y, size: mark.size, parts: [text] });
	}
	const told = lines.map(({ parts, ...line }) => ({
		...line,
		text: inOrder(parts).reduce(followed)
	}));
	return joined(told).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** An accent of a text that is told as a whole may stand first, above or below its line. */
function isOn({ y, size, actual }: TextMark, line: OpenLine): boolean {
	return Math.abs(line.y - y) < same || (actual !== undefined && Math.abs(line.y - y) < size / 2);
}

/** The parts of a line as they are read: words from right to left stand in the opposite order. */
function inOrder(parts: readonly string[]): readonly string[] {
	const order = [...parts];
	for (let from = 0; from < order.length; from += 1) {
		if (!fromRight.test(order[from] ?? '')) continue;
		let to = from;
		for (let at = from; at < order.length && !/\p{L}/u.test(leftOnly(order[at])); at += 1) {
			if (fromRight.test(order[at] ?? '')) to = at;
		}
		order.splice(from, to + 1 - from, ...order.slice(from, to + 1).toReversed());
		from = to;
	}
	return order;
}

/** A part without letters from right to left. */
function leftOnly(part = ''): string {
	return fromRight.test(part) ? '' : part;
}

function textOf({ runs, actual }: TextMark, characters: readonly string[]): string {
	if (actual !== undefined) return actual;
	const letters = runs.flatMap(({ glyphs }) => glyphs.map((glyph) => characters[glyph] ?? ''));
	// Glyphs stand from left to right, whatever the direction of reading.
	const isTurned = letters.some((letter) => fromRight.test(letter));
	return (isTurned ? letters.toReversed() : letters).join('');
}

function joined(lines: readonly Line[]): readonly string[] {
	const texts: string[] = [];
	lines.forEach((line, at) => {
		const before = lines[at - 1];
		if (before && goesOn(before, line)) texts.push(followed(texts.pop() ?? '', line.text));
		else texts.push(line.text);
	});
	return texts;
}

/** A line may end after the hyphen of a compound word. */
function followed(text: string, next: string): string {
	return /\S-$/.test(text) || isOneWord(text, next) ? text + next : `${text} ${next}`;
}

/** Whether a text goes on in another font: what the sheets' own font lacks stands in marks of its own. */
function isOneWord(text: string, next: string): boolean {
	const [last, first] = [/.$/u.exec(text)?.[0] ?? '', /^./u.exec(next)?.[0] ?? ''];
	const isForeign = foreign.test(last) || foreign.test(first);
	return isForeign && [last, first].every((one) => foreign.test(one) || /\p{P}/u.test(one));
}

/** Whether a line continues the paragraph: same column and size, directly below. */
function goesOn(before: Line, { x, y, size }: Line): boolean {
	const step = y - before.y;
	return before.x === x && before.size === size && step > 0 && step < leading * size;
}
