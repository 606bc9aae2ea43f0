import { expect, test } from 'vitest';
import { indexArmy, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { findArmy, recognise, resolveList } from '../../src/exchange/index.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';

// What lists of the time write, and what is meant.

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

function indexOf(name: string): ArmyIndex {
	const army = findArmy(name, armies);
	if (!army) throw new Error(`no army ${name}`);
	return indexArmy(system, army);
}

function read(army: string, unit: object): Roster {
	const list = { system: 't9a', army, size: 2000, units: [unit] };
	const file = recognise(JSON.stringify(list));
	if (file.kind !== 'plain-list') throw new Error(`read as ${file.kind}`);
	const result = resolveList(
		file.list,
		indexOf(army),
		() => '00000000-0000-4000-8000-000000000000'
	);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	return result.roster;
}

test.each([
	['Highborn Elves', 'Spear Elves', 'Elven Spearmen'],
	['Highborn Elves', 'Spearmen', 'Elven Spearmen'],
	['Dread Elves', 'Dread Prince', 'Lord of Darkness'],
	['Dread Elves', 'Oracle', 'Sorceress'],
	['Dread Elves', 'Medusae', 'Medusa'],
	['Dread Elves', 'Dark Raiders', 'Shadow Riders'],
	['Dwarven Holds', 'Clan Warriors', 'Dwarf Warriors'],
	['Dwarven Holds', 'King’s Guard', 'Kingsguard'],
	['Orcs and Goblins', "Orc 'Eadbashers", 'Orc Brutes'],
	['Warriors of the Dark Gods', 'Warriors', 'Wasteborn Warriors'],
	['Sylvan Elves', 'Blade Dancers', 'Bladedancers'],
	['Ogre Khans', 'Scraplings', 'Hill Goblins']
])('%s: %s are %s', (army, written, meant) => {
	const [unit] = read(army, { unit: written }).units;
	expect(unit && indexOf(army).entries.get(unit.entry)?.entry.name).toBe(meant);
});

test('a number before the name is the number of models', () => {
	const [unit] = read('Highborn Elves', { unit: '20 Spearmen' }).units;
	expect([unit?.entry, unit?.models]).toEqual(['elven-spearmen', 20]);
});

test.each(['Full Command', 'FC'])('%s is a champion, a musician and a standard bearer', (name) => {
	const [unit] = read('Dread Elves', { unit: 'Executioners', models: 15, with: [name] }).units;
	expect(unit?.options?.toSorted()).toEqual(['champion', 'musician', 'standard-bearer']);
});
