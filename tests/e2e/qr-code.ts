import { crc32, deflateSync } from 'node:zlib';
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';

/** Pixels of a module. */
const scale = 5;

/** A PNG of a QR code, on a larger grey table and a little askew, as a phone takes it. */
export function photoOf(text: string): Buffer {
	const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
	const side = modules.length * scale;
	const [width, height] = [Math.round(side * 1.6), Math.round(side * 1.9)];
	const rows = Array.from({ length: height }, (_, y) => {
		const row = Buffer.alloc(width + 1, 150);
		row[0] = 0;
		for (let x = 0; x < width; x += 1) {
			const [across, down] = [x - side * 0.3 + y * 0.06, y - side * 0.4 - x * 0.06];
			const module = modules[Math.floor(down / scale)]?.[Math.floor(across / scale)];
			if (module !== undefined) row[x + 1] = module ? 40 : 225;
		}
		return row;
	});
	return png(width, height, Buffer.concat(rows));
}

/** The text of a QR code that is drawn as runs of dark modules. */
export function readQr(path: string): string {
	const scale = 4;
	const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, length]) => ({
		...{ x: Number(x), y: Number(y), length: Number(length) }
	}));
	const side = (Math.max(...runs.map(({ y }) => y)) + 9) * scale;
	const data = new Uint8Array(side * side * 4).fill(255);
	for (const { x, y, length } of runs)
		for (let row = (y + 4) * scale; row < (y + 5) * scale; row++)
			for (let column = (x + 4) * scale; column < (x + 4 + length) * scale; column++)
				data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
	return decodeQR({ width: side, height: side, data });
}

/** Grey values, a byte a pixel, with a zero before each row. */
function png(width: number, height: number, rows: Buffer): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head[8] = 8;
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', head),
		chunk('IDAT', deflateSync(rows)),
		chunk('IEND', Buffer.alloc(0))
	]);
}

function chunk(type: string, content: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type), content]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(content.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}
