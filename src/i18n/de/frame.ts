import type { Language } from '../language.ts';

export const frame: Language['frame'] = {
	rosters: 'Listen',
	roster: 'Liste',
	noPage: 'Seite nicht gefunden',
	wrong: 'Etwas ist schiefgegangen',
	noAddress: 'Unter dieser Adresse gibt es keine Seite.',
	whereTheyWere: 'Unter dieser Adresse gibt es keine Seite. Deinen Listen ist nichts passiert.',
	unknown: 'Unbekannter Fehler',
	stillStored: (message) => `${message}. Deine Listen sind auf diesem Gerät gespeichert.`,
	notLoaded: 'Ein Teil von Muster wurde nicht geladen.',
	reload: 'Neu laden',
	dismiss: 'Meldung schließen',
	pointsDated: (day) => `Punkte vom ${day}`,
	of: 'von',
	inPoints: (spent, size) => `${spent} von ${size} Punkten`,
	verdict: ({ problems, isUnfinished, lacksEvent, left }) => {
		if (isUnfinished) return 'Unvollständig';
		if (problems > 0) return problems === 1 ? '1 Problem' : `${problems} Probleme`;
		if (lacksEvent) return 'Gültig ohne die Regeln des Turniers';
		return left === undefined ? 'Gültig' : 'Bisher gültig';
	}
};

export const home: Language['home'] = {
	description:
		'Armeelisten für klassische Fantasy-Tabletops. Funktioniert offline, prüft, ob eine Liste gültig ist, und druckt, was ein Turnier verlangt.',
	library: 'Bibliothek',
	about: 'Über',
	help: 'Hilfe',
	settings: 'Einstellungen',
	newRoster: 'Neue Liste',
	import: 'Importieren',
	noRosters: 'Noch keine Listen',
	welcome:
		'Wähle eine Armee: Muster rechnet die Punkte zusammen, prüft die Regeln und druckt die Liste, auch offline.',
	sample: 'Beispielliste',
	games: 'Spiele',
	armies: (count) => `${count} Armeen`
};

export const newRoster: Language['newRoster'] = {
	title: 'Neue Liste',
	description: 'Wähle ein Spiel, eine Armee und ein Punktelimit.',
	size: 'Punktelimit',
	army: 'Armee',
	game: 'Spiel',
	otherGame: 'Ändern',
	wrongSize: (size) => `Gib eine ganze Zahl von 1 bis 1.000.000 ein. Das Limit ist noch ${size}.`,
	otherSize: 'Anderes Limit',
	other: 'Anderes',
	find: 'Armee suchen',
	variantOf: (army) => `Army of Renown von ${army}`,
	variants: (count) => (count === 1 ? '1 Army of Renown' : `${count} Armies of Renown`),
	ofArmy: (army) => `von ${army}`,
	legends: 'Legends',
	notLoaded:
		'Die Armeen konnten nicht geladen werden. Nach einem Besuch sind sie auf diesem Gerät gespeichert.',
	again: 'Erneut versuchen',
	opening: 'Armeen werden geladen …'
};
