import { qrCodes } from '../../i18n/en/verifying.ts';
import { headBytes, pictureObstacle } from '../../exchange/outside/picture-size.ts';

type Decode = typeof import('qr/decode.js').decodeQR;

/** Pixels: enough for a code that fills a quarter of the picture, and not too much for a cheap phone. */
const photoWidth = 2400;
const frameWidth = 1000;

/** Milliseconds between two frames that are examined. */
const pause = 120;

/**
 * The text of a QR code in a photo.
 * @returns undefined if there is none
 * @throws an error with a sentence if the browser cannot show the file
 */
export async function readQrPhoto(file: Blob): Promise<string | undefined> {
	const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
	const obstacle = pictureObstacle(head, file.size);
	if (obstacle !== undefined) throw new Error(obstacle);
	const [{ decodeQR }, photo] = await Promise.all([
		import('qr/decode.js'),
		createImageBitmap(file).catch(() => undefined)
	]);
	if (!photo) throw new Error(qrCodes.noPicture);
	const canvas = document.createElement('canvas');
	const text = decoded(decodeQR, pixelsOf(photo, photo, photoWidth, canvas), photoEffort);
	photo.close();
	return text;
}

/** A photo may take longer than a frame of the camera, which is soon followed by another. */
const photoEffort = { effort: Infinity, timeLimit: 3000 };

/**
 * Examines the camera's picture until it shows a QR code.
 * @param video shows the camera's picture
 * @param signal aborts and releases the camera
 * @throws if there is no camera, or access is refused
 */
export async function scanCamera(
	video: HTMLVideoElement,
	signal: AbortSignal
): Promise<string | undefined> {
	const { decodeQR } = await import('qr/decode.js');
	const stream = await navigator.mediaDevices.getUserMedia({
		video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } }
	});
	try {
		video.srcObject = stream;
		await video.play();
		return await firstSeen(video, signal, decodeQR);
	} finally {
		for (const track of stream.getTracks()) track.stop();
		video.srcObject = null;
	}
}

async function firstSeen(
	video: HTMLVideoElement,
	signal: AbortSignal,
	decode: Decode
): Promise<string | undefined> {
	const canvas = document.createElement('canvas');
	while (!signal.aborted) {
		const { videoWidth: width, videoHeight: height } = video;
		const frame = width > 0 && pixelsOf(video, { width, height }, frameWidth, canvas);
		const text = frame ? decoded(decode, frame) : undefined;
		if (text !== undefined) return text;
		await new Promise((resolve) => setTimeout(resolve, pause));
	}
	return undefined;
}

function decoded(
	decode: Decode,
	image: ImageData,
	opts: Parameters<Decode>[1] = {}
): string | undefined {
	try {
		return decode(image, opts);
	} catch {
		// The library throws this if it finds no code.
		return undefined;
	}
}

/** The pixels of a picture, scaled to this width. */
function pixelsOf(
	picture: CanvasImageSource,
	size: { readonly width: number; readonly height: number },
	most: number,
	canvas: HTMLCanvasElement
): ImageData {
	const scale = Math.min(1, most / Math.max(size.width, size.height));
	canvas.width = Math.max(1, Math.round(size.width * scale));
	canvas.height = Math.max(1, Math.round(size.height * scale));
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (!context) throw new Error(qrCodes.noCanvas);
	context.drawImage(picture, 0, 0, canvas.width, canvas.height);
	return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Why the camera cannot be used, as a sentence. */
export function cameraFault(error: unknown): string {
	const name = error instanceof Error ? error.name : '';
	return qrCodes.instead(qrCodes.faults[reasons[name] ?? 'noAccess']);
}

// Other errors are reported as missing access, as on insecure pages.
const reasons: Readonly<Record<string, keyof typeof qrCodes.faults>> = {
	NotAllowedError: 'notAllowed',
	NotFoundError: 'noCamera',
	OverconstrainedError: 'noCamera',
	NotReadableError: 'inUse'
};
