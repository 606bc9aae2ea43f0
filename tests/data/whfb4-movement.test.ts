import { describe, expect, test } from 'vitest';
import { checkRoster, type MusteredUnit } from '#engine';
import {
	buildSheet,
	type Sheet,
	type SheetForm,
	type SheetUnitCard
} from '../../src/content/index.ts';
import { rulesInFull, statLines } from '../../src/features/editor/ranks/unit-profile.ts';
import { aList } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { whfb4, whfb4Armies } from '../whfb4.ts';

const pack = { system: whfb4, armies: whfb4Armies };

function sheetOf(army: string, list: string, form: SheetForm): Sheet {
	const roster = aList(2000, list);
	return buildSheet(roster, checkRoster(roster, packIndex(pack, army)), form);
}

function cardOf(army: string, unit: string): SheetUnitCard {
	const card = sheetOf(army, unit, 'cards').cards?.find(
		(one): one is SheetUnitCard => one.kind === 'unit' || one.kind === 'character'
	);
	if (!card) throw new Error(`no card of ${unit}`);
	return card;
}

function musteredOf(army: string, unit: string): MusteredUnit {
	const [one] = checkRoster(aList(2000, unit), packIndex(pack, army)).context.units;
	if (!one) throw new Error(`no unit of ${unit}`);
	return one;
}

/** The movement of its first line, then that of what it rides. */
function movements(lines: readonly (string | undefined)[]): string {
	return [...new Set(lines.filter((one) => one !== undefined))].join(' ');
}

describe('movement with what a unit wears (lines 420-440)', () => {
	// Worked out by hand: the printed figure, less 1" for heavy armour with a shield, less 1" for barding.
	test.each([
		['men', 'man', 'Man 4'],
		['men', 'man + heavy-armour', 'Man 4'],
		['men', 'man + light-armour + shield', 'Man 4'],
		['men', 'man + heavy-armour + shield', 'Man 3'],
		['dwarfs', 'dwarf + shield', 'Dwarf 3'],
		['dwarfs', 'dwarf + heavy-armour + shield', 'Dwarf 2'],
		['men', 'man + horse + heavy-armour + shield', 'Man 3, Horse 7'],
		['men', 'man + horse + heavy-armour', 'Man 4, Horse 8'],
		['men', 'man + warhorse + heavy-armour + shield + barding', 'Man 3, Warhorse 6'],
		['men', 'man + warhorse + barding', 'Man 4, Warhorse 7'],
		['orcs-and-goblins', 'orc + war-boar + heavy-armour + shield', 'Orc 3, War Boar 6'],
		['empire', 'reiksguard', 'Reiksguard 3'],
		['empire', 'greatswords', 'Greatswords 4'],
		['empire', 'reiksguard-knights', 'Reiksguard Knights 3, Warhorse 6'],
		['empire', 'knights-of-the-white-wolf', 'Knights of the White Wolf 4, Warhorse 7'],
		['empire', 'kislev-winged-lancers', 'Kislev Winged Lancers 4, Warhorse 8'],
		['empire', 'outriders', 'Outriders 7'],
		['bretonnia', 'grail-knights', 'Grail Knights 3, Bretonnian Warhorse 6'],
		['dark-elves', 'cold-one-knights', 'Cold One Knights 4, Cold One 7'],
		['dark-elves', 'executioners', 'Executioners 5'],
		['high-elves', 'silver-helms', 'Silver Helms 5, Elven Steed 9'],
		['high-elves', 'silver-helms + barding + shield', 'Silver Helms 5, Elven Steed 8'],
		['high-elves', 'dragon-princes-of-caledor', 'Dragon Princes of Caledor 4, Elven Steed 7'],
		['wood-elves', 'glade-riders', 'Glade Riders 5, Elven Steed 8'],
		['chaos-dwarfs', 'chaos-dwarf-warriors', 'Chaos Dwarf Warriors 2'],
		['chaos-dwarfs', 'chaos-dwarf-blunderbusses', 'Chaos Dwarf Blunderbusses 3'],
		['chaos-dwarfs', 'chaos-dwarf-blunderbusses + shield', 'Chaos Dwarf Blunderbusses 2'],
		['undead', 'wights + shield', 'Wights 4'],
		['undead', 'wights + heavy-armour-instead-of-light-armour + shield', 'Wights 3'],
		['chaos', 'chaos-knights', 'Chaos Knights 3, Chaos Steed 6'],
		['chaos', 'chaos-knights + chaos-armour', 'Chaos Knights 4, Chaos Steed 7'],
		['chaos', 'chaos-warriors + shield + chaos-champion', 'Chaos Warriors 3, Chaos Champion 3'],
		// Neither a monster nor what draws a chariot is a cavalry mount.
		['men', 'man-lord + heavy-armour + shield + mount-griffon', 'Man Lord 3, Griffon 6'],
		[
			'chaos',
			'chaos-chariot-with-chaos-warriors + shield',
			'Chaos Chariot with Chaos Warriors -, Chaos Warrior 3, Chaos Steed 8'
		],
		// A shield is one, magic or not, and so is armour that counts as heavy (5014).
		['men', 'man-lord + heavy-armour + enchanted-shield', 'Man Lord 3'],
		['men', 'man-lord + armour-of-protection + shield', 'Man Lord 3']
	])('%s, %s: %s', (army, unit, expected) => {
		const onCard = cardOf(army, unit).stats.map(({ name, stats }) => `${name} ${stats[0] ?? '-'}`);
		expect(onCard.join(', ')).toBe(expected);
		const [line] = sheetOf(army, unit, 'list').groups.flatMap(({ lines }) => lines);
		const onList = [
			line?.stats,
			...(line?.moreStats ?? []).map(({ stats }) => stats),
			...(line?.options ?? []).flatMap(({ stats }) => (stats ? [stats] : []))
		];
		expect(movements(onList.map((stats) => stats?.[0] ?? '-'))).toBe(
			movements(onCard.map((one) => one.split(' ').at(-1)))
		);
		const onScreen = statLines(packIndex(pack, army), musteredOf(army, unit));
		expect(onScreen.map(({ name, stats }) => `${name} ${stats['m'] ?? '-'}`)).toEqual(onCard);
	});

	test('the reference says whose mount is slower', () => {
		const { reference } = sheetOf(
			'men',
			'man + warhorse, man-lord + warhorse + barding',
			'reference'
		);
		const rows = (reference?.stats ?? []).flatMap(({ rows: all }) => all);
		const horses = rows.filter(({ name }) => name.startsWith('Warhorse'));
		expect(horses.map(({ name, stats }) => `${name} ${stats[0] ?? '-'}`).toSorted()).toEqual([
			'Warhorse (Man Lord) 7',
			'Warhorse (Man) 8'
		]);
	});

	test('barding in an army list says that it slows', () => {
		const { reference } = sheetOf('empire', 'reiksguard-knights', 'reference');
		const rules = [
			...(reference?.shared ?? []),
			...(reference?.units ?? []).flatMap((one) => one.rules)
		];
		expect(rules.find(({ name }) => name === 'Barding')?.text).toContain('moves 1" less');
	});
});

describe('fast cavalry saves on 5+ or worse and moves 6" (line 558)', () => {
	test.each([
		['men', 'man + horse', true],
		['men', 'man + horse + light-armour', true],
		['men', 'man + horse + heavy-armour', false],
		['men', 'man + horse + light-armour + shield', false],
		['high-elves', 'reaver-knights', true],
		['high-elves', 'reaver-knights + shield', false],
		['high-elves', 'silver-helms', true],
		['high-elves', 'silver-helms + barding', false],
		['wood-elves', 'glade-riders', true],
		['wood-elves', 'glade-riders + light-armour', false],
		['chaos-dwarfs', 'hobgoblin-wolf-riders', true],
		['chaos-dwarfs', 'hobgoblin-wolf-riders + light-armour', false],
		['dark-elves', 'cold-one-knights', false],
		// Warhawks move 2" over open ground.
		['wood-elves', 'warhawk-riders', false]
	])('%s, %s: %s', (army, unit, isFast) => {
		const { reference } = sheetOf(army, unit, 'reference');
		const rules = [
			...(reference?.shared ?? []),
			...(reference?.units ?? []).flatMap((one) => one.rules)
		];
		expect(rules.some(({ name }) => name === 'Fast cavalry')).toBe(isFast);
		const mustered = musteredOf(army, unit);
		const index = packIndex(pack, army);
		const onCard = cardOf(army, unit).commonRules.some(({ name }) => name === 'Fast cavalry');
		const onScreen = mustered.indexed && rulesInFull(index, mustered.indexed, mustered, []);
		const isOnRow = mustered.options.some(({ indexed }) => indexed?.type.id === 'steed');
		if (isOnRow) expect(onCard).toBe(isFast);
		if (isOnRow) expect(onScreen?.some(({ id }) => id === 'fast-cavalry')).toBe(isFast);
	});
});
