import type { Livery } from '#schema';

/** An army list: where its facts are, what it is called, and its shield. */
export interface ArmySettings {
	readonly id: string;
	readonly name: string;
	readonly aliases: readonly string[];
	/** The letters before the names of its own items. */
	readonly prefix?: string;
	readonly livery: Livery;
}

export const armies: readonly ArmySettings[] = [
	{
		id: 'beast-herds',
		name: 'Beast Herds',
		aliases: [],
		livery: { colours: ['#5b3a1e', '#b9a36b'], division: 'per-bend' }
	},
	{
		id: 'daemon-legions',
		name: 'Daemon Legions',
		aliases: [],
		livery: { colours: ['#7c1230', '#e0a030'], division: 'quarterly' }
	},
	{
		id: 'dread-elves',
		name: 'Dread Elves',
		aliases: [],
		prefix: 'DE',
		livery: { colours: ['#3a1650', '#b8bcc4'], division: 'per-bend-sinister' }
	},
	{
		id: 'dwarven-holds',
		name: 'Dwarven Holds',
		aliases: [],
		livery: { colours: ['#1f4e79', '#d0a93a'], division: 'chief' }
	},
	{
		id: 'empire-of-sonnstahl',
		name: 'Empire of Sonnstahl',
		aliases: ['Empire of Sonnestahl'],
		prefix: 'ES',
		livery: { colours: ['#b3261e', '#f2e8cf'], division: 'per-pale' }
	},
	{
		id: 'highborn-elves',
		name: 'Highborn Elves',
		aliases: [],
		prefix: 'HE',
		livery: { colours: ['#2a6fb0', '#f4f4ee'], division: 'chevron' }
	},
	{
		id: 'infernal-dwarves',
		name: 'Infernal Dwarves',
		aliases: [],
		prefix: 'ID',
		livery: { colours: ['#2b2320', '#d2601a'], division: 'per-fess' }
	},
	{
		id: 'kingdom-of-equitaine',
		name: 'Kingdom of Equitaine',
		aliases: [],
		prefix: 'KoE',
		livery: { colours: ['#1c3f94', '#e6c229'], division: 'cross' }
	},
	{
		id: 'ogre-khans',
		name: 'Ogre Khans',
		aliases: [],
		livery: { colours: ['#8a5a2b', '#e8dcc0'], division: 'fess' }
	},
	{
		id: 'orcs-and-goblins',
		name: 'Orcs and Goblins',
		aliases: ['Orcs & Goblins'],
		livery: { colours: ['#3d6b1f', '#d9c53b'], division: 'barry' }
	},
	{
		id: 'saurian-ancients',
		name: 'Saurian Ancients',
		aliases: [],
		prefix: 'SA',
		livery: { colours: ['#0f766e', '#f0c419'], division: 'pale' }
	},
	{
		id: 'sylvan-elves',
		name: 'Sylvan Elves',
		aliases: [],
		prefix: 'SE',
		livery: { colours: ['#2f5d34', '#c9a86a'], division: 'bend' }
	},
	{
		id: 'the-vermin-swarm',
		name: 'The Vermin Swarm',
		aliases: ['Vermin Swarm'],
		livery: { colours: ['#4a4a32', '#b9d13f'], division: 'per-saltire' }
	},
	{
		id: 'undying-dynasties',
		name: 'Undying Dynasties',
		aliases: [],
		livery: { colours: ['#c8a24a', '#1d5c63'], division: 'paly' }
	},
	{
		id: 'vampire-covenant',
		name: 'Vampire Covenant',
		aliases: [],
		livery: { colours: ['#1e1b1f', '#8f1d2c'], division: 'saltire' }
	},
	{
		id: 'warriors-of-the-dark-gods',
		name: 'Warriors of the Dark Gods',
		aliases: [],
		prefix: 'WDG',
		livery: { colours: ['#26221f', '#9aa0a6'], division: 'bordure' }
	}
];
