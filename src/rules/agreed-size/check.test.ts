import { expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';

const index = anIndex({ kind: 'agreed-size', size: 1500 });

test.each([
	{ size: 1499, codes: ['agreed-size/other'] as const },
	{ size: 1500, codes: [] },
	{ size: 1501, codes: ['agreed-size/other'] as const }
])('agreed-size: $size where 1500 is played', ({ size, codes }) => {
	expect(aList(size, 'pikes')).toBreak(index, ...codes);
});
