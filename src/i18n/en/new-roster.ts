import { words } from '../words.ts';

/** The page of a new roster: a game, a size and an army. */
export const newRoster = words('newRoster', {
	title: 'New roster',
	description: 'Choose a game, an army and the size of the battle.',
	size: 'Agreed size',
	army: 'Army',
	opensWith: 'The roster opens with the units the army must have.',
	gameFirst: 'Choose the game first.',
	game: 'Game',
	wrongSize: (size: number): string =>
		`A whole number is wanted here, from 1 to 1,000,000: it is still ${size}.`,
	otherSize: 'Other size',
	find: 'Find an army',
	variantOf: (army: string): string => `Variant of ${army}`,
	variants: (count: number): string => (count === 1 ? '1 variant' : `${count} variants`),
	/** After the number of variants, for those who do not see whose they are. */
	ofArmy: (army: string): string => `of ${army}`,
	legends: 'Legends',
	notLoaded: 'The armies could not be loaded. They are stored on this device after a visit.',
	again: 'Try again',
	opening: 'Opening the armies …',
	noneFound: (text: string): string => `No army has “${text}”.`,
	found: (count: number, all: number): string => `${count} of ${all} armies`
});
