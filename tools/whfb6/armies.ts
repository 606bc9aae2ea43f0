import type { Livery } from '#schema';

/** An army list: where its facts are, and what it is called. */
export interface ArmySettings {
	readonly id: string;
	readonly file: string;
	/** Files of the second collection that have its units. */
	readonly second: readonly string[];
	readonly name: string;
	readonly aliases: readonly string[];
	/** What every unit of the army is. */
	readonly keyword: string;
	readonly livery: Livery;
	/** Characters that it may have beyond others of its size. */
	readonly moreCharacters?: number;
	/** Dispel dice that it begins with, where those are not two. */
	readonly dispelBase?: number;
}

function army(
	file: string,
	name: string,
	keyword: string,
	livery: readonly [string, string, Livery['division']],
	more: Partial<ArmySettings> = {}
): ArmySettings {
	const [one, other, division] = livery;
	return {
		id: file,
		file,
		second: [file],
		name,
		aliases: [],
		keyword,
		livery: { colours: [one, other], division },
		...more
	};
}

export const armies: readonly ArmySettings[] = [
	army('bretonnians', 'Bretonnians', 'BRETONNIANS', ['#1f4e9a', '#d9b32f', 'quarterly'], {
		aliases: ['Bretonnia', 'Bretonnian'],
		second: ['bretonnia'],
		moreCharacters: 1
	}),
	army('chaos-dwarves', 'Chaos Dwarves', 'CHAOS DWARVES', ['#7a1712', '#c99a2e', 'per-fess'], {
		aliases: ['Chaos Dwarfs', 'Chaos Dwarf'],
		second: []
	}),
	army(
		'daemonic-legions',
		'Daemonic Legions',
		'DAEMONIC LEGIONS',
		['#5b1a6e', '#d0562f', 'per-saltire'],
		{
			aliases: ['Daemonic Legion', 'Daemons of Chaos'],
			second: ['hordes-of-chaos']
		}
	),
	army('dark-elves', 'Dark Elves', 'DARK ELVES', ['#3a1a52', '#b9bec6', 'per-bend-sinister'], {
		aliases: ['Dark Elf'],
		second: ['dark-elves', 'hordes-of-chaos']
	}),
	army('dogs-of-war', 'Dogs of War', 'DOGS OF WAR', ['#a3542a', '#e6d6a8', 'paly'], { second: [] }),
	army('dwarfs', 'Dwarfs', 'DWARFS', ['#27527a', '#c2a03a', 'chief'], {
		aliases: ['Dwarf', 'Dwarves'],
		dispelBase: 4
	}),
	army('forces-of-chaos', 'Forces of Chaos', 'FORCES OF CHAOS', ['#1f1d1b', '#a3231c', 'saltire'], {
		aliases: ['Chaos', 'Hordes of Chaos', 'Beasts of Chaos'],
		second: ['hordes-of-chaos', 'beasts-of-chaos']
	}),
	army('high-elves', 'High Elves', 'HIGH ELVES', ['#2a6fb0', '#f4f4ee', 'chevron'], {
		aliases: ['High Elf']
	}),
	army('lizardmen', 'Lizardmen', 'LIZARDMEN', ['#1d7a74', '#e0b53c', 'bordure'], {
		aliases: ['Lizardman']
	}),
	army('ogre-kingdoms', 'Ogre Kingdoms', 'OGRE KINGDOMS', ['#8a6a4a', '#2e3a33', 'bend'], {
		aliases: ['Ogres']
	}),
	army(
		'orcs-and-goblins',
		'Orcs and Goblins',
		'ORCS AND GOBLINS',
		['#3f7a2a', '#d8c23a', 'per-bend'],
		{
			aliases: ['Orcs & Goblins', 'Orc and Goblin']
		}
	),
	army('skaven', 'Skaven', 'SKAVEN', ['#5a6b2a', '#c9b18a', 'barry'], {}),
	army('the-empire', 'The Empire', 'EMPIRE', ['#b3261e', '#f0e9d6', 'per-pale'], {
		aliases: ['Empire']
	}),
	army('tomb-kings', 'Tomb Kings', 'TOMB KINGS', ['#1c5f8f', '#d9b45a', 'fess'], {
		aliases: ['Tomb Kings of Khemri', 'Tomb King']
	}),
	army('vampire-counts', 'Vampire Counts', 'VAMPIRE COUNTS', ['#22262b', '#9a2b3a', 'pale'], {
		aliases: ['Vampire Count']
	}),
	army('wood-elves', 'Wood Elves', 'WOOD ELVES', ['#3d6b35', '#c9a86a', 'cross'], {
		aliases: ['Wood Elf']
	})
];
