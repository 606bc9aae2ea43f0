import { carries, exclusive, forbidden, missing, tooFew, tooFewOf, tooMany } from '../../case.ts';
import { base } from './bases.ts';
import { ruled } from './said.ts';

const dark = base['dark-elves'];
const high = base['high-elves'];
const wood = base['wood-elves'];
const dwarfs = base.dwarfs;
const cult = { form: 'cult-of-slaanesh' };

const darkElves = [
	ruled('dark-elves', ['black-guard'], 'Black Guard once, unless Malekith leads', [
		{ list: `${dark}, black-guard:10` },
		{ list: `${dark}, 2 black-guard:10`, codes: [tooMany] },
		{
			size: 3000,
			list: 'malekith-witch-king-of-naggaroth + general, 4 corsairs:10, 2 black-guard:10'
		}
	]),
	ruled('dark-elves', ['malekith-leads'], 'Malekith leads', [
		{ size: 3000, list: 'malekith-witch-king-of-naggaroth + general, 4 corsairs:10' },
		{
			size: 3000,
			list: 'dark-elf-highborn + general, malekith-witch-king-of-naggaroth, 4 corsairs:10',
			codes: [missing]
		}
	]),
	ruled('dark-elves', ['dark-elf-forms'], 'the Cult of Slaanesh', [
		{ list: dark, points: 125 + 300 },
		{ list: dark, answers: cult, codes: [tooMany, tooFew, tooFew] },
		{
			list: 'high-sorceress + general + mark-of-slaanesh + lore-of-slaanesh, 3 devoted-of-slaanesh:10',
			answers: cult
		},
		{
			list: 'high-sorceress + general + dark-magic, 3 dark-elf-warriors:10 + spears',
			answers: cult,
			codes: [tooFew],
			said: ['Devoted of Slaanesh: 0 taken, minimum 1']
		},
		{ list: 'high-sorceress + general + dark-magic, 3 dark-riders:5' },
		{
			list: 'high-sorceress + general + dark-magic, 3 dark-riders:5',
			answers: cult,
			codes: [tooFew, tooFew],
			said: ['Core choices: 0 taken, minimum 3. Add 3.']
		},
		{ list: 'dark-elf-noble + general, 3 dark-elf-warriors:10 + spears' },
		{
			list: 'dark-elf-noble + general, sorceress + dark-magic, 3 dark-elf-warriors:10 + spears, devoted-of-slaanesh:10',
			answers: cult,
			codes: [carries]
		}
	]),
	ruled('dark-elves', ['dark-elf-banners'], 'one unit of Corsairs with a magic banner', [
		{ list: `${dark}, corsairs:10 + standard-bearer + banner-of-murder` },
		{
			list: `${dark}, corsairs:10 + standard-bearer + banner-of-murder, corsairs:10 + standard-bearer + standard-of-slaughter`,
			codes: [tooMany]
		}
	]),
	ruled('dark-elves', ['dark-elf-limits'], 'Harpies and the Cauldron once', [
		{ list: `${dark}, harpies:5, cauldron-of-blood` },
		{ list: `${dark}, 2 harpies:5`, codes: [tooMany] },
		{ list: `${dark}, 2 cauldron-of-blood`, codes: [tooMany] }
	]),
	ruled('dark-elves', ['manticore-takes-a-character'], 'a Manticore for a Beastmaster', [
		{ list: `${dark}, beastmaster + manticore-of-beastmaster, dark-elf-noble` },
		{
			list: `${dark}, beastmaster + manticore-of-beastmaster, 2 dark-elf-noble`,
			codes: [tooMany],
			said: ['5 taken, maximum 4']
		}
	])
];

const highElves = [
	ruled('high-elves', ['pure-of-heart'], 'one is Pure of Heart', [
		{ list: high },
		{ list: 'prince + general, 3 spearmen:10', codes: [tooFew] },
		{ list: `${high}, commander + pure-of-heart`, codes: [tooMany] }
	]),
	ruled('high-elves', ['high-elf-guards'], 'the great guards once each', [
		{ list: `${high}, phoenix-guard:10, white-lions-of-chrace:10` },
		{ list: `${high}, 2 phoenix-guard:10`, codes: [tooMany] },
		{ list: `${high}, 2 swordmasters-of-hoeth:10`, codes: [tooMany] },
		{ list: `${high}, 2 dragon-princes-of-caledor:5`, codes: [tooMany] }
	]),
	ruled('high-elves', ['high-elf-champions'], 'items for the champion of a guard', [
		{
			list: `${high}, swordmasters-of-hoeth:10 + bladelord + sword-of-might`,
			points: 455 + 130 + 12 + 15
		},
		{ list: `${high}, swordmasters-of-hoeth:10 + sword-of-might`, codes: [missing] }
	]),
	ruled('high-elves', ['silver-helms'], 'Silver Helms wear one suit of armour', [
		{ list: `${high}, silver-helms:5 + heavy-armour`, points: 455 + 5 * 21 },
		{ list: `${high}, silver-helms:5`, codes: [tooFewOf] },
		{ list: `${high}, silver-helms:5 + light-armour + heavy-armour`, codes: [exclusive] }
	]),
	ruled('high-elves', ['high-elf-sizes'], 'sizes of regiments', [
		{ list: `${high}, shadow-warriors:15` },
		{ list: `${high}, shadow-warriors:16`, codes: [tooMany], said: ['16 models, maximum 15'] },
		{ list: `${high}, archers:9`, codes: [tooFew] }
	])
];

const woodElves = [
	ruled('wood-elves', ['wild-riders-and-weavers'], 'kindreds that ride', [
		{
			list: `${wood}, wood-elf-noble + wild-rider-kindred + light-armour + spear + elven-steed`
		},
		{
			list: `${wood}, wood-elf-noble + wild-rider-kindred`,
			codes: [missing, missing, missing]
		},
		{
			list: `${wood}, wood-elf-noble + wild-rider-kindred + light-armour + elven-steed`,
			codes: [missing]
		},
		{ list: `${wood}, spellsinger + glamourweave-kindred + elven-steed + lore-of-athel-loren` },
		{ list: `${wood}, spellsinger + glamourweave-kindred + lore-of-athel-loren`, codes: [missing] }
	]),
	ruled('wood-elves', ['wood-elf-headings'], 'Core and Special by who leads', [
		{ list: wood },
		{ list: 'wood-elf-highborn + general, 2 glade-riders:5, eternal-guard:10' },
		{
			list: 'wood-elf-noble + general, 2 glade-riders:5, eternal-guard:10',
			codes: [tooFew],
			said: ['Core choices: 2 taken, minimum 3. Add 1.']
		},
		{
			list: 'wood-elf-noble + general, 3 glade-riders:5, 4 eternal-guard:10'
		},
		{
			list: 'wood-elf-noble + general, 3 glade-riders:5, 5 eternal-guard:10',
			codes: [tooMany],
			said: ['Special choices: 5 taken, maximum 4. Remove 1.']
		},
		{ list: 'wood-elf-highborn + general, 3 glade-riders:5, 5 eternal-guard:10' }
	]),
	ruled('wood-elves', ['orion'], 'Orion leads his Wild Riders', [
		{
			size: 3000,
			list: 'orion-the-king-in-the-woods + general, 3 dryads:8, wild-riders-of-kurnous:5'
		},
		{
			size: 3000,
			list: 'orion-the-king-in-the-woods + general, 4 dryads:8',
			codes: [missing]
		},
		{
			size: 3000,
			list: 'orion-the-king-in-the-woods + general, 3 dryads:8, wild-riders-of-kurnous:5, waywatchers:5',
			codes: [forbidden]
		}
	]),
	ruled('wood-elves', ['scouts-by-glade-guard'], 'as many Scouts as Glade Guard', [
		{ list: 'wood-elf-highborn + general, 2 glade-guard:10, 2 scouts:5' },
		{
			list: 'wood-elf-highborn + general, 2 glade-guard:10, 3 scouts:5',
			codes: [tooMany],
			said: ['Scouts: 3 taken, maximum 2. Remove 1.']
		}
	]),
	ruled('wood-elves', ['kindreds'], 'one kindred, and an Alter leads nobody', [
		{ list: `${wood}, wood-elf-noble + wardancer-kindred` },
		{
			list: `${wood}, wood-elf-noble + wardancer-kindred + eternal-kindred`,
			codes: [exclusive]
		},
		{ list: 'wood-elf-highborn + general + alter-kindred, 3 glade-riders:5', codes: [forbidden] },
		{
			list: `${wood}, wood-elf-noble + battle-standard-bearer + eternal-kindred`,
			codes: [carries]
		}
	]),
	ruled('wood-elves', ['drycha'], 'no elf marches under Drycha', [
		{ size: 2000, list: 'drycha + general, 3 dryads:8, tree-kin:3' },
		{ size: 2000, list: 'drycha + general, 3 dryads:8, glade-riders:5', codes: [forbidden] }
	])
];

const dwarfCases = [
	ruled('dwarfs', ['dwarf-once'], 'Miners, Rangers, Hammerers and Slayers once', [
		{ list: `${dwarfs}, miners:10, rangers:10, hammerers:10, slayers:10` },
		{ list: `${dwarfs}, 2 miners:10`, codes: [tooMany] },
		{ list: `${dwarfs}, 2 hammerers:10`, codes: [tooMany] },
		{ list: `${dwarfs}, 2 slayers:10`, codes: [tooMany] }
	]),
	ruled('dwarfs', ['dwarf-master-runes'], 'a master rune once, one to an item', [
		{ list: `${dwarfs}, thane + master-rune-of-flight` },
		{
			list: `${dwarfs}, thane + master-rune-of-flight, dragon-slayer + master-rune-of-flight`,
			codes: [tooMany],
			said: ['2 taken, maximum 1']
		},
		{
			list: 'lord + general + master-rune-of-flight + master-rune-of-swiftness, 3 thunderers:10',
			codes: [exclusive]
		}
	]),
	ruled('dwarfs', ['dwarf-three-runes'], 'three runes to a weapon', [
		{ list: 'lord + general + rune-of-fire + rune-of-speed + rune-of-striking, 3 thunderers:10' },
		{
			list: 'lord + general + rune-of-fire + rune-of-speed + rune-of-striking + rune-of-cleaving, 3 thunderers:10',
			codes: [exclusive],
			said: ['4 weapon runes', 'maximum 3.']
		},
		{ list: `${dwarfs}, cannon + rune-of-forging + stalwart-rune + rune-of-burning` },
		{
			list: `${dwarfs}, cannon + rune-of-forging + stalwart-rune + rune-of-burning + rune-of-reloading`,
			codes: [exclusive]
		}
	]),
	ruled('dwarfs', ['dwarf-anvil'], 'one Anvil, a Runelord with it', [
		{ list: 'runelord + general + anvil-of-doom, 3 thunderers:10', points: 340 + 420 },
		{ list: `${dwarfs}, runesmith + anvil-of-doom`, codes: [carries] }
	]),
	ruled('dwarfs', ['dwarf-warriors'], 'Warriors wear one suit of armour', [
		{ list: `${dwarfs}, dwarf-warriors:20 + heavy-armour`, points: 555 + 20 * 8 },
		{ list: `${dwarfs}, dwarf-warriors:20`, codes: [tooFewOf] }
	])
];

/** Elves of three kinds, and Dwarfs. */
export const elfCases = [...darkElves, ...highElves, ...woodElves, ...dwarfCases];
