/** A unit as a player would write it, and what it costs, worked out by hand from the army book's public data. */
export interface Golden {
	readonly army: string;
	readonly unit: string;
	readonly models?: number;
	readonly with: readonly string[];
	readonly points: number;
}

const rows: readonly (readonly [string, string, number | undefined, readonly string[], number])[] =
	[
		[
			'beast-herds',
			'Wildhorn Herd',
			20,
			['Shield', 'Champion', 'Musician', 'Standard Bearer'],
			20 * 6 + 20 * 1 + 30
		],
		['beast-herds', 'Minotaurs', 4, ['Great Weapon', 'Champion'], 12 + 4 * 36 + 4 * 7 + 10],
		[
			'beast-herds',
			'Beastlord',
			undefined,
			['Heavy Armour', 'Shield', 'Great Weapon', 'Ramhorn Chariot'],
			140 + 12 + 5 + 10 + 70
		],
		[
			'beast-herds',
			'Blood Rite Mystic',
			undefined,
			['Level 2 Wizard', 'Beast Staff', 'Dispel Scroll'],
			65 + 30 + 10 + 35
		],
		[
			'daemon-legions',
			'Horrors of Change',
			20,
			['Champion', 'Flares of Change'],
			10 + 20 * 6 + 70 + 20 * 2
		],
		['daemon-legions', 'Igniters of Change', 4, ['Champion'], -20 + 4 * 40 + 10],
		[
			'daemon-legions',
			'Daemonic Prince',
			undefined,
			['Plate Armour', 'Fly (8)', 'Level 4 Wizard', 'Mark of the Daemon Legion (Change)'],
			250 + 25 + 40 + 150
		],
		[
			'daemon-legions',
			'Doombringers',
			3,
			['Hell Blades', 'Innate Defence (4+)', 'Standard Bearer'],
			3 * 50 + 3 * 5 + 3 * 15 + 10
		],
		[
			'dread-elves',
			'Elven Warriors',
			30,
			['Heavy Armour', 'Standard Bearer', 'Musician'],
			30 * 8 + 30 * 2 + 20
		],
		[
			'dread-elves',
			'Lord of Darkness',
			undefined,
			['Dragon', 'Alpha Predator', 'Heavy Armour', 'Great Weapon'],
			140 + 250 + 30 + 8 + 10
		],
		['dread-elves', 'Shadow Riders', 5, ['Repeater Crossbow', 'Shield'], 5 * (17 + 3 + 2)],
		['dread-elves', 'Sorceress', undefined, ['Wizard Level 2', 'Giant Sword'], 65 + 30 + 50],
		[
			'dwarven-holds',
			'Dwarf Warriors',
			20,
			['Shields', 'Great Weapons', 'Champion'],
			20 * 7 + 20 * 2 + 20 * 2 + 10
		],
		[
			'dwarven-holds',
			'Greybeards',
			20,
			['Shields', 'Standard Bearer', 'War Standard'],
			10 + 20 * 11 + 20 * 3 + 10 + 15
		],
		[
			'dwarven-holds',
			'Dwarf King',
			undefined,
			['Throne of War', 'Shield', 'Rune of Fury', 'Rune of Fury', 'Rune of Might'],
			125 + 150 + 3 + 15 + 15 + 20
		],
		[
			'dwarven-holds',
			'Close Quarter Machine',
			undefined,
			['Dwarf Volley Cannon', 'Runic Enhanced'],
			110 + 10 + 30
		],
		[
			'empire-of-sonnstahl',
			'Heavy Infantry Battalion',
			40,
			['Halberd', 'Champion', 'Musician', 'Standard Bearer'],
			40 * 5 + 40 * 1 + 30
		],
		[
			'empire-of-sonnstahl',
			'Imperial Reiter Cavalry',
			5,
			['Heavy Armour', 'Repeater Gun'],
			5 * (15 + 2 + 3)
		],
		[
			'empire-of-sonnstahl',
			'Archwizard',
			undefined,
			['Wizard Level 4', 'Horse', 'Barding', 'Book of Arcane Power'],
			150 + 60 + 20 + 15 + 70
		],
		[
			'empire-of-sonnstahl',
			'Wizard Apprentice',
			undefined,
			['Wizard Level 2', 'Book of Arcane Power'],
			60 + 30 + 50
		],
		[
			'highborn-elves',
			'Elven Heavy Cavalry',
			8,
			['Natural Armour', 'Standard Bearer', 'Banner of Speed'],
			8 * (19 + 4) + 10 + 15
		],
		['highborn-elves', 'Giant Eagles', 3, ['Lightning Reflexes'], 15 + 3 * 35 + 3 * 10],
		[
			'highborn-elves',
			'High Prince',
			undefined,
			['Griffon', 'Thunderous Charge', 'Dragonforged Armour', 'Lance', 'Shield'],
			130 + 120 + 15 + 15 + 15 + 5
		],
		[
			'infernal-dwarves',
			'Infernal Legion',
			20,
			['Shields', 'Fire Halberd'],
			20 * 9 + 20 * 2 + 20 * 3
		],
		[
			'infernal-dwarves',
			"Taur'varakh Thunderborn",
			3,
			['Great Weapon', 'Shields', 'Champion'],
			-15 + 3 * 55 + 3 * 10 + 3 * 5 + 10
		],
		[
			'infernal-dwarves',
			'Infernal Prophet',
			undefined,
			['Level 4 Wizard', 'Lamassu Exalted'],
			220 + 60 + 170 + 45
		],
		[
			'kingdom-of-equitaine',
			'Knights of the Grail',
			6,
			['Champion', 'Standard Bearer', 'Banner of Razors'],
			-20 + 6 * 40 + 20 + 45
		],
		[
			'kingdom-of-equitaine',
			'Bowmen',
			20,
			['Skirmisher', 'Archers Defilades'],
			20 * 6 + 20 * 1 + 10
		],
		[
			'kingdom-of-equitaine',
			'Paladin',
			undefined,
			['Royal Pegasus', 'Barding', 'Lance', 'Questing Code', 'Battle Standard Bearer'],
			60 + 55 + 15 + 10 + 10 + 25
		],
		[
			'ogre-khans',
			'Tribesmen',
			6,
			['Champion', 'Musician', 'Standard Bearer', 'Hill Goblin Lookout'],
			6 * 30 + 30 + 5
		],
		[
			'ogre-khans',
			'Ogre Mercenaries',
			4,
			['Great Weapon', 'Brace of Ogre Pistols'],
			4 * (50 + 8 + 8)
		],
		[
			'ogre-khans',
			'Mountain Raiders',
			3,
			['Heavy Armour', 'Great Weapon'],
			-6 + 3 * (68 + 10 + 10)
		],
		[
			'orcs-and-goblins',
			'Orc Lads',
			25,
			['Neanderorc', 'Additional Hand Weapons', 'Huge Impaler'],
			25 * (6 + 2 + 1) + 15
		],
		['orcs-and-goblins', 'Orc Brutes', 20, ['Common Orc', 'Spears and Shields'], 20 * (8 + 2)],
		[
			'orcs-and-goblins',
			'Orc Warboss',
			undefined,
			['Iron Orc', 'Heavy Armour', 'Great Weapon', 'Wyvern'],
			130 + 20 + 0 + 15 + 120
		],
		[
			'orcs-and-goblins',
			'Goblin Runts',
			30,
			['Common Goblin', 'Shields', 'Stabber', 'Stabber'],
			30 * (3 + 1) + 2 * 15
		],
		[
			'saurian-ancients',
			'Saurian Totem Warriors',
			20,
			['Spawning of the Tricertops God', 'Spears'],
			-10 + 20 * 11 + 20 * 2
		],
		[
			'saurian-ancients',
			'Skink Captain',
			undefined,
			['Triceratops', 'Ancient Triceratops', 'Godly Engine', 'Shield'],
			40 + 160 + 40 + 40 + 2
		],
		[
			'saurian-ancients',
			'Anurid High Priest',
			undefined,
			['Battle Standard Bearer', 'Telepathic Control'],
			270 + 50 + 40
		],
		['sylvan-elves', 'Forest Guardians', 20, ["King's Guard", 'Shield'], 20 * (8 + 6 + 1)],
		['sylvan-elves', 'Treefolk', 4, ['Champion'], -5 + 4 * 45 + 10],
		[
			'sylvan-elves',
			'Ancient Treant',
			undefined,
			['Wizard', 'Level 4 Wizard', 'Treesinging'],
			225 + 150 + 25
		],
		[
			'the-vermin-swarm',
			'Clan Vermin',
			40,
			['Warp Tech Team', 'Gatling Gun', 'Musician'],
			40 * 5 + 50 + 10
		],
		['the-vermin-swarm', 'Blight Monks', 30, ['Standard Bearer'], -15 + 30 * 7 + 10],
		[
			'the-vermin-swarm',
			'Grey Apprentice',
			undefined,
			['Wizard Level 2', 'Warp Token', 'Warp Token'],
			60 + 30 + 2 * 10
		],
		['undying-dynasties', 'Necropolis Guard', 20, ['Shields', 'Halberds'], -20 + 20 * (10 + 1 + 2)],
		['undying-dynasties', 'Skeleton Chariots', 4, ['Champion'], 30 + 4 * 35 + 10],
		[
			'undying-dynasties',
			'Pharaoh',
			undefined,
			['Royal Sphinx', 'Lethal Strike', 'Great Aspen Bow', 'Heavy Armour'],
			175 + 180 + 25 + 15 + 12
		],
		[
			'vampire-covenant',
			'Barrow Guard',
			20,
			['Halberd', 'Shield', 'Standard Bearer', 'Banner of Razors'],
			20 * (10 + 2 + 1) + 10 + 45
		],
		['vampire-covenant', 'Ghoul Monstrosities', 4, ['Champion'], -34 + 4 * 48 + 10],
		[
			'vampire-covenant',
			'Vampire Baron',
			undefined,
			['Nosferatu Bloodline', 'Wizard Level 2', 'Monstrous Revenant', 'Hunger'],
			80 + 80 + 0 + 120 + 15
		],
		[
			'warriors-of-the-dark-gods',
			'Wasteborn Warriors',
			20,
			['Mark of the Dark Gods (Wrath)', 'Shield', 'Halberd'],
			20 * (12 + 2 + 1 + 2)
		],
		['warriors-of-the-dark-gods', 'Barbarians', 20, ['Shield'], 20 * (4 + 2)],
		[
			'warriors-of-the-dark-gods',
			'Wasteborn Knights',
			5,
			['Warpblessed Weapon', 'Champion'],
			-20 + 5 * 37 + 5 * 5 + 10
		],
		[
			'warriors-of-the-dark-gods',
			'Chosen Lord',
			undefined,
			['Mark of the Dark Gods (Wrath)', 'Juggernaut of Wrath', 'Lance', 'Shield'],
			160 + 5 + 35 + 15 + 5
		]
	];

export const golden: readonly Golden[] = rows.map(([army, unit, models, options, points]) => ({
	army,
	unit,
	...(models !== undefined && { models }),
	with: options,
	points
}));
