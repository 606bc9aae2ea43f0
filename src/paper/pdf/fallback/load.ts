import { areJapanese, Slices, type Slice, type SliceIndex } from '../../fallback/slices.ts';
import { textsIn } from '../../fallback/replaced.ts';
import {
	unprintable,
	noFallback,
	type Fallback,
	type FallbackOf
} from '../../fallback/printable.ts';
import { type Pdfmake, openFont } from '../pdfmake/insides.ts';
import { figures } from '../base/style.ts';
import { inflated, fontFile, tablesOf, viewOf, type Table } from '../base/bytes.ts';

/** Where the files of fallback fonts come from. */
export interface SliceSource {
	readonly index: () => Promise<SliceIndex>;
	readonly read: (slice: Slice) => Promise<Uint8Array>;
}

/** The fonts that some sheets need beside their own. */
export interface Fallbacks {
	/** The fallback fonts of one sheet. Only the sheet’s own texts decide which. */
	readonly in: (data: unknown) => FallbackOf;
	/** Whether letters for a character exist but could not be fetched. */
	readonly isOutOfReach: (character: string) => boolean;
}

/** Nothing but the sheets' own font. */
export const noFallbacks: Fallbacks = { in: () => noFallback, isOutOfReach: () => false };

/** The slices that were opened, for all sheets to come. */
const opened = new Map<string, Fallback>();
let slices: Slices | undefined;

/** Loads the slices that these sheets need and that are not loaded yet. Of most sheets that is nothing. */
export async function loadFallbacks(
	sheets: readonly unknown[],
	source: SliceSource,
	pdfmake: Pdfmake
): Promise<Fallbacks> {
	const needs = sheets.map(needOf).filter(({ characters }) => characters.size > 0);
	if (needs.length === 0) return noFallbacks;
	const known = await indexFrom(source);
	if (!known) return { in: () => noFallback, isOutOfReach: () => true };
	const unread = new Set<Slice>();
	for (const { isJapanese, characters } of needs) {
		const wanted = Array.from(characters, (character) => ({
			character,
			slices: known.of(character, isJapanese)
		}));
		const most = Math.max(...wanted.map(({ slices }) => slices.length));
		// If the best slice lacks a character of its range, or cannot be fetched, the next one is tried. Worse ones do not
		// count, though other sheets may have opened them.
		for (let rank = 0; rank < most; rank += 1) {
			const lacking = wanted.filter(
				({ character, slices }) => !isIn(slices.slice(0, rank), character)
			);
			const next = new Set(lacking.flatMap(({ slices }) => slices[rank] ?? []));
			await openAll([...next], unread, source, pdfmake);
		}
	}
	const found = new Map<unknown, FallbackOf>();
	return {
		in: (data) => {
			const fallbackOf = found.get(data) ?? fallbackFor(data, known);
			found.set(data, fallbackOf);
			return fallbackOf;
		},
		isOutOfReach: (character) => known.of(character, false).some((slice) => unread.has(slice))
	};
}

/** What a sheet needs that its own font lacks. */
function needOf(sheet: unknown) {
	const texts = Array.from(textsIn(sheet), ({ text }) => text);
	return {
		isJapanese: areJapanese(texts),
		characters: new Set(texts.flatMap((text) => unprintable(text)))
	};
}

async function indexFrom(source: SliceSource): Promise<Slices | undefined> {
	try {
		slices ??= new Slices(await source.index());
	} catch {
		// Asked for again for the next sheet: there may be a network by then.
	}
	return slices;
}

function isIn(slices: readonly Slice[], character: string): boolean {
	return slices.some(({ file }) => opened.get(file)?.has(character));
}

async function openAll(
	wanted: readonly Slice[],
	unread: Set<Slice>,
	source: SliceSource,
	pdfmake: Pdfmake
): Promise<void> {
	const missing = wanted.filter((slice) => !opened.has(slice.file) && !unread.has(slice));
	await Promise.all(
		missing.map(async (slice) => {
			try {
				opened.set(slice.file, await openSlice(slice.file, await source.read(slice), pdfmake));
			} catch {
				unread.add(slice);
			}
		})
	);
}

function fallbackFor(data: unknown, known: Slices): FallbackOf {
	const { isJapanese } = needOf(data);
	return (character) =>
		known
			.of(character, isJapanese)
			.map(({ file }) => opened.get(file))
			.find((fallback) => fallback?.has(character));
}

/** What a line of the sheets' own font takes above and below the baseline, in type sizes. */
const line = { ascent: 1.016, descent: -0.345 } as const;

/** Adds a slice to pdfmake's fonts and opens it, so that it can be measured. @throws if it is no font */
async function openSlice(file: string, woff: Uint8Array, pdfmake: Pdfmake): Promise<Fallback> {
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
