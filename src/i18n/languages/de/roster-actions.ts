export const rosterActions: typeof import('../../en/roster-actions.ts').rosterActions = {
	notRestored: (name) => `„${name}“ ist nicht zurückgeholt`,
	isBack: (name) => `„${name}“ ist wieder unter den Listen.`,
	notPurged: (name) => `„${name}“ ist nicht endgültig gelöscht`,
	binNotEmptied: 'Der Papierkorb ist nicht geleert',
	purged: (name) => `„${name}“ endgültig gelöscht.`,
	copyMark: ' (Kopie)',
	notDuplicated: (name) => `„${name}“ ist nicht dupliziert`,
	notRenamed: (name) => `„${name}“ ist nicht umbenannt`,
	notDeleted: (name) => `„${name}“ ist nicht gelöscht`,
	deleted: (name) => `„${name}“ gelöscht.`,
	undo: 'Rückgängig'
};
