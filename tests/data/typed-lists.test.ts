import { describe, expect, test } from 'vitest';
import { listsIn, type ReadList } from '../../src/exchange/index.ts';
import { openPacks } from '../../src/cli/packs.ts';
import { timeOf } from '../time-of.ts';

const packs = openPacks('data');

async function read(text: string): Promise<ReadList> {
	const content = await listsIn(text, {
		packs: packs.source,
		newId: () => '00000000-0000-4000-8000-000000000000'
	});
	const [list] = content.kind === 'lists' ? content.lists : [];
	return list ? await list.read() : { ok: false, faults: [] };
}

/** The units of a list as a person types it, each with its options. */
async function unitsOf(text: string): Promise<readonly string[]> {
	const list = await read(text);
	if (!list.ok) return list.faults.map(({ message }) => message);
	const { system, army, size, units } = list.roster;
	const lines = units.map(({ entry, models, options = [] }) =>
		[...(models === undefined ? [] : [String(models)]), entry, ...options].join(' ')
	);
	const unread = (list.findings ?? []).filter(({ kind }) => kind === 'unread');
	return [`${system} ${army} ${size}`, ...lines, ...unread.map(({ fault }) => fault.message)];
}

describe('a list as people type it', () => {
	test('counts units, and gives some of them what is counted', async () => {
		const text = `Empire 2000pts (Warmaster)

3x Halberdiers w/ skirmishers – 210pts
4 Knights (440)
- 1 Battle Banner (50)
2 cannons
General on Griffon
Wizard, war altar, Wand of Power`;
		expect(await unitsOf(text)).toEqual([
			'warmaster empire 2000',
			...['halberdiers skirmishers', 'halberdiers skirmishers', 'halberdiers skirmishers'],
			...['knights', 'knights', 'knights', 'knights battle-banner', 'cannon', 'cannon'],
			...['general griffon', 'wizard war-altar wand-of-power']
		]);
	});

	test('gives one of several what their price has once, and all of them what is free', async () => {
		const text = `Dwarf Engineering Guild (Warmaster trial armies), 2000 points

240 - 2 Warriors, Sword of Cleaving
230 - 2 Warriors, Sword of Cleaving
180 - 2 Runesmith, Airship`;
		// Warriors cost 110, the sword 10, a Runesmith 90 and an Airship nothing.
		expect(await unitsOf(text)).toEqual([
			'warmaster-trial dwarf-engineering-guild 2000',
			...['warriors sword-of-cleaving', 'warriors sword-of-cleaving'],
			...['warriors', 'warriors sword-of-cleaving'],
			...['runesmith airship', 'runesmith airship']
		]);
	});

	test('parts what a unit may have apart, though another may have both as one', async () => {
		const text = `Orcs and Goblins, Warhammer 6th edition, 1000 points

5 Wolf Riders - Spears and Shields - Musician
20 Night Goblins, Netters
2 Bolt Throwers`;
		expect(await unitsOf(text)).toEqual([
			'whfb6 orcs-and-goblins 1000',
			'5 goblin-wolf-riders spears shields musician',
			'20 night-goblins hand-weapons-and-shields nets',
			...['goblin-spear-chukkas', 'goblin-spear-chukkas']
		]);
	});

	test('names what every model has, and is not called as its total or its first words', async () => {
		const text = `Skaven, Warhammer 6th edition
Total Points: 985 (4 units)
Here is my list:

Chieftain, Hand Weapon, Halberd
20 Clanrats`;
		const list = await read(text);
		expect(list.ok && list.roster.name).toBe('Skaven');
		expect(list.ok && list.spent).toBe(985);
		expect((await unitsOf(text)).slice(1)).toEqual(['chieftain halberd', '20 clanrats']);
	});

	test.each([
		// What is counted below several units is divided among them; whoever is left has none of it.
		{ count: 2, given: '1 Battle Banner', units: ['', 'battle-banner'] },
		{
			count: 2,
			given: '1 Battle Banner, 1 Sword of Might',
			units: ['battle-banner', 'sword-of-might']
		},
		{
			count: 3,
			given: '1 Battle Banner, 1 Sword of Might',
			units: ['', 'battle-banner', 'sword-of-might']
		}
	])('divides $given among $count units', async ({ count, given, units }) => {
		const lines = given.replace(/^|, /g, '\n- ');
		expect(
			(await unitsOf(`Empire 2000pts (Warmaster)\n\nGeneral\n${count} Knights${lines}`)).slice(2)
		).toEqual(units.map((option) => ['knights', option].filter(Boolean).join(' ')));
	});

	test.each(['cheers, see you on Saturday', 'Let me know what you think!', 'Viele Grüße', 'Gruß'])(
		'knows that “%s” is no unit',
		async (words) => {
			expect(await unitsOf(`Empire 2000pts (Warmaster)\n\nGeneral\n2 cannons\n\n${words}`)).toEqual(
				['warmaster empire 2000', ...['general', 'cannon', 'cannon']]
			);
		}
	);

	test('but asks what “Hope Bringers” are, and “Cheers 20”', async () => {
		const text = 'Empire 2000pts (Warmaster)\n\nGeneral\n2 cannons\nHope Bringers\nCheers 20';
		expect((await unitsOf(text)).slice(4)).toEqual([
			expect.stringContaining('nothing called “Hope Bringers”'),
			expect.stringContaining('nothing called “Cheers')
		]);
	});

	test('counts models, under headings, with short words for options', async () => {
		const text = `Warhammer 6th edition – The Empire – 2000 points

Heroes:
Captain, BSB, barded warhorse
Battle Wizard lvl 2, 2x Dispel Scroll - 145
Core (600)
20 Halberdiers, shields, full command
25x Swordsmen: fc (200pts)
2x10 Handgunners
Total: 1998`;
		expect(await unitsOf(text)).toEqual([
			'whfb6 the-empire 2000',
			'captain battle-standard-bearer barded-warhorse',
			'battle-wizard level-2 dispel-scroll dispel-scroll',
			'20 halberdiers shields musician standard-bearer sergeant',
			'25 swordsmen musician standard-bearer duellist',
			'10 handgunners',
			'10 handgunners'
		]);
	});

	test('comes in though a line is not understood, with the nearest names', async () => {
		const list = await read(
			'Warhammer 6th / High Elves\n2000 points\nPrince\n20 Spearmn\n10 Archers\nMage'
		);
		expect(list.ok && list.roster.units.map(({ entry }) => entry)).toEqual([
			'prince',
			'archers',
			'mage'
		]);
		const [note] = list.ok ? (list.findings ?? []).filter(({ kind }) => kind === 'unread') : [];
		expect(note?.fault).toMatchObject({ line: 4, nearest: ['Spearmen'] });
	});

	test('never gives a unit no models, or more than a roster holds', async () => {
		const text =
			'WHFB 6 Lizardmen\n2000 points\n0 Kroxigor\nStegadon\n999 Saurus Warriors\n0x Stegadon';
		expect(await unitsOf(text)).toEqual([
			'whfb6 lizardmen 2000',
			'stegadon',
			expect.stringContaining('saurus-warriors'),
			expect.stringContaining('“0 Kroxigor”'),
			expect.stringContaining('“0 Stegadon”')
		]);
	});

	test('says which prices differ', async () => {
		const list = await read(
			'The 9th Age: Dwarven Holds\n2000 pts\nDwarf King\n20 Dwarf Warriors 999\nSteamcopter'
		);
		expect(list.ok && list.findings?.filter(({ kind }) => kind === 'price')).toMatchObject([
			{ theirs: 999 }
		]);
	});
});

describe('the army of a typed list', () => {
	test('is asked for if it may be one of several games', async () => {
		const list = await read('Empire\n\n4 Halberdiers\n2 Handgunners\nGeneral');
		expect(list).toMatchObject({ ok: false });
		expect(list.ok ? [] : list.which?.map(({ name }) => name)).toContain('Warmaster: Empire');
	});

	test('is of the game that the text names, whatever else has an army of this name', async () => {
		expect(
			(await unitsOf('Warhammer Fantasy 6th / High Elves\nPrince\n20 Spearmen\nMage'))[0]
		).toBe('whfb6 high-elves 2000');
		expect((await unitsOf('Warmaster Revolution\nDwarfs\n1500 pts\n4 Warriors\nGeneral'))[0]).toBe(
			'warmaster-revolution dwarfs 1500'
		);
	});
});

test('a list of an earlier edition is named, though its army is here', async () => {
	const list = await read(
		'Allegiance: Slaves\nArmy Faction: Lizard Seraphon of old\n- Temple: x\nLEADERS\nSlann (200)'
	);
	expect(list.ok ? [] : list.faults.map(({ message }) => message)).toEqual([
		expect.stringContaining('a builder for an earlier edition')
	]);
});

test('a hostile text is read in no time', async () => {
	const parts = [
		'Halberdiers, ',
		'a, ',
		'20 ',
		'shield with shield and ',
		'- ',
		'((((',
		'Captain: '
	];
	for (const part of parts) {
		const text = `WHFB 6 The Empire\n2000 pts\n${`${part.repeat(20)}\n`.repeat(300)}`;
		expect(await timeOf(1000, () => read(text))).toBeLessThan(1000);
	}
}, 30_000);
