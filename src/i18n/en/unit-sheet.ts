import { words } from '../words.ts';

/** A unit with all that it may have. */
export const unitSheet = words('unitSheet', {
	given: 'Every army of this kind has it.',
	copy: 'Copy unit',
	remove: 'Remove unit',
	add: (name: string): string => `Add ${name}`,
	points: (points: string): string => `${points} points`,
	withAll: (points: string): string => `${points} with everything`,
	gone: 'This unit is no longer in the roster.',
	whichOne: 'Which one',
	models: (names: string): string => `Models: ${names}`,
	modelCount: (count: number): string => (count === 1 ? '1 model' : `${count} models`),
	base: (size: string): string => `base ${size}`,
	madeOf: (parts: string): string => `Made up of ${parts}.`,
	takes: (rows: string): string => `Takes ${rows}.`,
	ownName: 'Own name',
	note: 'Note',
	oneNeeded: 'One of these is needed: choose another instead.',
	nowWith: (unit: string): string => `Now with ${unit}.`,
	brings: (entry: string): string => `With ${entry}.`,
	free: 'free',
	showLegends: 'Show Legends',
	abilities: 'Abilities',
	notStored: 'Weapons and abilities are not stored on this device yet.',
	weapon: 'Weapon',
	/** The figures of a weapon, short and in full. */
	figures: {
		range: { short: 'Rng', name: 'Range' },
		attacks: { short: 'Att', name: 'Attacks' },
		hit: { short: 'Hit', name: 'Hit' },
		wound: { short: 'Wnd', name: 'Wound' },
		rend: { short: 'Rnd', name: 'Rend' },
		damage: { short: 'Dmg', name: 'Damage' }
	}
});
