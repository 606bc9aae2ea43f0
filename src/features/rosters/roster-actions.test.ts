import { expect, test } from 'vitest';
import { copyName } from './roster-actions.ts';

test.each([
	['Nordland', [], 'Nordland (copy)'],
	['Nordland', ['Nordland', 'Nordland (copy)'], 'Nordland (copy 2)'],
	['Nordland (copy)', ['Nordland', 'Nordland (copy)'], 'Nordland (copy 2)'],
	['Nordland (copy 2)', ['Nordland (copy 2)'], 'Nordland (copy)'],
	['Nordland (copy) (copy)', ['Nordland (copy)'], 'Nordland (copy 2)'],
	['Nordland (2)', [], 'Nordland (2) (copy)'],
	[' (copy)', [], ' (copy) (copy)']
])('a copy of %j beside %j is %j', (name, taken, copy) => {
	expect(copyName(name, taken)).toBe(copy);
});

test('a long name keeps its mark whole', () => {
	const name = 'A'.repeat(80);
	expect(copyName(name, [])).toBe(`${'A'.repeat(73)} (copy)`);
	expect(copyName(name, [`${'A'.repeat(73)} (copy)`])).toBe(`${'A'.repeat(71)} (copy 2)`);
	expect(copyName(`${'A'.repeat(73)} (copy)`, [`${'A'.repeat(73)} (copy)`])).toHaveLength(80);
});
