import { fixedSpace } from '../base/widths.ts';
import {
	glyphText,
	type Writing,
	lettersOf,
	pairOf,
	type Kerning,
	type Letter
} from './glyph-text.ts';
import type { DrawnPage, Mark, PathMark, TextMark } from './page.ts';

const caps = ['butt', 'round', 'square'] as const;
const joins = ['miter', 'round', 'bevel'] as const;

/** Points by which a glyph may be off, a twentieth of what a printer can show. */
const slack = 0.006;

/** A web font with its kerning. */
export interface Hand {
	readonly writing: Writing;
	readonly kerning: Kerning;
}

/** The name of a web font: unique for each face of each font of each drawing. */
export function faceName(drawing: string, font: string, face: number): string {
	return `${drawing}-${font}-${face}`;
}

/**
 * A page as an SVG of its own size.
 * @param drawing the prefix of its web fonts' names
 */
export function pageSvg(
	{ width, height, marks }: DrawnPage,
	fonts: ReadonlyMap<string, Hand>,
	drawing: string
): string {
	const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
	const drawn = grouped(marks).map(({ look, marks: alike }) => {
		const inside = alike.map((mark) => markSvg(mark, fonts, drawing)).join('');
		return alike[0]?.kind === 'text' ? `<g ${look}>${inside}</g>` : `<path ${look} d="${inside}"/>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size} text-rendering="geometricPrecision">${drawn.join('')}</svg>`;
}

/** Adjacent marks in the same style share a group. */
function grouped(marks: readonly Mark[]): readonly { look: string; marks: readonly Mark[] }[] {
	const groups: { look: string; marks: Mark[] }[] = [];
	for (const mark of marks) {
		const look = mark.kind === 'text' ? textLook(mark) : pathLook(mark);
		const last = groups.at(-1);
		if (last?.look === look) last.marks.push(mark);
		else groups.push({ look, marks: [mark] });
	}
	return groups;
}

function textLook({ size, colour, spacing }: TextMark): string {
	return attributes({
		fill: colour,
		'font-size': size,
		...(spacing !== 0 && { 'letter-spacing': spacing })
	});
}

function pathLook({ fill, stroke }: PathMark): string {
	return attributes({
		fill: fill?.colour ?? 'none',
		...(fill?.isEvenOdd && { 'fill-rule': 'evenodd' }),
		...(stroke && {
			stroke: stroke.colour,
			'stroke-width': stroke.width,
			'stroke-linecap': caps[stroke.cap] ?? caps[0],
			'stroke-linejoin': joins[stroke.join] ?? joins[0],
			...(stroke.dash.length > 0 && { 'stroke-dasharray': stroke.dash.join(' ') })
		})
	});
}

function attributes(given: Readonly<Record<string, string | number>>): string {
	return Object.entries(given)
		.map(([name, value]) => `${name}="${value}"`)
		.join(' ');
}

function markSvg(mark: Mark, fonts: ReadonlyMap<string, Hand>, drawing: string): string {
	if (mark.kind === 'path') return mark.path;
	const hand = fonts.get(mark.font);
	return hand ? textSvg(mark, hand, drawing) : '';
}

/** A part of a text that the browser lays out by itself. */
interface Piece {
	readonly face: number;
	readonly moved: number;
	text: string;
}

/** Words of only spaces are left out. */
function textSvg(mark: TextMark, hand: Hand, drawing: string): string {
	const pieces = piecesOf(mark, hand);
	if (pieces.every(({ text }) => text.trim() === '')) return '';
	const [{ face } = { face: 0 }] = pieces;
	const inside = pieces.map((piece, at) => {
		// SVG drops a space at the beginning of a text.
		const text = escaped(at === 0 ? piece.text.replace(/^ +/, fixed) : piece.text);
		const changes = attributes({
			...(piece.moved !== 0 && at > 0 && { dx: piece.moved }),
			...(piece.face !== face && { 'font-family': faceName(drawing, mark.font, piece.face) })
		});
		return changes === '' ? text : `<tspan ${changes}>${text}</tspan>`;
	});
	const place = mark.turned
		? `transform="matrix(${mark.turned.join(' ')})"`
		: attributes({ x: mark.x, y: mark.y });
	return `<text ${place} font-family="${faceName(drawing, mark.font, face)}">${inside.join('')}</text>`;
}

/**
 * The fewest pieces that put each glyph in its place. A new piece starts with another face, or where a glyph
 * has been shifted.
 */
function piecesOf(mark: TextMark, { writing, kerning }: Hand): readonly Piece[] {
	const perUnit = mark.size / kerning.units;
	return glyphText(writing, lettersOf(mark)).flatMap(({ face, letters }) => {
		const pieces: Piece[] = [];
		let before: Letter | undefined;
		for (const letter of letters) {
			const pair = before && kerning.pairs.get(pairOf(before.glyph, letter.glyph));
			const moved = letter.moved - (pair ?? 0) * perUnit;
			const text = writing.characters[letter.glyph] ?? '';
			const piece = pieces.at(-1);
			if (piece && Math.abs(moved) < slack) piece.text += text;
			else pieces.push({ face, moved: Math.round(moved * 1000) / 1000, text });
			before = letter;
		}
		return pieces;
	});
}

const fixed = (spaces: string): string => fixedSpace.repeat(spaces.length);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** These texts include the players' names and notes. */
function escaped(text: string): string {
	return text.replace(/[&<>]/g, (character) => entities[character] ?? '');
}

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
