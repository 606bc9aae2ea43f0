import { expect, test } from 'vitest';
import { kept } from './typeset.ts';

test.each([
	['2 × 15 = 30', '2~×~15~=~30'],
	['30% of 2000', '30%~of~2000'],
	['30 % von 2000', '30 %~von~2000'],
	['Cannon: maximum 4. Take 2 of them.', 'Cannon: maximum~4. Take 2 of them.'],
	['5 Modelle, Maximum 4: mindestens 2', '5 Modelle, Maximum~4: mindestens~2']
])('no line end parts the arithmetic of %s', (text, expected) => {
	expect(kept(text).replaceAll('\u00a0', '~')).toBe(expected);
});
