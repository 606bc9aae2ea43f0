import { describe, expect, test } from 'vitest';
import { readCase } from '../pasted-cases.ts';

// Texts of which a line was lost, or read as something else.

const times = (count: number, unit: string): readonly string[] =>
	Array.from({ length: count }, () => unit);

describe('a mark before every line begins a unit', () => {
	test.each(['•', '*', '-', '–', '·', '‣', '1.', '2)'])('as “%s” does', async (mark) => {
		const units = ['Dark Master, General', '8x Dread Knights, Full Command'];
		const lines = [...units, ...times(2, 'Hunting Chariot, Harpoon Thrower')];
		const text = lines.map((line) => `${mark} ${line}`).join('\n');
		const read = await readCase(`Dread Elves, The Ninth Age 0.9, 2000 points\n\n${text}`);
		expect(read).toMatchObject({ points: 508, unread: [], problems: ['share/too-little'] });
		expect(read.units).toEqual([
			'dark-master light-armour general',
			'8 dread-knights champion musician standard-bearer',
			...times(2, 'hunting-chariot harpoon-thrower')
		]);
	});

	test('and an option that the unit above may not have is told as not placed', async () => {
		const { points, unread, problems } = await readCase(
			'Dark Elves 2000 points (Warmaster)\n\n- General\n- Hero\n- 4 Spearmen\n- 4 Crossbowmen\n- 2 Cold One Knights\n- 1 Manticore'
		);
		expect({ points, problems }).toEqual({ points: 1035, problems: [] });
		expect(unread).toEqual([
			'line 8: “Manticore” stands below Cold One Knights, which can’t take it. Write it after the unit that has it.'
		]);
	});

	test('whole names of units go before parts of names of items', async () => {
		const read = await readCase(
			'High Elves 2000 points (Warhammer 6th edition)\n\n* Prince, General\n* 5 Silver Helms\n* 10 Archers'
		);
		expect(read).toMatchObject({ points: 340, unread: [] });
		expect(read.units).toEqual(['prince general', '5 silver-helms light-armour', '10 archers']);
	});
});

describe('what a player calls a unit', () => {
	test('is no title', async () => {
		const read = await readCase(
			'Empire (Warmaster) 1000 points\n\nVan Hal - Hero\nGeneral\n2 Knights\n2 Halberdiers\n2 Crossbowmen'
		);
		expect(read).toMatchObject({ name: 'Empire', points: 625, unread: [] });
		expect(read.units[0]).toBe('hero “Van Hal”');
	});

	test('may stand before several units', async () => {
		const read = await readCase(
			'Empire 1000 points (Warmaster)\n\nOtto - General\nRitters - 2 Knights\n2 Halberdiers\n2 Crossbowmen'
		);
		expect(read).toMatchObject({ points: 545, unread: [] });
		expect(read.units.slice(0, 3)).toEqual(['general “Otto”', ...times(2, 'knights “Ritters”')]);
	});

	test.each([
		'Otto (General)',
		'Otto, General',
		'General "Otto"',
		'General (Otto)',
		'“Otto” General'
	])('in the form %s', async (line) => {
		const read = await readCase(`Empire 1000 points (Warmaster)\n\n${line}\n2 Halberdiers`);
		expect(read).toMatchObject({ points: 215, unread: [] });
		expect(read.units[0]).toBe('general “Otto”');
	});

	test('is no misspelt item', async () => {
		const { unread } = await readCase(
			'Empire 1000 points (Warmaster)\n\nGeneral (Helmet of Ruling)\n2 Halberdiers'
		);
		expect(unread).toEqual([expect.stringContaining('Helmet of Ruling')]);
	});
});

describe('a price in a column', () => {
	const options = `Wood Elves 2000 points (Warhammer 6th edition)

Noble                         75
Battle Standard               15
Moonstone of the Hidden Ways  35
10 Glade Guard               120
Treeman                      285`;

	test.each([options, options.replace(/ {2,}/g, '\t'), options.replace(/ {2,}/g, ' ')])(
		'is that of the option beside it: %#',
		async (text) => {
			expect(await readCase(text)).toMatchObject({ points: 530, unread: [], differences: [] });
		}
	);

	test('that is another than ours is told', async () => {
		const { differences } = await readCase(options.replace('15\n', '25\n'));
		expect(differences).toEqual([expect.stringContaining('135 points in the text, 125')]);
	});

	test.each(['........', '@', '\t', '……', '____'])('stands behind “%s”', async (sign) => {
		const read = await readCase(
			`Wood Elves, Warhammer 6th edition, 2000 points\n\n10 Glade Guard ${sign} 120\nTreeman ${sign} 285`
		);
		expect(read).toMatchObject({ points: 405, unread: [], differences: [] });
	});
});

test('the short text of Army Builder has a heading for each unit', async () => {
	const read = await readCase(`Wood Elves, Warhammer 6th edition, 2000 points

Noble (1#, 95 pts)
   1 Wood Elf Noble, 75 pts
      1 Sword of Might, 20 pts
Glade Guard (10#, 138 pts)
   10 Glade Guard, 138 pts = 10 * 12 (base cost 12) + Musician Mus 6 + Standard Bearer Std 12
Treeman (1#, 285 pts)
   1 Treeman, 285 pts`);
	expect(read).toMatchObject({ points: 518, unread: [], differences: [] });
	expect(read.units).toEqual([
		'wood-elf-noble longbow sword-of-might',
		'10 glade-guard musician standard-bearer',
		'treeman'
	]);
});

test('its longer text has characteristics, and says what items do', async () => {
	const read = await readCase(`Skaven, Warhammer 6th edition, 1000 points

Warlock Engineer (1#, 90 Pts)
  Warlock Engineer 1 5 3 3 3/4 3 2 4 1 5 - 1 1 1 1 65
Composition: Hero
    Dispel Scroll 1 Once per battle, automatically dispels an enemy spell. [25]
Clanrats (25#, 150 Pts)
  Clanrats 25 5 3 3 3 3 1 4 1 5 5+/4+ 1 150
Composition: Core
Musician Mus; Standard Bearer Std; Light Armour; Shield`);
	expect(read.unread).toEqual([]);
	expect(read.units).toEqual([
		expect.stringMatching(/^warlock-engineer.* dispel-scroll/),
		expect.stringMatching(/^25 clanrats.* musician standard-bearer/)
	]);
});

test('subtotals are no units, and a total may have a comma', async () => {
	const { unread, differences } = await readCase(
		'Empire 2000 points (Warmaster)\n\nGeneral 125\nSubtotal: 125 points\n20 Halberdiers\nSubtotal: 900 points\nTOTAL: 1,025 points'
	);
	expect({ unread, differences }).toEqual({ unread: [], differences: [] });
});

test('a list may have one unit', async () => {
	const read = await readCase('Empire, Warmaster, 1000 points\n\nGeneral');
	expect(read).toMatchObject({ army: 'warmaster/empire', points: 125, units: ['general'] });
});

test('a line of which a part is not understood adds nothing', async () => {
	const read = await readCase(
		'Vampire Counts 2000 points (Warmaster)\n\nVampire Lord\n4 Skeletons\n4 Zombies\n1 Zombie Dragon'
	);
	expect(read.units.filter((unit) => unit === 'zombies')).toHaveLength(4);
	expect(read.unread).toEqual(['line 6: Vampire Counts has nothing called “Zombie Dragon”.']);
});

test('words of one name in another order are that name', async () => {
	const { units } = await readCase(
		'Highborn Elves, The Ninth Age 0.9, 2000 points\n\nHigh Prince, General, Dragon Ancient\n20 Elven Spearmen'
	);
	expect(units[0]).toBe('high-prince light-armour general mount-ancient-dragon');
});

test('points below each unit are its price', async () => {
	const rows = ['General 1x125\n125', 'Halberdiers 2x45\n90', 'Crossbowmen 2x55\n110'];
	const text = rows.map((row, at) => `${at === 0 ? 1 : 2} x ${row} points`).join('\n');
	const read = await readCase(
		`Empire 1000 points (Warmaster)\n\n${text}\n1 x Knights 1x110\n110 points`
	);
	expect(read).toMatchObject({ points: 435, unread: [], differences: [] });
});

describe('a total that differs by what a unit costs', () => {
	const text = (total: number): string =>
		`Empire 1000 points (Warmaster)\n\nGeneral 125\n2 Halberdiers 90\nCannon crew of Hero town\nTotal ${total}`;

	test('is told with the lines that may explain it', async () => {
		const { differences } = await readCase(
			text(305).replace('Cannon crew of Hero town\n', 'Hero 80\n')
		);
		expect(differences).toEqual([
			'The text says 305 points; with the prices it states the list costs 295 points.'
		]);
		const more = await readCase(text(340).replace('Cannon crew of Hero town\n', ''));
		expect(more.differences).toEqual([
			'The text says 340 points; with the prices it states the list costs 215 points. The difference is the cost of a unit, 125 points. Check line 3, “General 125”.'
		]);
	});

	test('names a line that became no unit', async () => {
		const title =
			'Empire 1000 points (Warmaster)\n\nfor our hero\nGeneral 125\n2 Halberdiers 90\nTotal 295';
		const { differences } = await readCase(title);
		expect(differences).toEqual([expect.stringContaining('Check line 3, “for our hero”')]);
	});
});

describe('names in another language', () => {
	test.each([
		[
			'Imperium 1000 Punkte (Warmaster)\n\n1 General\n2 Hellebardenträger\n2 Armbrustschützen\n1 Ritter',
			435
		],
		[
			'L’Empire 1000 points (Warmaster)\n\n1 Général\n2 Hallebardiers\n2 Arbalétriers\n1 Chevaliers',
			435
		]
	])('are understood: %#', async (text, points) => {
		const read = await readCase(text);
		expect(read).toMatchObject({ army: 'warmaster/empire', size: 1000, points, unread: [] });
	});
});

test('a text pasted from a chat may have marks of quotation and a fence', async () => {
	const list = 'Empire 1000 points (Warmaster)\n\nGeneral\n2 Halberdiers';
	const quoted = list.replaceAll(/^/gm, '> ');
	for (const text of [quoted, `\`\`\`\n${list}\n\`\`\``]) {
		expect(await readCase(text)).toMatchObject({ points: 215, unread: [] });
	}
});

const regiment = "General's Regiment";

describe('a list of Age of Sigmar', () => {
	test('may have options on the line of their unit, and its limit in a line of its own', async () => {
		const read = await readCase(`Cavalcade (1040 points)
Grand Alliance Chaos
Hedonites of Slaanesh
1500 Points Limit
Drops: 1

Regiments
${regiment}
Glutos Orscollion, Lord of Gluttony (460) • General
Symbaresh Twinsouls (260) • Reinforced

Created with Warhammer Age of Sigmar: The App`);
		expect(read).toMatchObject({ army: 'aos4/hedonites-of-slaanesh', size: 1500, unread: [] });
		expect(read.units).toEqual([
			'glutos-orscollion-lord-of-gluttony general',
			'symbaresh-twinsouls reinforced'
		]);
	});

	const soulblight = (title: string): string => `${title}

Soulblight Gravelords
Auxiliaries: 0

${regiment}
Prince Vhordrai (470)
• General
Blood Knights (220)`;

	test('is judged by the handbook in its title', async () => {
		const text = soulblight("Night walk (690 points) - General's Handbook 2026-27");
		const { problems } = await readCase(text);
		expect(problems).toEqual(['count/too-few']);
	});

	test('has a limit that it fits where it states only what is spent', async () => {
		const text = `${soulblight("Night walk (2110 points) - General's Handbook 2025-26")}
Blood Knights (220)
Blood Knights (220)
Blood Knights (220)

Regiment 1
Lauka Vai, Mother of Nightmares (200)
Blood Knights (220)

Auxiliary
Barrow Knights (190)
Dire Wolves (150)`;
		expect(await readCase(text)).toMatchObject({ size: 3000, unread: [] });
	});

	test('may have prices that hold an enhancement', async () => {
		const { differences } = await readCase(`Forge 370/2000 pts
-----
Grand Alliance Chaos | Helsmiths of Hashut | Castigation Battery
General's Handbook 2026-27
Drops: 1
-----
${regiment}
Daemonsmith (80)
• General
Deathshrieker Rocket Battery (150)
• Bullfather's Scorn - (10) Points
Tormentor Bombard (130)`);
		expect(differences).toEqual([
			'The text says 370 points; with the prices it states the list costs 360 points.'
		]);
	});

	test('whose every line has a mark has units with that mark', async () => {
		const text = `Night 690/1000 pts\nSoulblight Gravelords\n${regiment}\n• Prince Vhordrai (470)\n  • General\n• Blood Knights (220)`;
		const { units } = await readCase(text);
		expect(units).toEqual(['prince-vhordrai general', 'blood-knights']);
	});
});

describe('a line goes to no wrong unit', () => {
	test('where two names are parted by a dash or a comma, which only a name of its own may have', async () => {
		const kings = 'Tomb Kings, Warhammer 6th edition, 2000 points\n\n';
		for (const line of ['Tomb King - Chariot, flail', 'Tomb King, Chariot, flail']) {
			expect((await readCase(`${kings}${line}`)).units).toEqual(['tomb-king chariot flail']);
		}
		const { units } = await readCase(
			`2000/2000 pts\nSkaven\n${regiment}\nVizzik Skour, Prophet of the Horned Rat (400)`
		);
		expect(units[0]).toMatch(/^vizzik-skour/);
	});

	test.each(['Ring of Fire', 'Ring of Shadows'])(
		'“%s” is no half name and a word',
		async (item) => {
			const { units, unread } = await readCase(
				`Dread Elves, The Ninth Age 0.9, 2000 points\n\nShadow Assassin, ${item}`
			);
			expect(units).toEqual([expect.not.stringMatching(/ring|lore|cult/)]);
			expect(unread).toEqual([expect.stringContaining(`nothing called “${item}”`)]);
		}
	);

	test('what is given to an unknown unit stays with it', async () => {
		const { units, unread } = await readCase(
			'Dread Elves, The Ninth Age 0.9, 2000 points\n\nDark Master\n- General\n7 Blades of Nabh\n- Champion\n- Standard Bearer\n5 Harpies'
		);
		expect(units).toEqual(['dark-master light-armour general', '5 harpies']);
		expect(unread).toEqual([
			'line 5: Dread Elves has nothing called “Blades of Nabh”.',
			'line 6: “Champion” belongs to a unit that wasn’t understood.',
			'line 7: “Standard Bearer” belongs to a unit that wasn’t understood.'
		]);
	});

	const head = 'Dread Elves, The Ninth Age 0.9, 2000 points\n\n';
	const stanza = 'Banner Lady\nChampion, Musician';

	test('below a blank line begins another unit', async () => {
		const { units, unread } = await readCase(
			`${head}6 Dread Knights\nStandard Bearer\n\n${stanza}\n\n5 Harpies`
		);
		expect(units).toEqual(['6 dread-knights standard-bearer', '5 harpies']);
		expect(unread).toHaveLength(2);
	});

	test('unless every line is below a blank one', async () => {
		const lines = ['6 Dread Knights', 'Standard Bearer', 'Champion, Musician', '5 Harpies'];
		const { units, unread } = await readCase(`${head}${lines.join('\n\n')}`);
		expect(units).toEqual(['6 dread-knights standard-bearer champion musician', '5 harpies']);
		expect(unread).toEqual([]);
	});

	test('a champion for less than the regiment costs is no regiment', async () => {
		const elves = 'High Elves, Warhammer 4th edition, 2000 points\n\n';
		const { units, unread } = await readCase(
			`${elves}Dragon Prince Champion (48)\nREGIMENTS 7 Dragon Princes (301)\nSubtotal: 1,164 Points`
		);
		expect(units).toEqual(['7 dragon-princes-of-caledor']);
		expect(unread).toEqual([expect.stringContaining('“Dragon Prince Champion”')]);
	});

	test('a sentence about an army is no unit', async () => {
		const { units, unread } = await readCase(
			'Orcs, Warmaster, 1000 points\n\nGeneral\nOrc+300 points = The village holds at least one unit of Orc infantry or is empty'
		);
		expect(units).toEqual(['orc-general']);
		expect(unread).toHaveLength(1);
	});
});

describe('what some of several units have', () => {
	test.each(['one shaman has Rod of Repetition', 'one with Rod of Repetition'])(
		'is given to as many: “%s”',
		async (some) => {
			const { units } = await readCase(
				`Orcs, Warmaster, 1000 points\n\nGeneral\n4 Goblin Shamans (${some})`
			);
			expect(units.slice(1)).toEqual([
				...times(3, 'goblin-shaman'),
				'goblin-shaman rod-of-repetition'
			]);
		}
	);
});

describe('words around the name of a unit', () => {
	const empire = (line: string): string =>
		`The Empire, Warhammer 6th edition, 2000 points\n\n${line}`;

	test('are its type', async () => {
		const { units } = await readCase('Empire, Warmaster, 1000 points\n\nHalberdiers Infantry, 2');
		expect(units).toEqual(times(2, 'halberdiers'));
	});

	test('are a name in simple quotes', async () => {
		const { units } = await readCase(empire("Steam Tank 'Deliverance'"));
		expect(units).toEqual([expect.stringMatching(/^steam-tank .*“Deliverance”$/)]);
	});

	test('say that it is a detachment', async () => {
		const { units } = await readCase(empire('9 detached Halberdiers'));
		expect(units).toEqual(['9 halberdiers']);
	});
});

test('a list of the Ninth Age’s later editions is told as that, however little of it is known', async () => {
	const report = `Warriors of the Dark Gods
485 - Sorcerer, Wizard Master, Evocation, Light Armour, Magical Heirloom
295 - Barbarian Chief, Shadow Chaser, Heavy Armour (Thrice-Forged), Paired Weapons
385 - 40 Barbarians, Throwing Weapons, Paired Weapons, Standard Bearer (Wasteland Torch)
220 - 10 Fallen
409 - 3 Chosen Knights, Wrath
320 - Battleshrine
200 - Chimera
165 - 5 Flayers, Shield
4499`;
	await expect(readCase(report)).rejects.toThrow('is for another edition than Muster’s');
});

test('where no game of those that a text may be of fits, the game is asked for', async () => {
	const list = `DWARF 2,000 POINT ARMY

1 Forge Captain (160) with Golden Sceptre (50)
16 Tunnel Guard (208) with shields (16)
13 Slayers (143) with tin axes (13)
TOTAL: 1,999 Points`;
	await expect(readCase(list)).rejects.toThrow('could be for several armies');
});

test('an army of renown is named by its label, below its grand alliance', async () => {
	const read = await readCase(`**no name**
Grand Alliance: Chaos
Faction: Taar's Grand Forgehost
Battle Formation:
Battle Tactics Cards: Master the Paths and Restless Energy
2 drops

Manifestation Lore: Aetherwrought Machineries
-----
Regiment 1
General's regiment
1 x Urak Taar, the First Daemonsmith (340 points)
10 x Infernal Cohort with Hashutite Spears (90 points)

Wounds: 128
2000/2000 Pts`);
	expect(read).toMatchObject({
		army: 'aos4/helsmiths-of-hashut-taars-grand-forgehost',
		name: 'no name',
		unread: []
	});
	expect(read.units.slice(0, 3)).toEqual([
		'master-the-paths',
		'restless-energy',
		'aetherwrought-machineries'
	]);
});

test('a table of Army Builder has its units in rows with a price', async () => {
	const rows = (bar: string): string =>
		[
			'Unit Name|##|Mv|WS|BS|St|To|Wo|In|At|Ld|Sv|WSv|Cp|Dp|US|Cost',
			'Knights of the Realm|9|4|4|3|3|3|1|3|1|8|2+|2|277',
			'Champion|1|4|4|3|3|3|1|3|2|8|2+|2|[18]',
			'Questing Knights|5|4|4|3|3|3|1|3|1|8|2+|2|140'
		]
			.map((row) => (bar === '|' ? `| ${row.replaceAll('|', ' | ')} |` : row.replaceAll('|', ' ')))
			.join('\n');
	for (const bar of ['|', ' ']) {
		const { units, unread } = await readCase(
			`Bretonnians, Warhammer 6th edition, 2000 points\n\n${rows(bar)}`
		);
		expect(units).toEqual([
			expect.stringMatching(/^9 knights-of-the-realm/),
			expect.stringMatching(/^5 questing-knights/)
		]);
		expect(unread).toEqual([]);
	}
});

test('prices may be half points, and a total may stand behind its number', async () => {
	const { units, unread, differences } = await readCase(
		'Orcs and Goblins, Warhammer 4th edition, 2000 points\n\n5 Night Goblins (12.5) with short bows (2.5)\n15pt Total'
	);
	expect(units).toEqual([expect.stringMatching(/^5 .*night-goblins/)]);
	expect({ unread, differences }).toEqual({ unread: [], differences: [] });
});
