/**
 * A second transcription of the rulebook's Points Values (lines 6052-6776), read from its text by itself
 * without sight of the data pack. One row a name: line of the text | name | price or
 * prices ("Double +4": the value of the rider doubled, and 4).
 */
export const pointsValues = {
	/** Principal Races. */
	races: [
		'6054 | Black Orc | 7',
		'6058 | Chaos Beastman | 10',
		'6062 | Chaos Centaur | 30',
		'6066 | Chaos Warrior | 21',
		'6070 | Dwarf | 8',
		'6074 | Dwarf Slayer | 11',
		'6078 | Dark Elf | 8',
		'6082 | Dark Elf Assassin | 38',
		'6086 | Dark Elf Witch Elf | 10',
		'6090 | Goblin | 2½',
		'6094 | Goblin Fanatic | 30',
		'6098 | Halfling | 3½',
		'6102 | High Elf | 8',
		'6106 | Man | 5',
		'6110 | Man - Berserker | 10',
		'6114 | Man - Flagellant | 9',
		'6118 | Orc/Savage Orc | 5½',
		'6122 | Skaven | 4½',
		'6126 | Skaven Assassin | 30',
		'6130 | Skaven Plague Monk | 6',
		'6134 | Skaven Plague Censer | 15',
		'6138 | Skaven Poison Wind Globadier | 20',
		'6142 | Wood Elf | 8',
		'6146 | Wood Elf Wardancer | 20',
		'6150 | Wood Elf Scout | 13'
	],
	/** Monsters. */
	monsters: [
		'6156 | Chaos Hound | 16',
		'6160 | Chimera | 250',
		'6164 | Cockatrice | 150',
		'6168 | Dragon | 450',
		'6172 | Great Dragon | 600',
		'6176 | Emperor Dragon | 750',
		'6180 | Dragon Ogre | 85',
		'6184 | Eagle | 75',
		'6188 | Giant | 200',
		'6192 | Giant Rat | 2½',
		'6196 | Giant Scorpion | 50',
		'6200 | Gigantic Spider | 50',
		'6204 | Gorgon | 110',
		'6208 | Griffon | 150',
		'6212 | Harpy | 15',
		'6216 | Hippogriff | 145',
		'6220 | Hydra | 225',
		'6224 | Manticore | 200',
		'6228 | Minotaur | 40',
		'6232 | Ogre | 40',
		'6236 | Pegasus | 50',
		'6240 | Rat Ogre | 43',
		'6244 | Snotlings | 15',
		'6248 | Swarms | 100',
		'6252 | Treeman | 280',
		'6256 | Troll | 65',
		'6260 | Unicorn | 90',
		'6264 | Wyvern | 180'
	],
	/** Undead. */
	undead: [
		'6270 | Liche | 350',
		'6274 | Vampire | 250',
		'6278 | Skeleton Warrior | 8',
		'6282 | Ghoul | 8',
		'6286 | Ghost | 35',
		'6290 | Zombie | 4',
		'6294 | Carrion | 45',
		'6298 | Mummy | 45',
		'6302 | Wight | 37',
		'6306 | Wraith | 75'
	],
	/** Chaos Daemons. */
	daemons: [
		'6312 | Bloodthirster of Khorne | 800',
		'6316 | Bloodletters of Khorne | 20',
		'6320 | Flesh Hounds of Khorne | 35',
		'6324 | Juggernaut of Khorne | 70',
		'6328 | Keeper of Secrets of Slaanesh | 550',
		'6332 | Daemonettes of Slaanesh | 30',
		'6336 | Fiend of Slaanesh | 25',
		'6340 | Steed of Slaanesh | Double +5',
		'6344 | Great Unclean One of Nurgle | 550',
		'6348 | Plague Bearer of Nurgle | 20',
		'6352 | Beast of Nurgle | 75',
		'6356 | Nurglings | 30',
		'6360 | Tzeentch Lord of Change | 500',
		'6364 | Tzeentch Horror | 25',
		'6368 | Tzeentch Flamer | 30',
		'6372 | Tzeentch Disc | Double +4'
	],
	/** Steeds. */
	steeds: [
		'6378 | Chaos Steed | Double +4',
		'6382 | Cold One | Double +10',
		'6386 | Elven Steed | Double +3',
		'6390 | Giant Spider | Double +4',
		'6394 | Giant Wolf | Double +4',
		'6398 | Horse | Double',
		'6402 | Skeletal Steed | Double +2',
		'6406 | Warhorse | Double +3',
		'6410 | War Boar | Double +8'
	],
	/** Machineries. */
	machineries: [
		'6416 | Bolt Thrower | 30 + crew',
		'6420 | Stone Thrower | 50 + crew',
		'6424 | Chariot | 50 + crew + beasts',
		'6428 | Snotling Pump Wagon | 40',
		'6432 | Skaven Warpfire Thrower | 70',
		'6436 | Skaven Jezzail | 30',
		'6440 | Cannon | 80 + crew'
	],
	/** Hand-to-Hand Weapons. */
	handWeapons: [
		'6446 | Hand weapon | Free',
		'6450 | Additional hand weapon | 1',
		'6454 | Double-handed weapon | 2',
		'6458 | Flail | 1',
		'6462 | Halberd | 2',
		'6466 | Spear | 1',
		'6470 | Lance, mounted | 2'
	],
	/** Missile Weapons. */
	missileWeapons: [
		'6476 | Bow | 2',
		'6480 | Short bow | 1',
		'6484 | Long bow | 3',
		'6488 | Crossbow | 3',
		'6492 | Repeating Crossbow | 4',
		'6496 | Javelin | 1',
		'6500 | Sling | 1',
		'6504 | Hand Gun | 3',
		'6508 | Pistol | 2'
	],
	/** Armour. */
	armour: [
		'6514 | Shield | 1',
		'6518 | Light Armour | 2',
		'6522 | Heavy Armour | 3',
		'6526 | Barding for steed | 4'
	],
	/** Heroes: Champion, Hero, Lord. */
	heroes: [
		'6552 | Black Orc | 42 | 91 | 140',
		'6560 | Chaos Beastman | 60 | 130 | 200',
		'6568 | Chaos Centaur | 100 | 220 | 350',
		'6576 | Chaos Warrior | 91 | 193 | 305',
		'6584 | Dwarf | 48 | 104 | 160',
		'6592 | Dark Elf | 48 | 104 | 160',
		'6600 | Goblin | 15 | 33 | 50',
		'6608 | Halfling | 21 | 46 | 70',
		'6616 | High Elf | 48 | 104 | 160',
		'6624 | Man | 30 | 65 | 100',
		'6632 | Orc | 33 | 72 | 110',
		'6640 | Skaven | 27 | 59 | 90',
		'6648 | Wood Elf | 48 | 104 | 160'
	],
	/** Wizards: Wizard, Wizard Champion, Master Wizard, Wizard Lord. */
	wizards: [
		'6668 | Chaos Sorcerer | 84 | 166 | 240 | 356',
		'6678 | Beastman Shaman | 68 | 134 | 225 | 336',
		'6688 | Dark Elf | 59 | 121 | 219 | 328',
		'6698 | Goblin Shaman | 28 | 83 | 159 | 253',
		'6708 | High Elf | 59 | 121 | 219 | 328',
		'6718 | Man | 56 | 118 | 190 | 287',
		'6728 | Orc Shaman | 57 | 118 | 211 | 287',
		'6738 | Wood Elf | 59 | 121 | 219 | 328',
		'6748 | Necromancer | 68 | 163 | 278 | 410'
	],
	/** Skaven: Warlock Engineer, Warlock Champion, Warlock Master, Grey Seer. */
	skavenWizards: ['6768 | Skaven | 56 | 118 | 190 | 340']
} as const satisfies Record<string, readonly string[]>;
