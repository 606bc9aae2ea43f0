import type { Fallback } from '../../fallback/fallback.ts';
import { figures } from '../style.ts';
import { unpacked } from './unpacked.ts';

/** What is used of pdfmake to add a font. */
export interface FontHost {
	readonly virtualfs: { writeFileSync(name: string, data: Uint8Array): unknown };
	addFonts(fonts: Readonly<Record<string, Readonly<Record<'normal' | 'bold', string>>>>): unknown;
	createPdf(document: { readonly content: unknown }): { getStream(): Promise<unknown> };
}

/** What is used of a font that pdfkit opened for a document. */
interface OpenedFont {
	widthOfString(text: string, size: number, features: readonly string[]): number;
	readonly font: { hasGlyphForCodePoint(code: number): boolean };
}

/** Adds a slice to pdfmake's fonts and opens it, so that it can be measured. @throws if it is no font */
export async function openSlice(file: string, woff: Uint8Array, host: FontHost): Promise<Fallback> {
	const id = file.replace(/^.*\/|-500-normal\.woff$/g, '');
	const name = `${id}.ttf`;
	host.virtualfs.writeFileSync(name, await unpacked(woff));
	host.addFonts({ [id]: { normal: name, bold: name } });
	const document = await host.createPdf({ content: { text: ' ', font: id } }).getStream();
	const font = fontIn(document, id);
	return {
		id,
		has: (character) => font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
		widthOf: (text) => font.widthOfString(text, 1000, figures.text)
	};
}

function fontIn(document: unknown, id: string): OpenedFont {
	const { fontCache = {} } = document as { fontCache?: Record<string, Record<string, unknown>> };
	return fontCache[id]?.['normal'] as OpenedFont;
}
