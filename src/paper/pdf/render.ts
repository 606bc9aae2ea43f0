import type { TDocumentDefinitions, TVirtualFileSystem } from 'pdfmake/interfaces';
import type { Sheet } from '../../content/model.ts';
import { words } from '../../content/words.ts';
import { deflated } from './deflate.ts';
import { bookDocument, type Besides } from './document.ts';
import { loadFallbacks, type Fallbacks, type SliceSource } from './fallback/load.ts';
import type { FontUrls } from './font-urls.ts';
import { family, figures, type Paper } from './base/style.ts';
import { patchPdfKit, type Pdfmake } from './pdfmake/insides.ts';
import { preparePages } from './tag-pages.ts';

/** The font files in pdfmake's virtual file system. */
const files = { regular: 'regular.ttf', bold: 'bold.ttf' } as const;

/**
 * The sheets of one list or several as the bytes of a PDF, with bookmarks where there are several. pdfmake comes with
 * this module, the fonts from this site or its cache.
 */
export async function renderPdf(
	lists: readonly (readonly Sheet[])[],
	paper: Paper,
	fonts: FontUrls,
	beside: Pick<Besides, 'fallbacks' | 'index' | 'tags'> = {}
): Promise<Uint8Array<ArrayBuffer>> {
	const pdfmake = await loadPdfmake(fonts);
	const document = { ...bookDocument(lists, paper, beside), compress: false };
	return deflated(await pdfmake.createPdf(document).getBuffer());
}

/** Loads what sheets and what is beside them need beside the sheets' own font. */
export async function findFallbacks(
	data: readonly unknown[],
	fonts: FontUrls,
	source: SliceSource
): Promise<Fallbacks> {
	return loadFallbacks(data, source, await loadPdfmake(fonts));
}

let loading: Promise<Pdfmake> | undefined;

/** Loads pdfmake and the fonts and sets a first line, so that the first sheet is not slower than others. */
export function loadPdfmake(fonts: FontUrls): Promise<Pdfmake> {
	loading ??= preparePdfmake(fonts).catch((error: unknown) => {
		// The fonts may not be cached yet while offline; the next try may succeed.
		loading = undefined;
		throw error;
	});
	return loading;
}

async function preparePdfmake(urls: FontUrls): Promise<Pdfmake> {
	const [module, regular, bold] = await Promise.all([
		import('pdfmake/build/pdfmake.js'),
		fetchFont(urls.regular),
		fetchFont(urls.bold)
	]);
	const pdfmake = 'default' in module ? module.default : module;
	const fonts = { [files.regular]: { data: regular }, [files.bold]: { data: bold } };
	// It accepts bytes as well as base64, though its types do not say so.
	pdfmake.addVirtualFileSystem(fonts as unknown as TVirtualFileSystem);
	pdfmake.setFonts({ [family]: { normal: files.regular, bold: files.bold } });
	await setFirstLine(pdfmake);
	return pdfmake;
}

/** Parses both fonts, warms up the code, and makes the document by which all others are changed. */
async function setFirstLine(pdfmake: Pdfmake): Promise<void> {
	const text = 'The quick brown fox jumps over the lazy dog, 0123456789 times.';
	const line: TDocumentDefinitions = {
		content: [text, { text, bold: true, fontFeatures: figures.table }],
		defaultStyle: { font: family, fontFeatures: figures.text }
	};
	patchPdfKit(await pdfmake.createPdf(line).getStream(), family, preparePages);
}

async function fetchFont(url: string): Promise<Uint8Array> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(words.fontUnread(url, response.status));
	return new Uint8Array(await response.arrayBuffer());
}
