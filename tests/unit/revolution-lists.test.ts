import { describe, expect, test } from 'vitest';
import { checkRoster, compulsoryUnits } from '#engine';
import { aList, aRoster } from '../builders.ts';
import '../expect-legality.ts';
import { armyIds, revolutionIndex } from '../revolution.ts';

interface Known {
	/** What the compulsory units of 1000 points cost: the printed minima and the General. */
	readonly smallest: number;
	/** A legal army of exactly 2000 points, with its units and its break point. */
	readonly list: readonly string[];
	readonly units: number;
	readonly breakPoint: number;
}

// Put together from the printed points and limits alone, not from the data.
const known: Readonly<Record<string, Known>> = {
	empire: {
		smallest: 325,
		units: 22,
		breakPoint: 11,
		list: [
			'4 halberdiers',
			'handgunners',
			'4 crossbowmen',
			'flagellants',
			'3 knights',
			'4 pistoliers',
			'helblaster',
			'2 cannon',
			'2 steam-tank',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'wizard + wand-of-power'
		]
	},
	'tomb-kings': {
		smallest: 280,
		units: 23,
		breakPoint: 12,
		list: [
			'4 skeletons',
			'4 skeleton-bowmen',
			'skeleton-cavalry',
			'6 skeleton-chariots',
			'2 carrion',
			'bone-giant',
			'2 sphinx',
			'2 skull-chukka',
			'bone-thrower',
			'tomb-king + sword-of-fate',
			'liche-priest + wand-of-power'
		]
	},
	chaos: {
		smallest: 325,
		units: 16,
		breakPoint: 8,
		list: [
			'2 chaos-warriors',
			'2 chaos-marauders',
			'ogres',
			'trolls',
			'marauder-horsemen',
			'chaos-knights',
			'chaos-hounds',
			'3 chaos-chariots',
			'2 harpies',
			'dragon-ogres',
			'chaos-spawn',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'sorcerer + wand-of-power'
		]
	},
	orcs: {
		smallest: 275,
		units: 21,
		breakPoint: 11,
		list: [
			'4 orc-warriors',
			'black-orcs',
			'4 goblins',
			'4 trolls',
			'ogres',
			'boar-riders',
			'wolf-riders',
			'2 wolf-chariots',
			'2 giant',
			'rock-lobber',
			'orc-general + sword-of-fate',
			'orc-hero + sword-of-might',
			'orc-shaman + wand-of-power',
			'goblin-hero',
			'goblin-shaman'
		]
	},
	'high-elves': {
		smallest: 375,
		units: 18,
		breakPoint: 9,
		list: [
			'4 spearmen',
			'2 archers',
			'silver-helms',
			'6 reavers',
			'2 chariots',
			'giant-eagles',
			'dragon-rider',
			'elven-bolt-thrower',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'wizard + wand-of-power'
		]
	},
	dwarfs: {
		smallest: 375,
		units: 18,
		breakPoint: 9,
		list: [
			'5 warriors',
			'7 handgunners',
			'rangers',
			'troll-slayers',
			'cannon',
			'flame-cannon',
			'2 gyrocopter',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'runesmith'
		]
	},
	skaven: {
		smallest: 260,
		units: 26,
		breakPoint: 13,
		list: [
			'4 clanrats',
			'stormvermin',
			'4 jezzails',
			'4 plague-monks',
			'4 rat-swarms',
			'2 gutter-runners',
			'4 rat-ogres',
			'warp-lightning-cannon',
			'doom-wheel',
			'screaming-bell',
			'grey-seer + sword-of-fate',
			'hero + sword-of-might',
			'warlock + wand-of-power'
		]
	},
	lizardmen: {
		smallest: 315,
		units: 18,
		breakPoint: 9,
		list: [
			'4 skinks',
			'4 saurus',
			'2 temple-guard',
			'4 kroxigor',
			'cold-one-riders',
			'2 terradons',
			'stegadon',
			'slann-mage-palanquin + sword-of-fate',
			'saurus-hero + sword-of-might',
			'skink-hero',
			'skink-shaman + wand-of-power'
		]
	},
	'dark-elves': {
		smallest: 350,
		units: 19,
		breakPoint: 10,
		list: [
			'4 spearmen',
			'2 crossbowmen',
			'witch-elves',
			'6 dark-riders',
			'2 cold-one-knights',
			'harpies',
			'2 war-hydra',
			'bolt-thrower',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'sorceress + wand-of-power'
		]
	},
	'vampire-counts': {
		smallest: 280,
		units: 26,
		breakPoint: 13,
		list: [
			'4 skeletons',
			'4 zombies',
			'ghouls',
			'7 grave-guard',
			'ethereal-host',
			'7 black-knights',
			'dire-wolves',
			'fell-bats',
			'vampire-lord + sword-of-fate',
			'vampire + sword-of-might',
			'necromancer + wand-of-power'
		]
	},
	araby: {
		smallest: 325,
		units: 21,
		breakPoint: 11,
		list: [
			'4 spearmen',
			'4 bowmen',
			'guards',
			'5 knights',
			'3 desert-riders',
			'2 camel-riders',
			'magic-carpets',
			'elephants',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'wizard + wand-of-power'
		]
	},
	bretonnia: {
		smallest: 370,
		units: 19,
		breakPoint: 5,
		list: [
			'bowmen',
			'2 men-at-arms',
			'peasants',
			'4 squires',
			'7 knights',
			'2 grail-knights',
			'pegasus-knights',
			'trebuchet',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'enchantress + wand-of-power'
		]
	},
	kislev: {
		smallest: 365,
		units: 21,
		breakPoint: 11,
		list: [
			'4 winged-lancers',
			'7 horse-archers',
			'cossacks',
			'bowmen',
			'red-guard',
			'4 axemen',
			'bears',
			'2 war-wagon',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'shaman + wand-of-power'
		]
	},
	daemons: {
		smallest: 350,
		units: 16,
		breakPoint: 8,
		list: [
			'6 daemon-hordes',
			'daemon-swarm',
			'4 daemon-cavalry',
			'daemon-hounds',
			'daemon-chariots',
			'daemon-beasts',
			'daemon-flyers',
			'greater-daemon',
			'daemon-overlord + sword-of-fate',
			'daemon-lord-hero + sword-of-might',
			'daemon-sorcerer + wand-of-power'
		]
	},
	'dogs-of-war': {
		smallest: 335,
		units: 21,
		breakPoint: 11,
		list: [
			'4 pikemen',
			'4 crossbowmen',
			'handgunners',
			'swordsmen',
			'2 ogres',
			'2 dwarfs',
			'marauders',
			'light-cavalry',
			'knights',
			'galloper-guns',
			'2 giant',
			'birdmen',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'paymaster',
			'wizard + wand-of-power'
		]
	},
	'ogre-kingdoms': {
		smallest: 335,
		units: 16,
		breakPoint: 8,
		list: [
			'6 bull-ogres',
			'leadbelchers',
			'2 ironguts',
			'yhetees',
			'gnoblars',
			'rhinox-riders',
			'gorgers',
			'sabretusks',
			'slave-giant',
			'scrap-launcher',
			'tyrant + sword-of-fate',
			'bruiser + sword-of-might',
			'butcher + wand-of-power'
		]
	},
	albion: {
		smallest: 380,
		units: 21,
		breakPoint: 11,
		list: [
			'4 warriors',
			'2 slingers',
			'ogres',
			'wolfhounds',
			'6 cavalry',
			'4 chariots',
			'2 giant',
			'giant-eagles',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'druid + wand-of-power'
		]
	},
	goblins: {
		smallest: 320,
		units: 25,
		breakPoint: 13,
		list: [
			'8 goblins',
			'squig-herd',
			'7 trolls',
			'4 wolf-riders',
			'wolf-chariots',
			'pump-wagon',
			'2 giant',
			'doom-diver',
			'spear-chukka',
			'goblin-warboss + sword-of-fate',
			'goblin-hero + sword-of-might',
			'goblin-shaman + wand-of-power'
		]
	},
	'witch-hunters': {
		smallest: 230,
		units: 28,
		breakPoint: 14,
		list: [
			'6 zealots',
			'halberdiers',
			'4 crossbowmen',
			'6 handgunners',
			'8 flagellants',
			'knights',
			'pistoliers',
			'cannon',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'warrior-priest + wand-of-power'
		]
	},
	'chaos-dwarfs': {
		smallest: 345,
		units: 20,
		breakPoint: 10,
		list: [
			'4 chaos-dwarfs',
			'blunderbusses',
			'hobgoblins',
			'black-orcs',
			'orc-slaves',
			'8 hobgoblin-wolf-riders',
			'bull-centaurs',
			'earthshaker-cannon',
			'death-rocket',
			'bolt-thrower',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'sorcerer + wand-of-power'
		]
	},
	'wood-elves': {
		smallest: 345,
		units: 17,
		breakPoint: 9,
		list: [
			'4 glade-guard',
			'eternal-guard',
			'waywatchers',
			'2 dryads',
			'4 treekin',
			'glade-riders',
			'wild-riders',
			'2 warhawk-riders',
			'treeman',
			'general + sword-of-fate',
			'noble + sword-of-might',
			'treeman-ancient',
			'branchwraith',
			'spell-weaver + wand-of-power'
		]
	},
	beastmen: {
		smallest: 335,
		units: 18,
		breakPoint: 9,
		list: [
			'4 gor',
			'4 ungor',
			'bestigors',
			'minotaurs',
			'centigors',
			'chaos-hounds',
			'2 tuskgor-chariots',
			'2 dragon-ogres',
			'chaos-spawn',
			'dragon-ogre-shaggoth',
			'beastlord + sword-of-fate',
			'doombull + sword-of-might',
			'wargor',
			'bray-shaman + wand-of-power'
		]
	},
	norse: {
		smallest: 355,
		units: 18,
		breakPoint: 9,
		list: [
			'4 bondsmen',
			'5 huscarls',
			'huntsmen',
			'berserkers',
			'ulfwerener',
			'2 cavalry',
			'storm-giant',
			'war-mammoth',
			'2 valkyries',
			'jarl + sword-of-fate',
			'hero + sword-of-might',
			'shaman + wand-of-power'
		]
	},
	cathay: {
		smallest: 315,
		units: 26,
		breakPoint: 13,
		list: [
			'6 bannermen',
			'2 crossbows',
			'handguns',
			'terracotta-warriors',
			'maneaters',
			'2 chariots',
			'4 imperial-cavalry',
			'6 hu-cavalry',
			'rocket-launcher',
			'2 triple-bows',
			'general + sword-of-fate',
			'hero + sword-of-might',
			'sorcerer + wand-of-power'
		]
	},
	nippon: {
		smallest: 330,
		units: 21,
		breakPoint: 12,
		list: [
			'2 ashigaru',
			'ashigaru-bowmen',
			'ashigaru-teppo',
			'4 samurai',
			'3 mikata',
			'ninja',
			'oni',
			'6 samurai-cavalry',
			'komainu',
			'tengu',
			'shogun + sword-of-fate',
			'daimyo + sword-of-might',
			'shugenja'
		]
	}
};

describe.each(armyIds)('%s', (army) => {
	const index = revolutionIndex(army);
	const { smallest, list, units, breakPoint } = known[army] ?? {};

	test('begins with the smallest legal army', () => {
		let given = 0;
		const least = compulsoryUnits(index, 1000, () => `u${++given}`);
		const roster = aRoster({ army, system: 'warmaster-revolution', size: 1000, units: least });
		expect(roster).toBeLegalIn(index);
		expect(checkRoster(roster, index).points).toBe(smallest);
	});

	test('needs no more than its General under 1000 points', () => {
		let given = 0;
		const least = compulsoryUnits(index, 999, () => `u${++given}`);
		expect(least).toHaveLength(1);
		expect(aRoster({ size: 999, units: least })).toBeLegalIn(index);
		expect(aRoster({ size: 999, units: [] })).toBreak(index, 'count/too-few');
	});

	test('is legal at exactly 2000 points, and at 1999 too dear', () => {
		const report = checkRoster(aList(2000, (list ?? []).join(', ')), index);
		expect(report.problems.map(({ outcome }) => outcome)).toEqual([]);
		expect(report.points).toBe(2000);
		const dear = checkRoster(aList(1999, (list ?? []).join(', ')), index);
		expect(dear.problems.map(({ outcome }) => outcome)).toContain('points-limit/over');
	});

	test('counts its units and its break point', () => {
		const { tallies } = checkRoster(aList(2000, (list ?? []).join(', ')), index);
		const valueOf = (id: string) => tallies.find(({ tally }) => tally.id === id)?.value;
		expect([valueOf('units'), valueOf('breakPoint')]).toEqual([units, breakPoint]);
	});
});
