import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { replacedIn, type Replaced } from '../fallback/replaced.ts';
import type { Slice } from '../fallback/slices.ts';
import type { Sheet } from '../../content/model.ts';
import { pdfDocument, pdfInParts, isLongPdf, type PdfExtras, type PdfInParts } from './document.ts';
import { loadFallbacks, type Fallbacks } from './fallback/load.ts';
import { readSlice, readSliceIndex } from './fallback/slice-files.ts';
import { patchPdfKit } from './pdfmake/insides.ts';
import type { PdfmakeParts } from './pdfmake/parts.ts';
import { family, margins, papers, type Paper } from './base/style.ts';
import { preparePages } from './mark-structure.ts';

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

let preparing: Promise<PdfmakeParts> | undefined;

/** pdfmake's printer for Node, loaded for the first sheet, so that a command that prints nothing does not wait. */
async function preparePdfmake(): Promise<PdfmakeParts> {
	const parts = await loadParts();
	const { pdfmake } = parts;
	pdfmake.setUrlAccessPolicy(() => false);
	pdfmake.setLocalAccessPolicy((path) => Object.values<string>(fontFiles).includes(path));
	pdfmake.setFonts({ [family]: { normal: fontFiles.regular, bold: fontFiles.bold } });
	// A document to throw away, through which PDFKit's prototypes are patched.
	const word = pdfmake.createPdf({ content: family, defaultStyle: { font: family } });
	patchPdfKit(await word.getStream(), family, preparePages);
	return parts;
}

/** From its module, or from the file of the bundled command, which Node reads in its own way. */
async function loadParts(): Promise<PdfmakeParts> {
	const module = (await import('./pdfmake/parts.ts')) as typeof import('./pdfmake/parts.ts') & {
		readonly default?: typeof import('./pdfmake/parts.ts');
	};
	return (module.default ?? module).parts;
}

/** A PDF of several lists, and its texts in which letters were replaced. */
interface RenderedPdf {
	readonly bytes: Buffer;
	readonly replaced: readonly Replaced[];
}

/**
 * A PDF of several lists, for the command and the tests.
 * @param lists the sheets of each list
 */
export async function renderPdfInNode(
	lists: readonly (readonly Sheet[])[],
	paper: Paper,
	{ index, nameTags, isTwoSided, onPage }: Omit<PdfExtras, 'fallbacks'> = {}
): Promise<RenderedPdf> {
	const parts = await (preparing ??= preparePdfmake());
	const data = [...(index ? [index] : []), ...(nameTags ? [nameTags] : []), ...lists.flat()];
	const fallbacks = await findFallbacks(data);
	const extras = { index, nameTags, fallbacks, isTwoSided, onPage };
	const bytes = isLongPdf(lists)
		? await paintInParts(parts, pdfInParts(lists, paper, extras), paper)
		: await parts.pdfmake.createPdf(pdfDocument(lists, paper, extras)).getBuffer();
	return { bytes, replaced: replacedIn(data, fallbacks) };
}

/** Lays out and paints one list after the other, so that the pages of one at a time are in memory. */
async function paintInParts(
	{ pdfmake, paint }: PdfmakeParts,
	{ first, others, style }: PdfInParts,
	paper: Paper
): Promise<Buffer> {
	const document: unknown = await pdfmake.createPdf(first).getStream();
	const place = { size: papers[paper], margins, style };
	for (const content of others) paint(document, content, place);
	return readAll(document as Readable & { end: () => void });
}

async function readAll(document: Readable & { end: () => void }): Promise<Buffer> {
	document.end();
	const chunks: Buffer[] = [];
	for await (const chunk of document) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks);
}

/** Loads what some sheets need beside their own font. */
export async function findFallbacks(data: readonly unknown[]): Promise<Fallbacks> {
	const { pdfmake } = await (preparing ??= preparePdfmake());
	return loadFallbacks(data, files, pdfmake);
}

const files = {
	index: () => Promise.resolve(readSliceIndex()),
	read: (slice: Slice) => Promise.resolve(readSlice(slice))
} as const;

/** The number of pages in a PDF made by pdfkit, whose page dictionaries are never compressed. */
export function pageCount(pdf: Buffer): number {
	return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}
