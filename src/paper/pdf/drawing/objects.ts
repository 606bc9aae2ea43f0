import { inflated } from '../base/bytes.ts';

/** An object of a PDF: its dictionary in PDF syntax, and its stream if it has one. */
export interface PdfObject {
	readonly text: string;
	readonly stream?: Uint8Array;
}

/** By object number. */
export type PdfObjects = ReadonlyMap<string, PdfObject>;

const heads = /(\d+) 0 obj\n/g;

/** All objects of a PDF made by pdfkit: plain dictionaries, and streams deflated or not. */
export async function readObjects(pdf: Uint8Array): Promise<PdfObjects> {
	// One character per byte, so that offsets in the text are offsets in the file.
	const file = new TextDecoder('latin1').decode(pdf);
	const found: [id: string, object: PdfObject | Promise<PdfObject>][] = [];
	for (let at = 0; ;) {
		heads.lastIndex = at;
		const head = heads.exec(file);
		if (!head) break;
		const begin = heads.lastIndex;
		const end = file.indexOf('endobj', begin);
		const opening = file.indexOf('stream\n', begin);
		const text = file.slice(begin, opening < 0 ? end : Math.min(opening, end));
		const length = opening < 0 || opening > end ? undefined : numberOf(text, 'Length');
		const first = opening + 'stream\n'.length;
		const stream = length === undefined ? undefined : pdf.subarray(first, first + length);
		found.push([head[1] ?? '', stream ? withStream(text, stream) : { text }]);
		at = stream ? first + stream.length : end;
	}
	return new Map(await Promise.all(found.map(async ([id, object]) => [id, await object] as const)));
}

async function withStream(text: string, stream: Uint8Array): Promise<PdfObject> {
	return { text, stream: text.includes('/FlateDecode') ? await inflated(stream) : stream };
}

/** The objects that a key of a dictionary refers to: one or a list. */
export function referred(
	objects: PdfObjects,
	{ text }: PdfObject,
	key: string
): readonly PdfObject[] {
	const [, list = ''] = new RegExp(`/${key} (\\d+ 0 R|\\[[^\\]]*\\])`).exec(text) ?? [];
	return [...list.matchAll(/(\d+) 0 R/g)].flatMap(([, id = '']) => objects.get(id) ?? []);
}

/** The objects of a nested dictionary, by name. */
export function named(
	objects: PdfObjects,
	{ text }: PdfObject,
	key: string
): ReadonlyMap<string, PdfObject> {
	const [, inside = ''] = new RegExp(`/${key} <<([^>]*)>>`).exec(text) ?? [];
	return new Map(
		[...inside.matchAll(/\/(\S+) (\d+) 0 R/g)].flatMap(([, name = '', id = '']) => {
			const object = objects.get(id);
			return object ? [[name, object] as const] : [];
		})
	);
}

function numberOf(text: string, key: string): number {
	return Number(new RegExp(`/${key} (\\d+)`).exec(text)?.[1]);
}

/** A stream as text: a page's content, or a table of characters. */
export function textOf(object: PdfObject | undefined): string {
	return new TextDecoder('latin1').decode(object?.stream);
}
