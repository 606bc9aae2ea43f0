import { expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { aList } from '../builders.ts';
import { armyIds, type ArmyId } from '../data/warmaster-transcription.ts';
import '../expect-legality.ts';
import { warmasterIndex } from '../warmaster.ts';

interface ListOf2000 {
	readonly list: readonly string[];
	readonly points: number;
	readonly units: number;
	readonly breakPoint: number;
}

// A legal list for each army; beside each line its points and the total so far, from the book's numbers.
const lists: Record<ArmyId, ListOf2000> = {
	empire: {
		list: [
			'3 halberdiers', // 3 × 45: 135
			'halberdiers + skirmishers', // 45 + 25: 205
			'4 crossbowmen', // 4 × 55: 425
			'4 handgunners', // 4 × 65: 685
			'4 knights', // 4 × 110: 1125
			'knights + battle-banner', // 110 + 50: 1285
			'2 pistoliers', // 2 × 95: 1475
			'2 cannon', // 2 × 85: 1645
			'general', // 125: 1770
			'2 hero', // 2 × 80: 1930
			'wizard + war-altar + wand-of-power' // 45 + 15 + 10: 2000
		],
		points: 2000,
		units: 21, // 4 + 4 + 4 + 5 + 2 + 2
		breakPoint: 11
	},
	'tomb-kings': {
		list: [
			'4 skeletons', // 4 × 30: 120
			'4 skeleton-bowmen', // 4 × 45: 300
			'4 skeleton-cavalry', // 4 × 60: 540
			'5 skeleton-chariots', // 5 × 110: 1090
			'skeleton-chariots + banner-of-shielding', // 110 + 50: 1250
			'carrion', // 65: 1315
			'bone-giant', // 125: 1440
			'sphinx', // 150: 1590
			'skull-chukka', // 85: 1675
			'tomb-king + liche-chariot', // 130 + 10: 1815
			'2 liche-priest' // 2 × 90: 1995
		],
		points: 1995,
		units: 22, // 4 + 4 + 4 + 6 + 1 + 1 + 1 + 1
		breakPoint: 11
	},
	chaos: {
		list: [
			'2 chaos-warriors', // 2 × 150: 300
			'2 chaos-marauders', // 2 × 60: 420
			'4 chaos-knights', // 4 × 200: 1220
			'2 marauder-horsemen', // 2 × 90: 1400
			'2 chaos-hounds', // 2 × 30: 1460
			'chaos-chariots', // 95: 1555
			'general + orb-of-majesty', // 125 + 30: 1710
			'hero + sword-of-might', // 80 + 10: 1800
			'sorcerer + chaos-dragon' // 90 + 100: 1990
		],
		points: 1990,
		units: 13, // 2 + 2 + 4 + 2 + 2 + 1
		breakPoint: 7
	},
	orc: {
		list: [
			'4 orc-warriors', // 4 × 60: 240
			'4 goblins', // 4 × 30: 360
			'3 trolls', // 3 × 110: 690
			'3 boar-riders', // 3 × 110: 1020
			'boar-riders + banner-of-shielding', // 110 + 50: 1180
			'4 wolf-riders', // 4 × 60: 1420
			'3 wolf-chariots', // 3 × 80: 1660
			'rock-lobber', // 75: 1735
			'orc-general + chariot', // 95 + 10: 1840
			'orc-hero', // 80: 1920
			'orc-shaman', // 45: 1965
			'goblin-shaman' // 30: 1995
		],
		points: 1995,
		units: 23, // 4 + 4 + 3 + 4 + 4 + 3 + 1
		breakPoint: 12
	},
	'high-elf': {
		list: [
			'4 spearmen', // 4 × 60: 240
			'2 archers', // 2 × 75: 390
			'5 silver-helms', // 5 × 110: 940
			'2 reavers', // 2 × 100: 1140
			'3 chariots', // 3 × 95: 1425
			'giant-eagles', // 70: 1495
			'elven-bolt-thrower', // 65: 1560
			'general + helm-of-dominion', // 180 + 50: 1790
			'hero + giant-eagle', // 80 + 20: 1890
			'wizard + scroll-of-dispelling' // 90 + 20: 2000
		],
		points: 2000,
		units: 18, // 4 + 2 + 5 + 2 + 3 + 1 + 1
		breakPoint: 9
	},
	dwarf: {
		list: [
			'5 warriors', // 5 × 110: 550
			'4 handgunners', // 4 × 90: 910
			'2 rangers', // 2 × 110: 1130
			'2 troll-slayers', // 2 × 80: 1290
			'2 cannon', // 2 × 90: 1470
			'flame-cannon', // 50: 1520
			'gyrocopter', // 75: 1595
			'general', // 155: 1750
			'hero', // 80: 1830
			'runesmith + anvil + staff-of-spellbinding' // 90 + 50 + 30: 2000
		],
		points: 2000,
		units: 17, // 5 + 4 + 2 + 2 + 2 + 1 + 1
		breakPoint: 9
	},
	skaven: {
		list: [
			'8 clanrats', // 8 × 40: 320
			'4 rat-swarms', // 4 × 25: 420
			'3 stormvermin', // 3 × 55: 585
			'stormvermin + banner-of-fortitude', // 55 + 50: 690
			'4 jezzails', // 4 × 70: 970
			'2 plague-monks', // 2 × 70: 1110
			'2 gutter-runners', // 2 × 70: 1250
			'2 rat-ogres', // 2 × 110: 1470
			'2 warp-lightning-cannon', // 2 × 50: 1570
			'doom-wheel', // 125: 1695
			'grey-seer', // 130: 1825
			'hero', // 70: 1895
			'hero + sword-of-fate', // 70 + 5: 1970
			'warlock' // 30: 2000
		],
		points: 2000,
		units: 29, // 8 + 4 + 4 + 4 + 2 + 2 + 2 + 2 + 1
		breakPoint: 15
	},
	lizardmen: {
		list: [
			'5 skinks', // 5 × 35: 175
			'skinks + salamanders', // 35 + 25: 235
			'5 saurus', // 5 × 75: 610
			'temple-guard', // 110: 720
			'2 kroxigor', // 2 × 135: 990
			'2 cold-one-riders', // 2 × 140: 1270
			'terradons', // 85: 1355
			'stegadon', // 250: 1605
			'slann-mage-palanquin + wand-of-power', // 95 + 10: 1710
			'saurus-hero + carnosaur', // 45 + 65: 1820
			'2 skink-hero', // 2 × 70: 1960
			'skink-shaman + rod-of-repetition' // 30 + 10: 2000
		],
		points: 2000,
		units: 18, // 6 + 5 + 1 + 2 + 2 + 1 + 1
		breakPoint: 9
	},
	bretonnian: {
		list: [
			'3 bowmen', // 3 × 55: 165
			'2 men-at-arms', // 2 × 45: 255
			'4 peasants', // 4 × 30: 375
			'2 squires', // 2 × 90: 555
			'7 knights', // 7 × 110: 1325
			'2 grail-knights', // 2 × 120: 1565
			'trebuchet', // 150: 1715
			'general + pegasus', // 125 + 15: 1855
			'hero + sword-of-fate', // 80 + 5: 1940
			'enchantress + unicorn' // 45 + 15: 2000
		],
		points: 2000,
		units: 21, // 3 + 2 + 4 + 2 + 7 + 2 + 1
		breakPoint: 5 // of 7 Knights and 2 Grail Knights
	},
	kislev: {
		list: [
			'5 knights', // 5 × 110: 550
			'knights + banner-of-steadfastness', // 110 + 30: 690
			'6 horse-archers', // 6 × 80: 1170
			'4 axemen', // 4 × 45: 1350
			'2 bowmen', // 2 × 55: 1460
			'bears', // 85: 1545
			'war-wagon', // 140: 1685
			'general + tzarina + ring-of-magic', // 125 + 25 + 30: 1865
			'hero + bear', // 80 + 10: 1955
			'shaman' // 45: 2000
		],
		points: 2000,
		units: 20, // 6 + 6 + 4 + 2 + 1 + 1
		breakPoint: 10
	},
	'dark-elf': {
		list: [
			'4 spearmen', // 4 × 60: 240
			'3 crossbowmen', // 3 × 75: 465
			'witch-elves', // 70: 535
			'witch-elves + sword-of-destruction', // 70 + 10: 615
			'3 dark-riders', // 3 × 95: 900
			'2 cold-one-knights', // 2 × 130: 1160
			'cold-one-knights + banner-of-shielding', // 130 + 50: 1340
			'harpies', // 65: 1405
			'war-hydra', // 135: 1540
			'2 bolt-thrower', // 2 × 55: 1650
			'general + sword-of-might', // 155 + 10: 1815
			'hero + chariot', // 80 + 10: 1905
			'sorceress + cauldron-of-blood' // 80 + 15: 2000
		],
		points: 2000,
		units: 19, // 4 + 3 + 2 + 3 + 3 + 1 + 1 + 2
		breakPoint: 10
	},
	'vampire-counts': {
		list: [
			'4 skeletons', // 4 × 30: 120
			'4 zombies', // 4 × 35: 260
			'4 ghouls', // 4 × 55: 480
			'4 grave-guard', // 4 × 60: 720
			'2 ethereal-host', // 2 × 90: 900
			'3 black-knights', // 3 × 110: 1230
			'black-knights + sword-of-cleaving', // 110 + 10: 1350
			'4 dire-wolves', // 4 × 40: 1510
			'fell-bats', // 65: 1575
			'vampire-lord', // 150: 1725
			'vampire + black-coach', // 80 + 40: 1845
			'necromancer + winged-nightmare + staff-of-spellbinding' // 45 + 80 + 30: 2000
		],
		points: 2000,
		units: 27, // 4 + 4 + 4 + 4 + 2 + 4 + 4 + 1
		breakPoint: 14
	},
	daemon: {
		list: [
			'6 daemon-hordes', // 6 × 75: 450
			'4 daemon-swarm', // 4 × 45: 630
			'3 daemon-cavalry', // 3 × 110: 960
			'2 daemon-hounds', // 2 × 90: 1140
			'3 daemon-chariots', // 3 × 95: 1425
			'daemon-flyers', // 80: 1505
			'daemon-overlord + wizard-powers + favour-of-the-gods + helm-of-dominion',
			// 135 + 25 + 50 + 50: 1765
			'daemon-lord + calling-hero', // 100: 1865
			'daemon-lord + calling-wizard + wand-of-power' // 100 + 25 + 10: 2000
		],
		points: 2000,
		units: 19, // 6 + 4 + 3 + 2 + 3 + 1
		breakPoint: 10
	},
	araby: {
		list: [
			'4 spearmen', // 4 × 45: 180
			'4 bowmen', // 4 × 55: 400
			'4 guards', // 4 × 70: 680
			'4 knights', // 4 × 110: 1120
			'3 desert-riders', // 3 × 80: 1360
			'magic-carpets', // 85: 1445
			'elephants', // 200: 1645
			'general + sword-of-fate', // 125 + 5: 1775
			'hero + flying-carpet', // 80 + 10: 1865
			'wizard + djinn' // 45 + 90: 2000
		],
		points: 2000,
		units: 21, // 4 + 4 + 4 + 4 + 3 + 1 + 1
		breakPoint: 11
	}
};

test.each(armyIds)('%s: the list is legal, with its points, units and break point', (army) => {
	const { list, ...expected } = lists[army];
	const index = warmasterIndex(army);
	const roster = aList(2000, list.join(', '));
	const { points, tallies } = checkRoster(roster, index);
	const [units, breakPoint] = ['units', 'breakPoint'].map(
		(id) => tallies.find(({ tally }) => tally.id === id)?.value
	);
	expect(roster).toBeLegalIn(index);
	expect({ points, units, breakPoint }).toEqual(expected);
});
