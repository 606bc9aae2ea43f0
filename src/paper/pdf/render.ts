import type { TDocumentDefinitions, TVirtualFileSystem } from 'pdfmake/interfaces';
import type { Sheet } from '../../content/model.ts';
import { words } from '../../content/words.ts';
import { pdfDocument, type PdfExtras } from './document.ts';
import { loadFallbacks, type Fallbacks, type SliceSource } from './fallback/load.ts';
import type { FontUrls } from './font-urls.ts';
import { family, figures, type Paper } from './base/style.ts';
import { patchPdfKit, type Pdfmake } from './pdfmake/insides.ts';
import { preparePages } from './mark-structure.ts';
import { replacedIn, type Replaced } from '../fallback/replaced.ts';
import { drawPdf, type Drawing } from './drawing/drawing.ts';
import type { IndexRow } from './index-row.ts';
import type { NameTags } from './name-tags.ts';

/** Printed sheets: the PDF, and its pages drawn from these bytes. */
export interface PrintedPdf {
	readonly pdf: Uint8Array<ArrayBuffer>;
	readonly drawing: Drawing;
	/** Texts that could not be printed as written. */
	readonly replaced: readonly Replaced[];
}

/** The two stages of printing: making the PDF, then drawing its pages. */
export type Stage = 'setting' | 'drawing';

/** What is to be printed, and how. */
export interface PrintJob {
	/** The sheets of each list, in this order. */
	readonly lists: readonly (readonly Sheet[])[];
	readonly paper: Paper;
	readonly fonts: FontUrls;
	/** The code of the language. */
	readonly language: string;
	/** The page before them that lists them all, if there is one. */
	readonly index?: readonly IndexRow[];
	/** Name tags, if they are printed. */
	readonly nameTags?: NameTags;
	/** Whether nobody looks at its pages. */
	readonly skipsPages?: boolean;
	/** The prefix for the names of the drawing's fonts, unique for each sheet on a page. */
	readonly name: string;
}

/** Pages that nobody looks at. */
const noPages: Drawing = { pages: [], fonts: [] };

/** Makes the PDF of a job, and draws its pages. */
export async function printSheets(
	{ lists, paper, fonts, name, index, nameTags, skipsPages }: PrintJob,
	source: SliceSource,
	onstage: (stage: Stage) => void
): Promise<PrintedPdf> {
	onstage('setting');
	const data = [...(index ? [index] : []), ...(nameTags ? [nameTags] : []), ...lists.flat()];
	const fallbacks = await findFallbacks(data, fonts, source);
	const pdf = await renderPdf(lists, paper, fonts, { fallbacks, index, nameTags });
	onstage('drawing');
	const drawing = skipsPages ? noPages : await drawPdf(pdf, name);
	return { pdf, drawing, replaced: replacedIn(data, fallbacks) };
}

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
	extras: Pick<PdfExtras, 'fallbacks' | 'index' | 'nameTags'> = {}
): Promise<Uint8Array<ArrayBuffer>> {
	const pdfmake = await loadPdfmake(fonts);
	const document = { ...pdfDocument(lists, paper, extras), compress: false };
	return deflated(await pdfmake.createPdf(document).getBuffer());
}

/** Loads what sheets and what is beside them need beside the sheets' own font. */
async function findFallbacks(
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
	await warmUpAndPatch(pdfmake);
	return pdfmake;
}

/** Parses both fonts, warms up the code, and makes a document to throw away, through which PDFKit's prototypes are patched. */
async function warmUpAndPatch(pdfmake: Pdfmake): Promise<void> {
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

/**
 * The same PDF with its streams deflated, as pdfkit would have written it, but by the browser: pdfmake's own deflate
 * takes a sixth of the time of a sheet. Without a deflate in the browser the PDF is left as it is.
 */
async function deflated(pdf: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	if (!('CompressionStream' in globalThis)) return new Uint8Array(pdf);
	// One character per byte, so that offsets in the text are offsets in the file.
	const file = new TextDecoder('latin1').decode(pdf);
	const { objects, end } = objectsOf(file);
	const written = await Promise.all(objects.map((object) => objectBytes(object, pdf)));
	const places: number[] = [];
	let at = objects[0]?.begin ?? 0;
	objects.forEach(({ id }, nth) => {
		places[id] = at;
		at += written[nth]?.length ?? 0;
	});
	const head = pdf.subarray(0, objects[0]?.begin ?? 0);
	return joined([head, ...written, tailOf(file.slice(end), places, at)]);
}

interface FileObject {
	readonly id: number;
	readonly begin: number;
	readonly end: number;
	/** The stream with the text before it, if there is one to deflate. */
	readonly stream?: { readonly head: string; readonly begin: number; readonly end: number };
}

function objectsOf(file: string): {
	readonly objects: readonly FileObject[];
	readonly end: number;
} {
	const objects: FileObject[] = [];
	const heads = /(\d+) 0 obj\n/g;
	for (let head = heads.exec(file); head; head = heads.exec(file)) {
		const object = objectAt(file, head.index, Number(head[1]));
		objects.push(object);
		heads.lastIndex = object.end;
	}
	return { objects, end: objects.at(-1)?.end ?? 0 };
}

const opening = 'stream\n';
const closing = 'endobj\n';

function objectAt(file: string, begin: number, id: number): FileObject {
	const plainEnd = file.indexOf(closing, begin) + closing.length;
	const streamAt = file.indexOf(opening, begin);
	if (streamAt < 0 || streamAt > plainEnd) return { id, begin, end: plainEnd };
	const head = file.slice(begin, streamAt);
	const first = streamAt + opening.length;
	const last = first + Number(/\/Length (\d+)/.exec(head)?.[1]);
	const end = file.indexOf(closing, last) + closing.length;
	// Metadata must stay readable without decompression.
	if (/\/(Filter|Metadata)\b/.test(head)) return { id, begin, end };
	return { id, begin, end, stream: { head, begin: first, end: last } };
}

async function objectBytes(
	{ begin, end, stream }: FileObject,
	pdf: Uint8Array
): Promise<Uint8Array> {
	if (!stream) return pdf.subarray(begin, end);
	const data = await deflate(pdf.subarray(stream.begin, stream.end));
	const filter = `/Length ${data.length}\n/Filter /FlateDecode`;
	const head = stream.head.replace(/\/Length \d+/, filter) + opening;
	return joined([latin1Bytes(head), data, latin1Bytes(`\nendstream\n${closing}`)]);
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
	const stream = new Blob([new Uint8Array(bytes)])
		.stream()
		.pipeThrough(new CompressionStream('deflate'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The cross-reference table, and the trailer with its offset. */
function tailOf(tail: string, places: readonly number[], at: number): Uint8Array {
	const rows = Array.from({ length: places.length - 1 }, (_, nth) => {
		const place = places[nth + 1] ?? 0;
		return `${String(place).padStart(10, '0')} 00000 n \n`;
	});
	const table = `xref\n0 ${places.length}\n0000000000 65535 f \n${rows.join('')}`;
	const trailer = tail.slice(tail.indexOf('trailer')).replace(/startxref\n\d+/, `startxref\n${at}`);
	return latin1Bytes(table + trailer);
}

/** Bytes of a text with one byte per character. */
function latin1Bytes(text: string): Uint8Array {
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		bytes.set(part, at);
		at += part.length;
	}
	return bytes;
}
