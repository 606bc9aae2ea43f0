import type { Mark, TextMark } from './page.ts';

interface Line {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	text: string;
}

/** Lines of a paragraph are no further apart than this, in sizes. */
const leading = 1.45;

/**
 * What a page says, for who cannot see it: a text for each row and paragraph, in the order in which they
 * were set, which goes through columns one after the other.
 * @param charactersOf what the glyphs of a font stand for
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

/** A word may be parted after a hyphen of its own. */
function followed(text: string, next: string): string {
	return /\S-$/.test(text) ? text + next : `${text} ${next}`;
}

/** The same column and size, on the next line. */
function goesOn(before: Line, { x, y, size }: Line): boolean {
	const step = y - before.y;
	return before.x === x && before.size === size && step > 0 && step < leading * size;
}
