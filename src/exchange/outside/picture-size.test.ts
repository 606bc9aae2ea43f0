import { describe, expect, test } from 'vitest';
import { pictureObstacle, pictureSize } from './picture-size.ts';

/** The start of a picture, and zeros enough after it. */
function head(...parts: readonly (string | readonly number[])[]): Uint8Array {
	const bytes = parts.flatMap((part) =>
		typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part
	);
	return Uint8Array.from([...bytes, ...new Array<number>(40).fill(0)]);
}

const big = [0, 0, 0x75, 0x30];
const png = (width: readonly number[], height: readonly number[]): Uint8Array =>
	head('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', width, height);

describe('the size that a picture says it has', () => {
	test.each([
		['PNG', png([0, 0, 0, 9], [0, 0, 0, 7])],
		['GIF', head('GIF89a', [9, 0, 7, 0])],
		['BMP', head('BM', new Array<number>(16).fill(0), [9, 0, 0, 0, 0xf9, 0xff, 0xff, 0xff])],
		['JPEG', head('\xff\xd8\xff\xe1', [0, 4, 1, 1], '\xff\xc2', [0, 17, 8, 0, 7, 0, 9])],
		['WebP', head('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', [8, 0, 0, 6, 0, 0])],
		['lossy WebP', head('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a', [9, 0, 7, 0])],
		['lossless WebP', head('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f', [8, 0x80, 1, 0])],
		['HEIC', head('\0\0\0\x1cftypheic\0\0\0\x14ispe\0\0\0\0', [0, 0, 0, 9, 0, 0, 0, 7])]
	])('%s', (_, bytes) => {
		expect(pictureSize(bytes)).toEqual({ width: 9, height: 7 });
		expect(pictureObstacle(bytes, bytes.length)).toBeUndefined();
	});

	test('a small file of a vast picture is not unfolded', () => {
		expect(pictureObstacle(png(big, big), 900)).toBe(
			'The picture has 30,000 × 30,000 pixels, which is too many. Use a smaller one of just the code.'
		);
		expect(pictureObstacle(png([0, 0, 0, 1], [0x7f, 0xff, 0xff, 0xff]), 900)).toMatch(
			/^The picture/
		);
	});

	test('a drawing is no photo, whatever it asks for', () => {
		const svg = head('<svg xmlns="http://www.w3.org/2000/svg"><image href="//elsewhere/"/></svg>');
		expect(pictureObstacle(svg, svg.length)).toMatch(/^Muster cannot read this picture/);
	});

	test('a file of any size is not read to its end', () => {
		expect(pictureObstacle(png([0, 0, 0, 9], [0, 0, 0, 7]), 2 ** 40)).toMatch(/too big/);
	});
});
