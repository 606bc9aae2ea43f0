import { operationsOf } from './content.ts';
import { fontsOf, type PdfFont } from './fonts.ts';
import { glyphsOfFace, writingOf } from './glyph-text.ts';
import { drawPage } from './interpret.ts';
import { kerningOf } from './kerning.ts';
import { readObjects, referred, textOf, type PdfObject, type PdfObjects } from './objects.ts';
import type { DrawnPage, TextMark } from './page.ts';
import { paragraphsOf } from './paragraphs.ts';
import { faceName, pageSvg, type Hand } from './svg.ts';
import { unitsOf, webFont } from './web-font.ts';

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
