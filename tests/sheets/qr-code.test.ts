import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { qrCode, type QrCode } from '../../src/paper/pdf/qr-code.ts';

const millimetre = 72 / 25.4;

/** The dark modules that a drawing covers, row by row. */
function matrixOf({ path, modules }: QrCode): readonly (readonly boolean[])[] {
	const dark = Array.from({ length: modules }, () => Array<boolean>(modules).fill(false));
	const drawn = path.replaceAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g, (_, x, y, length, back) => {
		expect(back).toBe(length);
		dark[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
		return '';
	});
	expect(drawn).toBe('');
	return dark;
}

/** What a scanner reads in it, with the quiet zone around it and four dots a module. */
function readFrom(code: QrCode): string {
	const [scale, quiet] = [4, 4];
	const side = (code.modules + 2 * quiet) * scale;
	const matrix = matrixOf(code);
	const data = new Uint8Array(side * side * 4).fill(255);
	for (let y = 0; y < side; y += 1)
		for (let x = 0; x < side; x += 1) {
			const isDark = matrix[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet];
			if (isDark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
		}
	return decodeQR({ width: side, height: side, data });
}

/** As a link is: upper and lower case, so that nothing is packed closer than byte by byte. */
function linkOf(length: number): string {
	const start = 'https://muster.example/verify/#';
	return (start + 'aB3-_x9Qz'.repeat(100)).slice(0, length);
}

describe('a QR code on paper', () => {
	test.each([14, 60, 120, 180, 250, 320, 400, 504])(
		'of %i characters is read again from its drawing',
		(length) => {
			const link = linkOf(length);
			const code = qrCode(link);
			expect(code && readFrom(code)).toBe(link);
		}
	);

	test.each([14, 60, 120, 180, 250, 320, 400, 504, 520])(
		'of %i characters is at most 40 mm wide, with modules of half a millimetre and more',
		(length) => {
			const { side, modules, quiet } = qrCode(linkOf(length)) ?? { side: 0, modules: 1, quiet: 0 };
			expect(side / millimetre).toBeGreaterThanOrEqual(35);
			expect(side / millimetre).toBeLessThanOrEqual(40);
			expect(side / modules / millimetre).toBeGreaterThanOrEqual(0.5);
			expect(quiet).toBeCloseTo((4 * side) / modules);
		}
	);

	// 36 mm hold 72 modules: version 13, of 69. It has 177 bytes at the highest correction, 241, 331;
	// 40 mm hold version 15, of 77: 412 bytes at medium, 520 at low.
	test.each([
		{ length: 177, modules: 69, side: 36 },
		{ length: 331, modules: 69, side: 36 },
		{ length: 332, modules: 73, side: 40 },
		{ length: 412, modules: 77, side: 40 },
		{ length: 413, modules: 69, side: 36 },
		{ length: 426, modules: 73, side: 40 },
		{ length: 520, modules: 77, side: 40 }
	])('of $length characters has $modules modules on $side mm', ({ length, modules, side }) => {
		const code = qrCode(linkOf(length));
		expect(code?.modules).toBe(modules);
		expect(code && Math.round(code.side / millimetre)).toBe(side);
	});

	test.each([521, 5000])('of %i characters is none', (length) => {
		expect(qrCode(linkOf(length))).toBeUndefined();
	});

	test('has one rectangle for each run of dark modules', () => {
		const code = qrCode(linkOf(120));
		const rows = code ? matrixOf(code) : [];
		const runs = rows.flatMap((row) => row.filter((dark, x) => dark && !row[x - 1]));
		expect(code?.path.match(/M/g)).toHaveLength(runs.length);
	});
});
