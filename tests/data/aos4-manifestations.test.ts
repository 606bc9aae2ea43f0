import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import { Army, System } from '../../src/schema/pack.ts';
import { buildSheet } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { rawPacks } from '../packs.ts';
import { bookOf } from '../sheets/books.ts';
import { aRoster } from '../sheets/rosters.ts';

const pack = rawPacks.find(({ folder }) => folder === 'aos4');
const system = System.parse(pack?.system);
const armies = (pack?.armies ?? []).map(({ army }) => Army.parse(army));
const spells = [system, ...armies].flatMap(({ id, spells: own = [] }) =>
	own
		.filter(({ keywords = [] }) => keywords.includes('SUMMON'))
		.map((spell) => ({ ...spell, where: id }))
);

/** Spells of Armies of Renown that summon another army's manifestation, or one of several; the source leaves open which. */
const open = [
	'Violent Consecration',
	'Manifestations of Murder',
	'Shifting Manifestations',
	'Cycle Manifestation',
	'Jade Winds'
];

describe('manifestations', () => {
	test('have a warscroll wherever a spell names them', () => {
		const without = spells.filter(({ summons }) => !summons).map(({ name }) => name);
		expect([...new Set(without)].toSorted()).toEqual(open.toSorted());
		expect(
			new Set(spells.flatMap(({ summons = [] }) => summons.map(({ name }) => name))).size
		).toBe(71);
	});

	test('can be banished, and are called so', () => {
		for (const { name, stats, keywords, abilities } of spells.flatMap(
			({ summons = [] }) => summons
		)) {
			expect(stats['Banishment'], name).toMatch(/^[6-9]\+$/);
			expect(keywords, name).toContain('MANIFESTATION');
			expect(abilities?.length, name).toBeGreaterThan(0);
		}
	});

	test('are alike in every army that summons them', () => {
		const byName = new Map<string, Set<string>>();
		for (const one of spells.flatMap(({ summons = [] }) => summons))
			byName.set(one.name, (byName.get(one.name) ?? new Set()).add(JSON.stringify(one)));
		expect([...byName].filter(([, kinds]) => kinds.size > 1)).toEqual([]);
	});
});

describe('the reference of a list', () => {
	const army = armies.find(({ id }) => id === 'stormcast-eternals');
	if (!army) throw new Error('no such army');
	const index = indexArmy(system, army);
	const book = bookOf('aos4');
	const referenceOf = (...lores: readonly string[]): string => {
		const roster = aRoster(index, {
			units: [
				{ id: 'l', entry: 'knight-arcanum', options: ['general'], group: 'r' },
				...lores.map((entry) => ({ id: entry, entry }))
			],
			groups: [{ id: 'r', kind: 'regiment' }]
		});
		return sheetAs(buildSheet(roster, checkRoster(roster, index), 'reference', { book }), 'text');
	};

	test.each([
		[
			'aetherwrought-machineries',
			['Aethervoid Pendulum', 'Chronomantic Cogs', 'Quicksilver Swords']
		],
		['manifestations-of-the-storm', ['Dais Arcanum', 'Everblaze Comet']]
	])('has the warscrolls of %s', (lore, names) => {
		for (const name of names)
			expect(referenceOf(lore)).toMatch(new RegExp(`^${name}$[^]*?Banishment`, 'm'));
	});

	test('has none where no lore is chosen', () => {
		expect(referenceOf()).not.toContain('Banishment');
	});
});
