export const itemPicker: typeof import('../../en/item-picker.ts').itemPicker = {
	whatItDoes: (name) => `Was ${name} bewirkt`,
	itemsOf: (heading, unit) => `${heading}: ${unit}`,
	magicItemsOf: (unit) => `Magische Gegenstände: ${unit}`,
	nothingHas: (text, isFree) =>
		isFree ? `„${text}“ steht in nichts, was möglich ist.` : `„${text}“ steht in nichts davon.`,
	nothing: 'Jetzt ist nichts möglich.',
	findItem: 'Gegenstand suchen',
	canHave: 'Möglich',
	done: 'Fertig',
	isGone: 'Diese Einheit ist nicht mehr in der Liste.'
};
