import type { Language } from '../../language.ts';

export const eventForm: Language['eventForm'] = {
	title: 'Neues Turnier',
	name: 'Name',
	game: 'Spiel',
	date: 'Tag',
	size: 'Punktelimit (freiwillig)',
	deadline: 'Einsendeschluss (freiwillig)',
	zone: 'Zeitzone des Einsendeschlusses',
	note: 'Hinweis für die Spieler (freiwillig)',
	rules: 'Hausregeln',
	kinds: {
		most: 'Maximum von …',
		least: 'Minimum von …',
		none: 'keine von …',
		share: 'Maximum in Prozent der Punkte für …',
		points: 'Maximum der Punkte für …',
		once: 'Maximum von jeder: …',
		spent: 'Minimum der ausgegebenen Punkte'
	},
	rule: (number) => `Hausregel ${number}`,
	number: (number) => `Zahl der Hausregel ${number}`,
	of: (number) => `Worum es in Hausregel ${number} geht`,
	names: 'Namen oder Schlüsselwörter, durch Kommas getrennt',
	add: 'Hausregel hinzufügen',
	remove: 'Entfernen',
	make: 'Turnier speichern und verwenden',
	save: 'Turnier als Datei speichern'
};
