/** A list as a player writes it, with what each line costs by the printed prices, and its dice. */
export interface WrittenList {
	readonly army: string;
	readonly size: number;
	readonly units: readonly {
		readonly unit: string;
		readonly models?: number;
		readonly count?: number;
		readonly general?: boolean;
		readonly with?: readonly string[];
	}[];
	/** One number for each line. */
	readonly points: readonly number[];
	/** Power and dispel dice. */
	readonly dice: readonly [number, number];
}

export const lists: readonly WrittenList[] = [
	{
		army: 'Empire',
		size: 2000,
		units: [
			{
				unit: 'Elector Count',
				general: true,
				with: ['Barded Warhorse', 'Full Plate Armour', 'Shield', 'Runefang']
			},
			{
				unit: 'Captain',
				with: ['Army Battle Standard', 'Barded Warhorse', 'Full Plate', 'Banner of Sigismund']
			},
			{
				unit: 'Battle Wizard',
				with: ['Level 2 Wizard', 'Lore of Fire', 'Dispel Scroll', 'Dispel Scroll']
			},
			{ unit: 'Battle Wizards', with: ['Level 2', 'Lore of Heavens', 'Dispel Scroll'] },
			{
				unit: 'Halberdier',
				models: 20,
				with: ['Shields', 'Standard Bearer', 'Musician', 'Champion']
			},
			{ unit: 'Halberdier Detachment', models: 10 },
			{ unit: 'Swordsmen', models: 20, with: ['Duellist', 'Musician', 'Standard'] },
			{ unit: 'Handgunner', models: 10, with: ['Marksman', 'Hochland Long Rifle'] },
			{
				unit: 'Knightly Order',
				models: 8,
				with: ['Inner Circle', 'First Knight', 'Standard Bearer', 'Musician', 'War Banner']
			},
			{ unit: 'Pistoliers', models: 5 },
			{ unit: 'Great Cannon', count: 2 },
			{ unit: 'Helblaster' }
		],
		points: [
			80 + 21 + 12 + 3 + 100,
			50 + 25 + 14 + 8 + 60,
			60 + 35 + 25 + 25,
			60 + 35 + 25,
			20 * (6 + 1) + 10 + 5 + 10,
			10 * 6,
			20 * 7 + 10 + 5 + 10,
			10 * 8 + 5 + 20,
			8 * (23 + 3) + 16 + 16 + 8 + 25,
			5 * 19,
			2 * 100,
			125
		],
		dice: [6, 4]
	},
	{
		army: 'Dwarves',
		size: 2000,
		units: [
			{
				unit: 'Dwarf Lord',
				general: true,
				with: [
					'Gromril Armour',
					'Shield',
					'Great Weapon',
					'Master Rune of Gromril',
					'Rune of Stone'
				]
			},
			{ unit: 'Thane', with: ['BSB', 'Gromril Armour', 'Master Rune of Valaya'] },
			{
				unit: 'Runesmith',
				with: ['Heavy Armour', 'Shield', 'Rune of Spellbreaking', 'Rune of Spellbreaking']
			},
			{
				unit: 'Warriors',
				models: 20,
				with: ['Shields', 'Heavy Armour', 'Veteran', 'Standard Bearer', 'Musician']
			},
			{ unit: 'Thunderers', models: 10, with: ['Shields'] },
			{ unit: 'Crossbowmen', models: 10 },
			{ unit: 'Longbeards', models: 15, with: ['Champion', 'Standard Bearer', 'Rune of Courage'] },
			{ unit: 'Cannon', with: ['Rune of Forging', 'Rune of Burning'] },
			{ unit: 'Bolt Thrower', count: 2 },
			{ unit: 'Gyrocopter' },
			{ unit: 'Organ Gun' }
		],
		points: [
			135 + 12 + 3 + 6 + 25 + 5,
			55 + 25 + 8 + 125,
			70 + 4 + 2 + 2 * 25,
			20 * (7 + 1 + 1) + 10 + 10 + 5,
			10 * (14 + 1),
			10 * 12,
			15 * 14 + 12 + 12 + 50,
			100 + 35 + 5,
			2 * 45,
			140,
			125
		],
		dice: [2, 5]
	},
	{
		army: 'Orcs & Goblins',
		size: 2000,
		units: [
			{
				unit: 'Orc Warboss',
				general: true,
				with: ['War Boar', 'Shield', 'Light Armour', "Basha's Big Axe of Bashin'"]
			},
			{ unit: 'Orc Big Boss', with: ['Battle Standard Bearer', "Gork's Waaagh! Banner"] },
			{ unit: 'Orc Shaman', with: ['Level 2', 'Boar', 'Dispel Scroll'] },
			{ unit: 'Night Goblin Shaman', with: ['Dispel Scrolls'] },
			{ unit: 'Orc Boyz', models: 25, with: ['Shields', 'Boss', 'Standard Bearer', 'Musician'] },
			{
				unit: 'Night Goblins',
				models: 30,
				with: ['Fanatics', 'Fanatics', 'Fanatics', 'Standard Bearer', 'Musician']
			},
			{ unit: 'Wolf Riders', models: 10, with: ['Spears', 'Shields', 'Light Armour', 'Musician'] },
			{
				unit: 'Boar Boyz',
				models: 8,
				with: ['Boar Boy Boss', 'Standard Bearer', "Nogg's Banner of Butchery"]
			},
			{ unit: 'Wolf Chariot', count: 2, with: ['Extra Wolf'] },
			{ unit: 'Spear Chukka', count: 2 },
			{ unit: 'Doom Diver' },
			{ unit: 'Trolls', models: 3, with: ['River Trolls'] }
		],
		points: [
			110 + 24 + 3 + 3 + 50,
			65 + 25 + 30,
			65 + 35 + 16 + 25,
			60 + 25,
			25 * (5 + 1) + 13 + 10 + 5,
			30 * 2 + 3 * 25 + 8 + 4,
			10 * (10 + 1 + 1 + 1) + 6,
			8 * 18 + 17 + 14 + 25,
			2 * (60 + 7),
			2 * 35,
			80,
			3 * (50 + 10)
		],
		dice: [5, 4]
	},
	{
		army: 'Bretonnia',
		size: 2000,
		units: [
			{
				unit: 'Bretonnian Lord',
				general: true,
				with: [
					'Royal Pegasus',
					'Lance',
					'Shield',
					'Grail Vow',
					'Virtue of Heroism',
					'Cuirass of Fortune'
				]
			},
			{ unit: 'Paladin', with: ['Battle Standard Bearer', 'Banner of Defence'] },
			{ unit: 'Damsel', with: ['Level 2', 'Lore of Life', 'Warhorse', 'Dispel Scroll'] },
			{ unit: 'Damsel', with: ['Lore of Beasts', 'Dispel Scroll'] },
			{
				unit: 'Knights of the Realm',
				models: 9,
				with: ['Standard Bearer', 'Musician', 'War Banner']
			},
			{
				unit: 'Knights Errant',
				models: 9,
				with: ['Standard Bearer', 'Musician', 'Errantry Banner']
			},
			{
				unit: 'Men-at-arms',
				models: 20,
				with: ['Halberds', 'Yeoman Warder', 'Standard Bearer', 'Musician']
			},
			{ unit: 'Peasant Bowmen', models: 16, with: ['Skirmishers'] },
			{ unit: 'Questing Knights', models: 6, with: ['Musician'] },
			{ unit: 'Pegasus Knights', models: 3, with: ['Musician'] },
			{ unit: 'Trebuchet' }
		],
		points: [
			110 + 50 + 6 + 3 + 28 + 40 + 20,
			60 + 14 + 25 + 30,
			70 + 35 + 10 + 25,
			70 + 25,
			9 * 24 + 16 + 8 + 25,
			9 * 20 + 14 + 7 + 20,
			20 * 5 + 12 + 10 + 5,
			16 * (6 + 1),
			6 * 28 + 9,
			3 * 55 + 10,
			90
		],
		dice: [5, 4]
	},
	{
		army: 'Vampire Counts',
		size: 2000,
		units: [
			{
				unit: 'Vampire Count',
				general: true,
				with: ['Level 2', 'Necromancy', 'Barded Nightmare', 'Sword of Might']
			},
			{ unit: 'Necromancer', with: ['Level 2', 'Necromancy', 'Dispel Scroll', 'Power Stone'] },
			{ unit: 'Necromancer', with: ['Necromancy', 'Book of Arkhan'] },
			{ unit: 'Wight Lord', with: ['Battle Standard', 'Heavy Armour', 'Hell Banner'] },
			{
				unit: 'Skeletons',
				models: 20,
				with: ['Spears', 'Light Armour', 'Standard Bearer', 'Skeleton Captain', 'Musician']
			},
			{ unit: 'Zombies', models: 20 },
			{ unit: 'Ghouls', models: 10, with: ['Champion'] },
			{ unit: 'Dire Wolves', models: 5 },
			{
				unit: 'Grave Guard',
				models: 16,
				with: ['Shields', 'Standard Bearer', 'Banner of the Barrows', 'Crypt Keeper']
			},
			{ unit: 'Black Knights', models: 6, with: ['Barding', 'Standard Bearer'] },
			{ unit: 'Fell Bats', models: 3 },
			{ unit: 'Black Coach' }
		],
		points: [
			205 + 35 + 18 + 20,
			65 + 35 + 25 + 25,
			65 + 25,
			60 + 25 + 4 + 65,
			20 * (8 + 1 + 2) + 10 + 10 + 5,
			20 * 6,
			10 * 8 + 10,
			5 * 10,
			16 * (12 + 1) + 12 + 45 + 12,
			6 * (23 + 2) + 16,
			3 * 20,
			200
		],
		dice: [7, 5]
	},
	{
		army: 'High Elves',
		size: 2000,
		units: [
			{
				unit: 'Prince',
				general: true,
				with: ['Barded Elven Steed', 'Dragon Armour', 'Lance', 'Enchanted Shield']
			},
			{ unit: 'Mage', with: ['Level 2', 'High Magic', 'Seer', 'Pure of Heart'] },
			{ unit: 'Mage', with: ['Level 2', 'Dispel Scroll', 'Dispel Scroll'] },
			{ unit: 'Commander', with: ['Battle Standard Bearer', 'Battle Banner', 'Heavy Armour'] },
			{
				unit: 'Spearmen',
				models: 16,
				with: ['Champion', 'Standard Bearer', 'Musician', 'Lion Standard']
			},
			{ unit: 'Archers', models: 10 },
			{
				unit: 'Silver Helms',
				models: 6,
				with: ['Heavy Armour', 'Shields', 'Champion', 'Standard Bearer', 'Musician']
			},
			{ unit: 'Swordmasters', models: 10, with: ['Bladelord'] },
			{ unit: 'Shadow Warriors', models: 6 },
			{ unit: 'Tiranoc Chariot', count: 2, with: ['Additional Steeds'] },
			{ unit: 'Repeater Bolt Thrower', count: 2 },
			{ unit: 'Great Eagle' }
		],
		points: [
			125 + 26 + 8 + 6 + 10,
			95 + 35 + 30,
			95 + 35 + 20 + 20,
			70 + 25 + 80 + 4,
			16 * 11 + 12 + 12 + 6 + 25,
			10 * 12,
			6 * (19 + 2 + 2) + 14 + 14 + 7,
			10 * 13 + 12,
			6 * 15,
			2 * (85 + 7),
			2 * 100,
			50
		],
		dice: [6, 4]
	},
	{
		army: 'Hordes of Chaos',
		size: 2000,
		units: [
			{
				unit: 'Chaos Lord',
				general: true,
				with: ['Mark of Khorne', 'Barded Chaos Steed', 'Great Weapon', 'Chaos Runeshield']
			},
			{
				unit: 'Aspiring Champion',
				with: ['Battle Standard Bearer', 'Mark of Khorne', 'Banner of Rage']
			},
			{ unit: 'Exalted Champion', with: ['Juggernaut of Khorne', 'Mark of Khorne', 'Halberd'] },
			{
				unit: 'Chaos Warriors',
				models: 12,
				with: ['Shields', 'Mark of Khorne', 'Champion', 'Standard Bearer']
			},
			{ unit: 'Marauders', models: 20, with: ['Light Armour', 'Shields', 'Flails', 'Musician'] },
			{ unit: 'Marauder Horsemen', models: 5, with: ['Throwing Axes'] },
			{ unit: 'Chaos Knights', models: 5, with: ['Mark of Khorne'] },
			{ unit: 'Warhounds', models: 5 },
			{ unit: 'Chaos Chariot' },
			{ unit: 'Flesh Hounds', models: 5 },
			{ unit: 'Chaos Spawn' }
		],
		points: [
			210 + 40 + 24 + 6 + 50,
			80 + 25 + 35 + 50,
			100 + 55 + 35 + 4,
			12 * (14 + 1) + 45 + 12 + 12,
			20 * (5 + 1 + 1 + 1) + 5,
			5 * (13 + 4),
			5 * 33 + 45,
			5 * 6,
			120,
			5 * 16,
			60
		],
		dice: [2, 7]
	},
	{
		army: 'Skaven',
		size: 2000,
		units: [
			{ unit: 'Grey Seer', general: true, with: ['Dispel Scroll'] },
			{ unit: 'Chieftain', with: ['Battle Standard Bearer', 'Heavy Armour', 'Storm Banner'] },
			{
				unit: 'Warlock Engineer',
				with: [
					'Warp-blades',
					'Supercharged Warp-Power Accumulator',
					'Upgraded Warp-Energy Condenser'
				]
			},
			{
				unit: 'Clanrats',
				models: 25,
				with: ['Champion', 'Musician', 'Standard Bearer', 'Ratling Gun']
			},
			{ unit: 'Clanrats', models: 25, with: ['Spears', 'Warpfire Thrower'] },
			{ unit: 'Clanrats', models: 25 },
			{ unit: 'Slaves', models: 20 },
			{ unit: 'Giant Rats', models: 3 },
			{ unit: 'Night Runners', models: 10, with: ['Slings'] },
			{ unit: 'Jezzails', models: 5 },
			{ unit: 'Plague Monks', models: 20, with: ['Additional Hand Weapons', 'Standard Bearer'] },
			{ unit: 'Warp Lightning Cannon' },
			{ unit: 'Plague Censer Bearers', models: 5 }
		],
		points: [
			235 + 25,
			45 + 25 + 4 + 75,
			45 + 15 + 15 + 10,
			25 * 5 + 10 + 5 + 10 + 60,
			25 * (5 + 1) + 75,
			25 * 5,
			20 * 2,
			3 * 30,
			10 * (5 + 4),
			5 * 20,
			20 * (6 + 2) + 10,
			100,
			5 * 17
		],
		dice: [8, 5]
	},
	{
		army: 'Tomb Kings of Khemri',
		size: 2000,
		units: [
			{
				unit: 'Tomb King',
				general: true,
				with: ['Chariot', 'Light Armour', 'Shield', 'Great Weapon']
			},
			{ unit: 'Liche Priest', with: ['Hierophant', 'Skeletal Steed', 'Dispel Scroll'] },
			{ unit: 'Liche Priest', with: ['Casket of Souls'] },
			{ unit: 'Icon Bearer', with: ['Icon of the Sacred Eye'] },
			{
				unit: 'Skeletons',
				models: 10,
				with: ['Hand Weapons and Shields', 'Champion', 'Standard Bearer', 'Musician']
			},
			{ unit: 'Light Horsemen', models: 8 },
			{ unit: 'Chariots', models: 3, with: ['Champion'] },
			{ unit: 'Tomb Guard', models: 15, with: ['Standard Bearer', 'Mirage Standard'] },
			{ unit: 'Ushabti', models: 3 },
			{ unit: 'Tomb Scorpion' },
			{ unit: 'Screaming Skull Catapult', with: ['Skulls of the Foe'] },
			{ unit: 'Bone Giant' }
		],
		points: [
			170 + 45 + 3 + 3 + 6,
			115 + 8 + 25,
			115 + 165,
			65 + 50,
			10 * 8 + 10 + 10 + 5,
			8 * 14,
			3 * 40 + 20,
			15 * 12 + 12 + 40,
			3 * 65,
			85,
			90 + 20,
			220
		],
		dice: [2, 2]
	},
	{
		army: 'Lizardmen',
		size: 2000,
		units: [
			{ unit: 'Slann', general: true, with: ['Second Generation'] },
			{ unit: 'Skink Priest', with: ['Level 2', 'Dispel Scroll', 'Lore of Heavens'] },
			{
				unit: 'Scar-Veteran',
				with: ['Blessed Spawning of Itzl', 'Cold One', 'Light Armour', 'Halberd']
			},
			{ unit: 'Saurus Warriors', models: 16, with: ['Spears', 'Champion', 'Musician'] },
			{ unit: 'Skinks', models: 10 },
			{ unit: 'Skinks', models: 10, with: ['Javelins and Shields'] },
			{
				unit: 'Temple Guard',
				models: 12,
				with: ['Revered Guardian', 'Standard Bearer', 'Jaguar Standard']
			},
			{ unit: 'Saurus Cavalry', models: 5 },
			{ unit: 'Kroxigor', models: 3 },
			{ unit: 'Terradons', models: 3 },
			{ unit: 'Salamander', models: 2 }
		],
		points: [
			325 + 135,
			65 + 35 + 25,
			85 + 5 + 23 + 2 + 4,
			16 * (12 + 2) + 12 + 6,
			10 * 6,
			10 * 6,
			12 * 17 + 14 + 14 + 25,
			5 * 35,
			3 * 58,
			3 * 35,
			2 * 65
		],
		dice: [8, 5]
	},
	{
		army: 'Wood Elves',
		size: 2000,
		units: [
			{ unit: 'Highborn', general: true, with: ['Great Weapon', 'Light Armour', 'Shield'] },
			{ unit: 'Spellsinger', with: ['Level 2', 'Lore of Athel Loren', 'Dispel Scroll'] },
			{ unit: 'Branchwraith', with: ['Level 1', 'A Muster of Malevolents'] },
			{ unit: 'Noble', with: ['Battle Standard Bearer', 'Faoghir - the Banner of Dwindling'] },
			{ unit: 'Glade Guard', models: 10 },
			{ unit: 'Glade Riders', models: 5, with: ['Musician'] },
			{ unit: 'Dryads', models: 8, with: ['Branch Nymph'] },
			{ unit: 'Dryads', models: 8 },
			{ unit: 'Wardancers', models: 8, with: ['Bladesinger'] },
			{ unit: 'Tree Kin', models: 3 },
			{ unit: 'Wild Riders', models: 5, with: ['Wild Hunter'] },
			{ unit: 'Treeman' },
			{ unit: 'Waywatchers', models: 5 }
		],
		points: [
			145 + 6 + 3 + 3,
			90 + 35 + 25,
			65 + 50 + 25,
			75 + 15 + 50,
			10 * 12,
			5 * 24 + 9,
			8 * 12 + 12,
			8 * 12,
			8 * 18 + 14,
			3 * 65,
			5 * 26 + 18,
			285,
			5 * 24
		],
		dice: [5, 4]
	},
	{
		army: 'Ogres',
		size: 2000,
		units: [
			{ unit: 'Tyrant', general: true, with: ['Great Weapon', 'Heavy Armour', 'Mawseeker'] },
			{ unit: 'Butcher', with: ['Dispel Scroll'] },
			{ unit: 'Bruiser', with: ['Battle Standard Bearer', 'Bull Standard', 'Heavy Armour'] },
			{
				unit: 'Bulls',
				models: 4,
				with: ['Additional Hand Weapons', 'Crusher', 'Standard Bearer', 'Musician']
			},
			{ unit: 'Bulls', models: 3 },
			{ unit: 'Ironguts', models: 4, with: ['Standard Bearer', 'Rune Maw'] },
			{ unit: 'Gnoblars', models: 20 },
			{ unit: 'Leadbelchers', models: 2 },
			{ unit: 'Scraplauncher' },
			{ unit: 'Gorger' },
			{ unit: 'Slave Giant' }
		],
		points: [
			200 + 14 + 6 + 10,
			130 + 25,
			130 + 25 + 20 + 4,
			4 * (35 + 4) + 20 + 20 + 10,
			3 * 35,
			4 * 48 + 20 + 20,
			20 * 2,
			2 * 55,
			165,
			75,
			175
		],
		dice: [4, 3]
	},
	{
		army: 'Chaos Dwarfs',
		size: 1500,
		units: [
			{ unit: 'Chaos Dwarf Hero', general: true, with: ['Heavy Armour', 'Great Weapon'] },
			{ unit: 'Chaos Dwarf Sorcerer', with: ['Level 2', 'Lore of Fire', 'Dispel Scroll'] },
			{ unit: 'Chaos Dwarf Warriors', models: 20, with: ['Blunderbusses', 'Champion'] },
			{ unit: 'Chaos Dwarf Warriors', models: 10 },
			{ unit: 'Hobgoblins', models: 20 },
			{ unit: 'Hobgoblin Wolf Riders', models: 10, with: ['Bows'] },
			{ unit: 'Earthshaker Cannon' }
		],
		points: [60 + 4 + 4, 65 + 35 + 25, 20 * (9 + 3) + 10, 10 * 9, 20 * 2, 10 * (11 + 3), 110],
		dice: [4, 3]
	}
];
