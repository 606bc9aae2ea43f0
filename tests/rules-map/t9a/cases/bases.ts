/** A general and a quarter of 1000 points of Core, of each army: what other units and choices are added to. */
export const bases = {
	'beast-herds': {
		general: 'Wildhorn Chieftain + Light Armour + General',
		core: 'Wildhorn Herd:42',
		points: 70 + 42 * 6
	},
	'daemon-legions': {
		general: 'Daemonic Prince + Heavy Armour + Mark of the Daemon Legion (Wrath) + General',
		core: 'Bloodsheders of Wrath:21 + Blood Swords',
		points: 250 + 21 * 12
	},
	'dread-elves': {
		general: 'Dark Master + Light Armour + General',
		core: 'Elven Warriors:32 + Light Armour',
		points: 70 + 32 * 8
	},
	'dwarven-holds': {
		general: 'Guild Master + General',
		core: 'Dwarf Warriors:36',
		points: 65 + 36 * 7
	},
	'empire-of-sonnstahl': {
		general: 'Captain + Light Armour + General',
		core: 'Heavy Infantry Battalion:50 + Spear',
		points: 60 + 50 * 5
	},
	'highborn-elves': {
		general: 'High Captain + Light Armour + General',
		core: 'Elven Spearmen:32 + Light Armour',
		points: 70 + 32 * 8
	},
	'infernal-dwarves': {
		general: 'Infernal Master + General',
		core: 'Infernal Legion:28',
		points: 65 + 28 * 9
	},
	'kingdom-of-equitaine': {
		general: 'Paladin + General',
		core: 'Kingdom Knights:11',
		points: 60 + 11 * 23
	},
	'ogre-khans': {
		general: 'Brawler + General',
		core: 'Tribesmen:9',
		points: 105 + 9 * 30
	},
	'orcs-and-goblins': {
		general: 'Orc Boss + Common Orc + Light Armour + General',
		core: 'Orc Lads:40 + Common Orc + Light Armour + Champion',
		points: 55 + 40 * 6 + 10
	},
	'saurian-ancients': {
		general: 'Saurian Veteran + General',
		core: 'Saurian Totem Warriors:24',
		points: 90 + 24 * 11 - 10
	},
	'sylvan-elves': {
		general: 'Enchantress + Level 1 Wizard + Lore of Life + General',
		core: 'Forest Guardians:32',
		points: 65 + 32 * 8
	},
	'the-vermin-swarm': {
		general: 'Clan Chief + General',
		core: 'Clan Vermin:50',
		points: 45 + 50 * 5
	},
	'undying-dynasties': {
		general:
			'Death Cult Acolyte + Level 1 Wizard + Lore of Nehekhara + Rulers of the Dead + General',
		core: 'Skeletons:50',
		points: 60 + 50 * 5
	},
	'vampire-covenant': {
		general: 'Necromancer + Wizard Level 1 + Lore of the Vampires + General',
		core: 'Ghouls:28',
		points: 60 + 28 * 9
	},
	'warriors-of-the-dark-gods': {
		general: 'Chosen Champion + Mark of the Dark Gods (Unbound) + General',
		core: 'Wasteborn Warriors:21 + Mark of the Dark Gods (Unbound)',
		points: 100 + 21 * 12
	}
} as const;

export type ArmyId = keyof typeof bases;

/** The base of an army with more units, and with more that its general has. */
export function aForce(army: ArmyId, more = '', given = ''): string {
	const { general, core } = bases[army];
	const leader = given === '' ? general : `${general} + ${given}`;
	return [leader, core, ...(more === '' ? [] : [more])].join(', ');
}
