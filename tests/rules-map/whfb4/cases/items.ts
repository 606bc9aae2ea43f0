import {
	carries,
	exclusive,
	forbidden,
	missing,
	repeated,
	type Case,
	type RuleCases
} from '../../case.ts';

const men = 'man-lord + general';
const many = [
	'sword-of-might',
	'silver-seal',
	'ruby-chalice',
	'enchanted-shield',
	'healing-potion'
];

/** As many items as he may have, and one more. */
function upTo(count: number, before: string, bearer: string): readonly Case[] {
	const having = (n: number) => [`${before}${bearer}`, ...many.slice(0, n)].join(' + ');
	return [{ list: having(count) }, { list: having(count + 1), codes: [exclusive] }];
}

/** The same, of wizards, who would be warned of a shield. */
function upToSpells(count: number, before: string, bearer: string): readonly Case[] {
	const list = ['sword-of-might', 'silver-seal', 'ruby-chalice', 'healing-potion', 'rod-of-power'];
	const having = (n: number) => [`${before}${bearer}`, ...list.slice(0, n)].join(' + ');
	return [{ list: having(count) }, { list: having(count + 1), codes: [exclusive] }];
}

function byBattleMagic(cases: readonly Case[]): readonly Case[] {
	return cases.map((one) => ({ ...one, answers: { 'liches-and-vampires': 'battle-magic' } }));
}

/** Who may have magic items, how many, and which together. */
export const itemCases: readonly RuleCases[] = [
	{
		title: 'items are for characters',
		lines: [2716, 2730, 4884],
		rows: ['items-for-heroes'],
		army: 'men',
		cases: [
			{ list: `${men} + sword-of-might + dawnstone + ruby-chalice` },
			{ list: `${men} + enchanted-shield, man:10 + champion + sword-of-might` },
			{ list: `${men}, man:10 + sword-of-might`, codes: [carries, exclusive] },
			{ list: `${men}, man:10 + dawnstone`, codes: [carries, exclusive] },
			{ list: `${men}, man:10 + ruby-chalice`, codes: [carries, exclusive] },
			{ list: `${men}, griffon + enchanted-shield`, codes: [carries, exclusive] },
			{ list: `${men}, cannon-man:3 + sword-of-might`, codes: [carries] }
		]
	},
	{
		title: 'some are for wizards, some for a race',
		lines: [2716, 4940, 5509],
		rows: ['items-for-some', 'wizards-only'],
		army: 'men',
		cases: [
			{ list: `${men}, man-wizard-1 + college-bright + wand-of-jet` },
			{ list: `${men} + wand-of-jet`, codes: [carries] },
			{ list: `${men} + book-of-ashur`, codes: [carries] },
			{ list: `${men} + rod-of-power`, codes: [carries] },
			{ list: `${men} + fellblade`, codes: [carries] }
		]
	},
	{
		title: 'and Skaven items for Skaven',
		lines: [2716, 4940],
		rows: ['items-for-some'],
		army: 'skaven',
		cases: [{ list: 'skaven-lord + general + fellblade' }]
	},
	{
		title: 'scrolls: wizards only, any number of them, within theirs',
		lines: [2736, 2742, 4942, 4976],
		rows: ['scrolls-for-wizards', 'several-scrolls', 'each-item-once'],
		army: 'men',
		cases: [
			{
				list: `${men}, man-wizard-4 + college-jade + dispel-magic-scroll + dispel-magic-scroll + power-scroll + destroy-magic-scroll`
			},
			{
				list: `${men}, 3 man-wizard-2 + college-jade + dispel-magic-scroll + dispel-magic-scroll`
			},
			{ list: `${men} + dispel-magic-scroll`, codes: [carries] },
			{ list: `${men} + destroy-magic-scroll`, codes: [carries] },
			{ list: `${men} + power-scroll`, codes: [carries] },
			{
				list: `${men}, man-wizard-1 + college-jade + dispel-magic-scroll + dispel-magic-scroll`,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'each item once',
		lines: [4942, 4944, 4946],
		rows: ['each-item-once'],
		army: 'men',
		cases: [
			{ list: `${men} + sword-of-might, man-hero + ogre-blade` },
			{ list: `${men} + sword-of-might, man-hero + sword-of-might`, codes: [repeated] },
			{ list: `${men} + ruby-chalice + ruby-chalice`, codes: [repeated] }
		]
	},
	{
		title: 'how many, by rank and level',
		lines: [
			2724, 2742, 4888, 4892, 4894, 4896, 4898, 4900, 4902, 4904, 4906, 4908, 4910, 4912, 4914,
			4916, 4918, 4920, 4922
		],
		rows: ['number-of-items', 'several-items', 'several-scrolls'],
		army: 'men',
		cases: [
			...upTo(1, `${men}, man:10, `, 'man-champion'),
			...upTo(1, `${men}, `, 'man:10 + champion'),
			...upTo(2, `${men}, `, 'man-hero'),
			...upTo(3, '', men),
			...upToSpells(1, `${men}, `, 'man-wizard-1 + college-jade'),
			...upToSpells(2, `${men}, `, 'man-wizard-2 + college-jade'),
			...upToSpells(3, `${men}, `, 'man-wizard-3 + college-jade'),
			...upToSpells(4, `${men}, `, 'man-wizard-4 + college-jade')
		]
	},
	{
		title: 'Wight, Vampire, Liche',
		lines: [4888, 4924, 4926, 4928, 4930, 4932, 4934],
		rows: ['number-of-items-undead'],
		army: 'undead-points',
		cases: [
			...upToSpells(1, 'necromancer-1 + general + deck-necromantic, ', 'wight-character'),
			...byBattleMagic(upToSpells(2, '', 'vampire + general + deck-necromantic + deck-dark')),
			...byBattleMagic(
				upToSpells(3, '', 'liche + general + deck-necromantic + deck-dark + deck-dark')
			)
		]
	},
	{
		title: 'Liches and Vampires by the later book',
		lines: [
			3135, 3145, 3147, 3149, 3151, 3153, 3155, 3157, 3159, 3161, 3163, 3165, 3167, 3169, 3171,
			3173, 3175, 3177, 3179, 3181, 3183, 3185, 3187, 3189, 3191, 3193, 3195, 3197, 3199
		],
		army: 'undead',
		cases: [
			...upToSpells(
				4,
				'skeleton-warriors:80, ',
				'liche + general + deck-necromantic + deck-dark + deck-dark'
			),
			...upToSpells(
				4,
				'skeleton-warriors:80, ',
				'vampire-lord + general + deck-necromantic + deck-dark'
			),
			...upToSpells(2, 'skeleton-warriors:80, ', 'vampire-count + general + deck-necromantic'),
			{
				list: 'skeleton-warriors:80, vampire-count + general + deck-necromantic + deck-dark',
				codes: [exclusive]
			},
			...byBattleMagic([
				{ list: 'skeleton-warriors:80, vampire-count + general + deck-necromantic + deck-dark' }
			])
		]
	},
	{
		title: 'one weapon, one suit, one shield',
		lines: [4940, 4992],
		rows: ['one-weapon', 'one-armour'],
		army: 'men',
		cases: [
			{ list: `${men} + sword-of-might + armour-of-fortune + enchanted-shield` },
			{ list: `${men} + sword-of-might + ogre-blade`, codes: [exclusive] },
			{ list: `${men} + armour-of-fortune + armour-of-endurance`, codes: [exclusive] },
			{ list: `${men} + enchanted-shield + spelleater-shield`, codes: [exclusive] }
		]
	},
	{
		title: 'magic standards',
		lines: [4884, 4936, 4938],
		rows: ['standards-for-whom', 'standards-of-points', 'one-standard'],
		army: 'men',
		cases: [
			{ list: `${men}, man:10 + standard-bearer + war-banner` },
			{
				list: `${men}, man:10 + standard-bearer + war-banner`,
				answers: { 'magic-standards': 'battle-standard-only' },
				codes: [exclusive]
			},
			{ list: `${men}, man-battle-standard + war-banner` },
			{
				list: `${men}, man-battle-standard + war-banner`,
				answers: { 'magic-standards': 'battle-standard-only' }
			},
			{ list: `${men}, man:10 + war-banner`, codes: [missing] },
			{ list: `${men} + war-banner`, codes: [carries, missing] },
			{ list: `${men} + battle-banner`, codes: [carries, missing] },
			{ list: `${men} + banner-of-might`, codes: [carries, missing] },
			{
				list: `${men}, man:10 + standard-bearer + war-banner + banner-of-courage`,
				codes: [exclusive]
			}
		]
	},
	{
		title: 'a list says which regiments may have one',
		lines: [4884, 4938],
		rows: ['standards-for-whom'],
		army: 'high-elves',
		cases: [
			{
				list: 'high-elf-general + general, high-elf-archers:30, silver-helms:10 + standard-bearer + war-banner'
			},
			{
				list: 'high-elf-general + general, silver-helms:20, high-elf-archers:30 + standard-bearer + war-banner',
				codes: [carries]
			}
		]
	},
	{
		title: 'the battle standard has one item, a standard or another',
		lines: [4890],
		army: 'men',
		cases: [
			{ list: `${men}, man-battle-standard + battle-banner` },
			{ list: `${men}, man-battle-standard + sword-of-might` },
			{ list: `${men}, man-battle-standard + battle-banner + sword-of-might`, codes: [exclusive] }
		]
	},
	{
		title: 'items with a spell are for any character',
		lines: [4966, 4970],
		army: 'men',
		cases: [
			{ list: `${men} + doomfire-ring + horn-of-urgok` },
			{ list: `${men}, man-wizard-1 + college-grey + ring-of-volans` },
			{ list: `${men}, man:10 + doomfire-ring`, codes: [carries, exclusive] }
		]
	},
	{
		title: 'the Sword of Destruction stands alone',
		lines: [5315],
		army: 'men',
		cases: [
			{ list: `${men} + sword-of-destruction, man-hero + dawnstone` },
			{ list: `${men} + sword-of-destruction + dawnstone`, codes: [forbidden] }
		]
	},
	{
		title: 'War Paint without armour',
		lines: [5086],
		army: 'skaven',
		cases: [
			{ list: 'skaven-lord + general + magic-war-paint + sword-of-might' },
			{ list: 'skaven-lord + general + magic-war-paint + armour-of-fortune', codes: [forbidden] },
			{ list: 'skaven-lord + general + magic-war-paint + enchanted-shield', codes: [forbidden] }
		]
	},
	{
		title: 'the Book of Ashur without the War Crown',
		lines: [5539],
		army: 'high-elves-points',
		cases: [
			{
				list: 'high-elf-lord + general, high-elf-mage-1 + book-of-ashur + deck-high + deck-bright'
			},
			{
				list: 'high-elf-lord + general, high-elf-mage-2 + book-of-ashur + war-crown-of-saphery + deck-high + deck-bright + deck-high + deck-gold',
				codes: [forbidden]
			}
		]
	},
	{
		title: 'standards of the Chaos gods',
		lines: [5715, 5717, 5721, 5725, 5731, 5733, 5769],
		army: 'chaos',
		cases: [
			{
				list: 'chaos-lord + general + mark-khorne, chaos-warriors:30 + standard-bearer + banner-of-rage'
			},
			{
				list: 'chaos-lord + general + mark-nurgle, chaos-warriors:30 + standard-bearer + banner-of-rage',
				codes: [missing]
			},
			{
				list: 'chaos-lord + general + mark-tzeentch, chaos-warriors:30 + standard-bearer + blasted-standard'
			},
			{
				list: 'chaos-lord + general + mark-khorne, chaos-warriors:30 + standard-bearer + blasted-standard',
				codes: [missing]
			},
			{
				list: 'chaos-lord + general + mark-slaanesh, chaos-warriors:30 + standard-bearer + rapturous-standard'
			},
			{
				list: 'chaos-lord + general + mark-khorne, chaos-warriors:30 + standard-bearer + rapturous-standard',
				codes: [missing]
			},
			{
				list: 'chaos-lord + general + mark-nurgle, chaos-warriors:30 + standard-bearer + plague-banner'
			},
			{
				list: 'chaos-lord + general + mark-khorne, chaos-warriors:30 + standard-bearer + plague-banner',
				codes: [missing]
			}
		]
	},
	{
		title: 'what is for the King of the Dwarfs: a reading',
		lines: [2521, 5008, 5122, 5169, 5275, 5979],
		rows: ['dwarf-king'],
		army: 'dwarfs',
		cases: [
			{ list: 'dwarf-lord + general + axe-of-grimnir + armour-of-skaldor' },
			{
				list: 'dwarf-lord + general + axe-of-grimnir + armour-of-skaldor',
				answers: { 'dwarf-king': 'nobody' },
				codes: [carries, carries]
			},
			{ list: 'dwarf-lord + general + runic-talisman + master-rune-of-kingship' },
			{ list: 'dwarf-lord + general + great-book-of-grudges' },
			{ list: 'dwarf-lord + general, dwarf-hero + dragon-crown-of-karaz', codes: [carries] },
			{
				list: 'dwarf-lord + general, dwarf-hero + runic-talisman + master-rune-of-kingship',
				codes: [carries]
			}
		]
	},
	{
		title: 'the Crown of the Tomb King',
		lines: [5195],
		army: 'undead',
		cases: [
			{
				list: 'skeleton-warriors:80, vampire-count + general + deck-necromantic, mummy-tomb-king + tomb-kings-crown'
			},
			{
				list: 'skeleton-warriors:80, vampire-count + general + deck-necromantic, wight-lord + tomb-kings-crown',
				codes: [carries]
			}
		]
	},
	{
		title: 'what is only of no use is said and allowed',
		lines: [5034, 5100],
		army: 'men',
		cases: [
			{ list: `${men} + armour-of-meteoric-iron, man-hero + enchanted-shield` },
			{ list: `${men} + armour-of-meteoric-iron + enchanted-shield`, advice: [forbidden] },
			{ list: `${men} + talisman-of-obsidian` },
			{
				list: `${men}, man-wizard-1 + college-jade + talisman-of-obsidian`,
				advice: [forbidden]
			}
		]
	},
	{
		title: 'the Crown of Sorcery on a Dwarf',
		lines: [5847],
		rows: ['sorcery-for-dwarfs'],
		army: 'dwarfs',
		cases: [
			{
				list: 'dwarf-lord + general + crown-of-sorcery + deck-necromantic + deck-dark + deck-dark',
				advice: [forbidden]
			}
		]
	},
	{
		title: 'the mushroom and its Fanatics',
		lines: [5241],
		army: 'orcs-and-goblins',
		cases: [
			{
				list: 'orc-lord + general + mad-cap-mushroom, goblin:20 + night-goblins, goblin-fanatic'
			},
			{
				list: 'orc-lord + general + mad-cap-mushroom, goblin:20 + night-goblins',
				codes: [missing]
			},
			{
				list: 'orc-lord + general + mad-cap-mushroom, goblin:20, goblin-fanatic',
				codes: [missing]
			},
			{
				list: 'orc-lord + general + mad-cap-mushroom, goblin:20',
				codes: [missing, missing]
			}
		]
	},
	{
		title: 'the Doomrider Banner',
		lines: [5753],
		army: 'undead',
		cases: [
			{
				list: 'necromancer-champion + general + deck-necromantic + deck-dark, skeleton-horsemen:30 + standard-bearer + doomrider-banner'
			},
			{
				list: 'necromancer-champion + general + deck-necromantic + deck-dark, skeleton-warriors:70 + standard-bearer + doomrider-banner',
				advice: [missing]
			}
		]
	}
];
