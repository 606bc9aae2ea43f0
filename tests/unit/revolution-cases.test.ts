import { describe, expect, test } from 'vitest';
import { checkRoster, type UnmetOutcome } from '#engine';
import { aList } from '../builders.ts';
import { revolutionIndex } from '../revolution.ts';

interface Case {
	readonly army: string;
	/** What the page says. */
	readonly rule: string;
	readonly legal: string;
	readonly illegal: string;
	readonly codes: readonly UnmetOutcome[];
	readonly size?: number;
	readonly readings?: Readonly<Record<string, string>>;
}

// Under 1000 points there are no minima, so that a General and what a clause is about are a whole army.
const cases: readonly Case[] = [
	{
		army: 'empire',
		rule: 'Handgunners stand for one unit of Crossbowmen in each 1000 points, and one Crossbowmen remains',
		size: 1000,
		legal: 'general, 2 halberdiers, crossbowmen, handgunners',
		illegal: 'general, 2 halberdiers, 2 handgunners',
		codes: ['count/too-few']
	},
	{
		army: 'empire',
		rule: 'no Skirmishers with Flagellants',
		legal: 'general, crossbowmen + skirmishers',
		illegal: 'general, flagellants + skirmishers',
		codes: ['carries/not-allowed']
	},
	{
		army: 'empire',
		rule: 'one stand of Skirmishers in a unit',
		legal: 'general, halberdiers + skirmishers',
		illegal: 'general, halberdiers + skirmishers + skirmishers',
		codes: ['exclusive/too-many']
	},
	{
		army: 'empire',
		rule: 'no Skirmishers with hired regiments',
		legal: 'general, alcatani-fellowship',
		illegal: 'general, alcatani-fellowship + skirmishers',
		codes: ['carries/not-allowed']
	},
	{
		army: 'dwarfs',
		rule: 'Handgunners stand for one unit of Warriors, and one remains',
		size: 1000,
		legal: 'general, warriors, handgunners',
		illegal: 'general, 2 handgunners',
		codes: ['count/too-few']
	},
	{
		army: 'dwarfs',
		rule: 'one Hero carries the Oathstone',
		size: 2000,
		legal: 'general, 4 warriors, hero + oathstone, hero',
		illegal: 'general, 4 warriors, 2 hero + oathstone',
		codes: ['count/too-many']
	},
	{
		army: 'dwarfs',
		rule: 'a Hero carries the Oathstone, a Runesmith the Anvil',
		legal: 'general, hero + oathstone, runesmith + anvil',
		illegal: 'general, runesmith + oathstone',
		codes: ['carries/not-allowed']
	},
	{
		army: 'kislev',
		rule: 'Bowmen stand for one unit of Axemen, and one Axemen remains',
		size: 1000,
		legal: 'general, 2 horse-archers, axemen, bowmen',
		illegal: 'general, 2 horse-archers, 2 bowmen',
		codes: ['count/too-few']
	},
	{
		army: 'kislev',
		rule: 'one Yozhin, for a Shaman',
		size: 2000,
		legal: 'general, 4 horse-archers, 4 axemen, shaman + yozhin, shaman',
		illegal: 'general, 4 horse-archers, 4 axemen, 2 shaman + yozhin',
		codes: ['count/too-many']
	},
	{
		army: 'kislev',
		rule: 'a Tzarina may carry what is a Wizard’s',
		legal: 'general + tzarina + wand-of-power',
		illegal: 'general + wand-of-power',
		codes: ['carries/not-allowed']
	},
	{
		army: 'kislev',
		rule: 'a Tzarina on her sled rides no Bear, if the sled is read as her mount',
		readings: { 'tzarina-sled': 'sled-is-mount' },
		legal: 'general + bear',
		illegal: 'general + tzarina + bear',
		codes: ['exclusive/too-many']
	},
	{
		army: 'dogs-of-war',
		rule: 'the Paymaster alone drives the Pay Wagon',
		legal: 'general, paymaster + pay-wagon',
		illegal: 'general, hero + pay-wagon',
		codes: ['carries/not-allowed']
	},
	{
		army: 'dogs-of-war',
		rule: 'some of the hired never serve with Dwarfs',
		legal: 'general, dwarfs, golgfags-mercenary-ogres',
		illegal: 'general, dwarfs, rugluds-armoured-orcs',
		codes: ['requires/forbidden']
	},
	{
		army: 'goblins',
		rule: 'Squig Herds stand for two units of Goblins in each 1000 points',
		size: 1000,
		legal: 'goblin-warboss, 2 goblins, 2 squig-herd, 2 wolf-riders',
		illegal: 'goblin-warboss, goblins, 3 squig-herd, 2 wolf-riders',
		codes: ['count/too-few']
	},
	{
		army: 'cathay',
		rule: 'Handguns stand for any or all Crossbows',
		size: 1000,
		legal: 'general, 3 bannermen, handguns',
		illegal: 'general, 3 bannermen',
		codes: ['count/too-few']
	},
	{
		army: 'cathay',
		rule: 'Tigers are not for Sorcerers, the Qilin is',
		legal: 'general + tiger, sorcerer + qilin',
		illegal: 'general, sorcerer + tiger',
		codes: ['carries/not-allowed']
	},
	{
		army: 'chaos-dwarfs',
		rule: 'one Earthshaker or Death Rocket for each 1000 points',
		size: 2000,
		legal: 'general, 4 chaos-dwarfs, earthshaker-cannon, death-rocket',
		illegal: 'general, 4 chaos-dwarfs, 2 earthshaker-cannon, death-rocket',
		codes: ['count/too-many']
	},
	{
		army: 'chaos-dwarfs',
		rule: 'Blunderbusses stand for one unit of Chaos Dwarfs',
		size: 1000,
		legal: 'general, chaos-dwarfs, blunderbusses',
		illegal: 'general, 2 blunderbusses',
		codes: ['count/too-few']
	},
	{
		army: 'chaos-dwarfs',
		rule: 'or for none, if they are read to count for maxima only',
		readings: { 'replacing-blunderbusses': 'maximum-only' },
		size: 1000,
		legal: 'general, 2 chaos-dwarfs, blunderbusses',
		illegal: 'general, chaos-dwarfs, blunderbusses',
		codes: ['count/too-few']
	},
	{
		army: 'chaos-dwarfs',
		rule: 'one Lammasu',
		size: 2000,
		legal: 'general, 4 chaos-dwarfs, sorcerer + lammasu, sorcerer',
		illegal: 'general, 4 chaos-dwarfs, 2 sorcerer + lammasu',
		codes: ['count/too-many']
	},
	{
		army: 'chaos-dwarfs',
		rule: 'or one for each 1000 points',
		readings: { 'lammasu-number': 'per-thousand' },
		size: 2000,
		legal: 'general, 4 chaos-dwarfs, 2 sorcerer + lammasu',
		illegal: 'general, 4 chaos-dwarfs, 2 sorcerer + lammasu, sorcerer + lammasu',
		codes: ['count/too-many', 'count/too-many']
	},
	{
		army: 'chaos-dwarfs',
		rule: 'a Sorcerer Lord may carry what is a Wizard’s',
		legal: 'general + sorcerer-lord + rod-of-repetition',
		illegal: 'general + rod-of-repetition',
		codes: ['carries/not-allowed']
	},
	{
		army: 'dark-elves',
		rule: 'the Cauldron of Blood needs Witch Elves',
		legal: 'general, sorceress + cauldron-of-blood, witch-elves',
		illegal: 'general, sorceress + cauldron-of-blood',
		codes: ['requires/missing']
	},
	{
		army: 'dark-elves',
		rule: 'and there is one, whatever the size',
		size: 2000,
		legal:
			'general, 4 spearmen, 2 crossbowmen, witch-elves, sorceress + cauldron-of-blood, sorceress',
		illegal: 'general, 4 spearmen, 2 crossbowmen, witch-elves, 2 sorceress + cauldron-of-blood',
		codes: ['count/too-many']
	},
	{
		army: 'albion',
		rule: 'no more Fenbeasts than Druids',
		legal: 'general, druid, fenbeast',
		illegal: 'general, fenbeast',
		codes: ['count/too-many']
	},
	{
		army: 'bretonnia',
		rule: 'one unit of Peasants has the Grail Reliquae',
		legal: 'general, peasants + grail-reliquae, peasants',
		illegal: 'general, 2 peasants + grail-reliquae',
		codes: ['count/too-many']
	},
	{
		army: 'bretonnia',
		rule: 'only the General rides a Hippogriff',
		legal: 'general + hippogriff',
		illegal: 'general, hero + hippogriff',
		codes: ['carries/not-allowed']
	},
	{
		army: 'daemons',
		rule: 'an Overlord with a Wizard’s powers may carry what is a Wizard’s',
		legal: 'daemon-overlord + wizard-powers + ring-of-magic',
		illegal: 'daemon-overlord + ring-of-magic',
		codes: ['carries/not-allowed']
	},
	{
		army: 'wood-elves',
		rule: 'one Treeman Ancient, whatever the size',
		size: 2000,
		legal: 'general, 4 glade-guard, 2 dryads, treeman-ancient',
		illegal: 'general, 4 glade-guard, 2 dryads, 2 treeman-ancient',
		codes: ['count/too-many']
	},
	{
		army: 'wood-elves',
		rule: 'no magic item for a Treeman Ancient',
		legal: 'general, noble + sword-of-might',
		illegal: 'general, treeman-ancient + sword-of-might',
		codes: ['carries/not-allowed']
	},
	{
		army: 'wood-elves',
		rule: 'Wardancers join Glade Guard and Eternal Guard only',
		legal: 'general, eternal-guard + wardancers',
		illegal: 'general, dryads + wardancers',
		codes: ['carries/not-allowed']
	},
	{
		army: 'lizardmen',
		rule: 'the Stegadon is the Slann’s',
		legal: 'slann-mage-palanquin + stegadon-mount',
		illegal: 'slann-mage-palanquin, skink-hero + stegadon-mount',
		codes: ['carries/not-allowed']
	},
	{
		army: 'nippon',
		rule: 'a Shugenja may carry the Scroll of Dispelling',
		legal: 'shogun, shugenja + scroll-of-dispelling',
		illegal: 'shogun, shugenja + staff-of-spellbinding',
		codes: ['carries/not-allowed']
	},
	{
		army: 'nippon',
		rule: 'no magic item for Temple Daemons',
		legal: 'shogun, samurai + sword-of-fate',
		illegal: 'shogun, oni + sword-of-fate',
		codes: ['carries/not-allowed']
	},
	{
		army: 'norse',
		rule: 'the Horn is a Shaman’s, Were Kin anybody’s',
		legal: 'jarl + were-kin, shaman + horn-of-resounding',
		illegal: 'jarl + horn-of-resounding',
		codes: ['carries/not-allowed']
	},
	{
		army: 'skaven',
		rule: 'a Grey Seer may carry what is a General’s or a Wizard’s',
		legal: 'grey-seer + staff-of-spellbinding',
		illegal: 'grey-seer, warlock + orb-of-majesty',
		codes: ['carries/not-allowed']
	},
	{
		army: 'tomb-kings',
		rule: 'one hired regiment for each 1000 points',
		size: 1000,
		legal: 'tomb-king, 2 skeletons, 2 skeleton-bowmen, vesperos-vendetta',
		illegal: 'tomb-king, 2 skeletons, 2 skeleton-bowmen, vesperos-vendetta, anakondas-amazons',
		codes: ['count/too-many']
	},
	{
		army: 'tomb-kings',
		rule: 'each of them once',
		size: 2000,
		legal: 'tomb-king, 4 skeletons, 4 skeleton-bowmen, vesperos-vendetta, anakondas-amazons',
		illegal: 'tomb-king, 4 skeletons, 4 skeleton-bowmen, 2 vesperos-vendetta',
		codes: ['count/too-many']
	},
	{
		army: 'empire',
		rule: 'no magic item for hired regiments',
		legal: 'general, volands-venators, knights + sword-of-might',
		illegal: 'general, volands-venators + sword-of-might',
		codes: ['carries/not-allowed']
	},
	{
		army: 'empire',
		rule: 'no mount for a hired hero',
		legal: 'general, gotrek-and-felix, hero + griffon',
		illegal: 'general, gotrek-and-felix + griffon',
		codes: ['carries/not-allowed']
	},
	{
		army: 'dogs-of-war',
		rule: 'the Cursed Company and the Witch Hunters do not serve together',
		size: 2000,
		legal: 'general, 4 pikemen, 4 crossbowmen, the-cursed-company',
		illegal: 'general, 4 pikemen, 4 crossbowmen, the-cursed-company, the-witch-hunters',
		codes: ['requires/forbidden']
	},
	{
		army: 'dogs-of-war',
		rule: 'nor the Lost Legion and the Raiders',
		size: 2000,
		legal: 'general, 4 pikemen, 4 crossbowmen, pirazzos-lost-legion',
		illegal: 'general, 4 pikemen, 4 crossbowmen, pirazzos-lost-legion, tichi-huichis-raiders',
		codes: ['requires/forbidden']
	},
	{
		army: 'dogs-of-war',
		rule: 'nor the Manflayers and the Dragonlord',
		size: 2000,
		legal: 'general, 4 pikemen, 4 crossbowmen, mengils-manflyers',
		illegal: 'general, 4 pikemen, 4 crossbowmen, mengils-manflyers, asarnil-the-dragonlord',
		codes: ['requires/forbidden']
	},
	{
		army: 'high-elves',
		rule: 'hired cavalry counts as Silver Helms',
		size: 1000,
		legal: 'general, 2 spearmen, archers, 2 silver-helms, volands-venators',
		illegal: 'general, 2 spearmen, archers, 3 silver-helms, volands-venators',
		codes: ['count/too-many']
	},
	{
		army: 'high-elves',
		rule: 'or as Chariots, as the old example says',
		readings: { 'hired-cavalry': 'chariots' },
		size: 1000,
		legal: 'general, 2 spearmen, archers, 2 silver-helms, 2 chariots, volands-venators',
		illegal: 'general, 2 spearmen, archers, 3 chariots, volands-venators',
		codes: ['count/too-many']
	}
];

describe.each(cases)('$army: $rule', ({ army, legal, illegal, codes, size = 999, readings }) => {
	const index = revolutionIndex(army, readings);
	const codesOf = (list: string) =>
		checkRoster(aList(size, list), index)
			.problems.map(({ outcome }) => outcome)
			.toSorted();

	test(`${legal}: legal`, () => {
		expect(codesOf(legal)).toEqual([]);
	});

	test(`${illegal}: illegal`, () => {
		expect(codesOf(illegal)).toEqual(codes.toSorted());
	});
});

test('Pump Wagons and summoned Fenbeasts count neither as units nor for the break point', () => {
	const tally = (army: string, list: string, id: string) =>
		checkRoster(aList(1000, list), revolutionIndex(army)).tallies.find(
			(each) => each.tally.id === id
		)?.value;
	expect(tally('goblins', 'goblin-warboss, 5 goblins, 2 pump-wagon', 'units')).toBe(5);
	expect(tally('goblins', 'goblin-warboss, 5 goblins, 2 pump-wagon', 'breakPoint')).toBe(3);
	expect(tally('albion', 'general, druid, 4 warriors, fenbeast', 'breakPoint')).toBe(2);
});
