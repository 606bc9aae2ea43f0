import { expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { buildSheet } from '../../src/content/index.ts';
import { sheetText } from '../../src/paper/index.ts';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';

function referenceOf(army: string, list: string): string {
	const index = packIndex(pack, army);
	const roster = aList(2000, list);
	return sheetText(buildSheet(roster, checkRoster(roster, index), 'reference'));
}

/** What the chapter on magic says: a piece of each rule that no other has. */
const expected = [
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
	['fleeing wizards', /Fleeing or dead wizards/],
	['rallied wizards', /rallied before the magic phase/],
	['targets', /war machines/],
	['close combat', /close combat/]
] as const;

test.each(pack.armies.map(({ id }) => id))('%s: its reference tells the rules of magic', (army) => {
	const text = referenceOf(army, '');
	expect(expected.filter(([, words]) => !words.test(text)).map(([rule]) => rule)).toEqual([]);
});

test('a spell without text says so', () => {
	const text = referenceOf('the-empire', 'battle-wizard + lore-of-heavens');
	expect(text).toContain('Storm of Cronos (9+): name only');
});

/** Casting values as the sixth edition has them, not the seventh. */
test.each([
	['fire', 'Flaming Sword of Rhuin (6+)'],
	['fire', 'The Burning Head (9+)'],
	['beasts', 'The Beast Cowers (8+)'],
	['heavens', 'Second Sign of Amul (6+)'],
	['metal', 'Rule of Burning Iron (3+)'],
	['shadow', 'Steed of Shadows (4+)']
])('the lore of %s has %s, and what it does', (lore, spell) => {
	const text = referenceOf('the-empire', `battle-wizard + lore-of-${lore}`);
	expect(text).toContain(spell);
	expect(text).not.toContain(`${spell}: name only`);
});

/** Power and dispel dice: the army's own two (four), levels, and what others and items always add. */
test.each([
	['skaven', 'warlock-engineer', [3, 3]],
	['skaven', 'warlock-engineer + supercharged-warp-power-accumulator', [4, 3]],
	['skaven', 'grey-seer + screaming-bell', [8, 4]],
	['skaven', 'warlock-master', [6, 4]],
	['ogre-kingdoms', 'butcher', [4, 3]],
	['ogre-kingdoms', 'slaughtermaster', [6, 4]],
	['the-empire', 'warrior-priest', [2, 3]],
	['the-empire', 'luthor-huss-prophet-of-sigmar', [2, 4]],
	['bretonnians', 'the-fay-enchantress', [7, 5]],
	['dwarfs', 'runelord + anvil-of-doom', [2, 6]],
	['dwarfs', 'runelord + master-rune-of-balance', [2, 6]],
	['high-elves', 'mage + jewel-of-the-dusk', [4, 3]],
	['high-elves', 'mage + annulian-crystal', [3, 4]],
	['high-elves', 'prince + loremaster', [3, 3]],
	['forces-of-chaos', 'warriors-of-chaos:10 + mark-of-khorne', [2, 3]],
	['forces-of-chaos', 'warriors-of-chaos:10 + mark-of-tzeentch-without-magic', [3, 2]],
	['daemonic-legions', 'belakor-the-dark-master', [6, 4]],
	['wood-elves', 'drycha', [4, 5]],
	['lizardmen', 'saurus-oldblood + blessed-spawning-of-tepok', [2, 3]]
] as const)('%s: %s has %j dice', (army, list, dice) => {
	const { tallies } = checkRoster(aList(2000, list), packIndex(pack, army));
	const value = (id: string) => tallies.find(({ tally }) => tally.id === id)?.value;
	expect([value('powerDice'), value('dispelDice')]).toEqual(dice);
});
