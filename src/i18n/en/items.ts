import { words } from '../base/words.ts';
import { possessive, small } from './parts/grammar.ts';

/** The picker of what a unit may be given. */
export const itemPicker = words('itemPicker', {
	whatItDoes: (name: string): string => `What ${name} does`,
	itemsOf: (heading: string, unit: string): string => `${possessive(unit)} ${small(heading)}`,
	magicItemsOf: (unit: string): string => `${possessive(unit)} magic items`,
	nothingHas: (text: string, isFree: boolean): string =>
		`Nothing ${isFree ? 'allowed ' : ''}matches “${text}”.`,
	nothing: 'Nothing more is allowed.',
	findItem: 'Find an item',
	canHave: 'Allowed',
	done: 'Done',
	isGone: 'This unit is no longer in the roster.'
});

/** Options as they are chosen: one of several, or each by itself. */
export const choosing = words('choosing', {
	/** Above options of which a unit may have one. */
	one: (heading: string): string => `${heading}: one`,
	/** The same under a heading of others too. */
	oneOf: 'One of these',
	none: 'None'
});
