import { measuredStretches } from '../../fallback/stretches.ts';
import { advances, measured } from './font-widths.ts';

/** A non-breaking space. */
export const fixedSpace = '\u00a0';

/** Ascender plus descender of the font, in type sizes: pdfmake's line height of 1. */
export const naturalLeading = 1.361;

/** A piece of text in one size and weight. */
export interface Run {
	readonly text: string;
	readonly size: number;
	readonly bold?: boolean;
	readonly color?: string;
	/** Letter spacing in points, if lower-case letters are set as small capitals. */
	readonly capitals?: number;
}

type Weight = 'regular' | 'bold';

/**
 * Added or used for characters without a width of their own: accented capitals, letters, accented small
 * capitals, anything else.
 */
const others = { capital: 345, letter: 25, marked: 95, anything: 1320 } as const;

const decoded = (pairs: string): readonly number[] =>
	(pairs.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 36));

function tableOf(pairs: string, rows: typeof measured): ReadonlyMap<string, number> {
	const codes = rows.flatMap(([first, last]) =>
		Array.from({ length: last - first + 1 }, (_, at) => first + at)
	);
	const widths = decoded(pairs);
	return new Map(codes.map((code, at) => [String.fromCodePoint(code), widths[at] ?? 0]));
}

const letters = [[0x61, 0x7a]] as const;
const tables = {
	regular: tableOf(advances.regular, measured),
	bold: tableOf(advances.bold, measured)
} as const;
const capitals = {
	regular: tableOf(advances.regularCapitals, letters),
	bold: tableOf(advances.boldCapitals, letters)
} as const;

/** Cached widths, as the same words occur again and again. */
const known = { regular: new Map<string, number>(), bold: new Map<string, number>() } as const;
/** Enough for a few armies. */
const maxKnown = 20_000;

/** The width of a run in points. */
export function runWidth({ text, size, bold = false, capitals: spacing }: Run): number {
	const weight = bold ? 'bold' : 'regular';
	if (spacing !== undefined) {
		const width = widthOfAll(text, (own) => capitalsWidth(own, weight));
		return (width * size) / 1000 + text.length * spacing;
	}
	const widths = known[weight];
	let width = widths.get(text);
	if (width === undefined) {
		if (widths.size > maxKnown) widths.clear();
		width = widthOfAll(text, (own) => sumOf(own, (character) => widthOf(character, weight)));
		widths.set(text, width);
	}
	return (width * size) / 1000;
}

/** The width of tabular digits, in thousandths of the type size. */
const columnDigit = 450;

/** The width in points of a figure in a column, where all digits are equally wide. */
export function figureWidth({ text, size, bold = false }: Run): number {
	const weight = bold ? 'bold' : 'regular';
	const width = sumOf(text, (character) =>
		/[0-9]/.test(character) ? columnDigit : widthOf(character, weight)
	);
	return (width * size) / 1000;
}

/** The sum of what is set in the sheets' own font and what is set in others. */
function widthOfAll(text: string, ownWidth: (text: string) => number): number {
	// A shortcut for nearly all texts.
	if (/^[\x20-\u017f]*$/.test(text)) return ownWidth(text);
	return measuredStretches(text).reduce(
		(sum, { text: part, fallback }) => sum + (fallback?.widthOf(part) ?? ownWidth(part)),
		0
	);
}

function sumOf(text: string, widthOf: (character: string) => number): number {
	let sum = 0;
	for (const character of text) sum += widthOf(character);
	return sum;
}

function widthOf(character: string, weight: Weight): number {
	const width = tables[weight].get(character);
	if (width !== undefined) return width;
	// An accented letter without a width of its own.
	const [base = character] = character.normalize('NFD');
	const plain = tables[weight].get(base);
	if (plain === undefined) return others.anything;
	return plain + (base.toLowerCase() === base ? others.letter : others.capital);
}

function capitalsWidth(text: string, weight: Weight): number {
	return sumOf(text, (character) => {
		const [base = character] = character.normalize('NFD');
		const small = capitals[weight].get(base);
		if (small !== undefined) return base === character ? small : small + others.marked;
		const capital = character.toUpperCase();
		// Some non-Latin capitals are wider among small capitals.
		return sumOf(capital, (one) => widthOf(one, weight)) * (isPlain(capital) ? 1 : 1.12);
	});
}

function isPlain(text: string): boolean {
	return /^[ -~À-Þ]*$/.test(text);
}
