import { photos } from '../../i18n/en/verifying.ts';

/** The dimensions in a picture's header, read without decoding it. */
interface PictureSize {
	readonly width: number;
	readonly height: number;
}

/** Reads the dimensions from the first bytes of a bitmap; undefined for anything else. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
	const head = String.fromCharCode(...bytes.subarray(0, 16));
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length < 30) return undefined;
	if (head.startsWith('\x89PNG')) return sized(view.getUint32(16), view.getUint32(20));
	if (head.startsWith('GIF8')) return sized(view.getUint16(6, true), view.getUint16(8, true));
	if (head.startsWith('BM')) {
		return sized(Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true)));
	}
	if (head.startsWith('\xff\xd8')) return sizeOfJpeg(view);
	if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return sizeOfWebp(view, bytes);
	return head.slice(4, 8) === 'ftyp' ? sizeOfBoxes(view) : undefined;
}

function sized(width: number, height: number): PictureSize {
	return { width, height };
}

/** The segment with the dimensions follows the camera's metadata. */
function sizeOfJpeg(view: DataView): PictureSize | undefined {
	let at = 2;
	while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
		const kind = view.getUint8(at + 1);
		const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
		if (isFrame) return sized(view.getUint16(at + 7), view.getUint16(at + 5));
		at += kind === 0xff ? 1 : 2 + view.getUint16(at + 2);
	}
	return undefined;
}

function sizeOfWebp(view: DataView, bytes: Uint8Array): PictureSize | undefined {
	const kind = String.fromCharCode(...bytes.subarray(12, 16));
	if (kind === 'VP8X') return sized(1 + three(view, 24), 1 + three(view, 27));
	if (kind === 'VP8L') {
		const bits = view.getUint32(21, true);
		return sized(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
	}
	return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
}

function three(view: DataView, at: number): number {
	return view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
}

const ispe = 0x69737065;

/** HEIC and AVIF state the dimensions of each part; the largest counts. */
function sizeOfBoxes(view: DataView): PictureSize | undefined {
	let largest: PictureSize | undefined;
	for (let at = 8; at + 16 <= view.byteLength; at++) {
		if (view.getUint32(at) !== ispe) continue;
		const size = sized(view.getUint32(at + 8), view.getUint32(at + 12));
		if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
	}
	return largest;
}

/** More pixels than any phone camera takes in its usual modes. */
const maxPixels = 64_000_000;
const maxAcross = 16_000;

/** The most bytes of a photo. */
const maxPhotoBytes = 50 * 1024 * 1024;

/** Bytes at the beginning of a file that contain the dimensions. */
export const headBytes = 256 * 1024;

/**
 * Why a file is not decoded as a picture, as a sentence: a small file may decode to more than a phone's
 * memory, and a vector drawing may refer to other files.
 * @param head the first `headBytes` of it
 */
export function pictureObstacle(head: Uint8Array, fileBytes: number): string | undefined {
	if (fileBytes > maxPhotoBytes) {
		return photos.tooBig;
	}
	const size = pictureSize(head);
	if (!size) return photos.none;
	const { width, height } = size;
	if (width * height <= maxPixels && Math.max(width, height) <= maxAcross) return undefined;
	return photos.tooLarge(width, height);
}
