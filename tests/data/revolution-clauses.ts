// What the pages of Warmaster Revolution say beside their tables, typed from them: for a judge of lists that
// shares nothing with the engine and the data.

/** Units that may stand for others, so many for each full 1000 points, and count for their minimum. */
export const replacements: Readonly<Record<string, readonly [string, string, number]>> = {
	empire: ['Crossbowmen', 'Handgunners', 1],
	'dogs-of-war': ['Crossbowmen', 'Handgunners', 1],
	dwarfs: ['Warriors', 'Handgunners', 1],
	kislev: ['Axemen', 'Bowmen', 1],
	goblins: ['Goblins', 'Squig Herd', 2],
	'chaos-dwarfs': ['Chaos Dwarfs', 'Blunderbusses', 1],
	cathay: ['Crossbows', 'Handguns', Infinity]
};

/** One in an army of any size, whatever the column prints. */
export const oncePerArmy: Readonly<Record<string, readonly string[]>> = {
	'dark-elves': ['Cauldron of Blood'],
	'wood-elves': ['Treeman Ancient', 'Unicorn'],
	'chaos-dwarfs': ['Lammasu'],
	dwarfs: ['Oathstone']
};

/** Units that have one maximum together, for each full 1000 points. */
export const together: Readonly<Record<string, readonly [readonly string[], number]>> = {
	'chaos-dwarfs': [['Earthshaker Cannon', 'Death Rocket'], 1]
};

/** "any": every character of the army. */
type Bearers = readonly string[] | 'any' | 'infantry';

/** Who may have a mount, an attached stand or something special. */
export const bearers: Readonly<Record<string, Readonly<Record<string, Bearers>>>> = {
	albion: { 'Giant Eagle': ['Druid'], Chariot: 'any' },
	araby: { 'Flying Carpet': 'any', Elephant: 'any', Djinn: 'any' },
	beastmen: { 'Tuskgor Chariot': ['Beastlord', 'Wargor'] },
	bretonnia: {
		Unicorn: ['Enchantress'],
		Pegasus: 'any',
		Hippogriff: ['General'],
		'Grail Reliquae': ['Peasants']
	},
	cathay: {
		Chariot: 'any',
		'Celestial Dragon': ['Sorcerer'],
		Tiger: ['General', 'Hero'],
		Qilin: ['Sorcerer']
	},
	'chaos-dwarfs': { 'Great Taurus': 'any', Lammasu: ['Sorcerer'], 'Sorcerer Lord': ['General'] },
	chaos: { 'Chaos Dragon': 'any', Chariot: 'any' },
	daemons: { 'Daemonic Wings': 'any', 'Favour of the Gods': 'any', Wizard: ['Daemon Overlord'] },
	'dark-elves': { Manticore: 'any', Chariot: 'any', 'Cauldron of Blood': ['Sorceress'] },
	'dogs-of-war': { Griffon: 'any', 'Pay Wagon': ['Paymaster'] },
	dwarfs: { Anvil: ['Runesmith'], Oathstone: ['Hero'] },
	empire: { Griffon: 'any', 'War Altar': ['Wizard'], Skirmishers: 'infantry' },
	goblins: { 'Wolf Chariot': 'any', Wyvern: 'any' },
	'high-elves': { 'Giant Eagle': 'any', Dragon: 'any', Chariot: 'any' },
	kislev: { Bear: 'any', Yozhin: ['Shaman'], Tzarina: ['General'] },
	lizardmen: {
		'Stegadon Mount': ['Slann Mage Palanquin'],
		Carnosaur: ['Saurus Hero'],
		Salamanders: ['Skinks']
	},
	nippon: { Tatsu: 'any', Shrine: ['Shugenja'] },
	norse: { 'Were Kin': 'any', 'Horn of Resounding': ['Shaman'] },
	'ogre-kingdoms': { 'Bull Rhinox': 'any' },
	orcs: { Wyvern: 'any', Chariot: 'any' },
	skaven: { 'Rat Ogre Bodyguard': 'any' },
	'tomb-kings': { 'Zombie Dragon': 'any', 'Liche Chariot': 'any' },
	'vampire-counts': { 'Winged Nightmare': 'any', 'Black Coach': ['Vampire Lord', 'Vampire'] },
	'witch-hunters': { Warhounds: 'infantry' },
	'wood-elves': {
		'Giant Stag': ['General', 'Noble', 'Spell Weaver'],
		Unicorn: ['Spell Weaver'],
		Warhawk: ['General', 'Noble', 'Spell Weaver'],
		'Forest Dragon': ['General', 'Noble', 'Spell Weaver'],
		Wardancers: ['Glade Guard', 'Eternal Guard']
	}
};

/** Infantry that no stand may join. */
export const noStands: Readonly<Record<string, readonly string[]>> = { empire: ['Flagellants'] };

/** Who can be given no magic item. */
export const noItems = [
	...['Rat Swarms', 'Daemon Swarm', 'Ethereal Host', 'Dire Wolves', 'Gnoblars', 'Ulfwerener'],
	...['Oni', 'Komainu', 'Tengu', 'Treeman Ancient', 'Branchwraith']
];

/** Who may carry what is a Wizard's, beside Wizards: by themselves, or with what they are given. */
export const alsoWizards = ['Grey Seer', 'Slann Mage Palanquin', 'Vampire Lord'];
export const makesWizards = ['Tzarina', 'Sorcerer Lord', 'Wizard'];

export interface Item {
	/** `units`: infantry, cavalry and chariots; `all`: those and characters. */
	readonly for: 'units' | 'all' | 'General' | 'Wizard';
	/** Others who may carry it. */
	readonly also?: readonly string[];
	/** Points, or points by the bearer's printed armour or hits: who is not there may not have it. */
	readonly points: number | { readonly armour: Points } | { readonly hits: Points };
}
type Points = Readonly<Record<string, number>>;

export const items: Readonly<Record<string, Item>> = {
	'Battle Banner': { for: 'units', points: 30 },
	'Banner of Shielding': {
		for: 'units',
		points: { armour: { '4+': 50, '5+': 30, '6+': 15, '0': 15 } }
	},
	'Banner of Fortitude': { for: 'units', points: { hits: { '4': 50, '3': 30, '2': 30 } } },
	'Banner of Steadfastness': {
		for: 'units',
		points: { armour: { '4+': 20, '5+': 15, '6+': 10 } }
	},
	'Banner of Fortune': { for: 'units', points: 15 },
	'Sword of Destruction': { for: 'all', points: 10 },
	'Sword of Fate': { for: 'all', points: 5 },
	'Sword of Cleaving': { for: 'all', points: 10 },
	'Sword of Might': { for: 'all', points: 10 },
	'Crown of Command': { for: 'General', points: 70 },
	'Helm of Dominion': { for: 'General', points: 40 },
	'Orb of Majesty': { for: 'General', points: 30 },
	'Sceptre of Sovereignty': { for: 'General', points: 30 },
	'Ring of Magic': { for: 'Wizard', points: 30 },
	'Staff of Spellbinding': { for: 'Wizard', also: ['Runesmith'], points: 30 },
	'Scroll of Dispelling': { for: 'Wizard', also: ['Runesmith', 'Shugenja'], points: 20 },
	'Wand of Power': { for: 'Wizard', points: 10 },
	'Rod of Repetition': { for: 'Wizard', points: 10 }
};

/** Hired regiments that are never hired with each other. */
const dwarfs = ["Long Drong's Slayer Pirates", 'Gotrek and Felix'];
const theirFoes = [
	"Mengil's Manflyers",
	"Ruglud's Armoured Orcs",
	"Oglah Khan's Wolfboyz",
	'Asarnil The Dragonlord'
];

export const foes: readonly (readonly [string, string])[] = [
	["Pirazzo's Lost Legion", "Tichi-Huichi's Raiders"],
	['The Cursed Company', 'The Witch Hunters'],
	["Mengil's Manflyers", 'Asarnil The Dragonlord'],
	...dwarfs.flatMap((one) => theirFoes.map((other) => [one, other] as const))
];

/** Nor with these units of the army that hires. */
export const foesInArmy: Readonly<Record<string, readonly [string, readonly string[]]>> = {
	'dogs-of-war': ['Dwarfs', theirFoes]
};
