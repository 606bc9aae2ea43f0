// Browsers reject fonts without some tables that a PDF does not need: the character map, names, and measures
// for other systems. These are written here; the rest is the PDF's.

import { bytesOf, fontFile, setText, tablesOf, viewOf } from '../base/sfnt.ts';

/**
 * An embedded PDF font as a file that browsers accept, with these glyphs for characters.
 * @param kerning the shift of the second of two glyphs, by `pairOf`, in font units
 */
export function webFont(
	file: Uint8Array,
	glyphs: ReadonlyMap<string, number>,
	kerning: ReadonlyMap<number, number>
): Uint8Array {
	const own = tablesOf(file);
	const measures = own.find(([tag]) => tag === 'hhea')?.[1] ?? new Uint8Array(36);
	return fontFile([
		...own,
		['cmap', characterMap(glyphs)],
		['kern', kerningTable(kerning)],
		['OS/2', systemMeasures(measures)],
		['name', names()],
		['post', bytesOf(32, (view) => view.setUint32(0, 0x00030000))]
	]);
}

/** Font units per em. */
export function unitsOf(file: Uint8Array): number {
	const head = tablesOf(file).find(([tag]) => tag === 'head')?.[1];
	return head ? viewOf(head).getUint16(18) : 1000;
}

/** One group per character, in the format that covers all of Unicode. */
function characterMap(glyphs: ReadonlyMap<string, number>): Uint8Array {
	const codes = [...glyphs]
		.map(([character, glyph]) => [character.codePointAt(0) ?? 0, glyph] as const)
		.toSorted(([one], [other]) => one - other);
	const length = 16 + 12 * codes.length;
	return bytesOf(12 + length, (view) => {
		view.setUint16(2, 1);
		view.setUint16(4, 3);
		view.setUint16(6, 10);
		view.setUint32(8, 12);
		view.setUint16(12, 12);
		view.setUint32(16, length);
		view.setUint32(24, codes.length);
		codes.forEach(([code, glyph], at) => {
			view.setUint32(28 + 12 * at, code);
			view.setUint32(32 + 12 * at, code);
			view.setUint32(36 + 12 * at, glyph);
		});
	});
}

/** Kerning pairs in the only format that all browsers read. It holds ten thousand. */
function kerningTable(kerning: ReadonlyMap<number, number>): Uint8Array {
	const pairs = [...kerning].toSorted(([one], [other]) => one - other).slice(0, 10_000);
	const power = Math.floor(Math.log2(Math.max(1, pairs.length)));
	return bytesOf(18 + 6 * pairs.length, (view) => {
		view.setUint16(2, 1);
		view.setUint16(6, 14 + 6 * pairs.length);
		view.setUint16(8, 1);
		view.setUint16(10, pairs.length);
		view.setUint16(12, 6 * 2 ** power);
		view.setUint16(14, power);
		view.setUint16(16, 6 * (pairs.length - 2 ** power));
		pairs.forEach(([pair, move], at) => {
			view.setUint32(18 + 6 * at, pair);
			view.setInt16(22 + 6 * at, move);
		});
	});
}

/** Heights from the font itself; the other values do not matter here. */
function systemMeasures(measures: Uint8Array): Uint8Array {
	const given = viewOf(measures);
	const ascent = given.getInt16(4);
	const descent = given.getInt16(6);
	return bytesOf(96, (view) => {
		view.setUint16(0, 3);
		view.setInt16(2, given.getUint16(10) / 2);
		view.setUint16(4, 400);
		view.setUint16(6, 5);
		setText(view, 58, 'NONE');
		view.setUint16(62, 0x40);
		view.setUint16(64, 0x20);
		view.setUint16(66, 0xffff);
		view.setInt16(68, ascent);
		view.setInt16(70, descent);
		view.setUint16(74, ascent);
		view.setUint16(76, -descent);
	});
}

/** Family, style, full name and PostScript name are all the same. */
function names(): Uint8Array {
	const ids = [1, 2, 4, 6];
	const name = 'Sheet';
	return bytesOf(6 + 12 * ids.length + 2 * name.length, (view) => {
		view.setUint16(2, ids.length);
		view.setUint16(4, 6 + 12 * ids.length);
		ids.forEach((id, at) => {
			[3, 1, 0x409, id, 2 * name.length, 0].forEach((value, nth) =>
				view.setUint16(6 + 12 * at + 2 * nth, value)
			);
		});
		Array.from(name).forEach((letter, at) =>
			view.setUint16(6 + 12 * ids.length + 2 * at, letter.charCodeAt(0))
		);
	});
}
