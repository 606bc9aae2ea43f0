import { describe, expect, test } from 'vitest';
import { readCase } from '../../../tests/pasted-cases.ts';

const games = {
	warmaster: 'Empire, Warmaster, 2000 points\n\n180 - 4 Halberdiers\n',
	old: 'The Empire, WFB 4th edition, 2000 points\n\n100 - General of the Empire\n',
	ninth:
		'Empire of Sonnstahl, The Ninth Age 0.9, 2000 points\n\n90 - Field Marshal, General\n300 - 60 Heavy Infantry Battalion\n'
};

describe('a name that a mail program wrapped', () => {
	test.each([
		['warmaster', '1x Wizard with Scroll\nof Dispelling - 65 pts'],
		['warmaster', '440 - 4\nKnights'],
		['old', '585 - 13 Reiksguard Knights, Standard\nBearer, Musician'],
		['old', '585 - 13 Reiksguard\nKnights, Standard Bearer, Musician'],
		['ninth', '330 - 60 Heavy Infantry Battalion, Spear, Champion, Musician, Standard\nBearer'],
		['old', '272 - Master Wizard, Barding, Warhorse, 2x\nDispel Magic Scroll, Rod of Power'],
		['old', '23 Halberdiers (Shield,\nLight Armour) - 240'],
		['old', '23 Halberdiers, Shield, Light Armour,\nChampion, Standard Bearer\n- 265 pts'],
		['old', 'Battle Standard\n- 80 points'],
		['old', '23 Halberdiers, Shield, Light Armour,\nChampion, Standard Bearer - 265 pts'],
		['ninth', '125 - Wizard Apprentice, Wizard\nLevel 2, Lore of Fire, Dispel Scroll'],
		['ninth', '330 - 60 Heavy\nInfantry Battalion, Spear, Champion,\nMusician, Standard\nBearer']
	] as const)('is whole again in %s: %s', async (game, lines) => {
		const wrapped = await readCase(`${games[game]}${lines}`);
		const whole = await readCase(`${games[game]}${lines.replaceAll('\n', ' ')}`);
		expect(wrapped).toEqual(whole);
		expect(wrapped.unread).toEqual([]);
	});

	test('may be that of the game', async () => {
		const { size, points, unread } = await readCase(
			'The Empire (Warhammer Fantasy\nBattle), 1500 points\n\n100 - General of the Empire'
		);
		expect({ size, points, unread }).toEqual({ size: 1500, points: 100, unread: [] });
	});

	test('is not given twice where the halves are no printed name', async () => {
		const { unread } = await readCase(`${games.old}585 - 13 Reiksguard Knights, Std\nBearer`);
		expect(unread).toHaveLength(1);
	});
});

test.each([
	['warmaster', '2 Cannon\nKnights', ['cannon', 'cannon', 'knights']],
	['old', 'Wizard Champion\n2 Halberdiers', ['wizard-champion', '2 halberdiers']],
	['warmaster', 'Wizard\n- Scroll of Dispelling', ['wizard scroll-of-dispelling']],
	['old', '585 - 13 Reiksguard Knights\nStandard Bearer', ['13 reiksguard-knights standard-bearer']]
] as const)('lines that are whole stay apart in %s: %s', async (game, lines, units) => {
	const read = await readCase(`${games[game]}${lines}`);
	expect(read.unread).toEqual([]);
	expect(read.units.slice(-units.length)).toEqual(units);
});
