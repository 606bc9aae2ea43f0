import { Inflate } from 'fflate';

// fflate unpacks, but its own reader of archives does not keep what is promised here: it cuts a file that is larger than
// it says without a word, after unpacking all of it, and of two files of one name it gives one.

/** A file of an archive. */
export interface ZippedFile {
	readonly name: string;
	readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Limits of an archive: files, bytes in all, and how many times larger a file may become. */
export const zipBounds = { files: 2000, unpacked: 64 * 1024 * 1024, ratio: 200 } as const;

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const fileMark = 0x04034b50;
const endSize = 22;
const longestComment = 0xffff;

interface Entry {
	readonly name: string;
	readonly isDeflated: boolean;
	readonly packed: number;
	readonly unpacked: number;
	readonly start: number;
}

/** The files of a zip archive; undefined if it is damaged, locked, or beyond the limits. */
export function filesInZip(bytes: Uint8Array<ArrayBuffer>): readonly ZippedFile[] | undefined {
	try {
		const entries = entriesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
		if (!entries) return undefined;
		const files: ZippedFile[] = [];
		let rest: number = zipBounds.unpacked;
		const packed = entries.filter(isFile);
		if (packed.length > zipBounds.files) return undefined;
		for (const entry of packed) {
			const unpacked = unpack(entry, bytes, rest);
			if (!unpacked) return undefined;
			rest -= unpacked.length;
			files.push({ name: entry.name, bytes: unpacked });
		}
		return files;
	} catch {
		// Positions beyond the end, and compressed data that are not: a damaged archive.
		return undefined;
	}
}

/** Folders, and files that systems add for themselves, are none. */
function isFile({ name }: Entry): boolean {
	return !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name);
}

/** The table at the end of an archive. */
function entriesOf(view: DataView): readonly Entry[] | undefined {
	const end = endOf(view);
	if (end === undefined) return undefined;
	const count = view.getUint16(end + 10, true);
	const entries: Entry[] = [];
	let at = view.getUint32(end + 16, true);
	for (let number = 0; number < count; number += 1) {
		const entry = entryAt(view, at);
		if (!entry) return undefined;
		entries.push(entry);
		at += 46 + view.getUint16(at + 28, true) + extraOf(view, at);
	}
	return entries;
}

function extraOf(view: DataView, at: number): number {
	return view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
}

function endOf(view: DataView): number | undefined {
	const last = view.byteLength - endSize;
	for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
		if (view.getUint32(at, true) === endMark) return at;
	}
	return undefined;
}

function entryAt(view: DataView, at: number): Entry | undefined {
	const method = view.getUint16(at + 10, true);
	const isLocked = (view.getUint16(at + 8, true) & 1) === 1;
	if (view.getUint32(at, true) !== entryMark || isLocked) return undefined;
	if (method !== 0 && method !== 8) return undefined;
	const name = new Uint8Array(
		view.buffer,
		view.byteOffset + at + 46,
		view.getUint16(at + 28, true)
	);
	const local = view.getUint32(at + 42, true);
	if (view.getUint32(local, true) !== fileMark) return undefined;
	const head = 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
	return {
		name: nameOf(name),
		isDeflated: method === 8,
		packed: view.getUint32(at + 20, true),
		unpacked: view.getUint32(at + 24, true),
		start: local + head
	};
}

/** Letters of the code pages that old systems write names in, from 0x80. */
const letters = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº';
const sharpS = 0xe1;

/** The name of a file: in UTF-8, or as an old system writes it. */
function nameOf(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		const letterOf = (byte: number): string =>
			byte === sharpS ? 'ß' : (letters[byte - 0x80] ?? '\uFFFD');
		return [...bytes]
			.map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : letterOf(byte)))
			.join('');
	}
}

/** Bytes unpacked at a time: what becomes far more than it says is left at once. */
const step = 4096;

/** The bytes of a file, as many as it says; more, or too many, are undefined. */
function unpack(
	{ isDeflated, packed, unpacked, start }: Entry,
	bytes: Uint8Array<ArrayBuffer>,
	most: number
): Uint8Array<ArrayBuffer> | undefined {
	const isBeyond = unpacked > most || unpacked > packed * zipBounds.ratio;
	if (isBeyond || start + packed > bytes.length) return undefined;
	const body = bytes.subarray(start, start + packed);
	if (!isDeflated) return packed === unpacked ? body.slice() : undefined;
	const whole = new Uint8Array(unpacked);
	let length = 0;
	const inflate = new Inflate((part) => {
		if (length + part.length <= unpacked) whole.set(part, length);
		length += part.length;
	});
	for (let at = 0; at < packed && length <= unpacked; at += step) {
		inflate.push(body.subarray(at, at + step), at + step >= packed);
	}
	return length === unpacked ? whole : undefined;
}
