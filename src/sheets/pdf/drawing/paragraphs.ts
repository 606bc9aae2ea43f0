import type { Mark, TextMark } from './page.ts';

interface Line {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	text: string;
}

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
	const lines: Line[] = [];
	for (const mark of marks) {
		if (mark.kind !== 'text') continue;
		const last = lines.at(-1);
		const text = textOf(mark, charactersOf(mark.font));
		if (last?.y === mark.y) last.text = followed(last.text, text);
		else lines.push({ x: mark.x, y: mark.y, size: mark.size, text });
	}
	return joined(lines).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

function textOf({ runs }: TextMark, characters: readonly string[]): string {
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
	return /\S-$/.test(text) ? text + next : `${text} ${next}`;
}

/** Whether a line continues the paragraph: same column and size, directly below. */
function goesOn(before: Line, { x, y, size }: Line): boolean {
	const step = y - before.y;
	return before.x === x && before.size === size && step > 0 && step < leading * size;
}
