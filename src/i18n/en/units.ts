import { words } from '../base/words.ts';

/** The row of a unit, and what is said in it. */
export const unitRow = words('unitRow', {
	leader: 'Leader:',
	/** Behind a role that nobody else may have. */
	byRule: '(only candidate)',
	points: 'points',
	toFix: 'To fix:',
	/** An option was handed on by another unit. */
	noLonger: (option: string, unit: string): string => `${option}: no longer ${unit}.`,
	pointsMore: (points: string): string => `${points} points more`,
	remove: 'Remove'
});

/** A unit with all that it may have. */
export const unitDialog = words('unitDialog', {
	given: 'Every army of this kind has one.',
	replace: 'Replace with another unit',
	copy: 'Copy unit',
	remove: 'Remove unit',
	add: (name: string): string => `Add ${name}`,
	points: (points: string): string => `${points} points`,
	withAll: (points: string): string => `${points} with options`,
	gone: 'This unit is no longer in the roster.',
	whichOne: 'Which one',
	models: (names: string): string => `Models: ${names}`,
	modelCount: (count: number): string => (count === 1 ? '1 model' : `${count} models`),
	base: (size: string): string => `base ${size}`,
	madeOf: (parts: string): string => `Consists of ${parts}.`,
	takes: (rows: string): string => `Can include ${rows}.`,
	rules: (count: number): string => `Special rules (${count})`,
	spells: (count: number): string => `Spells (${count})`,
	noSpells: 'No spells chosen yet',
	ownWords: 'Custom name and note',
	ownName: 'Custom name',
	note: 'Note',
	oneNeeded: 'One of these is compulsory. Choose another to replace it.',
	nowWith: (unit: string): string => `Now with ${unit}.`,
	brings: (entry: string): string => `With ${entry}.`,
	free: 'free',
	showLegends: 'Show Legends',
	abilities: 'Abilities',
	notStored: 'Weapons and abilities are not on this device yet.',
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

/** The picker of units. */
export const unitPicker = words('unitPicker', {
	/** What stands in the empty field. */
	find: 'Find',
	notNow: (count: number): string => `Unavailable (${count}): see why`,
	add: 'Add',
	/** Said after how many stand there. */
	here: 'here',
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	added: (name: string, size: string): string => `Added ${name}: ${size} here.`,
	/** What the total would be with one more. */
	makes: (points: string, size: number): string => `→ ${points} of ${size}`,
	findUnit: 'Find a unit',
	canAfford: 'Affordable',
	showLegends: 'Show Legends',
	done: 'Done',
	nothing: (isAffordable: boolean): string =>
		isAffordable ? 'Nothing here fits the points left.' : 'Nothing more can be added here.',
	wouldLead: (leader: string): string => `Would lead instead of ${leader}`
});

/** Sizes of units, their limits and marks. */
export const unitWords = words('unitWords', {
	legends: 'Legends',
	ofSeason: (season: string): string => `Season ${season}`,
	/** What it may stand as in somebody's regiment. */
	joinsAs: (roles: string): string => `Can join as ${roles}.`,
	models: (count: number): string => (count === 1 ? '1 model' : `${count} models`),
	modelsFromTo: (min: number, max: number): string => `${min}–${max} models`,
	orMoreModels: (min: number): string => `${min}+ models`,
	fewest: (models: number, name: string): string =>
		`${name}: minimum ${models === 1 ? '1 model' : `${models} models`}.`,
	most: (models: number, name: string): string =>
		`${name}: maximum ${models === 1 ? '1 model' : `${models} models`}.`,
	/** What a leader takes. */
	orMoreOf: (min: number, name: string): string => `${min} or more ${name}`,
	anyOf: (name: string): string => `any ${name}`,
	/** Behind a row, those of it who are there. */
	soFar: (count: number): string => ` (${count} so far)`
});

/** What an option costs at a unit. */
export const optionPrices = words('optionPrices', {
	free: 'free',
	eachModel: (points: string): string => `${points} per model`,
	/** Behind a price: what the total changes by, where that is not the price. */
	total: (price: string, change: string): string =>
		`${price} · total ${change === '0' ? '±0' : change}`
});

/** The choices of the whole army. */
export const armyChoices = words('armyChoices', {
	label: 'Army choices',
	none: 'none',
	/** As one of what may be chosen. */
	nothing: 'None',
	chosenOf: (chosen: number, most: number): string => `${chosen} of ${most}`,
	done: 'Done',
	/** Said after the number. */
	pointsWord: (_: number): string => 'points',
	free: 'free',
	showLegends: 'Show Legends'
});

/** What becomes of a number that was typed. */
export const typedNumbers = words('typedNumbers', {
	/** What there is instead, and why. */
	notPossible: (wanted: number, has: number, why: string): string =>
		`${wanted} is not allowed; set to ${has}. ${why}`
});

/** Common to every dialog. */
export const dialog = words('dialog', {
	close: 'Close',
	/** Where it leads back to another one. */
	back: 'Back'
});

/** Where a file of the device is chosen. */
export const fileField = words('fileField', {
	choose: (isMany: boolean): string => (isMany ? 'Choose files' : 'Choose a file')
});

/** The headings of a long list, as buttons that lead to them. */
export const sectionIndex = words('sectionIndex', {
	label: 'Sections'
});

/** What a filter of the army list has found. */
export const filtering = words('filtering', {
	shown: (count: number, all: number): string => `${count} of ${all} shown`,
	showAll: 'Show all',
	/** @param isAffordable whether only affordable entries are shown */
	noneFound: (text: string, isAffordable: boolean): string => {
		const what = isAffordable ? 'Nothing affordable' : 'Nothing in this army';
		return text === '' ? `${what}.` : `${what} is called “${text}”.`;
	}
});
