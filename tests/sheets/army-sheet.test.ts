import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Roster } from '#schema';
import type { SheetLine } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { sheetOf } from './rosters.ts';
import { aTinRoster, tin, tinArmy, tinSystem, tinUnits } from './tin-muster.ts';

const sheet = sheetOf(tin, aTinRoster());

function lineOf(name: string, among = sheet): SheetLine {
	const lines = among.groups.flatMap((group) => group.lines);
	const found = lines.find((line) => line.name === name);
	if (!found) throw new Error(`no line "${name}"`);
	return found;
}

function rosterWith(...units: Roster['units']): Roster {
	return aTinRoster({ units });
}

describe('an army sheet', () => {
	test('is for armies whose units have as many models as the player chooses', () => {
		expect(sheet.hasVariableSizes).toBe(true);
		expect(sheet.isGrouped).toBe(false);
	});

	test('has a line for each unit, alike or not', () => {
		const alike = rosterWith(
			{ id: 'a', entry: 'spears', models: 12 },
			{ id: 'b', entry: 'spears', models: 12 }
		);
		expect(sheetOf(tin, alike).groups[0]?.lines.map(({ models }) => models)).toEqual([12, 12]);
	});

	test('adds up: (7 + 1 + 2) × 20, two of command as a model each, 26 for 10 less 10, 50', () => {
		expect(lineOf('Spears')).toMatchObject({
			ownName: 'The Third of Tinburg',
			models: 20,
			pointsEach: 10,
			points: 200 + 10 + 10 + 16 + 50,
			equipment: ['Spear', 'Sword']
		});
	});

	test('has what every model has before what the unit has once, with the points of each', () => {
		expect(lineOf('Spears').options.map(({ name, points, each }) => [name, points, each])).toEqual([
			['Pavise', 20, 1],
			['Mail', 40, 2],
			['Ensign', 10, undefined],
			['Drum', 10, undefined],
			['Sergeant', 16, undefined],
			['Banner of Tin', 50, undefined]
		]);
	});

	test('counts halves: 2½, half of 2 and half of 1 make 4 a model', () => {
		expect(lineOf('Urchins')).toMatchObject({ models: 31, pointsEach: 4, points: 124 });
		expect(lineOf('Urchins').options.map(({ each }) => each)).toEqual([1, 0.5]);
	});

	test('gives a figure that stands in the ranks their stat line with what it adds', () => {
		const sergeant = lineOf('Spears').options.find(({ name }) => name === 'Sergeant');
		expect(lineOf('Spears').stats.join(' ')).toBe('4 3 3 3 3 1 3 1 7');
		expect(sergeant?.stats?.join(' ')).toBe('4 4 3 3 3 1 4 2 7');
	});

	test('gives stat lines to what is ridden, whether it comes along or was chosen', () => {
		expect(lineOf('Tin Riders').moreStats).toEqual([
			{ name: 'War goat', stats: ['8', '3', '0', '3', '3', '1', '3', '1', '5'] }
		]);
		const [first] = lineOf('Tin Chief').options.filter(({ stats }) => stats);
		expect(first).toMatchObject({ name: 'Drake', points: 250 });
	});

	test('says a stat line once, where the mount that comes along is chosen as well', () => {
		const [goat] = tinSystem.entries.filter(({ id }) => id === 'goat');
		const entries = tinArmy.entries.map((entry) =>
			entry.id === 'riders' && goat?.stats
				? { ...entry, lines: [{ name: goat.name, stats: goat.stats }] }
				: entry
		);
		const index = indexArmy(tinSystem, { ...tinArmy, entries });
		const roster = rosterWith({ id: 'a', entry: 'riders', options: ['goat'] });
		expect(lineOf('Tin Riders', sheetOf(index, roster))).toMatchObject({
			options: [{ name: 'Goat' }]
		});
		expect(lineOf('Tin Riders', sheetOf(index, roster)).moreStats).toBeUndefined();
	});

	test('marks the leader, and the level of who casts', () => {
		expect(lineOf('Tin Chief').roles).toEqual(['Leader of the host']);
		expect(lineOf('Tin Chief').options.map(({ name }) => name)).not.toContain('Leader of the host');
		expect(lineOf('Tin Seer').ranks).toEqual(['Level 2']);
		expect(lineOf('Spears').ranks).toBeUndefined();
	});

	test('tells one machine with its crew from as many machines', () => {
		expect(lineOf('Ballista')).toMatchObject({ models: 3, isCrewed: true, points: 45 });
		expect(lineOf('Spears').isCrewed).toBeUndefined();
	});

	test('counts things priced by the model that are no crew, whatever they cost at first', () => {
		const entries = tinArmy.entries.map((entry) =>
			entry.id === 'riders' ? { ...entry, cost: { fixed: 40, perModel: 36 } } : entry
		);
		const herd = indexArmy(tinSystem, { ...tinArmy, entries });
		const riders = sheetOf(herd, rosterWith({ id: 'a', entry: 'riders', models: 5 }));
		expect(lineOf('Tin Riders', riders)).toMatchObject({ models: 5, points: 40 + 5 * 72 });
		expect(lineOf('Tin Riders', riders).isCrewed).toBeUndefined();
	});

	test('is illegal without losing anything: what the army does not have is listed for nothing', () => {
		const strange = sheetOf(
			tin,
			rosterWith({ id: 'a', entry: 'spears', options: ['nonsense'], models: 3 })
		);
		expect(lineOf('Spears', strange)).toMatchObject({
			models: 3,
			points: 21,
			options: [{ name: 'nonsense', points: 0 }]
		});
		expect(strange.verdict.isLegal).toBe(false);
	});
});

describe('shares of the points limit', () => {
	test('stand at their headings, with the limits of the rules that are about just them', () => {
		expect(sheet.groups.map(({ heading, points, share }) => [heading, points, share])).toEqual([
			['Chiefs', 705.5, { percent: 35.3, max: 50 }],
			['Ranks', 1258, { percent: 62.9, min: 25 }],
			['Engines', 85, { percent: 4.3 }],
			['Beasts', 150, { percent: 7.5 }]
		]);
	});

	test('stand by themselves where a rule is about several headings', () => {
		expect(sheet.shares).toEqual([{ name: 'Engines and beasts', percent: 11.8, max: 25 }]);
	});

	test('are not said of nothing, but for a minimum', () => {
		const chiefs = sheetOf(tin, aTinRoster({ units: tinUnits.slice(0, 1) }));
		expect(chiefs.shares).toEqual([{ name: 'Ranks', percent: 0, min: 25 }]);
		expect(chiefs.groups.map(({ heading }) => heading)).toEqual(['Chiefs']);
	});
});

describe('as text', () => {
	const text = sheetText(sheet);

	test('a unit is a line with its models, what it has, and halves as halves', () => {
		expect(text).toContain('\n2198½ of 2000 points · Models 83 · Seers 1 (level 2)\n');
		expect(text).toContain('\nEngines and beasts 11.8%, maximum 25%\n');
		expect(text).toContain('\nCHIEFS (705½; 35.3%, maximum 50%)\n');
		expect(text).toContain('\n31 × Urchins; Mail +1 each, Horn bow +½ each: 124 (4 each)\n');
		expect(text).toContain(
			'\n15 × Spears; Spear, Sword; Mail +2 each: 135 (9 each) [Painted blue, on round bases.]\n'
		);
		expect(text).toContain('\n1 × Tin Seer; Level 2; Tin Scroll × 2 +50; Tin Magic × 2: 162\n');
		expect(text).toContain('\n1 × Ballista; crew of 3: 45\n');
	});
});

describe('the reference', () => {
	const { reference } = sheetOf(tin, aTinRoster(), 'reference');

	test('has each stat line once, those of mounts and crews too', () => {
		const names = reference?.stats.flatMap(({ rows }) => rows.map(({ name }) => name));
		expect(names).toEqual([
			'Tin Chief',
			'Tin Seer',
			'Spears',
			'Urchins',
			'Tin Riders',
			'War goat',
			'Ballista',
			'Crewman',
			'Tin Ogre',
			'Goat',
			'Drake'
		]);
	});

	test('has the spells of the decks that somebody may draw from, the unnamed marked', () => {
		expect(reference?.spells).toEqual([
			{
				name: 'Tin Bolt',
				power: '1',
				range: '24"',
				deck: 'Tin Magic',
				text: 'One hit of Strength 4.'
			},
			{
				name: 'Tin Magic, second spell',
				deck: 'Tin Magic',
				text: 'Moves a friendly unit 4".',
				isUnnamed: true
			}
		]);
		const plain = sheetOf(tin, rosterWith({ id: 'a', entry: 'seer' }), 'reference');
		expect(plain.reference?.spells).toEqual([]);
	});

	test('has rules with their charts under the unit that has them', () => {
		const urchins = reference?.units.find(({ name }) => name === 'Urchins');
		const stupidity = urchins?.rules.find(({ name }) => name === 'Stupidity');
		expect(stupidity?.chart?.rows).toHaveLength(2);
	});
});

describe('casters', () => {
	const source = { line: 1 };
	const each = (id: string, name: string, base: number) =>
		({
			id,
			name,
			kind: 'each',
			of: { any: ['SEER'] },
			number: 'level',
			base,
			text: name,
			source
		}) as const;
	const dice = {
		id: 'dice',
		name: 'Power dice',
		kind: 'sum',
		of: {},
		number: 'power',
		base: 2,
		text: 'Dice.',
		source
	} as const;
	const level = {
		id: 'level-3',
		name: 'Seer of Level 3',
		type: 'arm',
		cost: 35,
		numbers: { level: 1, power: 1 },
		carriedBy: { by: { any: ['SEER'] } },
		source
	};
	const lore = (id: string, name: string, grants: readonly string[]) => ({
		id,
		name,
		type: 'deck',
		cost: 0,
		text: 'A lore.',
		grants,
		carriedBy: { by: { any: ['SEER'] } },
		source
	});
	const index = indexArmy(
		{
			...tinSystem,
			tallies: [dice, each('spell-dice', 'Dice on one spell', 1), each('spells', 'Spells', 0)],
			entries: [...tinSystem.entries, level, lore('lost', 'Lost Magic', ['LOST MAGIC'])],
			spells: (tinSystem.spells ?? []).map((spell) =>
				spell.id === 'tin-bolt' ? { ...spell, kind: 'Signature' } : spell
			)
		},
		tinArmy
	);
	const seer = { id: 'a', entry: 'seer' };
	const withOptions = (...options: readonly string[]) =>
		rosterWith({ ...seer, options }, { id: 'b', entry: 'spears' });

	test('have their level, with what it cost, and their own numbers beside the name', () => {
		const higher = sheetOf(index, withOptions('level-3', 'tin-scroll'));
		expect(lineOf('Tin Seer', higher)).toMatchObject({
			ranks: ['Level 3 +35'],
			numbers: ['4 dice on one spell', '3 spells'],
			options: [{ name: 'Tin Scroll' }]
		});
		expect(lineOf('Spears', higher).numbers).toBeUndefined();
		expect(sheetText(higher)).toContain(
			'\n1 × Tin Seer; Level 3 +35, 4 dice on one spell, 3 spells; Tin Scroll +25: 172\n'
		);
	});

	test('have numbers that are theirs alone in no tally of the army', () => {
		const { tallies } = sheetOf(index, withOptions('level-3'));
		expect(tallies).toEqual([{ name: 'Power dice', value: 3 }]);
	});

	test('have the spells of the lore they chose, each with what it is, and not its text besides', () => {
		const { reference } = sheetOf(index, withOptions('deck-tin'), 'reference');
		expect(reference?.spells.map(({ name, kind }) => [name, kind])).toEqual([
			['Tin Bolt', 'Signature'],
			['Tin Magic, second spell', undefined]
		]);
		expect(reference?.spellsMissing).toEqual([]);
	});

	test('are named where they chose none, or one of which the data has no spells', () => {
		const missing = (...options: readonly string[]) =>
			sheetOf(index, withOptions(...options), 'reference').reference?.spellsMissing;
		expect(missing()).toEqual(['Tin Seer: no deck chosen.']);
		expect(missing('lost')).toEqual(['Lost Magic: its spells are not in the data.']);
	});
});

describe('choices of a kind', () => {
	const source = { line: 1 };
	const slots = (id: string, number: string, label: string, more: object = {}) =>
		({ id, kind: 'count', of: {}, counting: { number }, label, max: 2, source, ...more }) as const;
	const types = tinSystem.types.map((type) => {
		if (type.keywords.includes('CHIEF')) return { ...type, numbers: { characters: 1 } };
		return type.id === 'ranks' ? { ...type, numbers: { ranks: 1, battle: 1 } } : type;
	});
	const index = indexArmy(
		{
			...tinSystem,
			types: types.map((type) =>
				type.id === 'engine' ? { ...type, numbers: { battle: 1 } } : type
			),
			constraints: [
				slots('characters', 'characters', 'Chiefs'),
				slots('lifted', 'ranks', 'Ranks', { max: 1, unless: { any: ['chief'] } }),
				slots('ranks', 'ranks', 'Ranks', { min: 3, max: 6 }),
				slots('battle', 'battle', 'Ranks and engines', { max: 8 })
			]
		},
		tinArmy
	);
	const roster = aTinRoster();

	test('stand at their headings with the limits that hold, and no shares where no rule is about them', () => {
		const groups = sheetOf(index, roster).groups.map(({ heading, slots, share }) => [
			heading,
			slots,
			share
		]);
		expect(groups).toEqual([
			['Chiefs', { slots: 3, max: 2 }, undefined],
			['Ranks', { slots: 4, min: 3, max: 6 }, undefined],
			['Engines', undefined, undefined],
			['Beasts', undefined, undefined]
		]);
	});

	test('stand by themselves where several headings are meant', () => {
		const { shares } = sheetOf(index, roster);
		expect(shares).toEqual([{ name: 'Ranks and engines', slots: 6, max: 8 }]);
		const text = sheetText(sheetOf(index, roster));
		expect(text).toContain('\nRanks and engines 6, maximum 8\n');
		expect(text).toContain('\nRANKS (1258; 4 choices, minimum 3, maximum 6)\n');
	});

	test('are not held to be met in the proof where their rule does not hold', () => {
		const ranks = sheetOf(index, roster, 'legality').proof?.groups.flatMap(({ rows }) =>
			rows.filter(({ sentence }) => sentence.startsWith('Ranks:'))
		);
		expect(ranks).toHaveLength(1);
	});
});

describe('what is not checked', () => {
	const gaps = [
		{ what: 'The tide: the sea is in no source.' },
		{ what: 'half a goat', entry: 'goat' },
		{ what: 'Tin Ogre: what it eats', entry: 'ogre' }
	];
	const index = indexArmy(tinSystem, { ...tinArmy, gaps });
	const roster = rosterWith({ id: 'a', entry: 'chief', options: ['goat'] });

	test('is said of what the roster has, and in the proof of the army as well', () => {
		expect(sheetOf(index, roster).gaps).toEqual(['Goat: half a goat']);
		expect(sheetOf(index, roster, 'legality').gaps).toEqual([
			'The tide: the sea is in no source.',
			'Goat: half a goat'
		]);
		expect(sheetOf(index, roster, 'cards').gaps).toEqual([]);
		expect(sheetOf(tin, roster).gaps).toEqual([]);
	});

	test('is a line of the text', () => {
		expect(sheetText(sheetOf(index, roster, 'legality'))).toContain(
			'\n\nNot checked: The tide: the sea is in no source; Goat: half a goat.\n'
		);
	});
});

test('what is built is plain data, and the points are those of the report', () => {
	expect(JSON.parse(JSON.stringify(sheet))).toMatchObject({ points: 2198.5 });
	expect(checkRoster(aTinRoster(), tin).points).toBe(2198.5);
});
