import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { IndexRow } from '../index-row.ts';
import type { Sheet } from '../model.ts';
import { placeBookmarks } from './bookmark-places.ts';
import { bookDocument } from './document.ts';
import { rememberLayouts } from './layout-cache.ts';
import { family, type Paper } from './style.ts';
import { teachTags } from './tags/tag-pages.ts';

const { resolve } = createRequire(import.meta.url);

/** The font files, whatever folder the command runs in. */
export const fontFiles = {
	regular: fontFile('400Regular'),
	bold: fontFile('700Bold')
} as const;

/** Beside the bundled command, or in the font's package. */
function fontFile(face: string): string {
	const bundled = fileURLToPath(new URL(`fonts/Alegreya_${face}.ttf`, import.meta.url));
	return existsSync(bundled)
		? bundled
		: resolve(`@expo-google-fonts/alegreya/${face}/Alegreya_${face}.ttf`);
}

/** Whether the fonts cache their layouts. A font object can only be got from a document of one word. */
let isTaught = false;

/**
 * A PDF of several lists, made with pdfmake's printer for Node, for the command and the tests. pdfmake is
 * loaded for the first one, so that a command that prints nothing does not wait for it.
 * @param lists the sheets of each list
 * @param index a page before them that lists them all
 * @param isTwoSided whether each list begins on a front when both sides are printed
 */
export async function renderBook(
	lists: readonly (readonly Sheet[])[],
	paper: Paper,
	index?: readonly IndexRow[],
	isTwoSided?: boolean
): Promise<Buffer> {
	const { default: pdfmake } = await import('pdfmake');
	pdfmake.setUrlAccessPolicy(() => false);
	pdfmake.setLocalAccessPolicy((path) => Object.values<string>(fontFiles).includes(path));
	pdfmake.setFonts({ [family]: { normal: fontFiles.regular, bold: fontFiles.bold } });
	if (!isTaught) {
		const word = pdfmake.createPdf({ content: family, defaultStyle: { font: family } });
		const document: unknown = await word.getStream();
		rememberLayouts(fontIn(document));
		teachTags(document);
		placeBookmarks(document);
		isTaught = true;
	}
	return pdfmake.createPdf(bookDocument(lists, paper, index, isTwoSided)).getBuffer();
}

/** The font that pdfmake opened for a document. */
function fontIn(document: unknown): unknown {
	const { fontCache } = document as { fontCache?: Record<string, Record<string, unknown>> };
	return fontCache?.[family]?.['normal'];
}

/** The number of pages in a PDF made by pdfkit, whose page dictionaries are never compressed. */
export function pageCount(pdf: Buffer): number {
	return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
