import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { armyIds } from '../revolution.ts';

const folder = new URL('../../data/warmaster-revolution/', import.meta.url);
const textOf = (id: string): string => readFileSync(new URL(`${id}.json`, folder), 'utf8');

/** The lines of a file beside its rows, rules and spells, and beside what hired regiments count as. */
function otherLines(text: string): number {
	const rest = text
		.replaceAll(/^(\t+)"(?:entries|rules|spells)": \[\n[\s\S]*?\n\1\],?\n/gm, '')
		.replaceAll(/^\t\t\{\n\t\t\t"id": "hired-as[\s\S]*?\n\t\t\},?\n/gm, '');
	return rest.trimEnd().split('\n').length;
}

const extended = armyIds.filter((id) => textOf(id).includes('"extends": "warmaster/'));

test('eleven armies are those of the book with changes', () => {
	expect(extended).toHaveLength(11);
});

test.each(extended)('%s says in forty lines or fewer what is no row, rule or spell', (id) => {
	expect(otherLines(textOf(id))).toBeGreaterThan(5);
	expect(otherLines(textOf(id))).toBeLessThanOrEqual(40);
});
