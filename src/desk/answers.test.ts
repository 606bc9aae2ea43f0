import { expect, test } from 'vitest';
import { csvRow } from './answers.ts';

test('a cell of a table is no formula and ends where it should', () => {
	expect(csvRow(['a', 'b "c"', '=1+1', 'two\nlines', ''])).toBe(
		'a,"b ""c""",\'=1+1,"two\nlines",\r\n'
	);
});
