import { expect, test } from 'vitest';
import type { Finding } from '../common/read-list.ts';
import { withSum } from './text-prices.ts';

const fault = { message: 'line 4' };
const findings: readonly Finding[] = [
	{ kind: 'price', fault, theirs: 70, ours: 60 },
	{ kind: 'unread', fault, theirs: 200 }
];

test('a text that says what its list costs at its prices needs no note on that', () => {
	expect(withSum(findings, 1000, 790)).toEqual(findings);
	expect(withSum([], undefined, 790)).toEqual([]);
});

test('another sum is reported, once prices and lines that were not understood are counted as there', () => {
	expect(withSum(findings, 1000, 800).at(-1)).toEqual({
		kind: 'sum',
		fault: {
			message: 'The text says 1000 points; with the prices it states the list costs 1010 points.'
		},
		theirs: 1000,
		ours: 1010
	});
});
