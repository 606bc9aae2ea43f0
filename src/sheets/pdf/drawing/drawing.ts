import { operationsOf } from './content.ts';
import { fontsOf } from './fonts.ts';
import { glyphsOfFace, writingOf, type Writing } from './glyph-text.ts';
import { drawPage } from './interpret.ts';
import { readObjects, referred, textOf, type PdfObject, type PdfObjects } from './objects.ts';
import type { DrawnPage } from './page.ts';
import { paragraphsOf } from './paragraphs.ts';
import { faceName, pageSvg } from './svg.ts';
import { webFont } from './web-font.ts';

/** A PDF as a screen shows it. */
export interface Drawing {
	readonly pages: readonly PageDrawing[];
	/** The PDF's own fonts, as files that browsers take. */
	readonly fonts: readonly { readonly name: string; readonly file: Uint8Array }[];
}

export interface PageDrawing {
	/** In points. */
	readonly width: number;
	readonly height: number;
	readonly svg: string;
	/** What it says, row after row and paragraph after paragraph. */
	readonly text: readonly string[];
}

/**
 * Draws a PDF of ours from its own bytes, so that what is on the screen cannot differ from the paper.
 * @param name what the web fonts' names begin with; another one for each drawing on a page
 */
export async function drawPdf(pdf: Uint8Array, name: string): Promise<Drawing> {
	const objects = await readObjects(pdf);
	const pages = pagesOf(objects);
	const fonts = fontsOf(objects, pages);
	const writings = new Map(
		[...fonts].map(([id, { characters }]) => [id, writingOf(characters)] as const)
	);
	return {
		pages: pages.map((object) => {
			const page = drawnPage(objects, object);
			return {
				width: page.width,
				height: page.height,
				svg: pageSvg(page, writings, name),
				text: paragraphsOf(page.marks, (font) => fonts.get(font)?.characters ?? [])
			};
		}),
		fonts: [...fonts].flatMap(([id, { file }]) => facesOf(id, file, writings.get(id), name))
	};
}

function facesOf(
	id: string,
	file: Uint8Array,
	writing: Writing | undefined,
	name: string
): Drawing['fonts'] {
	return Array.from({ length: writing?.faces ?? 0 }, (_, face) => ({
		name: faceName(name, id, face),
		file: webFont(file, writing ? glyphsOfFace(writing, face) : new Map())
	}));
}

/** The pages in their order. */
export function pagesOf(objects: PdfObjects): readonly PdfObject[] {
	const tree = [...objects.values()].find(({ text }) => /\/Type \/Pages\b/.test(text));
	return tree ? referred(objects, tree, 'Kids') : [];
}

/** What is drawn on a page. */
export function drawnPage(objects: PdfObjects, page: PdfObject): DrawnPage {
	const [, width = '', height = ''] = /\/MediaBox \[0 0 (\S+) ([^\s\]]+)\]/.exec(page.text) ?? [];
	const content = referred(objects, page, 'Contents').map(textOf).join('\n');
	return drawPage(operationsOf(content), Number(width), Number(height));
}
