import type { Language } from '../language.ts';

/** The picker of what a unit may be given. */
export const itemPicker: Language['itemPicker'] = {
	whatItDoes: (name) => `Was ${name} bewirkt`,
	itemsOf: (heading, unit) => `${heading}: ${unit}`,
	magicItemsOf: (unit) => `Magische Gegenstände: ${unit}`,
	nothingHas: (text, isFree) =>
		isFree ? `Nichts Erlaubtes passt zu „${text}“.` : `Nichts passt zu „${text}“.`,
	nothing: 'Nichts ist erlaubt.',
	findItem: 'Gegenstand suchen',
	canHave: 'Erlaubt',
	done: 'Fertig',
	isGone: 'Diese Einheit ist nicht mehr in der Liste.'
};
