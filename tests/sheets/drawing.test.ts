import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sheetForms, type Sheet, type SheetForm } from '../../src/content/index.ts';
import { drawnPage, drawPdf, pagesOf } from '../../src/paper/pdf/drawing/drawing.ts';
import { shieldDivisions } from '../../src/paper/shield-shapes.ts';
import { readObjects } from '../../src/paper/pdf/drawing/objects.ts';
import { isAll } from '../runs.ts';
import { boughtRoster } from './bought-rosters.ts';
import { pdfText } from './pdf-text.ts';
import { fontFiles, renderInNode } from './render-node.ts';
import { aRoster, armiesOf, armyOf, sheetOf, unitsOf } from './rosters.ts';

interface Glyph {
	readonly path: { toSVG(): string };
}

/** As much of pdfkit's own reader of fonts as is needed here; it has no types. */
interface Font {
	layout(text: string, features?: readonly string[]): { readonly glyphs: readonly Glyph[] };
	glyphForCodePoint(code: number): Glyph;
	hasGlyphForCodePoint(code: number): boolean;
}

const fontkit = createRequire(import.meta.url)('fontkit') as {
	create(file: Buffer): Font;
};

const empire = armyOf('empire');
const list = sheetOf(
	empire,
	aRoster(empire, {
		name: 'Fjord & <Fluff>',
		units: unitsOf('general', 'knights + sword-of-might')
	})
);

/** Ligatures without a character of their own, and what they stand for. */
const ligature = /Th|[\ue000-\uf8ff]/g;

/** What a drawing says, one text after the other, without spaces, ligatures undone. */
function drawnText(svg: string): string {
	return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)]
		.map(([, text = '']) => text.replaceAll(/<[^>]*>/g, ''))
		.join('')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&')
		.normalize('NFKC')
		.replaceAll(/\s/g, '')
		.replaceAll(ligature, '*');
}

function printedText(pdf: Buffer): string {
	const text = pdfText(pdf).map((piece) => piece.text);
	return text.join('').normalize('NFKC').replaceAll(/\s/g, '').replaceAll(ligature, '*');
}

async function unknownOperators(pdf: Buffer): Promise<readonly string[]> {
	const objects = await readObjects(pdf);
	return pagesOf(objects).flatMap((page) => drawnPage(objects, page).unknown);
}

/** Opacity is not drawn, so nothing may be half seen through. */
function opacities(pdf: Buffer): readonly string[] {
	return pdf.toString('latin1').match(/\/(?:ca|CA) (?!1\b)\S+/g) ?? [];
}

describe.each(['warmaster', 'whfb4', 'whfb6', 't9a', 'aos4', 'spearhead'])('%s', (folder) => {
	const [army] = armiesOf(folder);
	const roster = army && boughtRoster(army, 3, folder === 'spearhead' ? 0 : 2000);
	// Every form of one game, and of the others what differs most.
	const isDrawn = (form: SheetForm): boolean =>
		isAll || folder === 'warmaster' || form === 'reference' || form === 'cards';

	test.each(sheetForms.filter(isDrawn))(
		'the drawing of the %s says all that is printed',
		async (form) => {
			const sheet = army && roster ? sheetOf(army, roster, form) : list;
			const pdf = await renderInNode(sheet, 'a4');
			expect(await unknownOperators(pdf)).toEqual([]);
			expect(opacities(pdf)).toEqual([]);
			const { pages } = await drawPdf(pdf, 'sheet');
			expect(pages.map(({ svg }) => drawnText(svg)).join('')).toBe(printedText(pdf));
		}
	);
});

test.each(Object.keys(shieldDivisions))(
	'the drawing of a card’s back shows a shield %s',
	async (name) => {
		const sheet = sheetOf(empire, aRoster(empire, { units: unitsOf('general') }), 'cards');
		const division = name as keyof typeof shieldDivisions;
		const pdf = await renderInNode({ ...sheet, backs: { division } }, 'a4');
		expect(await unknownOperators(pdf)).toEqual([]);
		expect(opacities(pdf)).toEqual([]);
		const { pages } = await drawPdf(pdf, 'sheet');
		const lines = [...(pages[1]?.svg ?? '').matchAll(/<path[^>]*>/g)]
			.filter(([path]) => path.includes('stroke='))
			.map(([path]) => path.split('M').length - 1);
		// The hatching, the division and the outline, one upon the other.
		expect(lines[0]).toBeGreaterThan(20);
		expect(lines.at(-1)).toBe(1);
		expect(lines).toHaveLength(3);
	}
);

describe('the fonts of a drawing', () => {
	const source = fontkit.create(readFileSync(fontFiles.bold));

	async function facesOf(sheet: Sheet): Promise<readonly Font[]> {
		const { fonts } = await drawPdf(await renderInNode(sheet, 'a4'), 'sheet');
		return fonts.map(({ file }) => fontkit.create(Buffer.from(file)));
	}

	test('have the glyphs of the paper: small capitals in a face of their own', async () => {
		const faces = await facesOf(list);
		const shapes = faces.map((face) => face.glyphForCodePoint(0x61).path.toSVG());
		expect(shapes).toContain(source.layout('a').glyphs[0]?.path.toSVG());
		expect(shapes).toContain(source.layout('a', ['smcp']).glyphs[0]?.path.toSVG());
	});

	test('have every character that is written in them', async () => {
		const { pages, fonts } = await drawPdf(await renderInNode(list, 'letter'), 'sheet');
		const faces = new Map(fonts.map(({ name, file }) => [name, fontkit.create(Buffer.from(file))]));
		const written = [...(pages[0]?.svg ?? '').matchAll(/font-family="([^"]*)">([^<]+)/g)];
		expect(written.length).toBeGreaterThan(20);
		for (const [, name = '', text = ''] of written) {
			const plain = text.replaceAll(/&\w+;/g, '').trim();
			const missing = Array.from(plain).filter(
				(character) => !faces.get(name)?.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
			);
			expect(missing, `${name}: ${text}`).toEqual([]);
		}
	});
});

test('a page has the size of its paper', async () => {
	const { pages } = await drawPdf(await renderInNode(list, 'letter'), 'sheet');
	expect(pages).toHaveLength(1);
	expect(pages[0]).toMatchObject({ width: 612, height: 792 });
	expect(drawnText(pages[0]?.svg ?? '')).toContain('Fjord&<Fluff>');
});
