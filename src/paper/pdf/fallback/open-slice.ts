import type { Fallback } from '../../fallback/fallback.ts';
import { figures } from '../base/style.ts';
import { inflated } from '../base/inflate.ts';
import { openFont, type Pdfmake } from '../pdfmake/insides.ts';
import { fontFile, tablesOf, viewOf, type Table } from '../base/sfnt.ts';

/** What a line of the sheets' own font takes above and below the baseline, in type sizes. */
const line = { ascent: 1.016, descent: -0.345 } as const;

/** Adds a slice to pdfmake's fonts and opens it, so that it can be measured. @throws if it is no font */
export async function openSlice(
	file: string,
	woff: Uint8Array,
	pdfmake: Pdfmake
): Promise<Fallback> {
	const id = file.replace(/^.*\/|-500-normal\.woff$/g, '');
	const { has, widthOf } = await openFont(pdfmake, id, await unpacked(woff));
	return { id, has, widthOf: (text) => widthOf(text, 1000, figures.text) };
}

/**
 * A font file as fontkit can put it into a PDF, from a compressed one (WOFF). Its lines are as high as those of
 * the sheets' own font, so that a name in another script moves nothing.
 */
export async function unpacked(woff: Uint8Array): Promise<Uint8Array> {
	const view = viewOf(woff);
	if (view.byteLength < 44 || view.getUint32(0) !== 0x774f4646) throw new Error('no WOFF file');
	const tables = await Promise.all(
		Array.from({ length: view.getUint16(12) }, (_, at) => tableAt(woff, 44 + 20 * at))
	);
	return withLine(fontFile(tables));
}

async function tableAt(woff: Uint8Array, entry: number): Promise<Table> {
	const view = viewOf(woff);
	const tag = String.fromCharCode(...woff.subarray(entry, entry + 4));
	const [from, packed, whole] = [4, 8, 12].map((at) => view.getUint32(entry + at));
	const bytes = woff.slice(from, (from ?? 0) + (packed ?? 0));
	return [tag, packed === whole ? bytes : await inflated(bytes)];
}

function withLine(file: Uint8Array): Uint8Array {
	const tables = new Map(tablesOf(file));
	const [head, measures] = [tables.get('head'), tables.get('hhea')];
	if (!head || !measures) throw new Error('no font');
	const units = viewOf(head).getUint16(18);
	const view = viewOf(measures);
	view.setInt16(4, Math.round(line.ascent * units));
	view.setInt16(6, Math.round(line.descent * units));
	view.setInt16(8, 0);
	return file;
}
