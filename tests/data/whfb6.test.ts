import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, musterUnit, type ArmyIndex } from '#engine';
import type { RosterUnit } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { aRoster, aUnit } from '../builders.ts';
import { rawPacks } from '../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'whfb6');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

function indexOf(id: string, readings: Record<string, string> = {}): ArmyIndex {
	const army = armies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return indexArmy(system, army, { readings });
}

/** "Halberdiers:20 + Shields + 2 x Fanatics": a unit and what it is given, by the names of the list. */
function unitOf(index: ArmyIndex, line: string, id = 'u1'): RosterUnit {
	const [what = '', ...given] = line.split(' + ');
	const [name = '', models] = what.split(':');
	const unit = index.units.find(({ entry }) => entry.name === name);
	if (!unit) throw new Error(`no unit ${name}`);
	const options = given.flatMap((text) => {
		const [, times = '1', wanted = ''] = /^(?:(\d) x )?(.*)$/.exec(text) ?? [];
		const option = index.options.find(({ entry, offeredBy }) => {
			if (entry.name !== wanted) return false;
			return offeredBy?.some(({ any = [], all = [] }) => [...any, ...all].includes(unit.entry.id));
		});
		if (!option) throw new Error(`${name} has no ${wanted}`);
		return Array.from({ length: Number(times) }, () => option.entry.id);
	});
	return aUnit(unit.entry.id, {
		id,
		...(options.length > 0 && { options }),
		...(models !== undefined && { models: Number(models) })
	});
}

function unitPoints(army: string, line: string): number {
	const index = indexOf(army);
	return musterUnit(unitOf(index, line), index).points;
}

function reportOf(
	army: string,
	size: number,
	lines: readonly string[],
	readings?: Record<string, string>
) {
	const index = indexOf(army, readings);
	const units = lines.map((line, at) => unitOf(index, line, `u${at}`));
	return checkRoster(
		aRoster({ system: 'whfb6', army, size, units, ...(readings && { readings }) }),
		index
	);
}

/** Rules that a list breaks, by their ids. */
function brokenBy(...list: Parameters<typeof reportOf>): readonly string[] {
	const problems = reportOf(...list).problems.filter(({ constraint }) => !constraint.advice);
	return [...new Set(problems.map(({ constraint }) => constraint.id))];
}

function times(count: number, line: string): readonly string[] {
	return Array.from({ length: count }, () => line);
}

test('the sixteen armies are there, each with a shield of its own', () => {
	expect(armies.map(({ id }) => id).toSorted()).toEqual([
		'bretonnians',
		'chaos-dwarves',
		'daemonic-legions',
		'dark-elves',
		'dogs-of-war',
		'dwarfs',
		'forces-of-chaos',
		'high-elves',
		'lizardmen',
		'ogre-kingdoms',
		'orcs-and-goblins',
		'skaven',
		'the-empire',
		'tomb-kings',
		'vampire-counts',
		'wood-elves'
	]);
	expect(new Set(armies.map(({ livery }) => livery.division)).size).toBe(16);
});

describe('what a unit costs, worked out by hand', () => {
	test.each([
		['bretonnians', 'Knights of the Realm:9 + Musician + Standard Bearer', 9 * 24 + 8 + 16],
		[
			'bretonnians',
			'Bretonnian Lord + Lance + Shield + Grail Vow + Royal Pegasus',
			110 + 6 + 3 + 28 + 50
		],
		[
			'bretonnians',
			'Paladin + Battle Standard Bearer + Barded Warhorse + War Banner',
			60 + 25 + 14 + 25
		],
		[
			'bretonnians',
			'Peasant Bowmen:16 + Light Armour + Skirmishers + Braziers',
			16 * (6 + 1 + 1) + 5
		],
		['bretonnians', 'Grail Reliquae with Battle Pilgrims:12', 64 + 12 * 9],
		['bretonnians', 'The Fay Enchantress', 480 + 65],
		['chaos-dwarves', 'Chaos Dwarf Warriors:20 + Blunderbusses + Champion', 20 * (9 + 3) + 10],
		['chaos-dwarves', 'Hobgoblin Wolf Riders:12 + Bows + Shields', 12 * (11 + 3 + 1)],
		['chaos-dwarves', 'Sorcerer Lord + Level 4 + Lammasu', 190 + 35 + 200],
		['chaos-dwarves', 'Bull Centaurs:8 + Heavy Armour', 8 * (20 + 1)],
		['daemonic-legions', 'Bloodletters:15 + Standard Bearer + Champion', 15 * 16 + 14 + 14],
		['daemonic-legions', 'Daemon Prince + Level 2 + Mark of Nurgle', 300 + 2 * 40 + 50],
		['daemonic-legions', 'Chariot of Khorne + 2 x Juggernauts', 150 + 2 * 20],
		['daemonic-legions', 'Daemonic Herald + Mark of Tzeentch + Disc of Tzeentch', 120 + 70 + 45],
		['dark-elves', 'Dark Elf Warriors:20 + Repeater Crossbows + Shields', 20 * (7 + 4 + 1)],
		[
			'dark-elves',
			'Dark Elf Noble + Sea Dragon Cloak + Repeater Crossbow + Lance + Cold One',
			70 + 6 + 10 + 4 + 26
		],
		['dark-elves', 'High Sorceress + Level 4', 215 + 40],
		['dark-elves', 'War Hydra + Royal War Hydra', 220 + 35],
		['dogs-of-war', "Pirazzo's Lost Legion:8 + 2 x Crossbowmen", 8 * 10 + (4 + 2) * 9 + 74],
		['dogs-of-war', 'Heavy Cavalry:6 + Barding + Standard Bearer', 6 * (19 + 2) + 15],
		['dogs-of-war', "Lumpin Croop's Fighting Cocks:10", 10 * 7 + 55 + 7],
		['dogs-of-war', 'Mercenary General + Lance + Brace of Pistols + Pegasus', 90 + 6 + 20 + 50],
		['dwarfs', 'Dwarf Warriors:20 + Shields + Heavy Armour + Veteran', 20 * (7 + 1 + 1) + 10],
		['dwarfs', 'Lord + Gromril Armour + Shield + 2 x Rune of Stone', 135 + 12 + 3 + 2 * 5],
		['dwarfs', 'Runelord + Anvil of Doom', 140 + 200],
		['dwarfs', 'Thunderers:12 + Standard Bearer', 12 * 14 + 10],
		['forces-of-chaos', 'Beast Herd:10 + 3 x Ungors', 10 * 7 + (5 + 3) * 4],
		[
			'forces-of-chaos',
			'Warriors of Chaos:12 + Shields + Chosen + Mark of Khorne + Standard Bearer',
			12 * (14 + 1 + 6) + 45 + 12
		],
		['forces-of-chaos', 'Lord of Chaos + Mark of Tzeentch + Barded Chaos Steed', 210 + 140 + 24],
		['forces-of-chaos', 'Archaon the Everchosen', 785 + 70],
		['high-elves', 'Spearmen:16 + Standard Bearer + War Banner', 16 * 11 + 12 + 20],
		['high-elves', 'Mage + Level 2 + Dispel Scroll', 95 + 35 + 20],
		['high-elves', 'Prince + Dragon + Lance', 125 + 320 + 6],
		['high-elves', 'Tiranoc Chariots + 2 x Additional Steeds', 85 + 2 * 7],
		[
			'lizardmen',
			'Saurus Warriors:20 + Spears + Musician + Standard Bearer + Spawning Champion',
			20 * (12 + 2) + 6 + 12 + 12
		],
		['lizardmen', 'Slann Mage-Priest + 2nd Generation', 325 + 135],
		['lizardmen', 'Skink Priest + Level 2 + Stegadon', 65 + 35 + 235],
		['ogre-kingdoms', 'Ogre Bulls:4 + Light Armour + Hand Weapons and Ironfists', 4 * (35 + 3 + 5)],
		['ogre-kingdoms', 'Tyrant + Great Weapon + Heavy Armour', 200 + 14 + 6],
		['ogre-kingdoms', 'Leadbelchers:3 + Thunderfist', 3 * 55 + 10],
		[
			'orcs-and-goblins',
			'Orc Boyz:25 + Shields + Additional Hand Weapon + Orc Boss + Standard Bearer + Musician',
			25 * (5 + 1 + 2) + 13 + 10 + 5
		],
		['orcs-and-goblins', 'Night Goblins:30 + 3 x Fanatics + Nets', 30 * 2 + 3 * 25 + 2],
		['orcs-and-goblins', 'Black Orc Warboss + Boar + Armour of Gork', 135 + 24 + 35],
		['orcs-and-goblins', 'Grimgor Ironhide', 400 + 200],
		['skaven', 'Clanrats:30 + Spears + Ratling Gun', 30 * (5 + 1) + 60],
		['skaven', 'Grey Seer + Screaming Bell', 235 + 200],
		['skaven', 'Plague Monks:20 + Additional Hand Weapons', 20 * (6 + 2)],
		['skaven', 'Rat Ogres:3', 3 * 50],
		['the-empire', 'Halberdiers:20 + Shields + Sergeant', 20 * (6 + 1) + 10],
		[
			'the-empire',
			'Knightly Orders:8 + Knights of the Inner Circle + Standard Bearer',
			8 * (23 + 3) + 16
		],
		['the-empire', 'Steam Tank + Main Cannon + Steam Gun', 250 + 25 + 25],
		['the-empire', 'Captain + Plate Armour + Barded Warhorse + Great Weapon', 50 + 8 + 14 + 4],
		['tomb-kings', 'Skeleton Warriors:20 + Spears and Shields + Light Armour', 20 * (8 + 1 + 1)],
		['tomb-kings', 'Chariots:4 + Standard Bearer', 4 * 40 + 20],
		['tomb-kings', 'Liche Priest + Skeletal Steed + Casket of Souls', 115 + 8 + 165],
		[
			'vampire-counts',
			'Grave Guard:15 + Halberds + Shields + Standard Bearer + Screaming Banner',
			15 * (12 + 2 + 1) + 12 + 40
		],
		['vampire-counts', 'Vampire Count + Level 2 + Barded Nightmare', 205 + 35 + 18],
		['vampire-counts', 'Necromancer + Level 2 + Dispel Scroll', 65 + 35 + 25],
		['wood-elves', 'Glade Guard:12 + Standard Bearer', 12 * 12 + 12],
		['wood-elves', 'Wood Elf Noble + Battle Standard Bearer', 75 + 15],
		['wood-elves', 'Wood Elf Highborn + Wild Rider Kindred + Light Armour', 145 + 50 + 0],
		['wood-elves', 'Wood Elf Highborn + Light Armour', 145 + 3],
		['wood-elves', 'Branchwraith + Level 1', 65 + 50]
	])('%s: %s', (army, line, points) => {
		expect(unitPoints(army, line)).toBe(points);
	});
});

describe('slots by the points limit, on both sides', () => {
	test.each([
		{ size: 1999, lords: 0, characters: 3, core: 2, special: 3, rare: 1 },
		{ size: 2000, lords: 1, characters: 4, core: 3, special: 4, rare: 2 },
		{ size: 2999, lords: 1, characters: 4, core: 3, special: 4, rare: 2 },
		{ size: 3000, lords: 2, characters: 6, core: 4, special: 5, rare: 3 },
		{ size: 4000, lords: 3, characters: 8, core: 5, special: 6, rare: 4 },
		{ size: 4999, lords: 3, characters: 8, core: 5, special: 6, rare: 4 },
		{ size: 5000, lords: 4, characters: 10, core: 6, special: 7, rare: 5 }
	])('at $size', ({ size, lords, characters, core, special, rare }) => {
		const breaks = (rule: string, ...lines: readonly string[]) =>
			brokenBy('high-elves', size, lines).includes(rule);
		expect(breaks('lords', ...times(lords, 'Prince'))).toBe(false);
		expect(breaks('lords', ...times(lords + 1, 'Prince'))).toBe(true);
		expect(breaks('characters', ...times(characters, 'Mage'))).toBe(false);
		expect(breaks('characters', ...times(characters + 1, 'Mage'))).toBe(true);
		expect(breaks('core', ...times(core, 'Archers:10'))).toBe(false);
		expect(breaks('core', ...times(core - 1, 'Archers:10'))).toBe(true);
		expect(breaks('special', ...times(special, 'Shadow Warriors:5'))).toBe(false);
		expect(breaks('special', ...times(special + 1, 'Shadow Warriors:5'))).toBe(true);
		expect(breaks('rare', ...times(2 * rare, 'Great Eagles'))).toBe(false);
		expect(breaks('rare', ...times(2 * rare + 1, 'Great Eagles'))).toBe(true);
	});

	test('a Bretonnian army has one character more, and a battle standard', () => {
		const paladins = (count: number) => times(count, 'Paladin');
		expect(brokenBy('bretonnians', 2000, paladins(5))).not.toContain('characters');
		expect(brokenBy('bretonnians', 2000, paladins(6))).toContain('characters');
		expect(brokenBy('bretonnians', 2000, paladins(1))).toContain('one-battle-standard');
		expect(brokenBy('bretonnians', 2000, ['Paladin + Battle Standard Bearer'])).not.toContain(
			'one-battle-standard'
		);
	});

	test('some take more than one choice, or one of another heading besides', () => {
		const daemon = ['Bloodthirster + General'];
		expect(brokenBy('forces-of-chaos', 2000, [...daemon, ...times(2, 'Wargor')])).not.toContain(
			'characters'
		);
		expect(brokenBy('forces-of-chaos', 2000, [...daemon, ...times(3, 'Wargor')])).toContain(
			'characters'
		);
		const rare = (line: string) => [...daemon, ...times(2, line)];
		expect(brokenBy('forces-of-chaos', 2000, rare('Spawn of Chaos'))).not.toContain('rare-daemon');
		expect(brokenBy('forces-of-chaos', 2000, rare('Chaos Giant'))).toContain('rare');
		expect(brokenBy('ogre-kingdoms', 2000, times(3, 'Gnoblar Trappers:8'))).toContain('core');
	});

	test('what is Core goes by the general', () => {
		const core = times(3, 'Warriors of Chaos:10');
		const led = (general: string) => brokenBy('forces-of-chaos', 2000, [general, ...core]);
		expect(led('Lord of Chaos + General').filter((id) => id.startsWith('core'))).toEqual([]);
		expect(led('Beastlord + General')).toContain('core-beast');
		const herds = times(3, 'Beast Herd:10');
		const beasts = brokenBy('forces-of-chaos', 2000, ['Beastlord + General', ...herds]);
		expect(beasts.filter((id) => id.startsWith('core'))).toEqual([]);
	});

	test('a form of the army moves, opens and closes units', () => {
		const shades = times(2, 'Shades:5');
		const cult = { form: 'cult-of-slaanesh' };
		expect(brokenBy('dark-elves', 1000, shades)).toContain('core');
		expect(brokenBy('dark-elves', 1000, shades, cult)).not.toContain('core-cult-of-slaanesh');
		expect(brokenBy('dark-elves', 1000, ['Corsairs:10'], cult)).toContain(
			'not-in-cult-of-slaanesh'
		);
		expect(brokenBy('dark-elves', 1000, ['Devoted of Slaanesh:10'])).toContain('not-in-standard');
	});
});

describe('power and dispel dice', () => {
	function diceOf(army: string, ...lines: readonly string[]) {
		const { tallies } = reportOf(army, 2000, lines);
		const value = (id: string) => tallies.find(({ tally }) => tally.id === id)?.value;
		return [value('powerDice'), value('dispelDice')];
	}

	test.each([
		['the-empire', [], [2, 2]],
		['the-empire', ['Battle Wizard'], [3, 3]],
		['the-empire', ['Battle Wizard + Level 2'], [4, 3]],
		['the-empire', ['Wizard Lord'], [5, 4]],
		['the-empire', ['Wizard Lord + Level 4', 'Battle Wizard', 'Battle Wizard'], [8, 6]],
		['dwarfs', [], [2, 4]],
		['dwarfs', ['Runesmith'], [2, 5]],
		['dwarfs', ['Runesmith', 'Runelord'], [2, 6]],
		['skaven', ['Grey Seer'], [6, 4]],
		['vampire-counts', ['Vampire Lord'], [4, 3]],
		['vampire-counts', ['Vampire Lord + Level 3'], [5, 4]],
		['daemonic-legions', ['Daemon Prince'], [2, 2]],
		['daemonic-legions', ['Daemon Prince + Level 3'], [5, 4]]
	])('%s with %j', (army, lines, dice) => {
		expect(diceOf(army, ...lines)).toEqual(dice);
	});

	test('a wizard rolls his level and one for a spell, and has a spell for each level', () => {
		const { tallies } = reportOf('the-empire', 2000, [
			'Wizard Lord + Level 4',
			'Battle Wizard',
			'Captain'
		]);
		const of = (id: string) => tallies.find(({ tally }) => tally.id === id)?.each;
		const sorted = (each: ReturnType<typeof of>) => [...(each?.values() ?? [])];
		expect(sorted(of('dicePerSpell'))).toEqual([5, 2]);
		expect(sorted(of('spells'))).toEqual([4, 1]);
	});
});

describe('items', () => {
	test.each([
		['a Hero’s 50 points', 'high-elves', 'Commander + Reaver Bow + Enchanted Shield', false],
		['a Hero’s 50 points', 'high-elves', 'Commander + Reaver Bow + Guardian Phoenix', true],
		['a Lord’s 100 points', 'high-elves', 'Prince + Sword of Hoeth + Ring of Corin', false],
		['a Lord’s 100 points', 'high-elves', 'Prince + Sword of Hoeth + Vambraces of Defence', true],
		['a Beastmaster’s 25 points', 'dark-elves', 'Beastmaster + Heartseeker', false],
		['a Beastmaster’s 25 points', 'dark-elves', 'Beastmaster + Lifetaker', true],
		[
			'a Dwarf Lord’s 125 points',
			'dwarfs',
			'Lord + Gromril Armour + Rune of Fortitude + Master Rune of Spite + Rune of Fury + Rune of Stone',
			false
		],
		[
			'a Dwarf Lord’s 125 points',
			'dwarfs',
			'Lord + Gromril Armour + Rune of Fortitude + Master Rune of Spite + Rune of Fury + 2 x Rune of Stone',
			true
		]
	])('%s: %s, %s', (_, army, line, isOver) => {
		expect(brokenBy(army, 2000, [line]).includes('items-allowance')).toBe(isOver);
	});

	test('a regiment’s banner has its own allowance, the battle standard’s has none', () => {
		const guard = (banner: string) =>
			brokenBy('lizardmen', 2000, [
				'Slann Mage-Priest',
				`Temple Guard:10 + Standard Bearer + ${banner}`
			]);
		expect(guard('Sun Standard of Chotec')).not.toContain('banner-allowance');
		const heavy = (banner: string) =>
			brokenBy('tomb-kings', 2000, [`Skeleton Heavy Horsemen:5 + Standard Bearer + ${banner}`]);
		expect(heavy('War Banner')).not.toContain('banner-allowance');
		const hammerers = (runes: string) =>
			brokenBy('dwarfs', 2000, [`Hammerers:10 + Standard Bearer + ${runes}`]);
		expect(hammerers('Rune of Battle + Rune of Sanctuary')).not.toContain('banner-allowance');
		expect(hammerers('Rune of Battle + 2 x Rune of Sanctuary')).toContain('banner-allowance');
		const battle = 'Commander + Battle Standard Bearer + Battle Banner';
		expect(brokenBy('high-elves', 2000, [battle])).not.toContain('items-allowance');
	});

	test('each item once in the army, scrolls as often as one likes', () => {
		expect(brokenBy('the-empire', 2000, times(2, 'Captain + Sword of Might'))).toContain(
			'each-item-once'
		);
		const scrolls = times(2, 'Battle Wizard + 2 x Dispel Scroll');
		expect(brokenBy('the-empire', 2000, scrolls)).not.toContain('each-item-once');
		expect(brokenBy('the-empire', 2000, scrolls)).not.toContain('one-arcane-item');
	});

	test('one of each kind on a bearer', () => {
		expect(
			brokenBy('the-empire', 3000, ['Elector Count + Sword of Might + Biting Blade'])
		).toContain('one-magic-weapon');
		expect(brokenBy('the-empire', 3000, ['Elector Count + Warhorse + Pegasus'])).toContain(
			'one-mount'
		);
	});
});

describe('limits of the lists, legal and not', () => {
	test.each([
		['as many as others', 'skaven', ['Clanrats:20', 'Giant Rats:1'], 'limit-giant-rats', false],
		[
			'as many as others',
			'skaven',
			['Clanrats:20', ...times(2, 'Giant Rats:1')],
			'limit-giant-rats',
			true
		],
		[
			'lifted by the general',
			'bretonnians',
			times(2, 'Pegasus Knights:3'),
			'limit-pegasus-knights',
			true
		],
		[
			'lifted by the general',
			'bretonnians',
			[...times(2, 'Pegasus Knights:3'), 'Bretonnian Lord + General + Royal Pegasus'],
			'limit-pegasus-knights',
			false
		],
		[
			'a unit with another',
			'bretonnians',
			['Grail Reliquae with Battle Pilgrims:6'],
			'grail-reliquae-with-battle-pilgrims-needs-grail-vow',
			true
		],
		[
			'a unit with another',
			'bretonnians',
			['Grail Reliquae with Battle Pilgrims:6', 'Grail Knights:3'],
			'grail-reliquae-with-battle-pilgrims-needs-grail-vow',
			false
		],
		[
			'detachments',
			'the-empire',
			['Halberdiers:20', ...times(2, 'Archers (Detachment):5')],
			'with-handgunners',
			false
		],
		[
			'detachments',
			'the-empire',
			['Halberdiers:20', ...times(3, 'Archers (Detachment):5')],
			'with-handgunners',
			true
		],
		[
			'the gods',
			'daemonic-legions',
			['Great Unclean One + General', 'Bloodletters:10'],
			'bloodthirster-under-its-own-god',
			true
		],
		[
			'the gods',
			'daemonic-legions',
			['Bloodthirster + General', 'Bloodletters:10'],
			'bloodthirster-under-its-own-god',
			false
		]
	])('%s: %s, %j', (_, army, lines, rule, isBroken) => {
		expect(brokenBy(army, 2000, lines).includes(rule)).toBe(isBroken);
	});

	test('a legal army of the Empire', () => {
		const list = [
			'Wizard Lord + General + Level 4 + Lore of Fire + 2 x Dispel Scroll',
			'Captain + Battle Standard Bearer + Plate Armour + Barded Warhorse',
			'Battle Wizard + Level 2 + Lore of Heavens',
			'Halberdiers:25 + Shields + Standard Bearer + Musician + Sergeant',
			'Handgunners:10 + Marksman',
			'Archers (Detachment):10',
			'Knightly Orders:8 + Standard Bearer + Musician',
			'Swordsmen:25 + Standard Bearer + Musician',
			'Great Cannon',
			'Pistoliers:5',
			'Helblaster Volley Gun'
		];
		expect(brokenBy('the-empire', 2000, list)).toEqual([]);
	});
});

test('every wizard of the slot table has his level, and nobody two lines of one name', () => {
	for (const { entries } of armies) {
		for (const { numbers = {} } of entries) {
			const { level, power, dispel } = numbers;
			if (level === undefined) continue;
			// A familiar may give dice besides.
			expect(power).toBeGreaterThanOrEqual(level);
			expect(dispel ?? 0).toBeLessThanOrEqual(3);
		}
	}
});
