import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, musterUnit, type ArmyIndex, type UnmetOutcome } from '#engine';
import type { Roster, RosterUnit } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { aRoster } from '../builders.ts';
import { rawPacks } from '../packs.ts';
import { offeredTo } from '../offered.ts';
import { golden } from './t9a-golden.ts';

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

function armyOf(id: string): Army {
	const army = armies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return army;
}

function indexOf(id: string, use: Pick<Roster, 'readings'> = {}): ArmyIndex {
	return indexArmy(system, armyOf(id), use);
}

let units = 0;

/** A unit by the names of itself and of what it has. */
function unit(
	army: string,
	name: string,
	options: readonly string[] = [],
	models?: number
): RosterUnit {
	const { entries } = armyOf(army);
	const own = entries.find((entry) => entry.name === name && isUnit(entry));
	if (!own) throw new Error(`no unit ${name}`);
	const ids = options.map((option) => {
		const named = [...entries, ...system.entries].filter((entry) => entry.name === option);
		const found = offeredTo(indexOf(army), own.id, named);
		if (!found) throw new Error(`no ${option} for ${name}`);
		return found.id;
	});
	units += 1;
	return {
		id: `u${units}`,
		entry: own.id,
		...(ids.length > 0 && { options: ids }),
		...(models !== undefined && { models })
	};
}

function roster(army: string, size: number, of: readonly RosterUnit[], readings = {}): Roster {
	return aRoster({ army, system: 't9a', size, units: of, readings });
}

/** The rules that a list breaks, by id, of those that begin so. */
function broken(army: string, list: Roster, ...rules: readonly string[]): readonly string[] {
	const { problems } = checkRoster(list, indexOf(army, list));
	const ids = problems.map(({ constraint }) => constraint.id);
	return [...new Set(ids.filter((id) => rules.some((rule) => id.startsWith(rule))))];
}

function codes(army: string, list: Roster): readonly UnmetOutcome[] {
	return checkRoster(list, indexOf(army)).problems.map(({ outcome }) => outcome);
}

test('the sixteen armies are there, each with a shield of its own', () => {
	expect(armies).toHaveLength(16);
	const shields = armies.map(({ livery }) => JSON.stringify(livery));
	expect(new Set(shields).size).toBe(16);
	expect(armies.reduce((sum, { entries }) => sum + entries.filter(isUnit).length, 0)).toBe(384);
});

function isUnit({ type }: { type: string }): boolean {
	return ['lord', 'hero', 'core', 'special', 'rare'].includes(type);
}

describe('what a unit costs, worked out by hand', () => {
	test.each(golden)('$army: $unit $with', ({ army, unit: name, models, with: options, points }) => {
		expect(musterUnit(unit(army, name, options, models), indexOf(army)).points).toBe(points);
	});

	test('every army has at least three', () => {
		const counts = armies.map(({ id }) => golden.filter(({ army }) => army === id).length);
		expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
	});
});

describe('shares of the points limit, on both sides', () => {
	const engines = (n: number) =>
		Array.from({ length: n }, () => unit('kingdom-of-equitaine', 'Trebuchet', ['Apprentice (4)']));

	test.each([
		// Trebuchets are 130 each with the plain shot: 25 % of 1040 are 260.
		{ size: 1040, broken: [] },
		{ size: 1039, broken: ['rare-share'] }
	])('Rare at $size', ({ size, broken: rules }) => {
		const list = roster('kingdom-of-equitaine', size, engines(2));
		expect(broken('kingdom-of-equitaine', list, 'rare-share')).toEqual(rules);
	});

	test.each([
		// A Lord of 100 points with a mount of 55: 35 % of 443 are 155.05.
		{ size: 443, broken: [] },
		{ size: 442, broken: ['lords-share'] }
	])('Lords at $size', ({ size, broken: rules }) => {
		const list = roster('kingdom-of-equitaine', size, [
			unit('kingdom-of-equitaine', 'Lord', ['Royal Pegasus'])
		]);
		expect(broken('kingdom-of-equitaine', list, 'lords-share')).toEqual(rules);
	});

	test.each([
		{ size: 320, broken: [] },
		{ size: 319, broken: ['characters-share'] }
	])('Lords and Heroes together at $size', ({ size, broken: rules }) => {
		const list = roster('kingdom-of-equitaine', size, [
			unit('kingdom-of-equitaine', 'Lord'),
			unit('kingdom-of-equitaine', 'Paladin')
		]);
		expect(broken('kingdom-of-equitaine', list, 'characters-share')).toEqual(rules);
	});

	test.each([
		{ models: 50, broken: [] },
		{ models: 49, broken: ['core-share'] }
	])('Core: $models Levy Militia of 4 points in 800', ({ models, broken: rules }) => {
		const list = roster('kingdom-of-equitaine', 800, [
			unit('kingdom-of-equitaine', 'Levy Militia', [], models)
		]);
		expect(broken('kingdom-of-equitaine', list, 'core-share')).toEqual(rules);
	});
});

describe('how many of one entry', () => {
	const army = 'kingdom-of-equitaine';
	const rules = ['entries'];
	const many = (name: string, n: number) => Array.from({ length: n }, () => unit(army, name));

	test.each([
		{ name: 'Castellan', size: 1499, most: 2 },
		{ name: 'Castellan', size: 1500, most: 3 },
		{ name: 'Castellan', size: 3999, most: 3 },
		{ name: 'Castellan', size: 4000, most: 6 },
		{ name: 'Bowmen', size: 1499, most: 2 },
		{ name: 'Bowmen', size: 1500, most: 4 },
		{ name: 'Bowmen', size: 3999, most: 4 },
		{ name: 'Bowmen', size: 4000, most: 8 },
		{ name: 'Yeomen Cavalry', size: 1499, most: 2 },
		{ name: 'Yeomen Cavalry', size: 1500, most: 3 },
		{ name: 'Yeomen Cavalry', size: 3999, most: 3 },
		{ name: 'Yeomen Cavalry', size: 4000, most: 6 },
		{ name: 'Trebuchet', size: 1499, most: 1 },
		{ name: 'Trebuchet', size: 1500, most: 2 },
		{ name: 'Trebuchet', size: 3999, most: 2 },
		{ name: 'Trebuchet', size: 4000, most: 4 }
	])('$name at $size: $most', ({ name, size, most }) => {
		expect(broken(army, roster(army, size, many(name, most)), ...rules)).toEqual([]);
		expect(broken(army, roster(army, size, many(name, most + 1)), ...rules)).not.toEqual([]);
	});

	test.each([
		{ size: 1500, readings: { 'force-sizes': 'books' }, most: 2 },
		{ size: 1501, readings: { 'force-sizes': 'books' }, most: 3 },
		{ size: 4000, readings: { 'force-sizes': 'books' }, most: 3 },
		{ size: 4001, readings: { 'force-sizes': 'books' }, most: 6 }
	])('the other reading at $size: $most', ({ size, readings, most }) => {
		const list = (n: number) => roster(army, size, many('Yeomen Cavalry', n), readings);
		expect(broken(army, list(most), ...rules)).toEqual([]);
		expect(broken(army, list(most + 1), ...rules)).not.toEqual([]);
	});

	test.each([
		{ size: 3999, most: 1 },
		{ size: 4000, most: 2 }
	])('an entry’s own number: Steel Tanks at $size', ({ size, most }) => {
		const tanks = (n: number) =>
			roster(
				'empire-of-sonnstahl',
				size,
				Array.from({ length: n }, () => unit('empire-of-sonnstahl', 'Steel Tank'))
			);
		expect(broken('empire-of-sonnstahl', tanks(most), 'count-', 'limit', 'steel')).toEqual([]);
		expect(codes('empire-of-sonnstahl', tanks(most + 1))).toContain('count/too-many');
	});

	test('one Paladin more with a Code', () => {
		const plain = many('Paladin', 4);
		const sworn = [...many('Paladin', 3), unit(army, 'Paladin', ['Grail Code'])];
		expect(broken(army, roster(army, 2000, plain), 'limit-paladin')).toEqual(['limit-paladin']);
		expect(broken(army, roster(army, 2000, sworn), 'limit-paladin')).toEqual([]);
	});

	test('a god’s troops without his general', () => {
		const daemons = (general: readonly string[], n: number) =>
			roster('daemon-legions', 2000, [
				unit('daemon-legions', 'Incarnation of Death', general),
				...Array.from({ length: n }, () => unit('daemon-legions', 'Bloodsheders of Wrath'))
			]);
		const other = (n: number) =>
			roster('daemon-legions', 2000, [
				unit('daemon-legions', 'Lord of Decay', ['General']),
				...Array.from({ length: n }, () => unit('daemon-legions', 'Bloodsheders of Wrath'))
			]);
		const rule = 'core-of-wrath';
		expect(broken('daemon-legions', daemons(['General'], 4), rule)).toEqual([]);
		expect(broken('daemon-legions', other(2), rule)).toEqual([]);
		expect(broken('daemon-legions', other(3), rule)).toEqual([rule]);
	});
});

describe('points of items, on both sides', () => {
	test.each([
		[
			'kingdom-of-equitaine',
			'Lord',
			['Giant Sword', 'Dusk Stone', 'Gleaming Icon'],
			'item-allowance',
			false
		],
		[
			'kingdom-of-equitaine',
			'Lord',
			['Giant Sword', 'Mithril Mail', 'Gem of Dragonfire', 'Speed Potion'],
			'item-allowance',
			false
		],
		[
			'kingdom-of-equitaine',
			'Lord',
			['Giant Sword', 'Mithril Mail', 'Gemstone Amulet'],
			'item-allowance',
			true
		],
		['kingdom-of-equitaine', 'Paladin', ['Giant Sword'], 'item-allowance', false],
		['kingdom-of-equitaine', 'Paladin', ['Giant Sword', 'Lucky Charm'], 'item-allowance', true],
		['kingdom-of-equitaine', 'Castellan', ['Sword of Haste'], 'item-allowance', false],
		['kingdom-of-equitaine', 'Castellan', ['Mithril Mail'], 'item-allowance', true],
		[
			'kingdom-of-equitaine',
			'Kingdom Knights',
			['Standard Bearer', 'Banner of Discipline'],
			'banner-allowance',
			false
		],
		[
			'kingdom-of-equitaine',
			'Kingdom Knights',
			['Standard Bearer', "Warden's Standard"],
			'banner-allowance',
			true
		],
		[
			'kingdom-of-equitaine',
			'Knights of the Quest',
			['Standard Bearer', 'Banner of Razors'],
			'banner-allowance',
			false
		],
		[
			'dwarven-holds',
			'Dwarf King',
			['Rune of Destruction', 'Rune of Illusion', 'Rune of Fire', 'Rune of Kinship'],
			'item-allowance',
			false
		],
		[
			'dwarven-holds',
			'Dwarf King',
			['Rune of Destruction', 'Rune of Illusion', 'Rune of Fire', 'Rune of Fury'],
			'item-allowance',
			true
		],
		[
			'dwarven-holds',
			'Guild Master',
			['Battle Standard Bearer', 'Banner of Razors', 'Rune of Steel'],
			'items-and-banner',
			false
		],
		[
			'dwarven-holds',
			'Guild Master',
			['Battle Standard Bearer', 'Banner of Razors', 'Rune of Fire'],
			'items-and-banner',
			true
		],
		['daemon-legions', 'Harbinger of Wrath', ['Warp Shield'], 'item-allowance', false],
		[
			'daemon-legions',
			'Harbinger of Wrath',
			['Warp Shield', 'Unholy Trinity'],
			'item-allowance',
			true
		],
		[
			'saurian-ancients',
			'Anurid High Priest',
			['Master of the Winds', 'Master of the Paths'],
			'points-of',
			false
		],
		[
			'saurian-ancients',
			'Anurid High Priest',
			['Master of the Winds', 'Master of the Paths', 'Protected Soul'],
			'points-of',
			true
		]
	] as const)('%s: %s with %j', (army, name, options, rule, isOver) => {
		const list = roster(army, 4000, [unit(army, name, options)]);
		expect(broken(army, list, rule).length > 0).toBe(isOver);
	});
});

describe('common items that only the army books have', () => {
	const list = (army: string, name: string, options: readonly string[], readings = {}) =>
		roster(army, 4000, [unit(army, name, options)], readings);
	const lord = (item: string, readings = {}) =>
		list('dread-elves', 'Lord of Darkness', ['General', item], readings);
	const rule = 'items-of-the-text';

	test.each(['Force Shield', 'Flying Carpet', 'Crystal Ball', 'Axe of Battle', 'Dragon Mantle'])(
		'%s may be taken, but where the pre-alpha’s alone are',
		(item) => {
			const alone = { 'common-items': 'text' };
			expect(codes('dread-elves', lord(item))).toEqual(
				codes('dread-elves', lord('Armour of Destiny'))
			);
			expect(broken('dread-elves', lord(item, alone), rule)).toEqual([rule]);
			expect(broken('dread-elves', lord('Armour of Destiny', alone), rule)).toEqual([]);
		}
	);

	test('the Dragon Mantle is for those on foot', () => {
		const mounted = list('dread-elves', 'Lord of Darkness', ['General', 'Raptor', 'Dragon Mantle']);
		expect(codes('dread-elves', mounted)).toContain('carries/not-allowed');
	});

	test.each([
		['orcs-and-goblins', 'Orc Brutes', 15],
		['the-vermin-swarm', 'Verminguard', 15],
		['dwarven-holds', 'Ironguard', 15],
		['vampire-covenant', 'Barrow Guard', 15],
		['dread-elves', 'Blood Maidens', 30],
		['saurian-ancients', 'Saurian Shrine Guard', 30]
	] as const)('a Holy Icon costs what the book of %s says', (army, name, points) => {
		const price = (...options: string[]) =>
			musterUnit(unit(army, name, ['Standard Bearer', ...options], 10), indexOf(army)).points;
		expect(price('Holy Icon') - price()).toBe(points);
	});
});

describe('sets of choices and what they ask for', () => {
	const one = (army: string, name: string, options: readonly string[], models?: number) =>
		roster(army, 2000, [unit(army, name, options, models)]);

	test('a lance needs a mount', () => {
		const foot = one('dread-elves', 'Lord of Darkness', ['Lance', 'General']);
		const mounted = one('dread-elves', 'Lord of Darkness', ['Raptor', 'Lance', 'General']);
		expect(codes('dread-elves', foot)).toContain('carries/not-allowed');
		expect(codes('dread-elves', mounted)).not.toContain('carries/not-allowed');
	});

	test('one mount, one weapon', () => {
		const two = one('dread-elves', 'Lord of Darkness', [
			'Raptor',
			'Pegasus',
			'Halberd',
			'Great Weapon'
		]);
		expect(codes('dread-elves', two).filter((code) => code === 'exclusive/too-many')).toHaveLength(
			2
		);
	});

	test('skirmishers in small units only', () => {
		const list = (models: number) => one('dwarven-holds', 'Deathseekers', ['Skirmisher'], models);
		expect(broken('dwarven-holds', list(15), 'skirmisher')).toEqual([]);
		expect(broken('dwarven-holds', list(16), 'skirmisher')).not.toEqual([]);
	});

	test('Centaurs are core under a Centaur general only', () => {
		const army = 'beast-herds';
		const list = (who: string, herd: string) =>
			roster(army, 2000, [unit(army, who, ['General']), unit(army, herd)]);
		const rules = ['centaurs-'];
		expect(broken(army, list('Centaur Chieftain', 'Centaurs (Core)'), ...rules)).toEqual([]);
		expect(broken(army, list('Beastlord', 'Centaurs (Core)'), ...rules)).toHaveLength(1);
		expect(broken(army, list('Beastlord', 'Centaurs'), ...rules)).toEqual([]);
		expect(broken(army, list('Centaur Chieftain', 'Centaurs'), ...rules)).toHaveLength(1);
	});

	test('a wizard writes down one lore that he may use', () => {
		const army = 'kingdom-of-equitaine';
		const list = (lores: readonly string[]) => one(army, 'Damsel', ['Level 2 Wizard', ...lores]);
		expect(broken(army, list([]), 'one-lore')).toEqual(['one-lore']);
		expect(broken(army, list(['Lore of Heavens']), 'one-lore', 'carries')).toEqual([]);
		expect(broken(army, list(['Lore of Heavens', 'Lore of Life']), 'one-lore')).toEqual([
			'one-lore'
		]);
		const fire = { id: 'w', entry: 'damsel', options: ['level-2-wizard', 'lore-of-fire'] };
		expect(codes(army, roster(army, 2000, [fire]))).toContain('carries/not-allowed');
	});

	test('one general, one battle standard, and never the same', () => {
		const army = 'kingdom-of-equitaine';
		const list = (...options: readonly string[][]) =>
			roster(
				army,
				2000,
				options.map((each) => unit(army, 'Paladin', each))
			);
		const rules = ['one-general', 'one-battle-standard'];
		expect(broken(army, list(['General'], ['Battle Standard Bearer']), ...rules)).toEqual([]);
		expect(broken(army, list([]), ...rules)).toEqual(['one-general']);
		const two = list(['General'], ['Battle Standard Bearer'], ['Battle Standard Bearer']);
		expect(broken(army, two, ...rules)).toEqual(['one-battle-standard']);
		const both = list(['General', 'Battle Standard Bearer']);
		expect(broken(army, both, ...rules, 'general-')).toEqual(['general-and-standard']);
	});

	test('the dead need a Hierophant, by the reading', () => {
		const army = 'undying-dynasties';
		const list = (options: readonly string[], readings = {}) =>
			roster(army, 2000, [unit(army, 'Death Cult Hierarch', ['General', ...options])], readings);
		const rules = ['a-hierophant', 'one-hierophant'];
		expect(broken(army, list([]), ...rules)).toEqual(['a-hierophant']);
		expect(broken(army, list(['Rulers of the Dead']), ...rules)).toEqual([]);
		expect(broken(army, list([], { hierophant: 'no' }), ...rules)).toEqual([]);
	});

	test('the limit of 450 points, by the reading', () => {
		const army = 'kingdom-of-equitaine';
		const knights = (models: number) => [unit(army, 'Kingdom Knights', ['Champion'], models)];
		const rule = 'limit-450';
		const held = { 'limit-450': 'each-unit' };
		// 23 a model and 10: 15 are 355, and 20 are 470.
		expect(broken(army, roster(army, 2000, knights(15), held), rule)).toEqual([]);
		expect(broken(army, roster(army, 2000, knights(20), held), rule)).toEqual([rule]);
		expect(broken(army, roster(army, 2000, knights(20)), rule)).toEqual([]);
	});
});

test('tallies: wizards, channelling, spells', () => {
	const army = 'empire-of-sonnstahl';
	const list = roster(army, 2000, [
		unit(army, 'Archwizard', ['Wizard Level 4', 'Lore of Fire', 'General']),
		unit(army, 'Wizard Apprentice', ['Wizard Level 2', 'Lore of Light']),
		unit(army, 'Cleric')
	]);
	const { tallies } = checkRoster(list, indexOf(army));
	const value = (id: string) => tallies.find(({ tally }) => tally.id === id);
	expect(value('wizards')?.value).toBe(2);
	expect(value('channelling')?.value).toBe(3);
});

test('every gap is a sentence, about an entry that there is', () => {
	const gaps = armies.flatMap((army) => (army.gaps ?? []).map((gap) => ({ ...gap, army })));
	expect(gaps).toHaveLength(7);
	for (const { what, entry, army } of gaps) {
		expect(what).toMatch(/^[A-Z].*\.$/);
		expect(entry === undefined || army.entries.some(({ id }) => id === entry)).toBe(true);
	}
});
