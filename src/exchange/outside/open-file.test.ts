import { describe, expect, test } from 'vitest';
import { zipOf } from '../../../tests/zip.ts';
import { fileText, openFile } from './open-file.ts';

const bytesOf = (text: string): Uint8Array =>
	Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const messageOf = (bytes: Uint8Array): string => {
	const read = fileText(bytes);
	return read.ok ? `text: ${read.text}` : read.fault.message;
};

describe('a file that is no text says what it is', () => {
	test.each([
		['an archive', 'PK\x03\x04\x14\0', /^This zip archive cannot be opened.+\.rosz/],
		['an empty archive', 'PK\x05\x06\0\0', /zip archive/],
		['a PDF', '%PDF-1.7\n%\xe2\xe3', /^This is a PDF.+Verify/],
		['a PNG', '\x89PNG\r\n\x1a\n\0\0', /^This is a picture/],
		['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', /^This is a picture/],
		['a GIF', 'GIF89a\x01\0', /^This is a picture/],
		['something compressed', '\x1f\x8b\x08\0', /^This file is compressed/],
		['a document of Rich Text', '{\\rtf1\\ansi', /^This is a document: RTF .+\.txt/],
		['anything else', 'a\0b\0c', /^This is not a text file/]
	])('%s', (_, start, message) => {
		expect(messageOf(bytesOf(start))).toMatch(message);
	});
});

const openedIn = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[]> =>
	(await openFile(bytes)).flat().map((one) => (one.ok ? one.text : one.fault.message));

describe('an archive', () => {
	test.each([
		['Word', { '[Content_Types].xml': 'x', 'word/document.xml': '<w/>' }, /document: Word.+\.txt/],
		['Excel', { '[Content_Types].xml': 'x', 'xl/workbook.xml': '<x/>' }, /table: Excel.+\.csv/],
		['Writer', { mimetype: 'application/vnd.oasis.opendocument.text' }, /document: OpenDocument/],
		['Calc', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }, /\(\.ods\).+\.csv/],
		['Pages', { 'Index/Document.iwa': 'x' }, /document: Pages/]
	])('that is a document of %s says so, once', async (_, files, message) => {
		expect(await openedIn(zipOf(files))).toEqual([expect.stringMatching(message)]);
	});

	test('of archives is opened a few deep, and what is not opened is said once', async () => {
		const within = (
			files: Readonly<Record<string, string>>,
			zip: Uint8Array
		): Uint8Array<ArrayBuffer> => zipOf({ ...files, 'a.zip': zip, 'b.zip': zip, 'c.zip': zip });
		let archive = zipOf({ 'list.txt': 'Tin Host' });
		for (let depth = 0; depth < 7; depth += 1) archive = within({}, archive);
		expect(await openedIn(archive)).toEqual([expect.stringMatching(/lies in too many others/)]);
		const two = within({ 'own.txt': 'Own' }, within({}, zipOf({ 'list.txt': 'Tin Host' })));
		expect(await openedIn(two)).toEqual(['Own', ...Array.from({ length: 9 }, () => 'Tin Host')]);
	});

	test('of nothing says so', async () => {
		expect(await openedIn(zipOf({ 'a/': '' }))).toEqual(['There is no file in this archive.']);
	});
});

describe('a text is read', () => {
	test.each([
		['in UTF-8', '\xef\xbb\xbf{"a":"\xc3\xa9"}', '{"a":"é"}'],
		['in UTF-16', '\xff\xfe{\0}\0', '{}'],
		['in the other UTF-16', '\xfe\xff\0{\0}', '{}'],
		['of an old editor', 'The caf\xe9', 'The café'],
		['though a byte of its JSON was harmed', '{"a":"\xc3\xa9\xff"}', '{"a":"é\uFFFD"}'],
		['that only begins like a picture', 'BM Guard\nPK', 'BM Guard\nPK']
	])('%s', (_, bytes, text) => {
		expect(messageOf(bytesOf(bytes))).toBe(`text: ${text}`);
	});
});
