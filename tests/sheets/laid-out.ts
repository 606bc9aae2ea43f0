import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Sheet } from '../../src/content/index.ts';
import { pdfDocument, sheetDocument } from '../../src/paper/pdf/document.ts';
import { family, marginsOf, papers, type Paper } from '../../src/paper/pdf/base/style.ts';
import { findFallbacks, fontFiles } from './render-node.ts';

/** A piece of text where pdfmake puts it, in points from the upper left; `width` is the font's own. */
export interface Box {
	readonly page: number;
	readonly x: number;
	/** Of the baseline. */
	readonly y: number;
	readonly width: number;
	readonly size: number;
	readonly text: string;
	readonly bold: boolean;
	/** In small capitals at the head of a table or section. */
	readonly isHeading: boolean;
	/** The paragraph it belongs to; undefined in a foot. */
	readonly paragraph: number | undefined;
	/** It stands again at the head of each page that its table reaches. */
	readonly isRepeated: boolean;
	/** The table rows and rows of columns it stands in, none of which may be cut. */
	readonly rows: readonly number[];
}

/** A sheet as it is laid out, before a byte of PDF is written. */
export interface LaidOut {
	readonly paper: Paper;
	readonly pages: number;
	/** Those of its form. */
	readonly margins: ReturnType<typeof marginsOf>;
	readonly boxes: readonly Box[];
}

/** What marks a piece of text, so that it can be told in the layout where it came from. */
interface Mark {
	readonly paragraph: number;
	readonly rows: readonly number[];
	readonly isInTable: boolean;
	readonly isRepeated: boolean;
}
type Position = Omit<Mark, 'paragraph'>;

/** The little of pdfmake's inside that is used here. */
interface Inline {
	readonly text: string;
	readonly x: number;
	readonly width: number;
	readonly trailingCut: number;
	readonly fontSize: number;
	readonly font: { readonly ascender: number; readonly name: string };
	readonly fontFeatures?: readonly string[];
	readonly mark?: Mark;
}
interface Line {
	readonly x: number;
	readonly y: number;
	readonly inlines: readonly Inline[];
	getAscenderHeight(): number;
}
interface LaidPage {
	readonly items: readonly { readonly type: string; readonly item: Line }[];
}
interface Builder {
	registerTableLayouts(layouts: unknown): void;
	layoutDocument(...parts: readonly unknown[]): readonly LaidPage[];
}
type Inside = Record<string, new (...parts: readonly unknown[]) => unknown>;

const require = createRequire(import.meta.url);
const inside = (name: string): Inside => require(`pdfmake/js/${name}.js`) as Inside;
const fontBytes = Object.fromEntries(
	Object.values(fontFiles).map((path) => [path, readFileSync(path)])
);

interface Font {
	widthOfString(text: string, size: number, features?: readonly string[]): number;
}
/** What pdfmake knows of fonts that were added to it. */
interface Registered {
	readonly fonts: object;
	readonly virtualfs: { existsSync(name: string): boolean; readFileSync(name: string): Buffer };
}
interface Measuring {
	readonly fonts: object;
	provideFont(name: string, bold: boolean, italics: boolean): Font;
}
let measuring: Measuring | undefined;

/** A document that is only asked how wide text is, and remembers. */
function measuringDocument(): Measuring {
	if (measuring) return measuring;
	const PdfDocument = inside('PDFDocument')['default'];
	if (!PdfDocument) throw new Error('pdfmake has no document');
	const { virtualfs } = pdfmake as unknown as Registered;
	const fonts = { [family]: { normal: fontFiles.regular, bold: fontFiles.bold } };
	const files = {
		existsSync: (path: string) => path in fontBytes || virtualfs.existsSync(path),
		readFileSync: (path: string) => fontBytes[path] ?? virtualfs.readFileSync(path)
	};
	const options = { autoFirstPage: false, font: null };
	measuring = new PdfDocument(fonts, {}, {}, {}, options, files, () => true) as Measuring;
	for (const bold of [false, true]) remembering(measuring.provideFont(family, bold, false));
	return measuring;
}

function remembering(font: Font): void {
	const measure = font.widthOfString.bind(font);
	const known = new Map<string, number>();
	font.widthOfString = (text, size, features) => {
		const key = `${text}|${features?.join() ?? ''}`;
		const width = known.get(key) ?? measure(text, 1000, features);
		known.set(key, width);
		return (width * size) / 1000;
	};
}

/** Where everything on a sheet stands. */
export function laidOut(sheet: Sheet, paper: Paper): LaidOut {
	return laidOutDocument(sheetDocument(sheet, paper), paper, marginsOf(sheet));
}

/** Where everything on a sheet stands, names in other scripts in fonts of their own. */
export async function laidOutInScripts(sheet: Sheet, paper: Paper): Promise<LaidOut> {
	const fallbacks = await findFallbacks([sheet]);
	Object.assign(measuringDocument().fonts, (pdfmake as unknown as Registered).fonts);
	return laidOutDocument(pdfDocument([[sheet]], paper, { fallbacks }), paper, marginsOf(sheet));
}

/** Where everything in a document stands. */
export function laidOutDocument(
	document: TDocumentDefinitions,
	paper: Paper,
	margins: LaidOut['margins']
): LaidOut {
	const { width, height } = papers[paper];
	const [Layout, Svg] = ['LayoutBuilder', 'SVGMeasure'].map((name) => inside(name)['default']);
	if (!Layout || !Svg) throw new Error('pdfmake has no layout');
	const builder = new Layout(
		{ width, height, orientation: 'portrait' },
		// Every sheet brings margins of its own.
		{ left: 0, top: 0, right: 0, bottom: 0 },
		new Svg()
	) as Builder;
	builder.registerTableLayouts({});
	marked(document.content);
	const pages = builder.layoutDocument(
		document.content,
		measuringDocument(),
		document.styles ?? {},
		document.defaultStyle,
		document.background,
		document.header,
		document.footer
	);
	return { paper, margins, pages: pages.length, boxes: pages.flatMap(boxesOf) };
}

function boxesOf({ items }: LaidPage, at: number): readonly Box[] {
	return items
		.filter(({ type }) => type === 'line')
		.flatMap(({ item: line }) =>
			line.inlines
				.filter(({ text }) => text.trim() !== '')
				.map((inline): Box => ({
					page: at + 1,
					x: line.x + inline.x,
					y: line.y + line.getAscenderHeight(),
					width: inline.width - inline.trailingCut,
					size: inline.fontSize,
					text: inline.text,
					bold: inline.font.name.endsWith('Bold'),
					isHeading:
						inline.fontFeatures?.includes('smcp') === true && inline.mark?.isInTable === true,
					isRepeated: inline.mark?.isRepeated === true,
					paragraph: inline.mark?.paragraph,
					rows: inline.mark?.rows ?? []
				}))
		);
}

/** Writes into every text which paragraph it is, and in which rows it stands. */
function marked(content: Content): void {
	let [paragraphs, rows] = [0, 0];
	const inRow = (place: Position): Position =>
		place.isRepeated ? place : { ...place, rows: [...place.rows, (rows += 1)] };
	const visitTable = (
		table: { body: readonly unknown[]; headerRows?: number },
		place: Position
	) => {
		const { body, headerRows = 0 } = table;
		const inTable = { ...place, isInTable: true };
		body.forEach((row, at) => {
			visit(row, at < headerRows ? { ...inTable, isRepeated: true } : inRow(inTable));
		});
	};
	const visit = (node: unknown, place: Position): void => {
		if (Array.isArray(node)) node.forEach((child) => visit(child, place));
		if (!isNode(node)) return;
		const { text, section, stack, columns, table } = node;
		if (text !== undefined) {
			paragraphs += 1;
			node['text'] = markedText(text, { ...place, paragraph: paragraphs });
		}
		visit(section, place);
		visit(stack, place);
		if (columns !== undefined) visit(columns, inRow(place));
		if (isNode(table)) visitTable(table as { body: unknown[] }, place);
	};
	visit(content, { rows: [], isInTable: false, isRepeated: false });
}

function isNode(node: unknown): node is Record<string, unknown> {
	return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function markedText(text: unknown, mark: Mark): unknown {
	const parts: readonly unknown[] = Array.isArray(text) ? text : [text];
	return parts.map((part) =>
		typeof part === 'object' && part !== null
			? { ...part, mark }
			: { text: typeof part === 'number' ? String(part) : part, mark }
	);
}
