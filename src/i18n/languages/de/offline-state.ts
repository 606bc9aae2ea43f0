export const offlineState: typeof import('../../en/offline-state.ts').offlineState = {
	ready: 'Auf diesem Gerät gespeichert: geht ohne Netz.',
	what: (games, armies) =>
		`${games} Spiele mit ${armies} Armeen, ihren Regeln und Zaubern, und das Drucken.`,
	notYet: 'Für den Gebrauch ohne Netz noch nicht gespeichert.',
	faults: {
		room: 'Für den Gebrauch ohne Netz nicht gespeichert: Dieser Browser hat keinen Platz dafür. Muster versucht es beim nächsten Start wieder.',
		network:
			'Für den Gebrauch ohne Netz noch nicht gespeichert: Die Verbindung ist abgebrochen. Muster versucht es von selbst wieder.'
	}
};
