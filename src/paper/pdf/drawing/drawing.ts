import { glyphsOfFace, writingOf, kerningOf } from './glyph-text.ts';
import { drawPage, operationsOf } from './interpret.ts';
import {
	readObjects,
	referred,
	textOf,
	type PdfObject,
	type PdfObjects,
	named
} from './objects.ts';
import type { DrawnPage, TextMark } from './page.ts';
import { faceName, pageSvg, type Hand, paragraphsOf } from './svg.ts';
import { writtenBytes, fontFile, setText, tablesOf, viewOf } from '../base/bytes.ts';

/** A PDF as pages for the screen. */
export interface Drawing {
	readonly pages: readonly PageDrawing[];
	/** The PDF's own fonts, as files that browsers accept. */
	readonly fonts: readonly { readonly name: string; readonly file: Uint8Array }[];
}

export interface PageDrawing {
	/** In points. */
	readonly width: number;
	readonly height: number;
	readonly svg: string;
	/** Its text, one entry for each row or paragraph. */
	readonly text: readonly string[];
}

/**
 * Draws a PDF made by Muster from its own bytes, so that screen and paper cannot differ.
 * @param name prefix for the names of the web fonts, unique for each drawing on a page
 */
export async function drawPdf(pdf: Uint8Array, name: string): Promise<Drawing> {
	const objects = await readObjects(pdf);
	const pages = pagesOf(objects);
	const drawn = pages.map((page) => drawnPage(objects, page));
	const texts = drawn.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'text'));
	const fonts = fontsOf(objects, pages);
	const hands = new Map(
		[...fonts].map(([id, font]) => {
			const own = texts.filter((text) => text.font === id);
			return [id, handOf(font, own)] as const;
		})
	);
	return {
		pages: drawn.map((page) => ({
			width: page.width,
			height: page.height,
			svg: pageSvg(page, hands, name),
			text: paragraphsOf(page.marks, (font) => fonts.get(font)?.characters ?? [])
		})),
		fonts: [...fonts].flatMap(([id, { file }]) => facesOf(id, file, hands.get(id), name))
	};
}

/** The web font for the glyphs that the texts use. */
function handOf({ characters, file }: PdfFont, texts: readonly TextMark[]): Hand {
	const uses = new Map<number, number>();
	for (const { runs } of texts)
		for (const { glyphs } of runs)
			for (const glyph of glyphs) uses.set(glyph, (uses.get(glyph) ?? 0) + 1);
	const isSpace = (glyph: number): boolean => characters[glyph]?.trim() === '';
	return {
		writing: writingOf(characters, (glyph) => uses.get(glyph) ?? 0),
		kerning: kerningOf(texts, unitsOf(file), isSpace)
	};
}

function facesOf(
	id: string,
	file: Uint8Array,
	hand: Hand | undefined,
	name: string
): Drawing['fonts'] {
	if (!hand) return [];
	const { writing, kerning } = hand;
	return Array.from({ length: writing.faces }, (_, face) => ({
		name: faceName(name, id, face),
		file: webFont(file, glyphsOfFace(writing, face), kerning.pairs)
	}));
}

/** The pages in order. */
export function pagesOf(objects: PdfObjects): readonly PdfObject[] {
	const tree = [...objects.values()].find(({ text }) => /\/Type \/Pages\b/.test(text));
	return tree ? referred(objects, tree, 'Kids') : [];
}

/** The contents of a page. */
export function drawnPage(objects: PdfObjects, page: PdfObject): DrawnPage {
	const [, width = '', height = ''] = /\/MediaBox \[0 0 (\S+) ([^\s\]]+)\]/.exec(page.text) ?? [];
	const content = referred(objects, page, 'Contents').map(textOf).join('\n');
	return drawPage(operationsOf(content), Number(width), Number(height));
}

/** A font embedded in a PDF: only the glyphs used, renumbered. */
interface PdfFont {
	/** The characters of each glyph; a ligature has several. */
	readonly characters: readonly string[];
	/** The font's tables. The one that maps characters to glyphs is missing. */
	readonly file: Uint8Array;
}

/** The fonts of a page, by their names in its content. */
function fontsOf(objects: PdfObjects, pages: readonly PdfObject[]): ReadonlyMap<string, PdfFont> {
	const fonts = new Map<string, PdfFont>();
	for (const page of pages) {
		for (const resources of referred(objects, page, 'Resources')) {
			for (const [name, font] of named(objects, resources, 'Font')) {
				if (!fonts.has(name)) fonts.set(name, fontOf(objects, font));
			}
		}
	}
	return fonts;
}

function fontOf(objects: PdfObjects, font: PdfObject): PdfFont {
	const [descendant] = referred(objects, font, 'DescendantFonts');
	const [descriptor] = descendant ? referred(objects, descendant, 'FontDescriptor') : [];
	const [file] = descriptor ? referred(objects, descriptor, 'FontFile2') : [];
	const [table] = referred(objects, font, 'ToUnicode');
	return { characters: charactersOf(textOf(table)), file: file?.stream ?? new Uint8Array() };
}

/** Ranges of glyphs, each with UTF-16 in hexadecimal. */
function charactersOf(table: string): readonly string[] {
	const characters: string[] = [];
	for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
		[...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, code = ''], at) => {
			const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
			characters[Number.parseInt(first, 16) + at] = String.fromCharCode(
				...units.map((unit) => Number.parseInt(unit, 16))
			);
		});
	}
	return characters;
}

/**
 * An embedded PDF font as a file that browsers accept, with these glyphs for characters. Browsers reject fonts without
 * some tables that a PDF does not need: the character map, names, and measures for other systems. These are written
 * here; the rest is the PDF's.
 * @param kerning the shift of the second of two glyphs, by `pairOf`, in font units
 */
function webFont(
	file: Uint8Array,
	glyphs: ReadonlyMap<string, number>,
	kerning: ReadonlyMap<number, number>
): Uint8Array {
	const own = tablesOf(file);
	const measures = own.find(([tag]) => tag === 'hhea')?.[1] ?? new Uint8Array(36);
	return fontFile([
		...own,
		['cmap', characterMap(glyphs)],
		['kern', kerningTable(kerning)],
		['OS/2', systemMeasures(measures)],
		['name', names()],
		['post', writtenBytes(32, (view) => view.setUint32(0, 0x00030000))]
	]);
}

/** Font units per em. */
function unitsOf(file: Uint8Array): number {
	const head = tablesOf(file).find(([tag]) => tag === 'head')?.[1];
	return head ? viewOf(head).getUint16(18) : 1000;
}

/** One group per character, in the format that covers all of Unicode. */
function characterMap(glyphs: ReadonlyMap<string, number>): Uint8Array {
	const codes = [...glyphs]
		.map(([character, glyph]) => [character.codePointAt(0) ?? 0, glyph] as const)
		.toSorted(([one], [other]) => one - other);
	const length = 16 + 12 * codes.length;
	return writtenBytes(12 + length, (view) => {
		view.setUint16(2, 1);
		view.setUint16(4, 3);
		view.setUint16(6, 10);
		view.setUint32(8, 12);
		view.setUint16(12, 12);
		view.setUint32(16, length);
		view.setUint32(24, codes.length);
		codes.forEach(([code, glyph], at) => {
			view.setUint32(28 + 12 * at, code);
			view.setUint32(32 + 12 * at, code);
			view.setUint32(36 + 12 * at, glyph);
		});
	});
}

/** Kerning pairs in the only format that all browsers read. It holds ten thousand. */
function kerningTable(kerning: ReadonlyMap<number, number>): Uint8Array {
	const pairs = [...kerning].toSorted(([one], [other]) => one - other).slice(0, 10_000);
	const power = Math.floor(Math.log2(Math.max(1, pairs.length)));
	return writtenBytes(18 + 6 * pairs.length, (view) => {
		view.setUint16(2, 1);
		view.setUint16(6, 14 + 6 * pairs.length);
		view.setUint16(8, 1);
		view.setUint16(10, pairs.length);
		view.setUint16(12, 6 * 2 ** power);
		view.setUint16(14, power);
		view.setUint16(16, 6 * (pairs.length - 2 ** power));
		pairs.forEach(([pair, move], at) => {
			view.setUint32(18 + 6 * at, pair);
			view.setInt16(22 + 6 * at, move);
		});
	});
}

/** Heights from the font itself; the other values do not matter here. */
function systemMeasures(measures: Uint8Array): Uint8Array {
	const given = viewOf(measures);
	const ascent = given.getInt16(4);
	const descent = given.getInt16(6);
	return writtenBytes(96, (view) => {
		view.setUint16(0, 3);
		view.setInt16(2, given.getUint16(10) / 2);
		view.setUint16(4, 400);
		view.setUint16(6, 5);
		setText(view, 58, 'NONE');
		view.setUint16(62, 0x40);
		view.setUint16(64, 0x20);
		view.setUint16(66, 0xffff);
		view.setInt16(68, ascent);
		view.setInt16(70, descent);
		view.setUint16(74, ascent);
		view.setUint16(76, -descent);
	});
}

/** Family, style, full name and PostScript name are all the same. */
function names(): Uint8Array {
	const ids = [1, 2, 4, 6];
	const name = 'Sheet';
	return writtenBytes(6 + 12 * ids.length + 2 * name.length, (view) => {
		view.setUint16(2, ids.length);
		view.setUint16(4, 6 + 12 * ids.length);
		ids.forEach((id, at) => {
			[3, 1, 0x409, id, 2 * name.length, 0].forEach((value, nth) =>
				view.setUint16(6 + 12 * at + 2 * nth, value)
			);
		});
		Array.from(name).forEach((letter, at) =>
			view.setUint16(6 + 12 * ids.length + 2 * at, letter.charCodeAt(0))
		);
	});
}
