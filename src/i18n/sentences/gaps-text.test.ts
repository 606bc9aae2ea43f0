import { expect, test } from 'vitest';
import { gapsText } from './gaps-text.ts';

test.each([
	{ count: 1, isOfArmy: true, text: '1 rule of this army not checked' },
	{ count: 3, isOfArmy: true, text: '3 rules of this army not checked' },
	{ count: 1, isOfArmy: false, text: '1 rule not checked' }
])('$text', ({ count, isOfArmy, text }) => {
	expect(gapsText(count, isOfArmy)).toBe(text);
});
