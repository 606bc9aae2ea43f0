import { describe, expect, test } from 'vitest';
import { isCorrections, isKeptFile } from './desk-file.ts';

const file = { id: 'a', name: 'anna.eml', sent: [[{ ok: true, text: '2 Halberdiers' }]] };
const corrections = { aliases: [{ name: 'Iron Hats', entry: 'handgunners' }], players: {} };

describe('what a desk keeps is used only if it is', () => {
	test.each([
		['a file', isKeptFile, file, true],
		['a table', isKeptFile, { id: 'a', name: 'form.csv', sent: [], table: 'Name,List' }, true],
		['a file in which nothing was sent', isKeptFile, { ...file, sent: [[]] }, false],
		['a text that is none', isKeptFile, { ...file, sent: [[{ ok: true, text: 5 }]] }, false],
		['something else', isKeptFile, { ...file, more: 1 }, false],
		['corrections', isCorrections, corrections, true],
		['columns of forms', isCorrections, { ...corrections, columns: { Handle: 'name' } }, true],
		['columns that no form has', isCorrections, { ...corrections, columns: { Dog: 'dog' } }, false],
		[
			'players whose details are no text',
			isCorrections,
			{ ...corrections, players: { a: { name: 5 } } },
			false
		]
	])('%s', (_, isIt: (value: unknown) => boolean, value, is) => {
		expect(isIt(value)).toBe(is);
	});
});
