import { describe, expect, test } from 'vitest';
import { readSent, type Sent, type SentText } from './sent.ts';

const text = (words: string, beside?: SentText['beside']): SentText => {
	return { ok: true, text: words, ...(beside && { beside }) };
};
/** What begins with a capital is a list. */
const read = ([first, ...others]: readonly SentText[]): Promise<readonly string[]> =>
	readSent(
		[first, ...others] as unknown as Sent,
		(one) => Promise.resolve(one.ok ? [one.text] : ['?']),
		(one) => /^[A-Z]/.test(one)
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
		['what is quoted and no list', [text('hello', 'letter'), text('old', 'quoted')], ['hello']]
	])('%s', async (_, sent, found) => {
		expect(await read(sent)).toEqual(found);
	});
});
