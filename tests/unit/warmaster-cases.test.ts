import { describe, expect, test } from 'vitest';
import { checkRoster, type ProblemCode } from '#engine';
import { aList } from '../builders.ts';
import type { ArmyId } from '../data/warmaster-transcription.ts';
import '../expect-legality.ts';
import { warmasterIndex } from '../warmaster.ts';

interface Case {
	readonly list: string;
	readonly codes?: readonly ProblemCode[];
	readonly answers?: Readonly<Record<string, string>>;
	/** Under 1000 points there are no minima: a list needs its General and what it is about. */
	readonly size?: number;
}

function decides(army: ArmyId, cases: readonly Case[]): void {
	for (const { list, codes = [], answers = {}, size = 900 } of cases) {
		const verdict = codes.length === 0 ? 'legal' : codes.join(', ');
		const title = [list, ...Object.values(answers)].join(' / ');
		test(`${title} at ${size}: ${verdict}`, () => {
			expect(aList(size, list)).toBreak(warmasterIndex(army, answers), ...codes);
		});
	}
}

const carries = 'carries/not-allowed';
const exclusive = 'exclusive/too-many';
const repeated = 'unique/repeated';
const tooFew = 'count/too-few';
const tooMany = 'count/too-many';

describe('one General, whatever the size (3648)', () => {
	const at3000 = '6 halberdiers, 6 crossbowmen';
	decides('empire', [
		{ size: 500, list: '', codes: [tooFew] },
		{ size: 500, list: 'general' },
		{ size: 500, list: '2 general', codes: [tooMany] },
		{ size: 3000, list: at3000, codes: [tooFew] },
		{ size: 3000, list: `${at3000}, general` },
		{ size: 3000, list: `${at3000}, 2 general`, codes: [tooMany] }
	]);
});

describe('the points may not be over the agreed size (3607)', () => {
	// 4 crossbowmen 220, knights 110, general 125, sword 5: 460
	const list = '4 crossbowmen, knights + sword-of-fate, general';
	decides('empire', [
		{ size: 461, list },
		{ size: 460, list },
		{ size: 459, list, codes: ['points-limit/over'] }
	]);
});

describe('one of these in an army, however large', () => {
	describe('War Altar (3823), for a Wizard', () => {
		const at4000 = '8 halberdiers, 8 crossbowmen, general';
		decides('empire', [
			{ list: 'general, wizard + war-altar' },
			{ list: 'general, hero + war-altar', codes: [carries] },
			{ list: 'general + war-altar', codes: [carries] },
			{ size: 4000, list: `${at4000}, wizard + war-altar, wizard` },
			{ size: 4000, list: `${at4000}, 2 wizard + war-altar`, codes: [tooMany] }
		]);
	});

	describe('Anvil (4617), for a Runesmith', () => {
		const at3000 = '6 warriors, general';
		decides('dwarf', [
			{ list: 'general, runesmith + anvil' },
			{ list: 'general, hero + anvil', codes: [carries] },
			{ list: 'general + anvil', codes: [carries] },
			{ list: 'general, runesmith + anvil + anvil', codes: [tooMany, repeated] },
			{ size: 3000, list: `${at3000}, 2 runesmith + anvil`, codes: [tooMany] }
		]);
	});

	describe('Screaming Bell (4710)', () => {
		const at3000 = '6 clanrats, 6 rat-swarms, grey-seer';
		decides('skaven', [
			{ list: 'grey-seer, screaming-bell' },
			{ size: 3000, list: `${at3000}, screaming-bell` },
			{ size: 3000, list: `${at3000}, 2 screaming-bell`, codes: [tooMany] }
		]);
	});

	describe('Cauldron of Blood (5361), for a Sorceress, with Witch Elves, instead of a mount', () => {
		const at2000 = '4 spearmen, 2 crossbowmen, witch-elves, general';
		decides('dark-elf', [
			{ list: 'general, sorceress + cauldron-of-blood', codes: ['requires/missing'] },
			{ list: 'general, sorceress + cauldron-of-blood, witch-elves' },
			{ list: 'general, hero + cauldron-of-blood, witch-elves', codes: [carries] },
			{
				list: 'general, sorceress + cauldron-of-blood + manticore, witch-elves',
				codes: [exclusive]
			},
			{ size: 2000, list: `${at2000}, sorceress + cauldron-of-blood, sorceress` },
			{ size: 2000, list: `${at2000}, 2 sorceress + cauldron-of-blood`, codes: [tooMany] }
		]);
	});

	describe('Trebuchet (5026): one or none', () => {
		const at1000 = 'men-at-arms, squires, knights, general';
		const at3000 = '3 men-at-arms, 3 squires, 3 knights, general';
		decides('bretonnian', [
			{ size: 1000, list: at1000 },
			{ size: 1000, list: `${at1000}, trebuchet` },
			{ size: 1000, list: `${at1000}, 2 trebuchet`, codes: [tooMany] },
			{ size: 3000, list: at3000 },
			{ size: 3000, list: `${at3000}, trebuchet` },
			{ size: 3000, list: `${at3000}, 2 trebuchet`, codes: [tooMany] }
		]);
	});
});

describe('magic items (2949): one on a unit, each once in an army', () => {
	decides('empire', [
		{ list: 'general, halberdiers + battle-banner, knights + sword-of-might' },
		{ list: 'general, halberdiers + battle-banner + sword-of-might', codes: [exclusive] },
		{ list: 'general, wizard + sword-of-fate + wand-of-power', codes: [exclusive] },
		{ list: 'general, 2 halberdiers + battle-banner', codes: [repeated] },
		{ list: 'general, knights + sword-of-fate, hero + sword-of-fate', codes: [repeated] },
		{ list: 'general, knights + sword-of-fate + sword-of-fate', codes: [exclusive, repeated] }
	]);

	describe('standards (2957) for infantry, cavalry and chariots; weapons (2993) for characters too', () => {
		decides('empire', [
			{ list: 'general, cannon + battle-banner', codes: [carries] },
			{ list: 'general, steam-tank + battle-banner', codes: [carries] },
			{ list: 'general, hero + battle-banner', codes: [carries] },
			{ list: 'general + battle-banner', codes: [carries] },
			{ list: 'general, cannon + sword-of-fate', codes: [carries] },
			{ list: 'general, steam-tank + sword-of-fate', codes: [carries] },
			{ list: 'general + sword-of-fate' },
			{ list: 'general, wizard + sword-of-fate' }
		]);
		decides('tomb-kings', [
			{ list: 'tomb-king, skeleton-chariots + banner-of-fortune' },
			{ list: 'tomb-king, skeleton-chariots + sword-of-cleaving' },
			{ list: 'tomb-king, carrion + banner-of-fortune', codes: [carries] },
			{ list: 'tomb-king, sphinx + sword-of-cleaving', codes: [carries] }
		]);
	});

	describe('none for Rat Swarms (4690), Ethereal Hosts, Dire Wolves (5496-5498), Daemon Swarms (5645)', () => {
		decides('skaven', [
			{ list: 'grey-seer, clanrats + battle-banner' },
			{ list: 'grey-seer, rat-swarms + battle-banner', codes: [carries] },
			{ list: 'grey-seer, rat-swarms + sword-of-fate', codes: [carries] }
		]);
		decides('vampire-counts', [
			{ list: 'vampire-lord, zombies + battle-banner' },
			{ list: 'vampire-lord, ethereal-host + battle-banner', codes: [carries] },
			{ list: 'vampire-lord, dire-wolves + battle-banner', codes: [carries] },
			{ list: 'vampire-lord, dire-wolves + sword-of-fate', codes: [carries] }
		]);
		decides('daemon', [
			{ list: 'daemon-overlord, daemon-hordes + battle-banner' },
			{ list: 'daemon-overlord, daemon-swarm + battle-banner', codes: [carries] },
			{ list: 'daemon-overlord, daemon-swarm + sword-of-fate', codes: [carries] }
		]);
	});

	describe('devices of power: for a General, for a Wizard', () => {
		decides('empire', [
			{ list: 'general + crown-of-command' },
			{ list: 'general, hero + crown-of-command', codes: [carries] },
			{ list: 'general, wizard + crown-of-command', codes: [carries] },
			{ list: 'general, wizard + wand-of-power' },
			{ list: 'general, hero + wand-of-power', codes: [carries] },
			{ list: 'general + wand-of-power', codes: [carries] },
			{ list: 'general, knights + wand-of-power', codes: [carries] }
		]);
	});

	describe('a Runesmith may have the Staff (3051) and the Scroll (3063)', () => {
		decides('dwarf', [
			{ list: 'general, runesmith + staff-of-spellbinding' },
			{ list: 'general, runesmith + scroll-of-dispelling' },
			{ list: 'general, runesmith + ring-of-magic', codes: [carries] },
			{ list: 'general, runesmith + wand-of-power', codes: [carries] },
			{ list: 'general, runesmith + rod-of-repetition', codes: [carries] },
			{ list: 'general, runesmith + crown-of-command', codes: [carries] },
			{ list: 'general, hero + scroll-of-dispelling', codes: [carries] }
		]);
	});

	describe('a Slann (4866) may have items for Generals and for Wizards', () => {
		decides('lizardmen', [
			{ list: 'slann-mage-palanquin + orb-of-majesty' },
			{ list: 'slann-mage-palanquin + ring-of-magic' },
			{ list: 'slann-mage-palanquin + orb-of-majesty + ring-of-magic', codes: [exclusive] }
		]);
	});

	describe('other Generals who cast spells: a reading', () => {
		const answers = { 'wizard-items': 'any-caster' };
		decides('skaven', [
			{ list: 'grey-seer + crown-of-command' },
			{ list: 'grey-seer + wand-of-power', codes: [carries] },
			{ list: 'grey-seer + wand-of-power', answers },
			{ list: 'grey-seer, hero + wand-of-power', answers, codes: [carries] }
		]);
		decides('vampire-counts', [
			{ list: 'vampire-lord + wand-of-power', codes: [carries] },
			{ list: 'vampire-lord + wand-of-power', answers },
			{ list: 'vampire-lord, vampire + wand-of-power', answers, codes: [carries] }
		]);
		decides('empire', [{ list: 'general + wand-of-power', answers, codes: [carries] }]);
	});
});

describe('stands that join a unit', () => {
	describe('Skirmishers (3747) join infantry', () => {
		decides('empire', [
			{ list: 'general, halberdiers + skirmishers' },
			{ list: 'general, flagellants + skirmishers + battle-banner' },
			{ list: 'general, 4 halberdiers + skirmishers' },
			{ list: 'general, knights + skirmishers', codes: [carries] },
			{ list: 'general, hero + skirmishers', codes: [carries] },
			{ list: 'general, halberdiers + skirmishers + skirmishers', codes: [exclusive] },
			{ list: 'general, skirmishers', codes: ['standing/alone'] }
		]);
	});

	describe('Salamanders (4844) join Skinks', () => {
		decides('lizardmen', [
			{ list: 'slann-mage-palanquin, 2 skinks + salamanders' },
			{ list: 'slann-mage-palanquin, 3 skinks + salamanders', codes: [tooMany] },
			{ list: 'slann-mage-palanquin, skinks + salamanders + salamanders', codes: [exclusive] },
			{ list: 'slann-mage-palanquin, saurus + salamanders', codes: [carries] },
			{ list: 'slann-mage-palanquin, skink-hero + salamanders', codes: [carries] },
			{ list: 'slann-mage-palanquin, salamanders', codes: ['standing/alone'] }
		]);
	});
});

describe('mounts', () => {
	describe('one on a character (2260)', () => {
		decides('high-elf', [
			{ list: 'general, hero + dragon' },
			{ list: 'general, hero + dragon + chariot', codes: [exclusive] },
			{ list: 'general, spearmen + chariot', codes: [carries] }
		]);
	});

	describe('Lizardmen: a Stegadon (4868) for the Slann, a Carnosaur (4870) for a Saurus Hero', () => {
		decides('lizardmen', [
			{ list: 'slann-mage-palanquin, saurus-hero + carnosaur' },
			{ list: 'slann-mage-palanquin, skink-hero + carnosaur', codes: [carries] },
			{ list: 'slann-mage-palanquin + carnosaur', codes: [carries] },
			{ list: 'slann-mage-palanquin + stegadon-mount' },
			{ list: 'slann-mage-palanquin, skink-shaman + stegadon-mount', codes: [carries] },
			{ list: 'slann-mage-palanquin, saurus-hero + stegadon-mount', codes: [carries] },
			{ list: 'slann-mage-palanquin + stegadon', codes: ['standing/not-an-option'] },
			{ list: 'slann-mage-palanquin, stegadon-mount', codes: ['standing/alone'] }
		]);
	});

	describe('Bretonnians: a Unicorn (5030) for an Enchantress, a Pegasus (5028) for anybody', () => {
		decides('bretonnian', [
			{ list: 'general, enchantress + unicorn' },
			{ list: 'general, hero + unicorn', codes: [carries] },
			{ list: 'general + unicorn', codes: [carries] },
			{ list: 'general, enchantress + pegasus' },
			{ list: 'general + pegasus' }
		]);
	});

	describe('Vampire Counts: a Black Coach (5508) for a Vampire or the Lord', () => {
		decides('vampire-counts', [
			{ list: 'vampire-lord + black-coach' },
			{ list: 'vampire-lord, vampire + black-coach' },
			{ list: 'vampire-lord, necromancer + black-coach', codes: [carries] },
			{ list: 'vampire-lord, necromancer + winged-nightmare' }
		]);
	});

	describe('Araby: a Djinn (5829), by its reading for anybody or for Wizards only', () => {
		const answers = { 'djinn-master': 'wizards-only' };
		decides('araby', [
			{ list: 'general, wizard + djinn' },
			{ list: 'general, hero + djinn' },
			{ list: 'general + djinn' },
			{ list: 'general, wizard + djinn', answers },
			{ list: 'general, hero + djinn', answers, codes: [carries] },
			{ list: 'general + djinn', answers, codes: [carries] },
			{ list: 'general, spearmen + djinn', codes: [carries] }
		]);
	});

	describe('Kislev: a Bear (5211), by its reading also for a Tzarina', () => {
		const answers = { 'tzarina-sled': 'sled-is-mount' };
		decides('kislev', [
			{ list: 'general + tzarina + bear' },
			{ list: 'general + tzarina + bear', answers, codes: [exclusive] },
			{ list: 'general + bear', answers },
			{ list: 'general + tzarina, hero + bear', answers }
		]);
	});
});

describe('Kislev: a Tzarina (5213) is a General who may have the items of a Wizard', () => {
	decides('kislev', [
		{ list: 'general + tzarina + ring-of-magic' },
		{ list: 'general + tzarina + crown-of-command' },
		{ list: 'general + ring-of-magic', codes: [carries] },
		{ list: 'general + tzarina + ring-of-magic + crown-of-command', codes: [exclusive] },
		{ list: 'general, hero + tzarina', codes: [carries] },
		{ list: 'general, shaman + tzarina', codes: [carries] }
	]);
});

describe('Daemon Overlord (5651): with the powers of a Wizard, the items of a Wizard', () => {
	decides('daemon', [
		{ list: 'daemon-overlord + crown-of-command' },
		{ list: 'daemon-overlord + wizard-powers + crown-of-command' },
		{ list: 'daemon-overlord + wizard-powers + wand-of-power' },
		{ list: 'daemon-overlord + wand-of-power', codes: [carries] },
		{
			list: 'daemon-overlord + wizard-powers + wand-of-power + crown-of-command',
			codes: [exclusive]
		},
		{ list: 'daemon-overlord + wizard-powers + wizard-powers', codes: [repeated] },
		{ list: 'daemon-overlord, daemon-lord + calling-hero + wizard-powers', codes: [carries] }
	]);
});

describe('Daemon Lords (5653): Heroes or Wizards, two of them for each 1000 points', () => {
	const at2000 = '6 daemon-hordes, daemon-overlord';
	const twoOfEach = '2 daemon-lord + calling-hero, 2 daemon-lord + calling-wizard';
	decides('daemon', [
		{ size: 2000, list: `${at2000}, ${twoOfEach}` },
		{ size: 2000, list: `${at2000}, ${twoOfEach}, daemon-lord + calling-hero`, codes: [tooMany] },
		{ size: 2000, list: `${at2000}, 4 daemon-lord + calling-wizard` },
		{ size: 2000, list: `${at2000}, 5 daemon-lord + calling-wizard`, codes: [tooMany] },
		{ list: 'daemon-overlord, daemon-lord', codes: ['requires/missing'] },
		{
			list: 'daemon-overlord, daemon-lord + calling-hero + calling-wizard',
			codes: [exclusive]
		},
		{ list: 'daemon-overlord, daemon-lord + calling-hero + calling-hero', codes: [exclusive] },
		{ list: 'daemon-overlord + calling-wizard', codes: [carries] },
		{ list: 'daemon-overlord, daemon-lord + calling-wizard + wand-of-power' },
		{ list: 'daemon-overlord, daemon-lord + calling-hero + wand-of-power', codes: [carries] },
		{
			list: 'daemon-overlord, daemon-lord + calling-wizard + crown-of-command',
			codes: [carries]
		}
	]);
});

describe('Favour of the Gods (5655): for the Overlord or a Lord, one for each 1000 points', () => {
	decides('daemon', [
		{ list: 'daemon-overlord + favour-of-the-gods' },
		{ list: 'daemon-overlord, daemon-lord + calling-hero + favour-of-the-gods' },
		{ list: 'daemon-overlord, daemon-hordes + favour-of-the-gods', codes: [carries] },
		{
			list: 'daemon-overlord + favour-of-the-gods, daemon-lord + calling-hero + favour-of-the-gods',
			codes: [tooMany]
		}
	]);
});

describe('the break point of Bretonnians counts Knights and Grail Knights only (5000)', () => {
	test.each([
		{ list: '4 bowmen, trebuchet, 4 squires', units: 9, breakPoint: 0 },
		{ list: '2 knights, general + pegasus', units: 2, breakPoint: 1 },
		{ list: '2 knights, grail-knights, 3 peasants', units: 6, breakPoint: 2 },
		{ list: '3 knights, grail-knights', units: 4, breakPoint: 2 },
		{ list: '3 knights, 2 grail-knights, trebuchet', units: 6, breakPoint: 3 }
	])('$list: $units units, break point $breakPoint', ({ list, units, breakPoint }) => {
		const { tallies } = checkRoster(aList(1000, list), warmasterIndex('bretonnian'));
		expect(tallies).toMatchObject([
			{ tally: { id: 'units' }, value: units },
			{ tally: { id: 'breakPoint' }, value: breakPoint }
		]);
	});
});

describe('the break point of others is half the units, rounded up, without characters (2429)', () => {
	test.each([
		{ list: 'general + griffon, hero, wizard + war-altar', breakPoint: 0 },
		{ list: 'general, halberdiers + skirmishers', breakPoint: 1 },
		{ list: 'general, 2 halberdiers + skirmishers', breakPoint: 1 },
		{ list: 'general, 2 knights, cannon', breakPoint: 2 },
		{ list: 'general, 2 knights, cannon, steam-tank, helblaster', breakPoint: 3 }
	])('$list: $breakPoint', ({ list, breakPoint }) => {
		const { tallies } = checkRoster(aList(1000, list), warmasterIndex('empire'));
		expect(tallies.find(({ tally }) => tally.id === 'breakPoint')?.value).toBe(breakPoint);
	});
});
