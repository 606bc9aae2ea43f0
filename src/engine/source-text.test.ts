import { expect, test } from 'vitest';
import { anIndex } from '../../tests/builders.ts';
import { sourceText } from './source-text.ts';

test.each([
	{ source: { line: 1 }, text: 'Toy Lists, Tin Host' },
	{ source: { book: 'lists', line: 1 }, text: 'Toy Lists, Tin Host' },
	{ source: { section: 'Camp', line: 1 }, text: 'Toy Lists, Camp' },
	{ source: { book: 'core', line: 1 }, text: 'Toy Rules' },
	{ source: { book: 'core', section: 'Steeds', line: 1 }, text: 'Toy Rules, Steeds' },
	{ source: { book: 'core', section: 'Toy Rules', line: 1 }, text: 'Toy Rules' },
	{ source: { book: 'core', section: 'Toy', line: 1 }, text: 'Toy Rules, Toy' },
	{ source: { book: 'lost', line: 1 }, text: 'Toy Wars, first edition' }
])('$source reads "$text"', ({ source, text }) => {
	expect(sourceText(anIndex(), source)).toBe(text);
});
