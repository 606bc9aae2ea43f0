import { fixedSpace } from '../base/measure.ts';
import { glyphText, type Writing } from './glyph-text.ts';
import { lettersOf, pairOf, type Kerning, type Letter } from './kerning.ts';
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
