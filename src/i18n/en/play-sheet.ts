import { words } from '../base/words.ts';

/** The play sheet of a game in the library, and where other texts lead to it. */
export const playPage = words('playPage', {
	title: 'Play sheet',
	titleOf: (game: string): string => `${game}: play sheet`,
	description: 'What is looked up while playing: sequence, charts, modifiers and short rules.',
	search: 'Search the play sheet',
	searchFor: 'Blunder, to wound, rally …',
	print: 'Print',
	nothingHas: (text: string): string => `Nothing on the play sheet matches “${text}”.`,
	onlyHere: 'Not on paper',
	opening: 'Opening the play sheet …',
	missing: 'There is no play sheet at this address.',
	notLoaded:
		'The play sheet could not be loaded. After the first visit it is stored on this device.',
	notice: (edition: string, owner: string): string =>
		`${edition}. Rules are summarised in our own words. Muster is unofficial; names are trademarks of ${owner}.`,
	/** What reads out a chart that has no name of its own. */
	chartOf: (name: string): string => `Chart: ${name}`,
	sections: 'Sections'
});
