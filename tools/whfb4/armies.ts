import type { Livery } from '#schema';

/** An army list: where its facts are, what it is called, and what all its troops are. */
export interface ArmySettings {
	readonly id: string;
	readonly file: string;
	readonly name: string;
	readonly aliases: readonly string[];
	/** How the source of a row names the list. */
	readonly section: string;
	readonly race: readonly string[];
	readonly livery: Livery;
}

export const armies: readonly ArmySettings[] = [
	{
		id: 'empire',
		file: 'empire-4ed',
		name: 'The Empire',
		aliases: ['Empire'],
		section: 'Empire',
		race: ['EMPIRE', 'MAN'],
		livery: { colours: ['#b3261e', '#f0e9d6'], division: 'quarterly' }
	},
	{
		id: 'high-elves',
		file: 'high-elves-4ed',
		name: 'High Elves',
		aliases: [],
		section: 'High Elves',
		race: ['HIGH ELF'],
		livery: { colours: ['#2a6fb0', '#f4f4ee'], division: 'chevron' }
	},
	{
		id: 'wood-elves',
		file: 'wood-elves-4ed',
		name: 'Wood Elves',
		aliases: [],
		section: 'Wood Elves',
		race: ['WOOD ELF'],
		livery: { colours: ['#3d6b35', '#c9a86a'], division: 'bend' }
	},
	{
		id: 'dark-elves',
		file: 'dark-elves-4ed',
		name: 'Dark Elves',
		aliases: [],
		section: 'Dark Elves',
		race: ['DARK ELF'],
		livery: { colours: ['#4a1f5c', '#c7ccd1'], division: 'per-bend-sinister' }
	},
	{
		id: 'chaos',
		file: 'chaos-4ed',
		name: 'Chaos',
		aliases: ['Realm of Chaos'],
		section: 'Chaos',
		race: ['CHAOS'],
		livery: { colours: ['#1f1d1b', '#a3231c'], division: 'saltire' }
	},
	{
		id: 'chaos-dwarfs',
		file: 'chaos-dwarf-4ed',
		name: 'Chaos Dwarfs',
		aliases: ['Chaos Dwarf'],
		section: 'Chaos Dwarfs',
		race: ['CHAOS DWARF'],
		livery: { colours: ['#7a1712', '#c99a2e'], division: 'per-fess' }
	},
	{
		id: 'undead',
		file: 'undead-4ed',
		name: 'Undead',
		aliases: [],
		section: 'Undead',
		race: ['UNDEAD'],
		livery: { colours: ['#2f3a3f', '#e5dfc8'], division: 'pale' }
	},
	{
		id: 'bretonnia',
		file: 'bretonnia-5ed',
		name: 'Bretonnia (5th edition list)',
		aliases: ['Bretonnia', 'Bretonnians'],
		section: 'Bretonnia',
		race: ['BRETONNIAN', 'MAN'],
		livery: { colours: ['#d8b12a', '#22428c'], division: 'per-pale' }
	}
];
