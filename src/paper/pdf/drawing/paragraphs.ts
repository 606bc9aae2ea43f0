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
	const texts = lines.map(({ parts, ...line }) => ({
		...line,
		text: parts.reduce(followed)
	}));
	return joined(texts).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** An accent of a text that is given as a whole may stand first, above or below its line. */
function isOn({ y, size, actual }: TextMark, line: OpenLine): boolean {
	return Math.abs(line.y - y) < same || (actual !== undefined && Math.abs(line.y - y) < size / 2);
}

function textOf({ runs, actual }: TextMark, characters: readonly string[]): string {
	if (actual !== undefined) return actual;
	return runs.flatMap(({ glyphs }) => glyphs.map((glyph) => characters[glyph] ?? '')).join('');
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
