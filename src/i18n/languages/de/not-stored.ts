export const notStored: typeof import('../../en/not-stored.ts').notStored = {
	noRoom: 'für das, was dieser Browser speichert, ist kein Platz mehr',
	hasRefused: 'dieser Browser hat es nicht gespeichert',
	partMissing: 'ein Teil von Muster wurde nicht geladen',
	notDone: (undone, why) => `${undone}: ${why}.`,
	notDoneYet: (undone) => `${undone}: Dieser Browser antwortet noch nicht.`,
	noAnswer: 'Der Speicher dieses Browsers antwortet nicht.',
	storedElsewhere: 'Ein anderer Tab hat die Liste inzwischen gespeichert.',
	notStoredYet: (name) =>
		`Die letzten Änderungen an „${name}“ sind noch nicht gespeichert. Muster versucht es weiter.`,
	deletedElsewhere: 'In einem anderen Tab gelöscht. Eine Änderung hier holt die Liste zurück.'
};
