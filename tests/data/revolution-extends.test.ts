import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { armyIds } from '../revolution.ts';

const folder = new URL('../../data/warmaster-revolution/', import.meta.url);
const textOf = (id: string): string => readFileSync(new URL(`${id}.json`, folder), 'utf8');

// What hired regiments count as is left out: it is a row of the printed table of allies, as rows of units are,
// and a rule that all armies have alike, for one maximum each. With it they have 33 to 83 lines.

// The numbers and ids that its rows have in links of other builders are its rows told again.

const rowsInLinks = /^\t"(?:positions|linkIds)": \{\n[\s\S]*?\n\t\},?\n/gm;

const hired = /^\t\t\{\n\t\t\t"id": "hired-as[\s\S]*?\n\t\t\},?\n/gm;

/** The lines of a file beside its rows, rules and spells, and beside what hired regiments count as. */
function otherLines(text: string): number {
	const rest = text
		.replaceAll(/^(\t+)"(?:entries|rules|spells)": \[\n[\s\S]*?\n\1\],?\n/gm, '')
		.replaceAll(rowsInLinks, '')
		.replaceAll(hired, '');
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

test.each(armyIds)('%s says in nine lines what hired regiments count as, by their kind', (id) => {
	const rules = textOf(id).match(hired) ?? [];
	expect(rules.length).toBeGreaterThan(1);
	for (const rule of rules.filter((text) => !/"(?:reading|table)"/.test(text)))
		expect(rule.trim().split('\n')).toHaveLength(9);
});
