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
			'line 8: “Manticore” stands below Cold One Knights, which may not have it. Write it behind the unit that has it.'
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
			'The text says 340 points; with the prices it states the list costs 215 points. The difference is what a unit costs, 125 points. Look again at line 3, “General 125”.'
		]);
	});

	test('names a line that became no unit', async () => {
		const title =
			'Empire 1000 points (Warmaster)\n\nfor our hero\nGeneral 125\n2 Halberdiers 90\nTotal 295';
		const { differences } = await readCase(title);
		expect(differences).toEqual([expect.stringContaining('Look again at line 3, “for our hero”')]);
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
