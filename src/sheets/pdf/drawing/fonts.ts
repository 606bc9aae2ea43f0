import { named, referred, textOf, type PdfObject, type PdfObjects } from './objects.ts';

/** A font inside a PDF: only the glyphs that the PDF uses, by numbers of its own. */
export interface PdfFont {
	/** The characters that each glyph stands for; a ligature has several. */
	readonly characters: readonly string[];
	/** The font's tables, without one that tells glyphs by characters. */
	readonly file: Uint8Array;
}

/** The fonts that pages use, by their names in the content. */
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

/** Ranges of glyphs, with the UTF-16 of each in hexadecimal. */
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
