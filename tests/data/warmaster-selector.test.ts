import { expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import { findTextArmy } from '../../src/exchange/lines/list-text-army.ts';
import { readListTexts } from '../../src/exchange/lines/list-text.ts';
import { resolveText } from '../../src/exchange/roster/resolve-text.ts';
import type { Army, System } from '../../src/schema/index.ts';
import { rawPacks } from '../packs.ts';

// Texts of wm-selector, which name the book of their army.

const systems = rawPacks.map(({ system, armies }) => ({
	...(system as System),
	armies: armies.map(({ army }) => army as Army)
}));

const bar = '-'.repeat(32);
const rows = [
	'265 - 4 Halberdiers',
	'    - 1 Skirmishers (25)',
	'    - 1 Battle Banner (30)',
	'125 - 1 General',
	'165 - 2 Hero',
	'    - 1 Sword of Fate (5)'
];
const textOf = (army: string, book: string): string =>
	['Nuln', `${army}, 555 points`, book, bar, ...rows, bar, '555 - 4/2'].join('\n');

test.each([
	['Empire', 'Warmaster Armies', 'warmaster/empire'],
	['Empire', 'Warmaster Revolution', 'warmaster-revolution/empire'],
	['Albion', 'Warmaster Trial Armies Compendium 2009', 'warmaster-trial/albion'],
	['Normans', 'Warmaster Medieval Armies', undefined],
	['Empire', 'Warmaster Ancients', undefined]
])('%s of %s is %s', (army, book, known) => {
	const [text] = readListTexts(textOf(army, book));
	const found = text && findTextArmy(text, systems);
	expect(found && `${found.system}/${found.army}`).toBe(known);
});

test.each([
	['Warmaster Armies', 545],
	['Warmaster Revolution', 520]
])('an Empire of %s costs %d points', (book, points) => {
	const [text] = readListTexts(textOf('Empire', book));
	const system = systems.find(({ name, edition }) => [name, edition].includes(book));
	const army = system?.armies.find(({ id }) => id === 'empire');
	if (!text || !system || !army) throw new Error('no such army');
	const index = indexArmy(system, army);
	const result = resolveText(text, index, () => '00000000-0000-4000-8000-000000000000');
	if (!result.ok) throw new Error('not read');
	expect(
		result.roster.units.map(({ entry, options = [] }) => [entry, ...options].join(' + '))
	).toEqual([
		'halberdiers + skirmishers',
		'halberdiers + battle-banner',
		'halberdiers',
		'halberdiers',
		'general',
		'hero + sword-of-fate',
		'hero'
	]);
	expect(checkRoster(result.roster, index).points).toBe(points);
});
