import type { Language } from '../language.ts';

export const frame: Language['frame'] = {
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

export const home: Language['home'] = {
	description:
		'Armeelisten für klassische Fantasy-Tabletops. Geht ohne Netz, weiß, ob eine Liste gültig ist, und druckt, was ein Turnier verlangt.',
	library: 'Bibliothek',
	about: 'Über',
	settings: 'Einstellungen',
	newRoster: 'Neue Liste',
	import: 'Importieren',
	noRosters: 'Noch keine Listen',
	welcome:
		'Wähle eine Armee und eine Größe; was dabei sein muss, ist schon darin. Muster zählt die Punkte, sagt, ob die Liste gültig ist und nach welcher Regel, und druckt sie. Nach diesem Besuch geht alles auch ohne Netz.',
	samples: 'Ein Beispiel ist eine fertige Liste, zum Ansehen und zum Ändern.',
	sample: 'Beispiel',
	sampleOf: (name) => `Beispiel: ${name}`,
	games: 'Spiele',
	armies: (count) => `${count} Armeen`
};

export const newRoster: Language['newRoster'] = {
	title: 'Neue Liste',
	description: 'Wähle ein Spiel, eine Armee und die Größe der Schlacht.',
	size: 'Vereinbarte Größe',
	army: 'Armee',
	opensWith: 'Die Liste beginnt mit den Pflichteinheiten.',
	gameFirst: 'Wähle erst das Spiel.',
	game: 'Spiel',
	wrongSize: (size) =>
		`Hier gehört eine ganze Zahl von 1 bis 1.000.000 hin; es bleibt bei ${size}.`,
	otherSize: 'Andere Größe',
	find: 'Armee suchen',
	variantOf: (army) => `Variante von ${army}`,
	variants: (count) => (count === 1 ? '1 Variante' : `${count} Varianten`),
	ofArmy: (army) => `von ${army}`,
	legends: 'Legends',
	notLoaded:
		'Die Armeen ließen sich nicht laden. Nach einem Besuch sind sie auf diesem Gerät gespeichert.',
	again: 'Noch einmal versuchen',
	opening: 'Die Armeen werden geöffnet …',
	noneFound: (text) => `„${text}“ kommt in keiner Armee vor.`,
	found: (count, all) => `${count} von ${all} Armeen`
};

export const shortVerdict: Language['shortVerdict'] = {
	of: (count, lacksEvent) => {
		if (count > 0) return count === 1 ? '1 Problem' : `${count} Probleme`;
		return lacksEvent ? 'gültig ohne die Regeln des Turniers' : 'gültig';
	}
};
