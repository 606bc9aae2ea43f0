import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Entry } from '#schema';
import { revolutionArmies } from '../revolution.ts';

// Where the edition's pages and a public selector differ: each place is decided, and SOURCES.md says why.

const folder = new URL('../', import.meta.url);
const file = new URL('fixtures/warmaster-revolution/differences.json', folder);
const differences = JSON.parse(readFileSync(file, 'utf8')) as readonly string[];
const sources = readFileSync(
	new URL('../data/warmaster-revolution/SOURCES.md', folder),
	'utf8'
).split('\n');

/** Decided for the selector, as the page's own rule or spell says the same. */
const asTheSelector = [
	'dark-elves | Cauldron of Blood',
	'wood-elves | Treeman Ancient',
	'dark-elves | spells'
];

const compared = ['points', 'min/max', 'attack', 'armour'];
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9+/]/g, '');

function entryOf(army: string, row: string): Entry | undefined {
	return revolutionArmies.find(({ id }) => id === army)?.entries.find(({ name }) => name === row);
}

function rangeText({ limit }: Entry): string {
	const { min = '-', max = '-', per } = limit ?? {};
	if (per === 'army') return '0-1';
	return [min, max].map((each) => (typeof each === 'object' ? '?' : String(each))).join('/');
}

/** What the pack has where the two differ: "points 90". */
function hereText(army: string, row: string, what: string): string {
	const entry = entryOf(army, row);
	if (!entry) return 'no such row';
	if (what === 'points') return JSON.stringify(entry.cost);
	if (what === 'min/max') return rangeText(entry);
	return entry.stats?.[what] ?? '-';
}

test('they differ in 24 places', () => {
	expect(differences).toHaveLength(24);
});

const cellsOf = (text: string) => {
	const [army = '', row = '', both = ''] = text.split(' | ');
	const [site = '', selector = ''] = both.split(' / ');
	const [what = '', ...value] = site.split(' ');
	const isSelectors = asTheSelector.includes(`${army} | ${row}`);
	return {
		army,
		row,
		what,
		site,
		selector,
		decided: isSelectors ? selector : value.join(' '),
		isSelectors
	};
};

test.each(differences)('SOURCES.md says what is in the pack, and why: %s', (text) => {
	const { army, row, what } = cellsOf(text);
	const line = sources.find(
		(each) =>
			plain(each).includes(plain(army)) &&
			(row === '-' || row === 'spells' || each.includes(row)) &&
			(row !== 'spells' || each.includes('a spell')) &&
			(!compared.includes(what) || each.includes(what))
	);
	const cells = (line ?? '').split('|').map((cell) => cell.trim());
	expect(cells).toHaveLength(7);
	expect(cells.slice(1, 6).filter((cell) => cell === '')).toEqual([]);
});

const rows = differences.filter((text) => compared.includes(cellsOf(text).what));
const spells = differences.filter((text) => cellsOf(text).row === 'spells');

test.each(rows)('the row is as decided: %s', (text) => {
	const { army, row, what, decided } = cellsOf(text);
	expect(hereText(army, row, what)).toBe(decided);
});

test.each(spells)('the spell is as decided: %s', (text) => {
	const { army, site, selector, isSelectors } = cellsOf(text);
	const [, spell = ''] = /'([^']+)'/.exec(isSelectors ? selector : site) ?? [];
	const own = revolutionArmies.find(({ id }) => id === army)?.spells ?? [];
	expect(own.map(({ name }) => plain(name))).toContain(spell);
});

test('the Oathstone, a row of the selector alone, is an entry', () => {
	expect(entryOf('dwarfs', 'Oathstone')).toMatchObject({ cost: 15, limit: { max: 1 } });
});
