import { describe, expect, test } from 'vitest';
import { zipOf } from '../../../tests/zip.ts';
import { openFile } from './open-file.ts';
import { filesInZip, zipBounds } from './zip.ts';

const textsIn = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[] | undefined> =>
	(await filesInZip(bytes))?.map((file) => `${file.name}: ${new TextDecoder().decode(file.bytes)}`);

describe('a zip archive', () => {
	test('gives its files, without folders and what systems add', async () => {
		const archive = zipOf({ 'a/': '', 'a/one.txt': 'One', '__MACOSX/a': 'x', 'two.txt': 'Two' });
		expect(await textsIn(archive)).toEqual(['a/one.txt: One', 'two.txt: Two']);
	});

	test('is refused if a file is larger than it says', async () => {
		expect(await textsIn(zipOf({ a: 'x'.repeat(1000) }, () => 10))).toBeUndefined();
	});

	test('is refused if a file unpacks to too much', async () => {
		const archive = zipOf({ a: 'x'.repeat(400_000) });
		expect(await textsIn(archive)).toBeUndefined();
		expect(await textsIn(zipOf({ a: '' }, () => zipBounds.unpacked + 1))).toBeUndefined();
	});

	test('damaged anywhere, is refused and never throws', async () => {
		const archive = zipOf({ 'one.txt': 'One of several', 'two.txt': 'Two' });
		for (let at = 0; at < archive.length; at += 1) {
			await expect(textsIn(archive.subarray(0, at).slice())).resolves.toBeUndefined();
			const changed = archive.slice();
			changed[at] = 0xff;
			await textsIn(changed);
		}
	});

	test('opens as the texts in it', async () => {
		const opened = await openFile(zipOf({ 'one.txt': 'One', 'two.pdf': '%PDF-1.7' }));
		expect(opened.map((file) => (file.ok ? file.text : file.name))).toEqual(['One', 'two.pdf']);
		expect(await openFile(zipOf({}))).toMatchObject([{ ok: false }]);
	});
});
