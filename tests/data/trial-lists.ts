interface Known {
	/** What the printed minima of 1000 points and the General cost. */
	readonly smallest: number;
	/** A legal army of exactly 2000 points, by printed names, and how many units count for its break point. */
	readonly list: string;
	readonly units: number;
}

/** Put together from the printed points and limits alone, not from the data. */
export const knownLists: Readonly<Record<string, Known>> = {
	albion: {
		smallest: 380,
		units: 21,
		list: '4 Warriors, 2 Slingers, 4 Ogres, Wolfhounds, Cavalry, 7 Chariots, Giant, Giant Eagles, General + Sword of Fate, Hero, Druid'
	},
	'araby-city-state': {
		smallest: 315,
		units: 21,
		list: "Corsairs, 2 Militia Bowmen, 2 City Spearmen, Tribal Warriors, 8 Mamluk Cavalry, 2 Desert Raiders, 4 Tuareg Camels, Tar Lobbers, Caliph + Sword of Fate, Sharif, Sah'haar"
	},
	'araby-tribal': {
		smallest: 245,
		units: 22,
		list: '9 Tribal Warriors, Tribal Bowmen, Scorpion Warriors, 8 Desert Raiders, 2 Tuareg Camels, Ruhk, Sheik, Hero, Mullah'
	},
	beastmen: {
		smallest: 345,
		units: 17,
		list: '4 Beastherd, 4 Herdkin, Bestigors, Minotaurs, Centigors, Chaos Hounds, Tuskgor Chariots, 2 Dragon Ogres, Chaos Spawn, Dragon Ogre Shaggoth, Beastlord + Sword of Fate, Doombull, Wargor, Bray Shaman'
	},
	'bretonnian-tournament': {
		smallest: 370,
		units: 19,
		list: 'Bowmen, 2 Men-at-arms, Peasants, 2 Squires, 9 Knights, Grail Knights, Pegasus Knights, 2 Trebuchet, General + Sword of Fate, Hero, Enchantress'
	},
	cathay: {
		smallest: 285,
		units: 22,
		list: '4 Crossbows, 4 Dagger Axes, 2 Dishonoured, 2 Tiger Guards, 2 Cavalry, 4 Chariots, 2 Triple-Bows, 2 Rocket Launcher, General + Sword of Fate, Hero, Celestial Dragon'
	},
	'chaos-dwarf': {
		smallest: 345,
		units: 18,
		list: '6 Chaos Dwarfs, 2 Blunderbusses, Hobgoblins, Black Orcs, Orc Slaves, Hobgoblin Wolf Riders, 2 Bull Centaurs, Earthshaker Cannon, Death Rocket, 2 Bolt Thrower, General + Sword of Fate, Hero, Sorcerer'
	},
	'daemon-tournament': {
		smallest: 350,
		units: 15,
		list: '6 Daemon Hordes, Daemon Swarm, Daemon Cavalry, 2 Daemon Hounds, Daemon Chariots, 2 Daemon Beasts, Daemon Flyers, Greater Daemon, Daemon Overlord + Sword of Fate, Daemon Lord Hero, Daemon Sorcerer'
	},
	'dogs-of-war': {
		smallest: 355,
		units: 21,
		list: '4 Pikemen, 4 Crossbowmen, Handgunners, Swordsmen, Ogres, 3 Dwarfs, Marauders, Light Cavalry, Knights, Galloper Guns, 2 Tuska, Birdmen, General + Sword of Fate, Hero, Paymaster, Wizard'
	},
	'dwarf-engineering-guild': {
		smallest: 525,
		units: 18,
		list: '8 Warriors, 4 Handgunners, Rangers, Cannon, Mortar, Flame Cannon, Organ Gun, Gyrocopter, Guildmaster + Sword of Fate, Hero, Runesmith'
	},
	'dwarf-younger-holds': {
		smallest: 465,
		units: 17,
		list: '6 Warriors, 4 Handgunners, Rangers, Troll Slayers, Militia, Miners, Cannon, Flame Cannon, Gyrocopter, General + Sword of Fate, Hero, Dragon Slayer, Runesmith'
	},
	goblin: {
		smallest: 320,
		units: 27,
		list: '8 Goblins, Squig Herd, 4 Trolls, 4 Wolf Riders, 6 Wolf Chariots, Pump Wagon, Giant, Doom Diver, 2 Spear Chukka, Goblin Warboss + Sword of Fate, Goblin Hero, Goblin Shaman'
	},
	'grimgors-ardboyz': {
		smallest: 385,
		units: 22,
		list: '13 Orc Warriors, 4 Black Orcs, 2 Trolls, Boar Riders, Giant, Rock Lobber, Orc General + Sword of Fate, Orc Hero, Orc Shaman'
	},
	'high-elf-tournament': {
		smallest: 375,
		units: 17,
		list: '4 Spearmen, 2 Archers, 5 Silver Helms, Reavers, 2 Chariots, Giant Eagles, Dragon Rider, Elven Bolt Thrower, General + Sword of Fate, Hero, Wizard'
	},
	'kislev-experimental': {
		smallest: 365,
		units: 21,
		list: '4 Winged Lancers, 4 Horse Archers, 4 Cossacks, Bowmen, 2 Red Guard, 4 Axemen, Bears, War Wagon, General + Sword of Fate, Hero, Shaman'
	},
	nippon: {
		smallest: 300,
		units: 23,
		list: '5 Samurai, 4 Ashigaru Spearmen, Ronin, Warrior Monks, Zealot Monks, Temple Imps, Temple Oni, Tengu, 3 Samurai Cavalry, 5 Temple Dogs, Abbot + Sword of Fate, Hatamoto'
	},
	'nomadic-orc': {
		smallest: 95,
		units: 16,
		list: '9 Orc Boar Boyz, Savage Orc Boar Boyz, Wolf Riders, Spider Riders, Wolf Chariots, Squig Hoppers, 2 Giant, Orc General + Sword of Fate, Orc Hero, Orc Shaman, Goblin Hero'
	},
	norse: {
		smallest: 340,
		units: 18,
		list: '4 Bondsmen, 7 Huscarls, Huntsmen, Berserkers, 2 Ulfwerener, Cavalry, Storm Giant, War Mammoth, Jarl + Sword of Fate, Hero, Shaman'
	},
	'ogre-kingdoms': {
		smallest: 345,
		units: 17,
		list: '4 Bull Ogres, Leadbelchers, Ironguts, Yhetees, 6 Gnoblars, Rhinox Riders, Gorgers, 2 Slave Giant, Tyrant + Sword of Fate, Bruiser, Butcher'
	},
	'slayer-kings': {
		smallest: 410,
		units: 27,
		list: '16 Wannabee/Young Slayers, 7 Troll Slayers, Rangers, Cannon, Goblin Hewer, Slayercopter, Slayer King + Sword of Fate, Giant Slayer, Dragon Slayer, Daemon Slayer'
	},
	'witch-hunter': {
		smallest: 230,
		units: 27,
		list: '6 Zealots, Halberdiers, Crossbowmen, 7 Handgunners, 7 Flagellants, 2 Knights, 2 Pistoliers, Cannon, General, Hero, Warrior Priest'
	},
	'wood-elf': {
		smallest: 525,
		units: 20,
		list: '7 Glade Guard, 7 Eternal Guard, Wardancers, Waywatchers, Dryads, Glade Riders, Wild Riders, Warhawk Riders, General + Sword of Fate, Noble, Treeman, Spell Weaver'
	}
};
