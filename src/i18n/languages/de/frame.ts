const problems = (count: number): string => (count === 1 ? '1 Problem' : `${count} Probleme`);

const withoutEvent = (verdict: string): string => `${verdict} ohne die Regeln des Turniers`;

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
	verdict: (count, lacksEvent) =>
		count > 0 ? problems(count) : lacksEvent ? withoutEvent('gültig') : 'gültig',
	verdictAlone: (count, lacksEvent) =>
		count > 0 ? problems(count) : lacksEvent ? withoutEvent('Gültig') : 'Gültig',
	withoutEvent
};
