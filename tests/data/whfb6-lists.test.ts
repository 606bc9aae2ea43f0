import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import { addSentences } from '#i18n';
import type { Roster, Sentences } from '#schema';
import { findArmy, recognise, resolveList } from '../../src/exchange/index.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';
import { lists, type WrittenList } from './whfb6-golden.ts';
import { textsOf } from '../said.ts';

const raw = rawPacks.find(({ folder }) => folder === 'whfb6');
const system = System.parse(raw?.system);
for (const { language, sentences } of raw?.texts ?? []) {
	if (language === 'en') addSentences('whfb6', sentences as Sentences);
}
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

function indexOf(name: string) {
	const army = findArmy(name, armies);
	if (!army) throw new Error(`no army ${name}`);
	return indexArmy(system, army);
}

type Written = Pick<WrittenList, 'army' | 'size' | 'units'>;

/** The list as the command and the app read it, its names looked up. */
function rosterOf({ army, size, units }: Written): Roster {
	const read = recognise(JSON.stringify({ system: 'whfb6', army, size, units }));
	if (read.kind !== 'plain-list') throw new Error(JSON.stringify(read));
	const result = resolveList(read.list, indexOf(army), () => 'id');
	if (!result.ok) throw new Error(JSON.stringify(result.faults));
	return result.roster;
}

function reportOf(list: Written) {
	return checkRoster(rosterOf(list), indexOf(list.army));
}

function sentencesOf(army: string, units: WrittenList['units'], size = 2000): readonly string[] {
	const { problems, context } = reportOf({ army, size, units });
	return textsOf(
		context.index,
		problems.filter(({ constraint }) => constraint.kind !== 'count')
	);
}

describe('lists as players write them, added up by hand', () => {
	test.each(lists.map((list) => ({ name: list.army, list })))('$name', ({ list }) => {
		const { context, points, problems, tallies } = reportOf(list);
		const value = (id: string) => tallies.find(({ tally }) => tally.id === id)?.value;
		expect(textsOf(context.index, problems)).toEqual([]);
		expect(points).toBe(list.points.reduce((sum, each) => sum + each, 0));
		expect([value('powerDice'), value('dispelDice')]).toEqual(list.dice);
	});
});

describe('what is refused says why, once', () => {
	test.each([
		[
			'the-empire',
			{ unit: 'Captain', with: ['Battle Standard', 'Imperial Banner', 'Sword of Might'] },
			['Captain: Sword of Might not allowed with Imperial Banner.']
		],
		[
			'the-empire',
			{ unit: 'Captain', with: ['Warhorse', 'Pegasus'] },
			['Captain: 2 mounts (Warhorse and Pegasus), maximum 1.']
		],
		[
			'the-empire',
			{ unit: 'Captain', with: ['Battle Standard', 'Lance'] },
			['Captain can’t take Lance (not with Battle Standard Bearer).']
		],
		[
			'the-empire',
			{ unit: 'Templar Grand Master' },
			['Templar Grand Master: only with Knightly Orders or Knights of the White Wolf in the army.']
		],
		[
			'the-empire',
			{ unit: 'Captain', with: ['Battle Standard', 'General'] },
			['The general can’t carry the battle standard.']
		],
		[
			'the-empire',
			{ unit: 'Captain', with: ['Dawn Armour', 'Bronze Shield'] },
			[
				'magic items for 65 points (Dawn Armour and Bronze Shield), maximum 50',
				'Dawn Armour (Captain): not with Bronze Shield.'
			]
		],
		[
			'vampire-counts',
			{ unit: 'Grave Guard', models: 10, with: ['War Banner'] },
			['War Banner (Grave Guard): only with the battle standard or a standard bearer.']
		],
		['dwarfs', { unit: 'Thane', with: ['Rune of Luck', 'Rune of Fury'] }, []],
		[
			'dwarfs',
			{ unit: 'Lord', with: ['Master Rune of Flight', 'Master Rune of Breaking', 'Rune of Fire'] },
			[
				'Lord: 2 master runes of a kind (Master Rune of Flight and Master Rune of Breaking), maximum 1.'
			]
		],
		['dwarfs', { unit: 'Lord', with: ['Master Rune of Flight', 'Master Rune of Spite'] }, []],
		[
			'orcs-and-goblins',
			{ unit: 'Orc Boyz', models: 20, with: ['Musician', 'Musician'] },
			['Orc Boyz: Musician taken twice, maximum once.']
		],
		[
			'skaven',
			{ unit: 'Chieftain', with: ['Umbranner'] },
			['Chieftain can’t take Umbranner (only with Battle Standard Bearer).']
		],
		[
			'wood-elves',
			{ unit: 'Branchwraith', with: ['A Blight of Terrors', 'A Murder of Spites'] },
			['magic items']
		]
	])('%s: %j', (army, unit, wanted) => {
		const found = sentencesOf(army, [unit]);
		expect(found).toHaveLength(wanted.length);
		for (const [at, text] of wanted.entries()) expect(found[at]).toContain(text);
	});
});

describe('what a player would take may be had', () => {
	test.each([
		['orcs-and-goblins', { unit: 'Orc Warboss', with: ['Orc Chariot', 'Extra Orc Crewman'] }],
		[
			'orcs-and-goblins',
			{
				unit: 'Night Goblin Squig Herd',
				models: 6,
				with: ['Squig', 'Squig', 'Squig', 'Squig Hopper']
			}
		],
		['high-elves', { unit: 'Prince', with: ['Tiranoc Chariot', 'Additional Steeds'] }],
		['high-elves', { unit: 'Tiranoc Chariots', with: ['Additional Steeds', 'Additional Steeds'] }],
		['tomb-kings', { unit: 'Icon Bearer', with: ['Icon of Rakaph'] }],
		['wood-elves', { unit: 'Noble', with: ['Battle Standard', 'Aech - the Banner of Springtide'] }],
		['forces-of-chaos', { unit: 'Chaos Sorcerer', with: ['Lore of Death'] }],
		['bretonnians', { unit: 'Prophetess', with: ['Royal Pegasus', 'Lore of Heavens'] }],
		['skaven', { unit: 'Chieftain', with: ['Heavy Armour', 'Cautious Shield', 'Halberd'] }],
		['the-empire', { unit: 'Archers', models: 6, with: ['Huntsmen'] }]
	])('%s: %j', (army, unit) => {
		expect(sentencesOf(army, [unit])).toEqual([]);
	});

	test('Huntsmen are fewer than other Archers', () => {
		const broken = (models: number, ...given: readonly string[]) =>
			reportOf({ army: 'Empire', size: 2000, units: [{ unit: 'Archers', models, with: given }] })
				.problems.map(({ constraint }) => constraint.id)
				.filter((id) => id.includes('archers'));
		expect(broken(5, 'Huntsmen')).toEqual([]);
		expect(broken(10, 'Huntsmen')).toEqual([]);
		expect(broken(11, 'Huntsmen')).toHaveLength(1);
		expect(broken(9)).toHaveLength(1);
		expect(broken(20)).toEqual([]);
		expect(broken(21)).toHaveLength(1);
	});

	test('a Squig Hopper for each three Squigs', () => {
		const broken = (squigs: number) =>
			reportOf({
				army: 'Orcs and Goblins',
				size: 2000,
				units: [
					{
						unit: 'Squig Herd',
						models: 8,
						with: [...Array.from({ length: squigs }, () => 'Squig'), 'Squig Hopper']
					}
				]
			}).problems.some(({ constraint }) => constraint.id === 'limit-squig-hopper');
		expect(broken(2)).toBe(true);
		expect(broken(3)).toBe(false);
	});
});
