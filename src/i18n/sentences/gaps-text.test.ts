import { expect, test } from 'vitest';
import { gapsText } from './gaps-text.ts';

test.each([
	{ count: 1, isOfArmy: true, text: '1 thing of this army is not modelled' },
	{ count: 3, isOfArmy: true, text: '3 things of this army are not modelled' },
	{ count: 1, isOfArmy: false, text: '1 thing here is not modelled' }
])('$text', ({ count, isOfArmy, text }) => {
	expect(gapsText(count, isOfArmy)).toBe(text);
});
