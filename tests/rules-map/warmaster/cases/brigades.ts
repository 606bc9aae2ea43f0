import { forbidden, missing, type RuleCases } from '../../case.ts';

const tooLarge = 'group/too-large';
const tooManyHere = 'count/too-many';

/** Which units may stand in one brigade. Whatever is said of brigades, the list is legal. */
export const brigadeCases: readonly RuleCases[] = [
	{
		title: 'up to four units in a brigade',
		lines: [348, 465, 597, 599, 1368, 3435],
		army: 'empire',
		cases: [
			{ list: 'general, 4 halberdiers' },
			{ list: 'general, [4 halberdiers]' },
			{ list: 'general, [2 halberdiers, crossbowmen, cannon], [2 knights]' },
			{ list: 'general, [5 halberdiers]', advice: [tooLarge] },
			{ list: 'general, [3 halberdiers, 2 knights], [4 crossbowmen]', advice: [tooLarge] },
			{ list: 'general, [5 halberdiers], [5 crossbowmen]', advice: [tooLarge, tooLarge] }
		]
	},
	{
		title: 'a Steam Tank is ordered alone',
		lines: [2675, 3770],
		army: 'empire',
		cases: [
			{ list: 'general, steam-tank, [2 knights]' },
			{ list: 'general, [steam-tank]' },
			{ list: 'general, [steam-tank, knights]', advice: [forbidden] },
			{
				size: 2000,
				list: '4 halberdiers, 4 crossbowmen, general, [2 steam-tank]',
				advice: [forbidden, forbidden]
			}
		]
	},
	{
		title: 'Spawn are led by others',
		lines: [4107],
		army: 'chaos',
		cases: [
			{ list: 'general, 2 chaos-spawn' },
			{ list: 'general, [2 chaos-spawn, chaos-marauders]' },
			{ list: 'general, [2 chaos-spawn]', advice: [missing, missing] }
		]
	},
	{
		title: 'one Spawn for each other unit is not counted',
		lines: [4109, 4111],
		army: 'chaos',
		cases: [
			// The book's examples: 4 Warriors and 4 Spawn are 4 units, and so are 2 Warriors and 4 Spawn.
			{
				size: 2000,
				list: '2 chaos-marauders, general, [4 chaos-warriors, 4 chaos-spawn]'
			},
			{ size: 2000, list: '2 chaos-marauders, general, [2 chaos-warriors, 4 chaos-spawn]' },
			{
				size: 3000,
				list: '3 chaos-marauders, chaos-warriors, general, [2 chaos-warriors, 5 chaos-spawn]',
				advice: [tooLarge]
			},
			{ size: 1000, list: 'chaos-warriors, general, [4 chaos-marauders, chaos-spawn]' },
			{
				size: 1000,
				list: 'chaos-warriors, general, [5 chaos-marauders, chaos-spawn]',
				advice: [tooLarge]
			}
		]
	},
	{
		title: 'Giants go with Giants',
		lines: [4290],
		army: 'orc',
		cases: [
			{ size: 2000, list: '4 orc-warriors, 4 goblins, orc-general, [2 giant]' },
			{ list: 'orc-general, giant, [2 orc-warriors]' },
			{ list: 'orc-general, [giant, orc-warriors]', advice: [forbidden] }
		]
	},
	{
		title: 'a Gyrocopter is ordered alone',
		lines: [2699],
		army: 'dwarf',
		cases: [
			{ list: 'general, gyrocopter, [2 warriors]' },
			{ list: 'general, [gyrocopter, warriors]', advice: [forbidden] },
			{ size: 2000, list: '4 warriors, general, [2 gyrocopter]', advice: [forbidden, forbidden] }
		]
	},
	{
		title: 'one unit of Troll Slayers in a brigade',
		lines: [4595],
		army: 'dwarf',
		cases: [
			{ list: 'general, [troll-slayers, 3 warriors]' },
			{ list: 'general, [troll-slayers, warriors], [troll-slayers, warriors]' },
			{ list: 'general, [2 troll-slayers, warriors]', advice: [tooManyHere] }
		]
	},
	{
		title: 'Skaven brigades of any size',
		lines: [4676],
		army: 'skaven',
		cases: [{ list: 'grey-seer, [5 clanrats]' }, { list: 'grey-seer, [12 clanrats, 4 rat-swarms]' }]
	},
	{
		title: 'the Screaming Bell is pushed by infantry',
		lines: [4708],
		army: 'skaven',
		cases: [
			{ list: 'grey-seer, screaming-bell' },
			{ list: 'grey-seer, [screaming-bell, clanrats]' },
			{ list: 'grey-seer, [screaming-bell, doom-wheel, rat-swarms]' },
			{ list: 'grey-seer, [screaming-bell, doom-wheel]', advice: [missing] }
		]
	},
	{
		title: 'a Stegadon goes with Skinks, not with another Stegadon',
		lines: [4858],
		army: 'lizardmen',
		cases: [
			{ list: 'slann-mage-palanquin, [stegadon, 3 skinks]' },
			{ list: 'slann-mage-palanquin, [stegadon, saurus]', advice: [forbidden] },
			{
				size: 2000,
				list: '4 skinks, 4 saurus, slann-mage-palanquin, [2 stegadon]',
				advice: [forbidden, forbidden]
			}
		]
	},
	{
		title: 'a Stegadon goes with no Salamanders',
		lines: [4858],
		army: 'lizardmen',
		cases: [
			{ list: 'slann-mage-palanquin, [stegadon, skinks], [skinks + salamanders, saurus]' },
			{
				list: 'slann-mage-palanquin, [stegadon, skinks + salamanders, skinks]',
				advice: [forbidden]
			}
		]
	},
	{
		title: 'Bears go with Bears',
		lines: [5167],
		army: 'kislev',
		cases: [
			{ size: 2000, list: '4 horse-archers, 4 axemen, general, [2 bears]' },
			{ list: 'general, bears, [2 axemen]' },
			{ list: 'general, [bears, axemen]', advice: [forbidden] }
		]
	},
	{
		title: 'Cold One Knights go with Cold One Knights',
		lines: [5349],
		army: 'dark-elf',
		cases: [
			{ list: 'general, [2 cold-one-knights]' },
			{ list: 'general, [cold-one-knights, dark-riders]', advice: [forbidden] }
		]
	},
	{
		title: 'a War Hydra is ordered alone',
		lines: [5355],
		army: 'dark-elf',
		cases: [
			{ list: 'general, war-hydra, [2 spearmen]' },
			{ list: 'general, [war-hydra, spearmen]', advice: [forbidden] },
			{
				size: 2000,
				list: '4 spearmen, 2 crossbowmen, general, [2 war-hydra]',
				advice: [forbidden, forbidden]
			}
		]
	},
	{
		title: 'Elephants go with anything but cavalry',
		lines: [5803, 5805],
		army: 'araby',
		cases: [
			{ size: 2000, list: '4 spearmen, 4 bowmen, general, [2 elephants, guards]' },
			{ list: 'general, [elephants, 2 spearmen]' },
			{ list: 'general, [elephants, knights]', advice: [forbidden] },
			{ list: 'general, [elephants, magic-carpets]', advice: [forbidden] }
		]
	}
];
