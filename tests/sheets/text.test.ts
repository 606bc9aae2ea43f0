import { expect, test } from 'vitest';
import { sheetText } from '../../src/paper/index.ts';
import { aRoster, armyOf, sheetOf, unitsOf } from './rosters.ts';

const empire = armyOf('empire');

function text(...units: readonly string[]): string {
	return sheetText(sheetOf(empire, aRoster(empire, { size: 900, units: unitsOf(...units) })));
}

test('a list reads as somebody would write it', () => {
	expect(text('halberdiers', 'halberdiers', 'knights + sword-of-might', 'general + griffon')).toBe(
		`Nordland
Empire · Warmaster Armies
415 of 900 points · Units 3 · Break point 2
Legal so far · 485 left

INFANTRY (90)
2 × Halberdiers: 90 (45 each)

CAVALRY (120)
1 × Knights, Sword of Might +10: 120

CHARACTERS (205)
1 × General, Griffon +80: 205

Muster · data of ${empire.system.revision}
`
	);
});

test('an illegal list says what is wrong, and where that is written', () => {
	expect(text('halberdiers')).toContain(
		`Not legal: 1 to fix
- Choose a general. (Warmaster Armies, Selecting the Army)`
	);
});

test('names and notes of the player are kept as they are', () => {
	const units = [{ id: 'a', entry: 'knights', name: 'Łowcy 🐉', note: 'two\nlines' }];
	const sheet = sheetOf(empire, aRoster(empire, { units }));
	expect(sheetText(sheet)).toContain('1 × Knights “Łowcy 🐉”: 110 [two lines]');
});
