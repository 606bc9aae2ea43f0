import { Inflate } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { zipOf } from '../../../tests/zip.ts';
import { openFile } from './open-file.ts';
import { filesInZip, zipBounds } from './zip.ts';

const textsIn = (bytes: Uint8Array<ArrayBuffer>): readonly string[] | undefined =>
	filesInZip(bytes)?.map((file) => `${file.name}: ${new TextDecoder().decode(file.bytes)}`);

describe('a zip archive', () => {
	test('gives its files, without folders and what systems add', () => {
		const archive = zipOf({ 'a/': '', 'a/one.txt': 'One', '__MACOSX/a': 'x', 'two.txt': 'Two' });
		expect(textsIn(archive)).toEqual(['a/one.txt: One', 'two.txt: Two']);
	});

	test('is refused if a file is larger than it says', () => {
		expect(textsIn(zipOf({ a: 'x'.repeat(1000) }, () => 10))).toBeUndefined();
	});

	test('is refused soon if a file of little becomes far more than it says', () => {
		const archive = zipOf({ a: 'x'.repeat(20_000_000) }, () => 3_000_000);
		const push = vi.spyOn(Inflate.prototype, 'push');
		expect(textsIn(archive)).toBeUndefined();
		expect(push).toHaveBeenCalledTimes(1);
		push.mockRestore();
	});

	test('is opened where the browser unpacks nothing', () => {
		vi.stubGlobal('DecompressionStream', undefined);
		expect(textsIn(zipOf({ a: 'One, one, one, one' }))).toEqual(['a: One, one, one, one']);
		vi.unstubAllGlobals();
	});

	test('gives two files of one name, and any name, in their order', () => {
		const archive = zipOf({ '9': 'Nine', b: 'One', '1': 'Two', ['__proto__']: 'Three', Ü: 'Four' });
		expect(textsIn(archive)).toEqual([
			'1: Two',
			'9: Nine',
			'b: One',
			'__proto__: Three',
			'Ü: Four'
		]);
		const twice = archive.map((byte) => (byte === 0x39 ? 0x31 : byte));
		expect(textsIn(twice)?.slice(0, 2)).toEqual(['1: Two', '1: Nine']);
	});

	test('gives names as old systems write them', () => {
		const old = zipOf({ 'M?ge *ahl': 'One' }).map((byte) =>
			byte === 0x3f ? 0x81 : byte === 0x2a ? 0x99 : byte
		);
		expect(textsIn(old)).toEqual(['Müge Öahl: One']);
	});

	test('is refused if a file unpacks to too much', () => {
		const archive = zipOf({ a: 'x'.repeat(400_000) });
		expect(textsIn(archive)).toBeUndefined();
		expect(textsIn(zipOf({ a: '' }, () => zipBounds.unpacked + 1))).toBeUndefined();
	});

	test('damaged anywhere, is refused and never throws', () => {
		const archive = zipOf({ 'one.txt': 'One of several', 'two.txt': 'Two' });
		for (let at = 0; at < archive.length; at += 1) {
			expect(textsIn(archive.subarray(0, at).slice())).toBeUndefined();
			const changed = archive.slice();
			changed[at] = 0xff;
			textsIn(changed);
		}
	});

	test('opens as the texts in it', async () => {
		const opened = await openFile(zipOf({ 'one.txt': 'One', 'two.pdf': '%PDF-1.7' }));
		expect(opened.flat().map((file) => (file.ok ? file.text : file.name))).toEqual([
			'One',
			'two.pdf'
		]);
		expect((await openFile(zipOf({}))).flat()).toMatchObject([{ ok: false }]);
	});
});
