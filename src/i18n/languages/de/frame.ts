export const frame: typeof import('../../en/frame.ts').frame = {
	rosters: 'Listen',
	roster: 'Liste',
	noPage: 'Keine solche Seite',
	wrong: 'Etwas ist schiefgegangen',
	noAddress: 'Unter dieser Adresse hat Muster keine Seite.',
	whereTheyWere: 'Unter dieser Adresse hat Muster keine Seite. Deine Listen sind, wo sie waren.',
	unknown: 'Unbekannter Fehler',
	stillStored: (message) => `${message}. Deine Listen sind auf diesem Gerät gespeichert.`,
	notLoaded: 'Ein Teil von Muster wurde nicht geladen.',
	reload: 'Neu laden',
	dismiss: 'Meldung schließen',
	pointsOf: (day) => `Punkte vom ${day}`,
	of: 'von',
	spentOf: (spent, size) => `${spent} von ${size}`,
	inPoints: (spent, size) => `${spent} von ${size} Punkten`,
	verdictAlone: (count, lacksEvent) => {
		if (count > 0) return count === 1 ? '1 Problem' : `${count} Probleme`;
		return lacksEvent ? 'Gültig ohne die Regeln des Turniers' : 'Gültig';
	}
};
