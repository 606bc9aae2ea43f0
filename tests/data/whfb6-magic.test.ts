import { expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { buildSheet, sheetText } from '../../src/sheets/index.ts';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';

function referenceOf(army: string, list: string): string {
	const index = packIndex(pack, army);
	const roster = aList(2000, list);
	return sheetText(buildSheet(roster, checkRoster(roster, index), 'reference'));
}

/** What the chapter on magic says: a piece of each rule that no other has. */
const told = [
	['the order of the phase', /spells in play.*left over|left over.*spells in play/s],
	['each spell once', /each of his spells once/],
	['dice on one spell', /one die more than his level/],
	['the casting value', /at least the casting value/],
	['irresistible force', /two or more 6s/i],
	['miscast', /two or more 1s.*Miscast/is],
	['dispelling', /at least the (?:result|total) of the casting roll/],
	['dispelling fails', /fails/],
	['levels', /Level 1 to 4/],
	['power and dispel dice', /Runesmith/],
	['fleeing wizards', /flees/],
	['rallied wizards', /rallied before the magic phase/],
	['targets', /war machines/],
	['close combat', /close combat/]
] as const;

test.each(pack.armies.map(({ id }) => id))('%s: its reference tells the rules of magic', (army) => {
	const text = referenceOf(army, '');
	expect(told.filter(([, words]) => !words.test(text)).map(([rule]) => rule)).toEqual([]);
});

test('a spell without text says so', () => {
	const text = referenceOf('the-empire', 'battle-wizard + lore-of-fire');
	expect(text).toContain('Fireball (5+): name only');
});
