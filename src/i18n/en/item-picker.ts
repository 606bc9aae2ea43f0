import { words } from '../words.ts';

/** The picker of what a unit may be given. */
export const itemPicker = words('itemPicker', {
	whatItDoes: (name: string): string => `What ${name} does`,
	itemsOf: (heading: string, unit: string): string => `${heading} of ${unit}`,
	magicItemsOf: (unit: string): string => `Magic items of ${unit}`,
	nothingHas: (text: string, isFree: boolean): string =>
		`Nothing ${isFree ? 'that may be had ' : ''}has “${text}”.`,
	nothing: 'Nothing may be had now.',
	findItem: 'Find an item',
	canHave: 'Can have',
	done: 'Done',
	isGone: 'The unit is not in the roster any more.'
});
