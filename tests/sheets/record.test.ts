import { describe, expect, test } from 'vitest';
import { checkRoster, type ArmyIndex } from '#engine';
import type { RosterUnit } from '#schema';
import { buildSheet, type RecordRow, type SheetRecord } from '../../src/content/index.ts';
import { boxGroups, boxRows } from '../../src/paper/pdf/record/boxes.ts';
import { worthOf } from '../../src/content/record-rows.ts';
import { aRoster, armiesOf, armyOf, unitsOf } from './rosters.ts';

function indexOf(system: string, army: string): ArmyIndex {
	const index = armiesOf(system).find((each) => each.army.id === army);
	if (!index) throw new Error(`no army "${army}"`);
	return index;
}

function recordOf(
	index: ArmyIndex,
	units: readonly RosterUnit[],
	changes: Partial<ReturnType<typeof aRoster>> = {}
): SheetRecord {
	const roster = aRoster(index, { units, ...changes });
	const { record } = buildSheet(roster, checkRoster(roster, index), 'record');
	if (!record) throw new Error('no record');
	return record;
}

function rowsOf(index: ArmyIndex, ...units: readonly RosterUnit[]): readonly RecordRow[] {
	return recordOf(index, units).sections.flatMap(({ rows }) => rows);
}

function counter(record: SheetRecord, name: string) {
	return record.counters.find((each) => each.name === name);
}

describe('Warmaster: what a unit is worth', () => {
	const [empire, dwarf] = [armyOf('empire'), armyOf('dwarf')];

	test.each([
		// Half is rounded up to five: 22½, 32½, 27½ and 55 points.
		['halberdiers', 45, 25],
		['handgunners', 65, 35],
		['crossbowmen', 55, 30],
		['knights', 110, 55],
		// 45 with 25 for Skirmishers, 50 for a banner and 10 for a sword: 35, 47½ and 27½ points.
		['halberdiers + skirmishers', 70, 35],
		['halberdiers + battle-banner', 95, 50],
		['halberdiers + sword-of-destruction', 55, 30]
	])('%s: %i points, half is %i', (line, full, half) => {
		const [row] = rowsOf(empire, ...unitsOf(line));
		expect(row?.worth).toEqual({ full, half, left: 1 });
	});

	test('units of one stand or two are worth nothing until they are destroyed', () => {
		const [cannon, tank] = rowsOf(empire, ...unitsOf('cannon', 'steam-tank'));
		expect(cannon?.tracks).toEqual([{ pieces: 2, each: 1, takes: 2 }]);
		expect(cannon?.worth).toEqual({ full: 85 });
		expect(tank?.worth).toEqual({ full: 130 });
	});

	test('a character is worth what he costs with mount and magic item, and no half', () => {
		const [general] = rowsOf(empire, ...unitsOf('general + griffon + sword-of-destruction'));
		expect(general?.worth).toEqual({ full: 215 });
		expect(general?.tracks).toEqual([{ pieces: 1, each: 1 }]);
	});

	test('who is worth something only while he lives has no half value', () => {
		const [warriors, slayers] = rowsOf(dwarf, ...unitsOf('warriors', 'troll-slayers'));
		expect(slayers?.worth).toEqual({ full: 80, isSurviving: true });
		expect(warriors?.worth).toMatchObject({ half: 55 });
		expect(warriors?.worth?.isSurviving).toBeUndefined();
	});
});

describe('Warmaster: boxes', () => {
	const empire = armyOf('empire');

	test('three stands, four with an attached one, and the hits that one takes', () => {
		const [plain, joined] = rowsOf(empire, ...unitsOf('halberdiers', 'halberdiers + skirmishers'));
		expect(plain?.tracks).toEqual([{ pieces: 3, each: 1, takes: 3 }]);
		expect(joined?.tracks).toEqual([{ pieces: 4, each: 1, takes: 3 }]);
	});

	test('units that are alike have a row each, with a number', () => {
		const rows = rowsOf(empire, ...unitsOf('halberdiers', 'knights', 'halberdiers', 'halberdiers'));
		expect(rows.map(({ name, number }) => `${name} ${number ?? ''}`.trim())).toEqual([
			'Halberdiers 1',
			'Halberdiers 2',
			'Halberdiers 3',
			'Knights'
		]);
	});

	test.each([
		[14, 7],
		[15, 8]
	])('%i units have a break point of %i boxes, the enemy room for his own', (count, boxes) => {
		const lines = Array.from({ length: count }, () => 'halberdiers');
		const record = recordOf(empire, unitsOf(...lines, 'general', 'hero'));
		const lost = counter(record, 'Units lost, of the break point');
		expect(lost).toEqual({ name: 'Units lost, of the break point', boxes });
		expect(counter(record, 'General slain')).toMatchObject({ boxes: 1, enemy: 1 });
	});

	test('an army that counts its knights alone has boxes for half of them', () => {
		const knights = unitsOf('knights', 'knights', 'grail-knights', 'peasants', 'peasants');
		const record = recordOf(armyOf('bretonnian'), knights);
		expect(counter(record, 'Units lost, of the break point')?.boxes).toBe(2);
	});

	test('eight turns and a column for one that is agreed', () => {
		const { turns } = recordOf(empire, unitsOf('general'));
		expect(turns.heads).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
	});

	test('brigades are headings, and who stands in none is under his own', () => {
		const units = unitsOf('halberdiers', 'knights', 'halberdiers').map((unit, at) =>
			at === 2 ? unit : { ...unit, group: 'g' }
		);
		const groups = [{ id: 'g', kind: 'brigade', name: 'Left wing' }];
		const { sections } = recordOf(empire, units, { groups });
		expect(sections.map(({ heading, rows }) => [heading, ...rows.map(({ name }) => name)])).toEqual(
			[
				['Left wing', 'Halberdiers', 'Knights'],
				['Infantry', 'Halberdiers']
			]
		);
	});
});

describe('Warhammer, 4th edition', () => {
	const empire = indexOf('whfb4', 'empire');

	test.each([
		// The book's own examples, and both sides of a hundred.
		[325, 4],
		[95, 1],
		[100, 1],
		[100.5, 2],
		[200, 2]
	])('a unit of %d points earns %i', (points, full) => {
		const roster = aRoster(empire, { units: unitsOf('halberdiers') });
		const [unit] = checkRoster(roster, empire).context.units;
		if (!unit) throw new Error('no unit');
		expect(worthOf(empire, { ...unit, points }, 20)).toEqual({ full });
	});

	test('a model is a box, and a monster under a character has its own wounds', () => {
		const [lord, troops] = rowsOf(empire, ...unitsOf('general-of-the-empire + mount-griffon'), {
			id: 'b',
			entry: 'halberdiers',
			models: 40
		});
		expect(lord?.tracks).toEqual([
			{ pieces: 1, each: 3 },
			{ name: 'Griffon', pieces: 1, each: 5 }
		]);
		expect(troops?.tracks).toEqual([{ pieces: 40, each: 1 }]);
	});

	test('a horse is removed with its rider', () => {
		const [lord] = rowsOf(empire, ...unitsOf('general-of-the-empire + warhorse'));
		expect(lord?.tracks).toEqual([{ pieces: 1, each: 3 }]);
	});

	test('a machine and its crew have boxes of their own; where nobody says how many, there is room', () => {
		const orcs = indexOf('whfb4', 'orcs-and-goblins');
		const [cannon] = rowsOf(orcs, { id: 'a', entry: 'cannon-orc', models: 4 });
		expect(cannon?.tracks).toEqual([
			{ pieces: 1, each: 3 },
			{ name: 'Orc crew', pieces: 4, each: 1 }
		]);
		const [great] = rowsOf(empire, ...unitsOf('great-cannon'));
		expect(great?.tracks).toEqual([
			{ pieces: 1, each: 3 },
			{ name: 'Crew', pieces: 0, each: 1 }
		]);
	});

	test('whose wounds are in no source says so', () => {
		const [giant] = rowsOf(indexOf('whfb4', 'men'), ...unitsOf('giant'));
		expect(giant?.tracks).toEqual([{ pieces: 1, each: 1, isUnsure: true }]);
	});

	test('a general slain is a point to the other side, a table quarter one to its holder', () => {
		const record = recordOf(empire, unitsOf('halberdiers'));
		expect(counter(record, 'Table quarters held')).toEqual({
			name: 'Table quarters held',
			boxes: 4,
			enemy: 4,
			points: 1
		});
		expect(counter(record, 'General slain, fleeing or fled')).toMatchObject({
			points: 1,
			isForOther: true
		});
	});
});

describe('Age of Sigmar', () => {
	const skaven = indexOf('aos4', 'skaven');
	const clanrats = unitsOf('clanrats');

	test('a unit has the health of all its models, twice as many when reinforced', () => {
		const [plain, reinforced] = rowsOf(skaven, ...unitsOf('clanrats', 'clanrats + reinforced'));
		expect(plain?.tracks).toEqual([{ pieces: 20, each: 1 }]);
		expect(reinforced?.tracks).toEqual([{ pieces: 40, each: 1 }]);
	});

	test.each([
		[49, false],
		[50, true]
	])('%i points left unspent: a command point more in the first round: %s', (unspent, isMore) => {
		const roster = aRoster(skaven, { units: clanrats });
		const { points } = checkRoster(roster, skaven);
		const { scores } = recordOf(skaven, clanrats, { size: points + unspent });
		const extra = scores.find(({ isFirst }) => isFirst);
		expect(extra !== undefined).toBe(isMore);
		expect(scores.find(({ name }) => name === 'Command points')).toEqual({
			name: 'Command points',
			boxes: 4,
			side: 'own'
		});
	});

	test('objectives and battle tactics are ticked in each of four rounds, with their points', () => {
		const { scores, turns } = recordOf(skaven, clanrats);
		expect(turns).toEqual({ name: 'Battle round', heads: ['1', '2', '3', '4', '5'] });
		expect(scores.flatMap(({ points }) => points ?? [])).toEqual([2, 2, 2, 4]);
	});

	test('units are worth no victory points', () => {
		const record = recordOf(skaven, clanrats);
		expect(record.hasWorth).toBe(false);
		expect(record.sections[0]?.rows[0]?.points).toBeGreaterThan(0);
	});
});

describe('other games', () => {
	test('Spearhead: reinforcements have their boxes twice, others once', () => {
		const index = indexOf('spearhead', 'gnawfeast-clawpack');
		const [rats, ogors] = rowsOf(index, ...unitsOf('clanrats', 'rat-ogors'));
		expect(rats?.tracks).toEqual([
			{ pieces: 10, each: 1 },
			{ name: 'Replacement unit', pieces: 10, each: 1 }
		]);
		expect(ogors?.tracks).toEqual([{ pieces: 3, each: 4 }]);
	});

	test('Warhammer 6th edition: a machine with its crew', () => {
		const [mortar] = rowsOf(indexOf('whfb6', 'the-empire'), ...unitsOf('mortar'));
		expect(mortar?.tracks).toEqual([
			{ pieces: 1, each: 3 },
			{ name: 'Crew', pieces: 3, each: 1 }
		]);
	});

	test('Warhammer 6th edition: a crew that nobody counted is written in beside its machine', () => {
		const [lobber] = rowsOf(indexOf('whfb6', 'orcs-and-goblins'), ...unitsOf('goblin-rock-lobber'));
		expect(lobber?.tracks).toEqual([
			{ pieces: 1, each: 3 },
			{ name: 'Crew', pieces: 0, each: 1 }
		]);
	});

	test('the Ninth Age: monstrous cavalry takes the wounds of the mount, cavalry those of the rider', () => {
		const index = indexOf('t9a', 'empire-of-sonnstahl');
		const [knights, beasts] = rowsOf(
			index,
			{ id: 'a', entry: 'templar-knights', models: 6 },
			{ id: 'b', entry: 'imperial-beast-riders', models: 4 }
		);
		expect(knights?.tracks).toEqual([{ pieces: 6, each: 1 }]);
		expect(beasts?.tracks).toEqual([{ pieces: 4, each: 3 }]);
	});

	test.each(['whfb6', 't9a'])(
		'%s: nothing is said of victory points but that nobody knows',
		(system) => {
			const [index] = armiesOf(system);
			if (!index) throw new Error('no army');
			const [first] = index.units;
			const record = recordOf(index, [{ id: 'a', entry: first?.entry.id ?? '' }]);
			expect(record.hasWorth).toBe(false);
			expect(record.turns.heads).toEqual(['1', '2', '3', '4', '5', '6']);
			expect(record.unknown).toHaveLength(1);
		}
	);

	test('a unit that the army does not know still has a box', () => {
		const [stray] = rowsOf(armyOf('empire'), ...unitsOf('nobody'));
		expect(stray).toMatchObject({ name: 'nobody', tracks: [{ pieces: 1, each: 1 }], points: 0 });
	});

	test('only the record has it', () => {
		const index = armyOf('empire');
		const roster = aRoster(index, { units: unitsOf('general') });
		expect(buildSheet(roster, checkRoster(roster, index), 'list').record).toBeUndefined();
	});
});

describe('boxes on paper', () => {
	test.each([
		[40, 1, Array<number>(8).fill(5)],
		[12, 1, [5, 5, 2]],
		[4, 3, [3, 3, 3, 3]],
		[3, 6, [6, 6, 6]],
		[1, 16, [5, 5, 5, 1]]
	])('%i pieces of %i', (pieces, each, groups) => {
		expect(boxGroups(pieces, each)).toEqual(groups);
	});

	test('a row ends between groups, and never in one', () => {
		const style = { side: 10, gap: 4 };
		// Three groups of five are 50 + 4 + 50 + 4 + 50 wide.
		expect(boxRows([5, 5, 5, 5], 158, style)).toEqual([[5, 5, 5], [5]]);
		expect(boxRows([5, 5, 5, 5], 157, style)).toEqual([
			[5, 5],
			[5, 5]
		]);
		expect(boxRows([9], 50, style)).toEqual([[9]]);
	});
});
