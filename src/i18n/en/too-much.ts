import { words } from '../words.ts';

/** What no file is read for. */
export const tooMuch = words('tooMuch', {
	nested: (depth: number): string =>
		`It is nested more than ${depth} levels deep: that is no list.`,
	wide: (keys: number): string => `It has more than ${keys} keys in one place: that is no list.`,
	long: 'It holds far more than a list can: it is none.',
	prototype: '“__proto__” is not known here.'
});
