export const unreadableThings: typeof import('../../en/unreadable-things.ts').unreadableThings = {
	titles: {
		roster: 'Eine Liste, die diese Version nicht lesen kann.',
		version: 'Eine gesicherte Fassung, die diese Version nicht lesen kann.',
		event: 'Ein Turnierpaket, das diese Version nicht lesen kann.',
		steps: 'Ein Schritt, den diese Version nicht lesen kann.',
		edit: 'Eine Änderung, die diese Version nicht lesen kann.'
	},
	namedTitles: {
		version: (name) => `Eine gesicherte Fassung, „${name}“, die diese Version nicht lesen kann.`,
		event: (name) => `Ein Turnierpaket, „${name}“, das diese Version nicht lesen kann.`,
		steps: (name) => `Ein Schritt, „${name}“, den diese Version nicht lesen kann.`,
		edit: (name) => `Eine Änderung, „${name}“, die diese Version nicht lesen kann.`
	},
	notExported: (why) => `Es ließ sich nicht exportieren: ${why}`,
	nameless: 'Nicht lesbare Liste',
	deleted: {
		version: 'Die nicht lesbare Fassung ist gelöscht.',
		event: 'Das nicht lesbare Turnierpaket ist gelöscht.',
		steps: 'Der nicht lesbare Schritt ist gelöscht.',
		edit: 'Die nicht lesbare Änderung ist gelöscht.'
	},
	undo: 'Rückgängig',
	refused: (why) => `Dieser Browser hat es nicht gespeichert: ${why}`
};
