import { expect, test } from 'vitest';
import { lacksOf } from './lacks-of.ts';

const whole = { lacks: undefined, open: 0, isSetAside: false };

test.each([
	['army', { lacks: 'army', open: 0 }, 'Choose its army first.'],
	['points limit', { lacks: 'size', open: 2 }, 'Choose its points limit first.'],
	['line', { lacks: 'lines', open: 1 }, '1 line not understood: say what each is, or leave it out.']
] as const)(
	'a list whose %s is not known keeps the others waiting, until it is left out',
	(_, open, asked) => {
		expect(lacksOf([whole, { ...open, isSetAside: false }])).toBe(asked);
		expect(lacksOf([whole, { ...open, isSetAside: true }])).toBe('');
	}
);
