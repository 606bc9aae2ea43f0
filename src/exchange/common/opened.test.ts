import { describe, expect, test } from 'vitest';
import { readOpened, type OpenedTexts, type OpenedText } from './opened.ts';

const text = (words: string, beside?: OpenedText['beside']): OpenedText => {
	return { ok: true, text: words, ...(beside && { beside }) };
};
/** What begins with a capital is a list. */
const read = (
	[first, ...others]: readonly OpenedText[],
	isAbout: (one: string, sentences: string) => boolean = () => false
): Promise<readonly string[]> =>
	readOpened(
		[first, ...others] as unknown as OpenedTexts,
		(one) => Promise.resolve(one.ok ? [one.text] : ['?']),
		{ isList: (one) => /^[A-Z]/.test(one), isAbout }
	);

describe('of what was sent together', () => {
	test.each([
		['a list alone', [text('List')], ['List']],
		['a letter that is no list', [text('hello', 'letter'), text('List')], ['List']],
		['a letter that is one', [text('Letter', 'letter'), text('List')], ['Letter', 'List']],
		['a file that is none', [text('Letter', 'letter'), text('file')], ['Letter', 'file']],
		['a picture beside a list', [text('Letter', 'letter'), text('picture', 'picture')], ['Letter']],
		['a picture alone', [text('hello', 'letter'), text('picture', 'picture')], ['picture']],
		['a letter alone', [text('hello', 'letter')], ['hello']],
		['what is quoted beside a list', [text('Letter', 'letter'), text('Old', 'quoted')], ['Letter']],
		['what is quoted alone', [text('hello', 'letter'), text('Old', 'quoted')], ['Old']],
		['remarks on a list', [text('Remark', 'remark'), text('List', 'quoted')], ['List']],
		['remarks that are one', [text('Remark', 'remark'), text('old', 'quoted')], ['Remark']],
		['remarks alone', [text('hello', 'remark'), text('old', 'quoted')], ['hello']],
		['remarks beside a file', [text('Remark', 'remark'), text('file')], ['file', 'Remark']],
		['what is quoted and no list', [text('hello', 'letter'), text('old', 'quoted')], ['hello']]
	])('%s', async (_, sent, found) => {
		expect(await read(sent)).toEqual(found);
	});

	test('sentences that led to a list are read with it where it is none alone', async () => {
		const led = (words: string): OpenedText => ({ ...text(words), intro: 'Here it is.' });
		expect(await read([led('List')])).toEqual(['List']);
		expect(await read([led('list')])).toEqual(['Here it is.\n\nlist']);
		const isAbout = (_: string, sentences: string): boolean => sentences.includes('it');
		expect(await read([led('List')], isAbout)).toEqual(['Here it is.\n\nList']);
	});
});
