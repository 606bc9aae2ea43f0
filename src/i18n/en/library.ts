import { words } from '../base/words.ts';

/** The library, and the book of an army. */
export const libraryPage = words('libraryPage', {
	title: 'Library',
	description: 'Every army: units, special rules, spells and magic items.',
	/** The link to the play sheet of a game, and what that is. */
	playSheet: 'Play sheet',
	aboutPlaySheet: 'Sequence, charts and short rules for the table',
	/** From a thing to where the play sheet explains it. */
	onPlaySheet: 'On the play sheet',
	opening: 'Opening the army …',
	noArmy: 'Army not found',
	noAddress: 'There is no army at this address.',
	notLoaded: 'The army could not be loaded. After the first visit it is stored on this device.',
	legends: 'Legends: no longer supported by the publisher.',
	searchHere: 'Search in this army',
	searchFor: 'Search units, rules, spells, items',
	nothingHas: (text: string): string => `Nothing in this army matches “${text}”.`,
	notOnDevice: 'Weapons and abilities are not on this device yet.',
	armyList: 'Army list',
	/** Beside an army that another edition of the game has too. */
	changesFrom: (edition: string): string => `Changes from ${edition}`,
	isNew: 'new',
	gone: 'gone',
	models: 'Models',
	armyRules: 'Army rules',
	specialRules: 'Special rules',
	spells: 'Spells',
	composition: 'Composition rules',
	rules: (count: number): string => (count === 1 ? '1 rule' : `${count} rules`),
	interpretations: 'Default interpretations',
	notice: (edition: string, revision: string, owner: string): string =>
		`${edition}; data of ${revision}. Effects are summarised. Muster is unofficial; names are trademarks of ${owner}.`,
	troop: 'Troop',
	points: 'Pts',
	minMax: 'Min/ max',
	free: 'free',
	inPoints: (cost: string): string => `${cost} points`,
	ofThem: (count: number): string => `${count} of them`
});

/** What there is to say of an entry in the book of an army. */
export const bookFacts = words('bookFacts', {
	base: (base: string): string => `base ${base}`,
	models: (count: number): string => (count === 1 ? '1 model' : `${count} models`),
	eachHas: (equipment: string): string => `Each has: ${equipment}.`,
	madeUpOf: (held: string): string => `Consists of ${held}.`,
	takes: (rows: string): string => `Can include ${rows}.`
});

/** What a player writes of a thing that has a name only. */
export const wordingTexts = words('wordingTexts', {
	own: 'Your own wording.',
	write: 'Write your own wording',
	writeOf: (name: string): string => `Write your own wording of ${name}`,
	edit: 'Edit',
	editOf: (name: string): string => `Edit your wording of ${name}`,
	of: (name: string): string => `Your own wording of ${name}`,
	kept: 'Stays on this device and in your backups; never in links or files.',
	save: 'Save',
	cancel: 'Cancel',
	notSaved: (why: string): string => `Your wording was not saved: ${why}`
});

/** What stands with a rule or a spell besides its own text. */
export const ruleText = words('ruleText', {
	result: 'Result',
	unnamed: '(unnamed)',
	/** What no source in hand says the effect of. */
	nameOnly: 'Name only.',
	byName: (names: string): string => `Name only: ${names}.`,
	cast: (roll: number | string): string => `${roll} to cast`,
	power: (power: number | string): string => `Power ${power}`,
	range: (range: string): string => `Range ${range}`
});
