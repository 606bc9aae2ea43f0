import { type LaidInline, withAm } from '../../fallback/visual-order.ts';
import type { Element } from '../base/structure.ts';

// All that is known here of the insides of pdfmake and of PDFKit, with which it paints: what is read there, what is
// changed and why. Their versions are fixed; insides.test.ts says what broke where another one differs.

/** The properties of a glyph that PDFKit needs. */
interface Glyph {
	readonly id: number;
	readonly advanceWidth: number;
	readonly codePoints: readonly number[];
}

/** PDFKit's layout of a word in a font; immutable. */
interface LaidOut {
	readonly glyphs: readonly Glyph[];
	readonly positions: unknown;
	readonly advanceWidth: number;
}

type Features = readonly string[] | Readonly<Record<string, boolean>>;

/** A font that PDFKit opened for a document. */
interface PdfFont {
	readonly name: string;
	readonly font: { hasGlyphForCodePoint(code: number): boolean };
	widthOfString(text: string, size: number, features: Features): number;
	layoutRun: (this: PdfFont, text: string, features?: Features) => LaidOut;
}

interface Outline {
	readonly document: PdfDocument;
	readonly outlineData: { readonly Dest?: unknown[] };
	addItem: (this: Outline, title: string, options?: object) => Outline;
}

/** An element of the structure tree. */
export interface Struct {
	readonly dictionary: { readonly data: Record<string, unknown> };
	add(child: unknown): unknown;
}

/** A document of PDFKit that pdfmake made. */
export interface PdfDocument {
	readonly page: { readonly height: number };
	readonly outline: Outline;
	/** The opened fonts, by name and style. */
	readonly fontCache: Readonly<Record<string, { readonly normal?: PdfFont }>>;
	_currentStructureElement?: Struct | undefined;
	text: (text: string, x: number, y: number, ...more: unknown[]) => unknown;
	link: (x: number, y: number, width: number, height: number, url: string, more: object) => unknown;
	addContent: (content: string) => unknown;
	markContent(tag: 'Artifact' | 'Span', replacement?: Replacement): unknown;
	markStructureContent(tag: string): unknown;
	endMarkedContent(): unknown;
	struct(tag: string, options: { readonly alt?: string; readonly scope?: string }): Struct;
	addStructure(struct: Struct): unknown;
	hasMarkInfoDictionary(): boolean;
}

/** What pdfmake paints on a page, one after the other. A drawing has its `element`; of a line of text each inline has. */
export interface PageItem {
	readonly type: string;
	readonly item?: {
		readonly id?: string;
		readonly element?: Element;
		readonly inlines?: readonly (LaidInline & { readonly element?: Element })[];
	};
}

/** A page as pdfmake has it before it is painted. */
export interface Page {
	items: readonly PageItem[];
	readonly pageSize?: unknown;
}

/**
 * Does something with the pages of a document, or of a part of it, before they are painted.
 * @param before the pages of the document that are painted already
 */
type Prepare = (document: PdfDocument, pages: Page[], before: number) => void;

/**
 * Changes what all documents have in common.
 * @param document any document that has text in the font
 */
export function patchPdfKit(document: unknown, font: string, prepare: Prepare): void {
	const any = document as PdfDocument;
	const kind = Object.getPrototypeOf(any) as PdfDocument;
	rememberLayouts(Object.getPrototypeOf(openedFont(any, font)) as PdfFont);
	hookPages(kind, prepare);
	hookTexts(kind);
	placeBookmarks(Object.getPrototypeOf(any.outline) as Outline);
}

function openedFont({ fontCache }: PdfDocument, name: string): PdfFont {
	const font = fontCache[name]?.normal;
	if (!font) throw new Error(`${name} is not open`);
	return font;
}

/** Enough for several armies; then the cache is emptied, so that it cannot grow without end. */
const mostLayouts = 10_000;

/**
 * Makes fonts cache the layout of each word. A sheet measures each word three or four times, and shaping takes most
 * of its time; PDFKit's own cache is not used with font features.
 */
function rememberLayouts(kind: PdfFont): void {
	const { layoutRun } = kind;
	const remembered = new Map<string, LaidOut>();
	kind.layoutRun = function (text, features) {
		const key = `${this.name}\n${JSON.stringify(features)}\n${text}`;
		const known = remembered.get(key);
		if (known) return known;
		const { glyphs, positions, advanceWidth } = layoutRun.call(this, text, features);
		if (remembered.size >= mostLayouts) remembered.clear();
		// The glyph objects themselves would keep the fonts of each document in memory.
		const plain = glyphs.map(({ id, advanceWidth, codePoints }) => ({
			id,
			advanceWidth,
			codePoints
		}));
		const laidOut = { glyphs: plain, positions, advanceWidth };
		remembered.set(key, laidOut);
		return laidOut;
	};
}

/** pdfmake hands a document its pages before it paints them. */
function hookPages(kind: PdfDocument, prepare: Prepare): void {
	const painted = new WeakMap<PdfDocument, number>();
	Object.defineProperty(kind, '_pdfMakePages', {
		configurable: true,
		set(this: PdfDocument, pages: Page[]) {
			const before = painted.get(this) ?? 0;
			prepare(this, pages, before);
			painted.set(this, before + pages.length);
		}
	});
}

/** Makes documents say which text some glyphs are, so that it can be found, copied and read aloud. */
function hookTexts(kind: PdfDocument): void {
	const { text: write, addContent: add } = kind;
	let replacement: Replacement | undefined;
	kind.text = function (this: PdfDocument, text, ...rest) {
		replacement = replacementOf(text);
		return write.call(this, text, ...rest);
	};
	// Readers place such a text by where it is marked, so it is marked inside the text object.
	kind.addContent = function (this: PdfDocument, content) {
		if (content === 'ET' && replacement) {
			replacement = undefined;
			this.endMarkedContent();
		}
		add.call(this, content);
		if (content === 'BT' && replacement) this.markContent('Span', replacement);
		return this;
	};
}

/** Points above a heading that a bookmark shows too. */
const aboveBookmark = 6;

/**
 * Makes bookmarks open at the left edge and at their heading. pdfmake tells PDFKit no place, which takes the right
 * edge at the top of the page for that.
 */
function placeBookmarks(kind: Outline): void {
	const { addItem } = kind;
	kind.addItem = function (...given) {
		const item = addItem.apply(this, given);
		const { Dest: place } = item.outlineData;
		if (place?.[1] === 'XYZ') {
			place[2] = 0;
			whenWritten(item.document, (y) => {
				place[3] = item.document.page.height - Math.max(0, y - aboveBookmark);
			});
		}
		return item;
	};
}

/** How far down the next text is: pdfmake draws a heading right after its bookmark. */
function whenWritten(document: PdfDocument, tell: (y: number) => void): void {
	const { text } = document;
	document.text = (...given) => {
		document.text = text;
		tell(given[2]);
		return text.apply(document, given);
	};
}

/** Calls back before each item of a page is painted, and after the last: it is read only then. */
export function whilePainted(page: Page, begin: (item: PageItem) => void, end: () => void): void {
	const items = page.items.map((item) => (): PageItem => {
		begin(item);
		return item;
	});
	const last = (): PageItem => {
		end();
		return { type: 'none' };
	};
	page.items = Object.defineProperties(
		[],
		Object.fromEntries([...items, last].map((get, nth) => [nth, { get }]))
	);
}

/** Adds an element to those of a document. */
export function structOf(document: PdfDocument, { role, alt, columns }: Element): Struct {
	const struct = document.struct(role, {
		...(alt !== undefined && { alt }),
		...(role === 'TH' && { scope: 'Column' })
	});
	if (columns !== undefined) {
		const { data } = struct.dictionary;
		data['A'] = { ...(data['A'] ?? {}), O: 'Table', ColSpan: columns };
	}
	return struct;
}

/** Marks what is painted next as of an element, to which PDFKit also adds the links in it. */
export function beginStruct(document: PdfDocument, struct: Struct, role: string): void {
	struct.add(document.markStructureContent(role));
	document._currentStructureElement = struct;
}

/** Ends a mark, if one is begun. */
export function endMark(document: PdfDocument, isBegun: boolean): void {
	if (isBegun) document.endMarkedContent();
	document._currentStructureElement = undefined;
}

/** What a screen reader says of a link: where it leads, without the list that its address may hold. */
export function sayWhereLinksLead(document: PdfDocument): void {
	const { link } = document;
	document.link = (x, y, width, height, url, more) =>
		// PDFKit writes a primitive as a name, and an object as a string.
		link.call(document, x, y, width, height, url, {
			...more,
			Contents: new String(url.replace(/#.*/, ''))
		});
}

/** pdfmake as its types say, for browsers or for Node. */
export type Pdfmake = typeof import('pdfmake');

/** What pdfmake has and its types lack. */
interface FileHost {
	readonly virtualfs: { writeFileSync(name: string, data: Uint8Array): unknown };
}

/** A font that can be asked what it has. */
interface OpenFont {
	readonly has: (character: string) => boolean;
	readonly widthOf: (text: string, size: number, features: Features) => number;
}

/** Adds a font to pdfmake's and opens it. @throws if it is none */
export async function openFont(pdfmake: Pdfmake, id: string, bytes: Uint8Array): Promise<OpenFont> {
	const name = `${id}.ttf`;
	(pdfmake as unknown as FileHost).virtualfs.writeFileSync(name, bytes);
	pdfmake.addFonts({ [id]: { normal: name, bold: name } });
	const document: unknown = await pdfmake
		.createPdf({ content: { text: ' ', font: id } })
		.getStream();
	const font = openedFont(document as PdfDocument, id);
	return {
		has: (character) => font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
		widthOf: (text, size, features) => font.widthOfString(text, size, features)
	};
}

/** The text that stands for some glyphs of a PDF: for everything, copying included, or only to be read aloud. */
type Replacement = { readonly actual: string } | { readonly expanded: string };

/**
 * The text of glyphs that do not stand one for each letter, in the order of letters. Readers turn text that runs
 * from right to left themselves, and would turn a replacement too: there it is only read aloud.
 */
function replacementOf(text: string): Replacement | undefined {
	if (/[\p{sc=Thai}\p{sc=Deva}]/u.test(text)) return { actual: withAm(text) };
	if (/[\p{sc=Hebr}\p{sc=Arab}]/u.test(text)) return { expanded: text };
	return undefined;
}
