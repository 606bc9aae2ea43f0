import { expect, test } from 'vitest';
import { amountOf } from './room.ts';

const MB = 1024 * 1024;

test.each([
	[0, '0 kB'],
	[511, '0 kB'],
	[512, '1 kB'],
	[1000 * 1024, '1000 kB'],
	[MB, '1 MB'],
	[1.24 * MB, '1.2 MB'],
	[9.96 * MB, '10 MB'],
	[12.4 * MB, '12 MB'],
	[2048 * MB, '2 GB'],
	[60.7 * 1024 * MB, '61 GB']
])('%d bytes are %s', (bytes, words) => {
	expect(amountOf(bytes)).toBe(words);
});
