import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Content } from 'pdfmake/interfaces';
import { describe, expect, test, vi } from 'vitest';
import { family as font } from '../base/style.ts';
import { findFallbacks, fontFiles } from '../render-node.ts';
import {
	beginStruct,
	patchPdfKit,
	endMark,
	openFont,
	sayWhereLinksLead,
	structOf,
	whilePainted,
	type Page,
	type PdfDocument,
	type Pdfmake
} from './insides.ts';
import { parts } from './parts.ts';

// Each failure says what another version of pdfmake or PDFKit does otherwise, and in brackets what needs it here.

const require = createRequire(import.meta.url);
const fontBytes = readFileSync(fontFiles.regular);

/** A copy of pdfmake and PDFKit that no other test has changed. */
function copyOf(name: string): Pdfmake {
	const own = (): [string, NodeJS.Module | undefined][] =>
		Object.entries(require.cache).filter(([path]) => /[\\/](pdfmake|pdfkit)[\\/]/.test(path));
	const others = own();
	for (const [path] of others) Reflect.deleteProperty(require.cache, path);
	const pdfmake = require(name) as Pdfmake;
	for (const [path] of own()) Reflect.deleteProperty(require.cache, path);
	Object.assign(require.cache, Object.fromEntries(others));
	return pdfmake;
}

async function withFont(pdfmake: Pdfmake): Promise<Pdfmake> {
	pdfmake.setUrlAccessPolicy(() => false);
	// In Node alone.
	(pdfmake as Partial<Pdfmake>).setLocalAccessPolicy?.(() => false);
	await openFont(pdfmake, font, fontBytes);
	return pdfmake;
}

/** A document, not ended yet. */
async function made(pdfmake: Pdfmake, content: Content, tagged = false): Promise<PdfDocument> {
	const definition = { content, tagged, compress: false, defaultStyle: { font } };
	return (await pdfmake.createPdf(definition).getStream()) as unknown as PdfDocument;
}

/** What is written of a document. */
async function written(document: PdfDocument): Promise<string> {
	const stream = document as unknown as NodeJS.ReadableStream & { end(): void };
	stream.end();
	const chunks: Buffer[] = [];
	for await (const chunk of stream) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString('latin1');
}

describe.each([
	['for Node', 'pdfmake'],
	['for browsers', 'pdfmake/build/pdfmake.js']
])('pdfmake %s', (_, name) => {
	const prepare = vi.fn<(document: PdfDocument, pages: Page[], before: number) => void>();
	let changing: Promise<Pdfmake> | undefined;
	const changed = (): Promise<Pdfmake> =>
		(changing ??= withFont(copyOf(name)).then(async (pdfmake) => {
			patchPdfKit(await made(pdfmake, 'Halt'), font, prepare);
			return pdfmake;
		}));

	test('takes fonts as bytes, and can be asked what they have', async () => {
		const { has, widthOf } = await openFont(await withFont(copyOf(name)), 'Other', fontBytes);
		const found = [has('e'), has('軍')];
		expect(found, 'fontkit: `hasGlyphForCodePoint` (other scripts)').toEqual([true, false]);
		const features = ['lnum', 'tnum'];
		const twice = 2 * widthOf('0', 1000, features);
		expect(widthOf('11', 1000, features), 'PDFKit: `widthOfString` (other scripts)').toBe(twice);
	});

	test('has what is changed or called', async () => {
		const document = await made(await withFont(copyOf(name)), 'Halt');
		const { normal } = document.fontCache[font] ?? {};
		expect(normal, 'pdfmake: no `fontCache` by name and style').toBeDefined();
		const methods: readonly (readonly [object | undefined, ...string[]])[] = [
			[document, 'text', 'addContent', 'markContent', 'endMarkedContent'],
			[document, 'link', 'struct', 'addStructure', 'markStructureContent', 'hasMarkInfoDictionary'],
			[document.outline, 'addItem'],
			[normal, 'layoutRun', 'widthOfString']
		];
		for (const [thing, ...names] of methods) {
			const kind = Object.getPrototypeOf(thing) as Record<string, unknown>;
			for (const name of names)
				expect(typeof kind[name], `PDFKit: no method \`${name}\``).toBe('function');
		}
	});

	test('sets each word once', async () => {
		const pdfmake = await withFont(copyOf(name));
		const document = await made(pdfmake, 'Halt');
		const kind = Object.getPrototypeOf(document.fontCache[font]?.normal) as {
			layoutRun: (text: string) => unknown;
		};
		const laidOut = vi.spyOn(kind, 'layoutRun');
		patchPdfKit(document, font, prepare);
		const content = Array.from({ length: 3 }, () => ({ text: 'Word', fontFeatures: ['lnum'] }));
		const pdf = await written(await made(pdfmake, content as unknown as Content));
		const words = laidOut.mock.calls.filter(([text]) => text === 'Word');
		expect(words, 'PDFKit: words with features do not come to `layoutRun` (speed)').toHaveLength(1);
		expect(pdf.match(/\bTJ\b/g), 'PDFKit: a layout from before is not painted').toHaveLength(3);
	});

	test('tells a document its pages, with what is added to runs', async () => {
		const element = { role: 'P' };
		const text = { text: [{ text: 'Halt', element, level: 1 }], id: 'here' };
		const box = { canvas: [{ type: 'rect', x: 0, y: 0, w: 9, h: 9 }] };
		const pdfmake = await changed();
		prepare.mockClear();
		const document = await made(pdfmake, [text, box] as unknown as Content);
		expect(prepare, 'pdfmake: no `_pdfMakePages` (fronts, tags, order)').toHaveBeenCalledTimes(1);
		const [of, [page] = [], before] = prepare.mock.calls[0] ?? [];
		expect([of, before]).toEqual([document, 0]);
		const types = page?.items.map(({ type }) => type);
		expect(types, 'pdfmake: items of other types (tags)').toEqual(['line', 'vector']);
		expect(page?.pageSize, 'pdfmake: no `pageSize` (fronts)').toHaveProperty('height');
		const { id, inlines = [] } = page?.items[0]?.item ?? {};
		expect(id, 'pdfmake: a line without the id of its text (fronts)').toBe('here');
		const place = { x: expect.any(Number) as number, width: expect.any(Number) as number };
		expect(
			inlines[0],
			'pdfmake: an inline without what its run has (tags), or place'
		).toMatchObject({
			...{ element, level: 1, text: 'Halt' },
			...place
		});
		expect(document.hasMarkInfoDictionary(), 'PDFKit: all is tagged').toBe(false);
	});

	test('reads each item of a page when it is painted', async () => {
		const pdfmake = await changed();
		const seen: string[] = [];
		prepare.mockImplementationOnce((document, pages) => {
			const { text } = document;
			document.text = (...given) => {
				seen.push(given[0]);
				return text.apply(document, given);
			};
			const begin = ({ type }: { readonly type: string }): unknown => seen.push(type);
			for (const page of pages) whilePainted(page, begin, () => seen.push('end'));
		});
		await made(pdfmake, ['One', 'Two', { text: 'Three', pageBreak: 'before' }]);
		const first = ['line', 'One', 'line', 'Two', 'end'];
		expect(seen, 'pdfmake: items are not read one by one (tags)').toEqual([
			...first,
			...['line', 'Three', 'end']
		]);
	});

	test('marks structure, and says where links lead', async () => {
		const pdfmake = await changed();
		prepare.mockImplementationOnce((document, pages) => {
			sayWhereLinksLead(document);
			const cell = structOf(document, { role: 'TD', columns: 2, children: [] });
			const link = structOf(document, { role: 'Link', children: [] });
			const begin = (): void => beginStruct(document, link, 'Link');
			for (const page of pages) whilePainted(page, begin, () => endMark(document, true));
			cell.add(link);
			document.addStructure(cell);
		});
		const text: Content = { text: 'Halt', link: 'https://example.org/#list' };
		const pdf = await written(await made(pdfmake, text, true));
		const forms: readonly (readonly [form: RegExp, fault: string])[] = [
			[/\/MarkInfo/, 'pdfmake: `tagged` is not handed on'],
			[/\/Link <<\s*\/MCID 0\s*>> BDC[^]*?TJ[^]*?EMC/, 'PDFKit: nothing is marked'],
			[/\/StructTreeRoot/, 'PDFKit: `addStructure` adds nothing'],
			[/\/ColSpan 2/, 'PDFKit: no `dictionary.data` of a structure (columns of tables)'],
			[/\/Type \/OBJR/, 'PDFKit: no link is added to `_currentStructureElement`'],
			[/\/Contents \(https:\/\/example\.org\/\)/, 'PDFKit: `link` takes no `Contents`']
		];
		for (const [form, fault] of forms) expect(pdf, fault).toMatch(form);
	});

	test('tells which text glyphs are, inside the text object', async () => {
		const pdf = await written(await made(await changed(), ['น้ำ', 'שלום', 'Halt']));
		const marked = /\bBT\n\/Span <<\s*\/(\w+) [^]*?BDC[^]*?EMC\nET\b/g;
		const kinds = [...pdf.matchAll(marked)].map(([, kind]) => kind);
		expect(kinds, 'PDFKit: no `BT` and `ET`, or no marks (other scripts)').toEqual([
			'ActualText',
			'E'
		]);
	});

	test('has bookmarks at the left, a little above their heading', async () => {
		const heading: Content = { text: 'Halt', outline: true, absolutePosition: { x: 50, y: 200 } };
		const pdf = await written(await made(await changed(), ['Before', heading, 'After']));
		const [, top] = /\/Dest \[\d+ 0 R \/XYZ 0 ([\d.]+) /.exec(pdf) ?? [];
		expect(top, 'PDFKit: no `outlineData.Dest` of page, XYZ, x and y').toBeDefined();
		const below = 841.89 - Number(top);
		expect(below, 'pdfmake: another text follows a bookmark than its heading').toBeGreaterThan(190);
		expect(below, 'pdfmake: `text` is given another y').toBeLessThan(205);
	});

	test('writes objects in the form that is deflated and drawn here', async () => {
		const pdf = await written(await made(await changed(), 'Halt'));
		const forms = [
			/^%PDF[^]*?\n\d+ 0 obj\n<</,
			/\/Length \d+\n[^]*?>>\nstream\n[^]*?\nendstream\nendobj\n/,
			/xref\n0 \d+\n0000000000 65535 f \n[^]*trailer\n[^]*startxref\n\d+\n/
		];
		for (const form of forms) expect(pdf, 'PDFKit: another form of file').toMatch(form);
	});
});

test('more content is painted on a document that pdfmake made for the command', async () => {
	// Makes it ready.
	await findFallbacks([]);
	const document = await made(parts.pdfmake, 'One');
	const margins = { left: 9, top: 9, right: 9, bottom: 9 };
	parts.paint(document, ['Two'], { size: { width: 200, height: 100 }, margins, style: { font } });
	const pages = (await written(document)).match(/\/Type \/Page\b(?!s)/g);
	expect(pages, 'pdfmake: another LayoutBuilder, SVGMeasure or Renderer (books)').toHaveLength(2);
});
