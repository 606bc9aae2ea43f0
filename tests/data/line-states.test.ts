import { describe, expect, test } from 'vitest';
import type { LineState } from '../../src/exchange/review/review.ts';
import { reviewOf } from '../reviewed.ts';

// What becomes of each line of a text, in each dialect. The sign before a line says what is expected of it.

const signs: Readonly<Record<LineState, string>> = {
	understood: '✓',
	partly: '~',
	not: '✗',
	aside: ' ',
	skipped: '-'
};

const texts = {
	'the official app': `
✓ Smash 1000/2000 pts
  -----
✓ Grand Alliance Destruction | Ironjawz | Weirdfist
✓ General's Handbook 2026-27
✓ Drops: 2
✓ Spell Lore - Lore of the Weird
  -----
✓ General's Regiment
✓ Megaboss (130)
✓ • General
✗ • Amulet of Nowhere
✓ Brutes (160)
✗ Brute Raggers (100)
✗ • Reinforced
  -----
✓ Faction Terrain
✓ Bossrokk Tower
  -----
  Created with Warhammer Age of Sigmar: The App
  App: v1.36.0 (1) | Data: v466`,
	Sigdex: `
✓ Gulp 630/1000 pts
✓ Ogor Mawtribes
✓ General's Handbook 2026-27
✓ Drops: 1
✓ Wounds: 40
✓ General's Regiment
✓ Tyrant (150)
✓ • General
✓ Ogor Gluttons (200)
✓ • 2x Pair of Clubs or Blades
✗ Ogor Gluttonz Supreme (100)
✓ Auxiliary Units
✓ Gnoblars (130)
  Created with Sigdex: https://sigdex.io/
  App Version: 1.8.2`,
	'New Recruit': `
✓ Night (680 points) - General's Handbook 2026-27
✓ Soulblight Gravelords
✓ Drops: 1
✓ Spell Lore - Lore of Undeath
✓ General's Regiment
✓ Vampire Lord (140)
✓ • General
✓ Deathrattle Skeletons (180)
✓ • Reinforced
✓ • 1x Champion
✗ Deathrattle Skellies of Doom (90)
  Created with New Recruit`,
	'the Ninth Age': `
✓ Infernal Dwarves
✓ 300 - Infernal Prophet, Level 3 Wizard
~ 250 - 20 Infernal Legion, Shields, Musician, Rocket Boots
✗ 295 - Infernal Artilery Piece, Rocket Battery
✓ 845`,
	'Warmaster, by the selector': `
✓ Nuln
✓ Empire, 545 points
✓ Warmaster Armies
  --------------------------------
✓ 265 - 4 Halberdiers
✓     - 1 Battle Banner (50)
✗     - 1 Battle Kazoo (50)
✗ 130 - 2 Handgunneers
✓ 125 - 1 General
  --------------------------------
  545 - 6/3`,
	'Warmaster, as people type it': `
✓ Empire 2000 points Warmaster
  any thoughts before saturday?
✓ Nordland
✓ General 125
✓ 4 x Halberdiers
~ 2 Handgunners with banner of nowhere
✗ 3 Halbadears
✓ 2 Crossbowmen`,
	'Warhammer, as people type it': `
✓ High Elves 2000pts Warhammer 6th edition
✓ Prince, great weapon, dragon armour
✓ Mage lvl 2, dispel scroll
✓ 20 Spearmen w/ full command
~ 15 Spearmen w/ musician and bogus banner
✗ Sworrdmasters x10
✓ Total 1456`
};

function linesOf(text: string): readonly { readonly sign: string; readonly line: string }[] {
	return text
		.trimStart()
		.split('\n')
		.map((line) => ({ sign: line.slice(0, 1), line: line.slice(2) }));
}

describe('each line is understood, partly, or not', () => {
	test.each(Object.entries(texts))('in a text of %s', async (_, marked) => {
		const lines = linesOf(marked);
		const { lines: reviewed } = await reviewOf(lines.map(({ line }) => line).join('\n'));
		expect(reviewed.map(({ state, text }) => `${signs[state]} ${text}`)).toEqual(
			lines.map(({ sign, line }) => `${sign} ${line}`)
		);
	});
});

test('each line that names something tells which units it became', async () => {
	const { lines, roster } = await reviewOf(
		'Empire\nWarmaster Armies\n2 Halberdiers\nGeneral\n1 Cannon'
	);
	const became = lines.map(({ units }) =>
		units.map((id) => roster.units.find((unit) => unit.id === id)?.entry)
	);
	expect(became).toEqual([[], [], ['halberdiers', 'halberdiers'], ['general'], ['cannon']]);
});
