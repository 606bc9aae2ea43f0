/** Bytes that were deflated, as PDFs and fonts hold them. */
export async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
	const stream = new Blob([new Uint8Array(bytes)])
		.stream()
		.pipeThrough(new DecompressionStream('deflate'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A table of a font file. */
export type Table = readonly [tag: string, bytes: Uint8Array];

/** The tables of a font file. */
export function tablesOf(file: Uint8Array): readonly Table[] {
	const view = viewOf(file);
	return Array.from({ length: view.getUint16(4) }, (_, at) => {
		const entry = 12 + 16 * at;
		const first = view.getUint32(entry + 8);
		const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
		return [tag, file.subarray(first, first + view.getUint32(entry + 12))] as const;
	});
}

/** A font file of these tables. */
export function fontFile(tables: readonly Table[]): Uint8Array {
	const sorted = tables.toSorted(([one], [other]) => (one < other ? -1 : 1));
	const power = Math.floor(Math.log2(sorted.length));
	let end = 12 + 16 * sorted.length;
	const places = sorted.map(([, bytes]) => {
		const place = end;
		end += Math.ceil(bytes.length / 4) * 4;
		return place;
	});
	const file = writtenBytes(end, (view) => {
		view.setUint32(0, 0x00010000);
		view.setUint16(4, sorted.length);
		view.setUint16(6, 16 * 2 ** power);
		view.setUint16(8, power);
		view.setUint16(10, 16 * (sorted.length - 2 ** power));
		sorted.forEach(([tag, bytes], at) => {
			const entry = 12 + 16 * at;
			setText(view, entry, tag);
			view.setUint32(entry + 4, checksum(bytes));
			view.setUint32(entry + 8, places[at] ?? 0);
			view.setUint32(entry + 12, bytes.length);
		});
	});
	sorted.forEach(([, bytes], at) => file.set(bytes, places[at]));
	return file;
}

/** A view of these bytes, wherever they lie. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, byteLength);
}

/** Bytes written through a view. */
export function writtenBytes(length: number, fill: (view: DataView) => void): Uint8Array {
	const bytes = new Uint8Array(length);
	fill(new DataView(bytes.buffer));
	return bytes;
}

/** Writes a text of one byte a letter. */
export function setText(view: DataView, at: number, text: string): void {
	Array.from(text).forEach((letter, nth) => view.setUint8(at + nth, letter.charCodeAt(0)));
}

/** The sum of a table's 32-bit words, the last one padded. */
function checksum(bytes: Uint8Array): number {
	let sum = 0;
	for (let at = 0; at < bytes.length; at += 1) {
		sum = (sum + ((bytes[at] ?? 0) << (24 - 8 * (at % 4)))) >>> 0;
	}
	return sum;
}
