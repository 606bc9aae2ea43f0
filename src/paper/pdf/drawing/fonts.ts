import { named, referred, textOf, type PdfObject, type PdfObjects } from './objects.ts';

/** A font embedded in a PDF: only the glyphs used, renumbered. */
export interface PdfFont {
	/** The characters of each glyph; a ligature has several. */
	readonly characters: readonly string[];
	/** The font's tables. The one that maps characters to glyphs is missing. */
	readonly file: Uint8Array;
}

/** The fonts of a page, by their names in its content. */
export function fontsOf(
	objects: PdfObjects,
	pages: readonly PdfObject[]
): ReadonlyMap<string, PdfFont> {
	const fonts = new Map<string, PdfFont>();
	for (const page of pages) {
		for (const resources of referred(objects, page, 'Resources')) {
			for (const [name, font] of named(objects, resources, 'Font')) {
				if (!fonts.has(name)) fonts.set(name, fontOf(objects, font));
			}
		}
	}
	return fonts;
}

function fontOf(objects: PdfObjects, font: PdfObject): PdfFont {
	const [descendant] = referred(objects, font, 'DescendantFonts');
	const [descriptor] = descendant ? referred(objects, descendant, 'FontDescriptor') : [];
	const [file] = descriptor ? referred(objects, descriptor, 'FontFile2') : [];
	const [table] = referred(objects, font, 'ToUnicode');
	return { characters: charactersOf(textOf(table)), file: file?.stream ?? new Uint8Array() };
}

/** Ranges of glyphs, each with UTF-16 in hexadecimal. */
function charactersOf(table: string): readonly string[] {
	const characters: string[] = [];
	for (const [, first = '', list = ''] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
		[...list.matchAll(/<([\da-f ]*)>/gi)].forEach(([, code = ''], at) => {
			const units = code.replaceAll(' ', '').match(/.{4}/g) ?? [];
			characters[Number.parseInt(first, 16) + at] = String.fromCharCode(
				...units.map((unit) => Number.parseInt(unit, 16))
			);
		});
	}
	return characters;
}
