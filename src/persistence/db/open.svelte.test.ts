import { expect, test } from 'vitest';
import { holdFormat, mayWrite } from './open.ts';

test('a format may be stored that every open tab can read', async () => {
	expect(await mayWrite(900)).toBe(true);
	holdFormat(900);
	await expect.poll(() => mayWrite(901)).toBe(false);
	expect(await mayWrite(900)).toBe(true);
});
