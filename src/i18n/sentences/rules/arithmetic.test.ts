import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { aList } from '../../../../tests/builders.ts';
import { lords, slotsIndex } from '../../../../tests/toy-slots.ts';
import { arithmetic, tableText } from './arithmetic.ts';

describe('a table by the points limit in words', () => {
	test.each([
		{
			table: lords,
			text: '0 under 2000, 1 from 2000, 2 from 3000, 3 from 4000, then 1 more per 1000'
		},
		{ table: { table: [{ from: 0, n: 2 }] }, text: '2' },
		{
			table: {
				table: [
					{ from: 1000, n: 2 },
					{ from: 1500, n: 3 }
				]
			},
			text: '2 from 1000, 3 from 1500'
		}
	])('$text', ({ table, text }) => {
		expect(tableText(table)).toBe(text);
	});

	test.each([
		{ kind: 'count', of: {}, max: lords, counting: { number: 'seats' } } as const,
		{ kind: 'unique', of: {}, max: lords, scope: 'army' } as const
	])('stands in the proof of a $kind', (draft) => {
		const index = slotsIndex([draft]);
		const [verdict] = checkRoster(aList(2500, 'king, king'), index).verdicts;
		expect(verdict && arithmetic(index, verdict)).toContain('0 under 2000, 1 from 2000');
	});

	const most = { kind: 'count', of: {}, max: 2 } as const;

	test.each([
		{
			others: [{ kind: 'count', of: {}, max: 4, per: 'band' } as const],
			sentence: 'Applies at every points limit.'
		},
		{ others: [], sentence: undefined }
	])(
		'a number that does not hang on the size says so where others do: $sentence',
		({ others, sentence }) => {
			const index = slotsIndex([most, ...others]);
			const [verdict] = checkRoster(aList(2500, 'king'), index).verdicts;
			expect(verdict && arithmetic(index, verdict)).toBe(sentence);
		}
	);
});
