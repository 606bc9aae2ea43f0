export const armyIds = [
	'empire',
	'tomb-kings',
	'chaos',
	'orc',
	'high-elf',
	'dwarf',
	'skaven',
	'lizardmen',
	'bretonnian',
	'kislev',
	'dark-elf',
	'vampire-counts',
	'daemon',
	'araby'
] as const;
export type ArmyId = (typeof armyIds)[number];

/**
 * A second transcription of the book, made from its text without sight of the data pack.
 * Every row of the army selectors as printed, misprints and all; only the dashes are made one kind:
 * Troop | Type | Attack | Hits | Armour | Command | Unit size | Points | Min/max | line of the text.
 */
export const selectors: Record<ArmyId, readonly string[]> = {
	empire: [
		'Halberdiers | Infantry | 3 | 3 | 6+ | - | 3 | 45 | 2/- | 3725',
		'Handgunners | Infantry | 3/1 | 3 | 0 | - | 3 | 65 | -/3 | 3726',
		'Crossbowmen | Infantry | 3/1 | 3 | 0 | - | 3 | 55 | 2/- | 3727',
		'Flagellants | Infantry | 5 | 3 | 0 | - | 3 | 70 | -/1 | 3728',
		'Skirmishers | Infantry | 4 | 3 | 0 or 6+ | - | *1 | 25 | -/- | 3729',
		'Knights | Cavalry | 3 | 3 | 4+ | - | 3 | 110 | -/- | 3730',
		'Pistoliers | Cavalry | 3/1 | 3 | 5+ | - | 3 | 95 | -/4 | 3731',
		'Helblaster | Artillery | 1/8-4-2 | 2 | 0 | - | 1 | 50 | -/1 | 3732',
		'Cannon | Artillery | 1/2 + bounce | 2 | 0 | - | 2 | 85 | -/1 | 3733',
		'Steam Tank | Machine | 3/3 | 4 | 3+ | - | 1 | 130 | -/1 | 3734',
		'General | General | +2 | - | - | 9 | 1 | 125 | 1 | 3735',
		'Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/2 | 3736',
		'Wizard | Wizard | +0 | - | - | 7 | 1 | 45 | -/1 | 3737',
		'Griffon | Monstrous Mount | +2 | - | - | - | 1 | +80 | -/1 | 3738',
		'War Altar | Chariot Mount | +1 | - | - | - | 1 | +15 | -/1 | 3739'
	],
	'tomb-kings': [
		'Skeletons | Infantry | 2 | 3 | 6+ | - | 3 | 30 | 2/- | 3916',
		'Skeleton Bowmen | Infantry | 2/1 | 3 | 0 | - | 3 | 45 | 2/- | 3917',
		'Skeleton Cavalry | Cavalry | 2 | 3 | 5+ | - | 3 | 60 | -/- | 3918',
		'Skeleton Chariots | Chariot | 3/1 | 3 | 5+ | - | 3 | 110 | -/3 | 3919',
		'Carrion | Monster | 2 | 3 | 6+ | - | 3 | 65 | -/1 | 3920',
		'Bone Giant | Monster | 6 | 4 | 4+ | - | 1 | 125 | -/1 | 3921',
		'Sphinx | Monster | 4 | 6 | 3+ | - | 1 | 150 | -/1 | 3922',
		'Skull Chukka | Artillery | 1/3 | 3 | 0 | - | 1 | 85 | -/1 | 3923',
		'Bone Thrower | Artillery | 1/1 per stand | 2 | 0 | - | 2 | 65 | -/1 | 3924',
		'Tomb King | General | +2 | - | - | 9 | 1 | 130 | 1 | 3925',
		'Liche Priest | Wizard | +1 | - | - | 8 | 1 | 90 | -/2 | 3926',
		'Zombie Dragon | Monstrous Mount | +3 | - | - | - | - | +100 | -/1 | 3927',
		'Liche Chariot | Chariot Mount | +1 | - | - | - | - | +10 | -/1 | 3928'
	],
	chaos: [
		'Chaos Warriors | Infantry | 4 | 4 | 4+ | - | 3 | 150 | 1/- | 4081',
		'Chaos Marauders | Infantry | 3 | 3 | 5+ | - | 3 | 60 | 1/- | 4082',
		'Ogres | Infantry | 4 | 4 | 5+ | - | 3 | 105 | -/1 | 4083',
		'Trolls | Infantry | 5 | 3 | 5+ | - | 3 | 110 | -/3 | 4084',
		'Marauder Horsemen | Cavalry | 3 | 3 | 5+ | - | 3 | 90 | -/4 | 4085',
		'Chaos Knights | Cavalry | 4 | 4 | 4+ | - | 3 | 200 | -/4 | 4086',
		'Chaos Hounds | Cavalry | 3 | 3 | 0 | - | 3 | 30 | -/2 | 4087',
		'Chaos Chariots | Chariot | 3 | 3 | 5+ | - | 3 | 95 | -/3 | 4088',
		'Harpies | Monster | 2 | 3 | 6+ | - | 3 | 65 | -/1 | 4089',
		'Dragon Ogres | Monster | 6 | 4 | 5+ | - | 3 | 250 | -/1 | 4090',
		'Chaos Spawn | Monster | 3/3 | 4 | 3+ | - | 1 | 110 | -/2 | 4091',
		'General | General | +2 | - | - | 9 | 1 | 125 | 1 | 4092',
		'Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/1 | 4093',
		'Sorcerer | Wizard | +1 | - | - | 8 | 1 | 90 | -/1 | 4094',
		'Chaos Dragon | Monstrous Mount | +3 | - | - | - | 1 | +100 | -/1 | 4095'
	],
	orc: [
		'Orc Warriors | Infantry | 4 | 3 | 6+ | - | 3 | 60 | 2/- | 4262',
		'Black Orcs | Infantry | 4 | 4 | 5+ | - | 3 | 110 | -/1 | 4263',
		'Goblins | Infantry | 2/1 | 3 | 0 | - | 3 | 30 | 2/- | 4264',
		'Trolls | Infantry | 5 | 3 | 5+ | - | 3 | 110 | -/3 | 4265',
		'Ogres | Infantry | 4 | 4 | 5+ | - | 3 | 105 | -/1 | 4266',
		'Boar Riders | Cavalry | 4 | 3 | 5+ | - | 3 | 110 | -/- | 4267',
		'Wolf Riders | Cavalry | 2/1 | 3 | 6+ | - | 3 | 60 | -/- | 4268',
		'Wolf Chariots | Chariots | 3 | 3 | 6+ | - | 3 | 80 | -/3 | 4269',
		'Giant | Monster | 8 | 8 | 5+ | - | 1 | 150 | -/1 | 4270',
		'Rock Lobber | Artillery | 1/3 | 3 | 0 | - | 1 | 75 | -/1 | 4271',
		'Orc General | General | +2 | - | - | 8 | 1 | 95 | 1 | 4272',
		'Orc Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/2 | 4273',
		'Orc Shaman | Wizard | +0 | - | - | 7 | 1 | 45 | -/1 | 4274',
		'Goblin Hero | Hero | +1 | - | - | 7 | 1 | 45 | -/2 | 4275',
		'Goblin Shaman | Wizard | +0 | - | - | 6 | 1 | 30 | -/1 | 4276',
		'Wyvern | Monstrous Mount | +2 | - | - | - | - | +80 | -/1 | 4277',
		'Chariot | Chariot Mount | +1 | - | - | - | - | +10 | -/1 | 4278'
	],
	'high-elf': [
		'Spearmen | Infantry | 3 | 3 | 5+ | - | 3 | 60 | 2/- | 4399',
		'Archers | Infantry | 3/1 | 3 | 6+ | - | 3 | 75 | 1/- | 4400',
		'Silver Helms | Cavalry | 3 | 3 | 4+ | - | 3 | 110 | -/- | 4401',
		'Reavers | Cavalry | 3/1 | 3 | 6+ | - | 3 | 100 | -/3 | 4402',
		'Chariots | Chariot | 3 | 3 | 5+ | - | 3 | 95 | -/3 | 4403',
		'Giant Eagles | Monster | 2 | 3 | 6+ | - | 3 | 70 | -/1 | 4404',
		'Dragon Rider | Monster | 6/3 | 6 | 4+ | - | 1 | 300 | -/1 | 4405',
		'Elven Bolt Thrower | Artillery | 1/3 | 2 | 0 | - | 2 | 65 | -/1 | 4406',
		'General | General | +2 | - | - | 10 | 1 | 180 | 1 | 4407',
		'Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/1 | 4408',
		'Wizard | Wizard | +0 | - | - | 8 | 1 | 90 | -/1 | 4409',
		'Giant Eagle | Monstrous Mount | +2 | - | - | - | - | +20 | -/1 | 4410',
		'Dragon | Monstrous Mount | +3 | - | - | - | - | +100 | -/1 | 4411',
		'Chariot | Chariot Mount | +1 | - | - | - | - | +10 | -/1 | 4412'
	],
	dwarf: [
		'Warriors | Infantry | 3 | 4 | 4+ | - | 3 | 110 | 2/- | 4577',
		'Handgunners | Infantry | 3/1 | 4 | 6+ | - | 3 | 90 | -/- | 4578',
		'Rangers | Infantry | 3/1 | 4 | 5+ | - | 3 | 110 | -/2 | 4579',
		'Troll Slayers | Infantry | 5 | 4 | 0 | - | 3 | 80 | -/2 | 4580',
		'Cannon | Artillery | 1/2 + bounce | 2 | 6+ | - | 2 | 90 | -/1 | 4581',
		'Flame Cannon | Artillery | 1/2D6 + bounce | 2 | 6+ | - | 1 | 50 | -/1 | 4582',
		'Gyrocopter | Machine | 1/3 | 3 | 5+ | - | 1 | 75 | -/1 | 4583',
		'General | General | +2 | - | - | 10 | 1 | 155 | 1 | 4584',
		'Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/1 | 4585',
		'Runesmith | Hero | +1 | - | - | 8 | 1 | 90 | -/1 | 4586',
		'Anvil | Special | +1 | - | - | - | - | +50 | -/1 | 4587'
	],
	skaven: [
		'Clanrats | Infantry | 3 | 3 | 6+ | - | 3 | 40 | 2/- | 4658',
		'Stormvermin | Infantry | 3 | 3 | 5+ | - | 3 | 55 | -/2 | 4659',
		'Jezzails | Infantry | 3/1 | 3 | 6+ | - | 3 | 70 | -/2 | 4660',
		'Plague Monks | Infantry | 5 | 3 | 0 | - | 3 | 70 | -/2 | 4661',
		'Rat Swarms | Infantry | 2 | 3 | 0 | - | 3 | 25 | 2/- | 4662',
		'Gutter Runners | Infantry | 3/1 | 3 | 6+ | - | 3 | 70 | -/4 | 4663',
		'Rat Ogres | Infantry | 4 | 4 | 5+ | - | 3 | 110 | -/2 | 4664',
		'Warp LightCannon | Artillery | 1/D6 | 2 | 0 | - | 1 | 50 | -/2 | 4665',
		'Doom Wheel | Machine | 5 | 4 | 4+ | - | 1 | 125 | -/1 | 4666',
		'Screaming Bell | Machine | 0 | 4 | 4+ | - | 1 | 125 | -/1 | 4667',
		'Grey Seer | General | +1 | - | - | 9 | 1 | 130 | 1 | 4668',
		'Hero | Hero | +1 | - | - | 8 | 1 | 70 | -/2 | 4669',
		'Warlock | Wizard | +0 | - | - | 6 | 1 | 30 | -/1 | 4670'
	],
	lizardmen: [
		'Skinks | Infantry | 2/1 | 3 | - | - | 3 | 35 | 2/- | 4817',
		'Saurus | Infantry | 4 | 3 | 5+ | - | 3 | 75 | 2/- | 4818',
		'Temple Guard | Infantry | 4 | 4 | 5+ | - | 3 | 110 | -/1 | 4819',
		'Salamanders | Infantry | 2/2 | 3 | - | - | +1 | 25 | -/2 | 4820',
		'Kroxigor | Infantry | 5 | 3 | 4+ | - | 3 | 135 | -/2 | 4821',
		'Cold One Riders | Cavalry | 4 | 3 | 4+ | - | 3 | 140 | -/2 | 4822',
		'Terradons | Monster | 2/1 | 3 | 6+ | - | 3 | 85 | -/1 | 4823',
		'Stegadon | Monster | 10/3 | 10 | 4+ | - | 1 | 250 | -/1 | 4824',
		'Slann Mage Palanquin | General | +2 | - | - | 0 | 1 | 95 | 1 | 4825',
		'Saurus Hero | Hero | +2 | - | - | 6 | 1 | 45 | -/1 | 4826',
		'Skink Hero | Hero | +0 | - | - | 8 | 1 | 70 | -/3 | 4827',
		'Skink Shaman | Wizard | +0 | - | - | 6 | 1 | 30 | -/1 | 4828',
		'Stegadon | Monster Mount | +5 | - | - | - | - | +90 | -/1 | 4829',
		'Carnosaur | Monster Mount | +2 | - | - | - | - | +65 | -/1 | 4830'
	],
	bretonnian: [
		'Bowmen | Infantry | 3/1 | 3 | 0 | - | 3 | 55 | -/- | 4983',
		'Men-at-arms | Infantry | 3 | 3 | 6+ | - | 3 | 45 | 1/- | 4984',
		'Peasants | Infantry | 3 | 3 | 0 | - | 3 | 30 | -/4 | 4985',
		'Squires | Cavalry | 3/1 | 3 | 6+ | - | 3 | 90 | 1/4 | 4986',
		'Knights | Cavalry | 3 | 3 | 4+ | - | 3 | 110 | 1/- | 4987',
		'Grail Knights | Cavalry | 3 | 3 | 4+ | - | 3 | 120 | -/1 | 4988',
		'Trebuchet | Artillery | 1/6 | 3 | 0 | - | 1 | 150 | 1 | 4989',
		'General | General | +2 | - | - | 9 | 1 | 125 | 1 | 4990',
		'Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/2 | 4991',
		'Enchantress | Wizard | +0 | - | - | 7 | 1 | 45 | -/1 | 4992',
		'Pegasus | Monstrous Mount | +1 | - | - | - | - | +15 | -/1 | 4993',
		'Unicorn | Monstrous Mount | +1 | - | - | - | - | +15 | -/1 | 4994'
	],
	kislev: [
		'Knights | Cavalry | 3 | 3 | 4+ | - | 3 | 110 | -/4 | 5151',
		'Horse Archers | Cavalry | 3/1 | 3 | 6+ | - | 3 | 80 | 2/- | 5152',
		'Bowmen | Infantry | 3/1 | 3 | 0 | - | 3 | 55 | -/- | 5153',
		'Axemen | Infantry | 3 | 3 | 6+ | - | 3 | 45 | 2/- | 5154',
		'Bears | Infantry | 5 | 3 | 0 | - | 3 | 85 | -/1 | 5155',
		'War Wagon | Artillery | 4/4 | 5 | 4+/- | - | 2 | 140 | -/1 | 5156',
		'General | General | +2 | - | - | 9 | 1 | 125 | 1 | 5157',
		'Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/2 | 5158',
		'Shaman | Wizard | +0 | - | - | 7 | 1 | 45 | -/1 | 5159',
		'Bear | Monstrous Mount | +1 | - | - | - | - | +10 | -/1 | 5160',
		'Tzarina | Special | +0 | - | - | - | - | +25 | -/1 | 5161'
	],
	'dark-elf': [
		'Spearmen | Infantry | 3 | 3 | 5+ | - | 3 | 60 | 2/- | 5326',
		'Crossbowmen | Infantry | 3/2 | 3 | 6+ | - | 3 | 75 | 1/- | 5327',
		'Witch Elves | Infantry | 5 | 3 | 0 | - | 3 | 70 | -/2 | 5328',
		'Dark Riders | Cavalry | 3/2 | 3 | 6+ | - | 3 | 95 | -/3 | 5329',
		'Cold One Knights | Cavalry | 3 | 3 | 4+ | - | 3 | 130 | -/3 | 5330',
		'Harpies | Monster | 2 | 3 | 6+ | - | 3 | 65 | -/1 | 5331',
		'War Hydra | Monster | 6/2 | 4 | 4+ | - | 1 | 135 | -/1 | 5332',
		'Bolt Thrower | Artillery | 1/3 | 2 | 0 | - | 2 | 55 | -/1 | 5333',
		'General | General | +2 | - | - | 10 | 1 | 155 | 1 | 5334',
		'Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/1 | 5335',
		'Sorceress | Wizard | +0 | - | - | 8 | 1 | 80 | -/1 | 5336',
		'Manticore | Monstrous Mount | +2 | - | - | - | - | +80 | -/1 | 5337',
		'Chariot | Chariot Mount | +1 | - | - | - | - | +10 | -/1 | 5338',
		'Cauldron of Blood | Special Mount | +2 | - | - | - | - | +15 | -/1 | 5339'
	],
	'vampire-counts': [
		'Skeletons | Infantry | 2 | 3 | 6+ | - | 3 | 30 | 2/- | 5464',
		'Zombies | Infantry | 2 | 4 | 0 | - | 3 | 35 | 2/- | 5465',
		'Ghouls | Infantry | 4 | 3 | 0 | - | 3 | 55 | -/- | 5466',
		'Grave Guard | Infantry | 3 | 3 | 5+ | - | 3 | 60 | -/4 | 5467',
		'Ethereal Host | Infantry | 3 | 4 | 6+ | - | 3 | 90 | -/2 | 5468',
		'Black Knights | Cavalry | 3 | 3 | 4+ | - | 3 | 110 | -/4 | 5469',
		'Dire Wolves | Cavalry | 2 | 3 | 0 | - | 3 | 40 | -/4 | 5470',
		'Fell Bats | Monster | 2 | 3 | 6+ | - | 3 | 65 | -/1 | 5471',
		'Vampire Lord | General | +2 | - | - | 9 | 1 | 150 | 1 | 5472',
		'Vampire | Hero | +1 | - | - | 8 | 1 | 80 | -/2 | 5473',
		'Necromancer | Wizard | +0 | - | - | 7 | 1 | 45 | -/1 | 5474',
		'Winged Nightmare | Monstrous Mount | +2 | - | - | - | - | +80 | -/1 | 5475',
		'Black Coach | Chariot Mount | +1 | - | - | - | - | +40 | -/1 | 5476'
	],
	daemon: [
		'Daemon Hordes | Infantry | 4 | 3 | 5+ | - | 3 | 75 | 3/- | 5613',
		'Daemon Swarm | Infantry | 2 | 4 | 6+ | - | 3 | 45 | -4 | 5614',
		'Daemon Cavalry | Cavalry | 4 | 3 | 5+ | - | 3 | 110 | -3 | 5615',
		'Daemon Hounds | Cavalry | 3 | 3 | 5+ | - | 3 | 90 | -2 | 5616',
		'Daemon Chariots | Chariot | 3 | 3 | 5+ | - | 3 | 95 | -3 | 5617',
		'Daemon Beasts | Monster | 5 | 4 | 5+ | - | 3 | 220 | -1 | 5618',
		'Daemon Flyers | Monster | 2 | 3 | 5+ | - | 3 | 80 | -1 | 5619',
		'Greater Daemon | Monster | 8 | 6 | 4+ | - | 1 | 300 | -1 | 5620',
		'Daemon Overlord | General | +2 | - | - | 9 | 1 | 135 | 1 | 5621',
		'Daemon Lord |  | - | - | - | 8 | 1 | 100 | -2 | 5622',
		' | Hero | +2 | - | - | - | - | - | - | 5623',
		' | Wizard | +1 | - | - | - | - | +25 | - | 5624',
		'Favour of the Gods | Special Bonus | +1 | - | - | - | - | +50 | -1 | 5625'
	],
	araby: [
		'Spearmen | Infantry | 3 | 3 | 6+ | - | 3 | 45 | 2/- | 5778',
		'Bowmen | Infantry | 3/1 | 3 | 0 | - | 3 | 55 | 2/- | 5779',
		'Guards | Infantry | 3 | 3 | 5+ | - | 3 | 70 | -/4 | 5780',
		'Knights | Cavalry | 3 | 3 | 4+ | - | 3 | 110 | -/- | 5781',
		'Desert Riders | Cavalry | 3/1 | 3 | 6+ | - | 3 | 80 | -/- | 5782',
		'Camel Riders | Cavalry | 3/1 | 3 | 5+ | - | 3 | 100 | -/2 | 5783',
		'Magic Carpets | Cavalry | 1/2 | 3 | 6+ | - | 3 | 85 | -/1 | 5784',
		'Elephants | Monster | 5 | 4 | 5+ | - | 3 | 200 | -/1 | 5785',
		'General | General | +2 | - | - | 9 | 1 | 125 | 1 | 5786',
		'Hero | Hero | +1 | - | - | 8 | 1 | 80 | -/2 | 5787',
		'Wizard | Wizard | +0 | - | - | 7 | 1 | 45 | -/1 | 5788',
		'Flying Carpet | Chariot Mount | +0 | - | - | - | 1 | +10 | -/1 | 5789',
		'Elephant | Monster Mount | +1 | - | - | - | 1 | +65 | -/1 | 5790',
		'Djinn | Monster Mount | +2/+2 | - | - | - | 1 | +90 | -/1 | 5791'
	]
};

/** What is bought for sieges: name | type | attack, hits, armour, command, unit size | points | whose it is. */
export const siegeRows: readonly string[] = [
	'Siege Tower | Machine | 0 3 3+ - 1 | 10 | besieger',
	'Battering Ram | Machine | 0 3 3+ - 1 | 10 | besieger',
	'Sow | Machine | 0 3 3+ - 1 | 5 | besieger',
	'Mantlets | - | - - - - - | 10 | besieger',
	'Boiling Oil | - | - - - - - | 5 | defender'
];

/** Name | group | points | who may have it, as printed, or a dash. */
export const items: readonly string[] = [
	'Battle Banner | Magic Standard | 50 | -',
	'Banner of Shielding | Magic Standard | 50 | -',
	'Banner of Fortitude | Magic Standard | 50 | -',
	'Banner of Steadfastness | Magic Standard | 30 | -',
	'Banner of Fortune | Magic Standard | 20 | -',
	'Sword of Destruction | Magic Weapon | 10 | -',
	'Sword of Fate | Magic Weapon | 5 | -',
	'Sword of Cleaving | Magic Weapon | 10 | -',
	'Sword of Might | Magic Weapon | 10 | -',
	'Crown of Command | Device of Power | 100 | General only',
	'Helm of Dominion | Device of Power | 50 | General only',
	'Orb of Majesty | Device of Power | 30 | General only',
	'Ring of Magic | Device of Power | 30 | Wizard only',
	'Staff of Spellbinding | Device of Power | 30 | Wizard or Dwarf Runesmith only',
	'Sceptre of Sovereignty | Device of Power | 30 | General only',
	'Scroll of Dispelling | Device of Power | 20 | Wizard or Dwarf runesmith only',
	'Wand of Power | Device of Power | 10 | Wizard only',
	'Rod of Repetition | Device of Power | 10 | Wizard only'
];

/** Heading | roll to cast | what is printed after "Range" (and after the dash that may follow it). */
export const spells: Record<ArmyId, readonly string[]> = {
	empire: [
		'BALL OF FLAME | 5+ | 30cm',
		'VOICE OF COMMAND | 5+ | 30cm',
		'WEIRD ENCHANTMENT | 4+ | 30cm',
		'TELEPORT | 2+ | N/A'
	],
	'tomb-kings': [
		'RAISE DEAD | 5+ | 30cm',
		'TOUCH OF DEATH | 4+ | Touching',
		'DOOM AND DESPAIR | 4+ | 60cm',
		'DEATH BOLT | 5+ | 30cm'
	],
	chaos: [
		'BOON OF CHAOS | 4+ | affects the unit he has joined',
		'ANGER OF THE GODS | 4+ | affects enemy within 30cm',
		'RAGE OF CHAOS | 5+ | 30cm',
		'CURSE OF CHAOS | 5+ | 30cm'
	],
	orc: [
		'FOOT OF GORK | 6+ | 50cm',
		'GOTCHA! | 5+ | 30cm',
		'GERROFF!!! | 5+ | 60cm',
		'WAAAGH! | 4+ | 30cm'
	],
	'high-elf': [
		'STORM OF STONE | 6+ | 30cm',
		'LIGHT OF BATTLE | 5+ | 30cm',
		"HEAVEN'S FIRE | 4+ | 30cm",
		'HAIL OF DESTRUCTION | 5+ | 30cm'
	],
	dwarf: [],
	skaven: [
		'SKITTERLEAP | 2+ | N/A',
		'WARP LIGHTNING | 5+ | 30cm',
		'DEATH FRENZY | 5+ | 30cm',
		'PLAGUE | 6+ | 30cm'
	],
	lizardmen: [
		'GAZE OF SOTEK | 5+ | 30cm',
		"MAZDAMUNDI'S REVENGE | 4+ | 60cm",
		'WINGS IN THE JUNGLE | 5+ | N/A',
		'SHIELD OF THE OLD ONES | 5+ | 30cm'
	],
	bretonnian: [
		'AERIAL SHIELD | 4+ | affects friends within 15cm',
		'SHIELD OF COMBAT | 4+ | n/a',
		'EERIE MIST | 4+ | 30cm',
		"LADY'S FAVOUR | 5+ | 30cm"
	],
	kislev: [
		'ICY BLAST | 5+ | 30cm',
		'CHILL | 4+ | 30cm',
		'MONSTER BEAR! | 5+ | n/a',
		'FREEZE | 6+ | 60cm'
	],
	'dark-elf': [
		'DOOM BOLT | 5+ | 30cm',
		'BLACK HORROR | 6+ | 50cm',
		'DOMINION | 4+ | 60cm',
		'SOUL STEALER | 5+ | touching'
	],
	'vampire-counts': [
		'RAISE DEAD | 5+ | 30cm',
		"VANHIL'S DANSE MACABRE | 5+ | 40cm",
		'DEATH BOLT | 5+ | 30cm',
		'CURSE OF YEARS | 6+ | Touching'
	],
	daemon: [
		'SUMMON DAEMONS | 4+ | 60cm',
		'DAEMONIC RAGE | 5+ | 30cm',
		'SORCEROUS BLAST | 5+ | 30cm',
		'FRENZY OF CHAOS | 6+ | 30cm'
	],
	araby: [
		'SAND STORM | 4+ | affects enemy within 30cm',
		'MIRAGE | 4+ | 60cm',
		'SUNSTRIKE | 5+ | 30cm',
		'CURSE OF THE DJINN | 6+ | 30cm'
	]
};

/** The highest number of a special rule that the army's list refers to. */
export const notes: Record<ArmyId, number> = {
	empire: 8,
	'tomb-kings': 9,
	chaos: 5,
	orc: 8,
	'high-elf': 7,
	dwarf: 6,
	skaven: 8,
	lizardmen: 8,
	bretonnian: 6,
	kislev: 5,
	'dark-elf': 8,
	'vampire-counts': 6,
	daemon: 6,
	araby: 8
};
