import { describe, expect, test } from 'vitest';
import { costText } from '#i18n';
import type { Entry, Table } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';
import {
	armyIds,
	items,
	notes,
	selectors,
	siegeRows,
	spells,
	type ArmyId
} from './warmaster-transcription.ts';

const statColumns = ['Attack', 'Hits', 'Armour', 'Command', 'Unit size'] as const;
const columns = ['Troop', 'Type', ...statColumns, 'Points', 'Min/max', 'Line'] as const;
type Column = (typeof columns)[number];

/** What the data says otherwise than the book's table, on purpose. */
interface Correction {
	readonly army: ArmyId;
	/** The first cells of the row as printed. */
	readonly row: string;
	readonly cells: Partial<Record<Column, string>>;
	readonly reason: string;
}

/** Rows whose min/max cell is printed without its slash ("-4"). */
const slashless = {
	'Daemon Swarm': '-/4',
	'Daemon Cavalry': '-/3',
	'Daemon Hounds': '-/2',
	'Daemon Chariots': '-/3',
	'Daemon Beasts': '-/1',
	'Daemon Flyers': '-/1',
	'Greater Daemon': '-/1',
	'Favour of the Gods': '-/1'
};

const corrections: readonly Correction[] = [
	{
		army: 'empire',
		row: 'Skirmishers',
		cells: { 'Unit size': '+1', Points: '+25' },
		reason: 'a stand added to a unit (special rule 3); *1 is a misprint, see Salamanders'
	},
	{
		army: 'skaven',
		row: 'Warp LightCannon',
		cells: { Troop: 'Warp Lightning Cannon' },
		reason: 'misprint; special rule 5 has the name'
	},
	{
		army: 'lizardmen',
		row: 'Salamanders',
		cells: { Points: '+25' },
		reason: 'a stand added to a unit (special rule 3)'
	},
	{
		army: 'bretonnian',
		row: 'Trebuchet',
		cells: { 'Min/max': '-/1' },
		reason: 'at most one (special rule 4), not exactly one'
	},
	...Object.entries(slashless).map(([row, limit]) => ({
		army: 'daemon' as const,
		row,
		cells: { 'Min/max': limit },
		reason: 'the slash is missing in this table'
	})),
	{
		army: 'daemon',
		row: 'Daemon Lord',
		cells: { Type: 'Hero or Wizard', 'Min/max': '-/2' },
		reason: 'the type is left to the sub-rows; the slash is missing in this table'
	},
	{
		army: 'daemon',
		row: ' | Hero',
		cells: { Troop: 'Hero', Type: 'Calling', Points: '+0', 'Min/max': '-/-' },
		reason: 'a sub-row of Daemon Lord: an option that costs nothing'
	},
	{
		army: 'daemon',
		row: ' | Wizard',
		cells: { Troop: 'Wizard', Type: 'Calling', 'Min/max': '-/-' },
		reason: 'a sub-row of Daemon Lord: an option'
	}
];

/** Entries that the special rules offer and the table does not list. */
const unlisted: Partial<Record<ArmyId, readonly string[]>> = {
	daemon: ["Wizard's powers"]
};

/** Besides the General: what a special rule allows once in an army, however large it is. */
const onePerArmy: Partial<Record<ArmyId, readonly string[]>> = {
	empire: ['War Altar'],
	dwarf: ['Anvil'],
	skaven: ['Screaming Bell'],
	bretonnian: ['Trebuchet'],
	'dark-elf': ['Cauldron of Blood']
};

const pack = rawPacks.find(({ folder }) => folder === 'warmaster');
const system = System.parse(pack?.system);
const armies = (pack?.armies ?? []).map(({ army }) => Army.parse(army));

function armyOf(id: ArmyId): Army {
	const army = armies.find((candidate) => candidate.id === id);
	if (!army) throw new Error(`no army "${id}"`);
	return army;
}

function isCorrected(correction: Correction, army: ArmyId, row: string): boolean {
	return correction.army === army && row.startsWith(`${correction.row} | `);
}

/** A row of the transcription with its corrections, cell by cell. */
function expectedCells(army: ArmyId, row: string): readonly string[] {
	const correction = corrections.find((candidate) => isCorrected(candidate, army, row));
	return row.split(' | ').map((cell, at) => {
		const column = columns[at];
		return (column && correction?.cells[column]) ?? cell;
	});
}

/** The entry that a row stands for: of two with one name, the one on the row's own line. */
function entryOf(army: Army, cells: readonly string[]): Entry {
	const [name, line] = [cells[0], cells.at(-1)];
	const namesakes = army.entries.filter((entry) => entry.name === name);
	const entry = namesakes.find(({ source }) => String(source.line) === line) ?? namesakes[0];
	if (!entry) throw new Error(`no entry "${name ?? ''}" in army "${army.id}"`);
	return entry;
}

/** An entry as the book prints its row, cell by cell. */
function printedCells(entry: Entry): readonly string[] {
	const type = system.types.find(({ id }) => id === entry.type);
	return [
		entry.name,
		entry.printedType ?? type?.name ?? `no type ${entry.type}`,
		...system.statLine.map(({ id }) => entry.stats?.[id] ?? '-'),
		type?.role === 'option' ? `+${costText(entry.cost)}` : costText(entry.cost),
		printedLimit(entry.limit),
		String(entry.source.line)
	];
}

function printedLimit(limit: Entry['limit']): string {
	if (limit?.per === 'army' && limit.min === 1 && limit.max === 1) return '1';
	return `${printedNumber(limit?.min)}/${printedNumber(limit?.max)}`;
}

/** Warmaster prints plain numbers: a table by size is shown whole, so that no cell passes for one. */
function printedNumber(amount: number | Table | undefined): string {
	return typeof amount === 'object' ? JSON.stringify(amount) : String(amount ?? '-');
}

type CellTest = [row: string, column: Column, at: number, cells: readonly string[]];

function cellTests(army: ArmyId): CellTest[] {
	return selectors[army].flatMap((row) => {
		const cells = expectedCells(army, row);
		const name = cells.slice(0, 2).join(', ');
		return columns.map((column, at): CellTest => [name, column, at, cells]);
	});
}

/** The rules that hold in an army: its own, and those of the system that its entries refer to. */
function rulesOf(army: Army): ReadonlySet<string> {
	const referred = army.entries.flatMap((entry) => entry.rules ?? []);
	return new Set([...army.rules.map(({ id }) => id), ...army.armyRules, ...referred]);
}

/** The data's spell of a heading, which the book prints in capitals. */
function spellOf(army: Army, heading: string) {
	return army.spells.find(({ name }) => name.toUpperCase() === heading);
}

type SpellTest = [name: string, cast: string, range: string];

function spellTests(army: ArmyId): SpellTest[] {
	return spells[army].map((text) => {
		const [name = '', cast = '', range = ''] = text.split(' | ');
		return [name, cast, range];
	});
}

test('the pack has the fourteen armies of the book', () => {
	expect(armies.map(({ id }) => id).toSorted()).toEqual([...armyIds].toSorted());
});

test('the stat line has the columns of the book', () => {
	expect(system.statLine.map(({ name }) => name)).toEqual(statColumns);
});

test.each(corrections)(
	'the correction of $army: $row applies to one row',
	({ army, row, cells }) => {
		const rows = selectors[army].filter((text) => text.startsWith(`${row} | `));
		expect(rows).toHaveLength(1);
		const printed = rows[0]?.split(' | ') ?? [];
		const changed = columns.filter((column, at) => (cells[column] ?? printed[at]) !== printed[at]);
		expect(changed.toSorted()).toEqual(Object.keys(cells).toSorted());
	}
);

describe.each(armyIds)('%s', (id) => {
	test.each(cellTests(id))('%s: %s', (_row, _column, at, cells) => {
		expect(printedCells(entryOf(armyOf(id), cells))[at]).toBe(cells[at]);
	});

	test('lists the entries of the book, in its order, and no others', () => {
		const listed = selectors[id].map((row) => expectedCells(id, row)[0]);
		const names = armyOf(id).entries.map(({ name }) => name);
		const extra = unlisted[id] ?? [];
		expect(names.filter((name) => !extra.includes(name))).toEqual(listed);
		expect(names.filter((name) => extra.includes(name))).toEqual(extra);
	});

	test('has one General, and one of what its rules allow once, however large it is', () => {
		const limited = armyOf(id).entries.filter(({ limit }) => limit?.per === 'army');
		const generals = limited.filter((entry) => printedCells(entry)[1] === 'General');
		const others = limited.filter((entry) => !generals.includes(entry));
		expect(generals.map(({ limit }) => printedLimit(limit))).toEqual(['1']);
		expect(others.map(({ name }) => name)).toEqual(onePerArmy[id] ?? []);
	});

	test('has a rule for every special rule of the book', () => {
		expect(rulesOf(armyOf(id)).size).toBeGreaterThanOrEqual(notes[id]);
	});

	test('has the spells of the book', () => {
		const names = armyOf(id).spells.map(({ name }) => name.toUpperCase());
		expect(names).toEqual(spellTests(id).map(([name]) => name));
	});
});

describe.each(armyIds.filter((id) => spells[id].length > 0))('%s', (id) => {
	test.each(spellTests(id))('%s: cast on %s', (name, cast) => {
		expect(spellOf(armyOf(id), name)?.cast).toBe(cast);
	});

	const plain = spellTests(id).filter(([, , range]) => /^\d+cm$/.test(range));
	test.each(plain)('%s: cast on %s, range %s', (name, _cast, range) => {
		expect(spellOf(armyOf(id), name)?.range).toContain(range);
	});
});

test('magic items: name, group and points', () => {
	const printed = system.entries.flatMap((entry) => {
		const type = system.types.find(({ id }) => id === entry.type);
		if (!type?.keywords.includes('MAGIC ITEM')) return [];
		return [`${entry.name} | ${type.name} | ${costText(entry.cost)}`];
	});
	const expected = items.map((item) => item.split(' | ').slice(0, 3).join(' | '));
	expect(printed.toSorted()).toEqual(expected.toSorted());
});

test('what is bought for sieges: figures and points', () => {
	const bought = system.entries.filter(({ reading }) => reading === 'siege');
	const printed = bought.map(({ name, printedType = '-', stats = {}, cost, when }) => {
		const { attack = '-', hits = '-', armour = '-', command = '-', size = '-' } = stats;
		const figures = [attack, hits, armour, command, size].join(' ');
		return `${name} | ${printedType} | ${figures} | ${costText(cost)} | ${when}`;
	});
	expect(printed).toEqual(siegeRows);
});
