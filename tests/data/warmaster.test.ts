import { describe, expect, test } from 'vitest';
import { Army, System, type Entry } from '#schema';
import { rawPacks } from '../packs.ts';
import { armyIds, items, notes, selectors, spells, type ArmyId } from './warmaster-transcription.ts';

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
		type?.role === 'option' ? `+${String(entry.cost)}` : String(entry.cost),
		printedLimit(entry.limit),
		String(entry.source.line)
	];
}

function printedLimit(limit: Entry['limit']): string {
	if (limit?.per === 'army' && limit.min === 1 && limit.max === 1) return '1';
	return `${String(limit?.min ?? '-')}/${String(limit?.max ?? '-')}`;
}

function cellTests(army: ArmyId) {
	return selectors[army].flatMap((row) => {
		const cells = expectedCells(army, row);
		const [name = '', type = ''] = cells;
		return columns.map((column, at) => ({ row: `${name} (${type})`, column, at, cells }));
	});
}

/** The data's spell of a heading, which the book prints in capitals. */
function spellOf(army: Army, heading: string) {
	return army.spells.find(({ name }) => name.toUpperCase() === heading);
}

function spellTests(army: ArmyId) {
	return spells[army].map((text) => {
		const [name = '', cast = '', range = ''] = text.split(' | ');
		return { name, cast, range };
	});
}

test('the pack has the fourteen armies of the book', () => {
	expect(armies.map(({ id }) => id).toSorted()).toEqual([...armyIds].toSorted());
});

test('the stat line has the columns of the book', () => {
	expect(system.statLine.map(({ name }) => name)).toEqual(statColumns);
});

test.each(corrections)('the correction of $army: $row applies to one row', ({ army, row, cells }) => {
	const rows = selectors[army].filter((text) => text.startsWith(`${row} | `));
	expect(rows).toHaveLength(1);
	const printed = rows[0]?.split(' | ') ?? [];
	const changed = columns.filter((column, at) => (cells[column] ?? printed[at]) !== printed[at]);
	expect(changed.toSorted()).toEqual(Object.keys(cells).toSorted());
});

describe.each(armyIds)('%s', (id) => {
	test.each(cellTests(id))('$row: $column', ({ at, cells }) => {
		expect(printedCells(entryOf(armyOf(id), cells))[at]).toBe(cells[at]);
	});

	test('lists the entries of the book, in its order, and no others', () => {
		const listed = selectors[id].map((row) => expectedCells(id, row)[0]);
		const names = armyOf(id).entries.map(({ name }) => name);
		const extra = unlisted[id] ?? [];
		expect(names.filter((name) => !extra.includes(name))).toEqual(listed);
		expect(names.filter((name) => extra.includes(name))).toEqual(extra);
	});

	test('has a rule for every special rule of the book', () => {
		expect(armyOf(id).rules.length).toBeGreaterThanOrEqual(notes[id]);
	});

	test('has the spells of the book', () => {
		const names = armyOf(id).spells.map(({ name }) => name.toUpperCase());
		expect(names).toEqual(spellTests(id).map(({ name }) => name));
	});
});

describe.each(armyIds.filter((id) => spells[id].length > 0))('spells: %s', (id) => {
	test.each(spellTests(id))('$name: roll', ({ name, cast }) => {
		expect(spellOf(armyOf(id), name)?.cast).toBe(cast);
	});

	test.each(spellTests(id).filter(({ range }) => /^\d+cm$/.test(range)))(
		'$name: range',
		({ name, range }) => {
			expect(spellOf(armyOf(id), name)?.range).toContain(range);
		}
	);
});

test('magic items: name, group and points', () => {
	const printed = system.entries.map((entry) => {
		const group = system.types.find(({ id }) => id === entry.type)?.name ?? entry.type;
		return `${entry.name} | ${group} | ${String(entry.cost)}`;
	});
	const expected = items.map((item) => item.split(' | ').slice(0, 3).join(' | '));
	expect(printed.toSorted()).toEqual(expected.toSorted());
});
