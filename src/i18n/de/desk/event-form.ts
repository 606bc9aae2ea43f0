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
	readings: 'Auslegungen',
	playersChoice: 'wie der Spieler will',
	noReadings: 'Die Regeln dieses Spiels lassen hier nichts offen.',
	teams: 'Teams (freiwillig)',
	players: 'Spieler in einem Team',
	sameArmy: 'Wie oft ein Team dieselbe Armee haben darf (1: jede Armee einmal)',
	asks: 'Was Spieler auf ihr Papier schreiben',
	more: 'Was ein Turnierpaket noch enthalten kann',
	moreIs:
		'Sichere das Turnier als Datei und schreibe es dort hinein; der Turniertisch liest sie wieder. Die Anleitung zu Turnierpaketen hat zu allem ein Beispiel.',
	holds: [
		'Regeln nur für manche Armeen oder nur bei einer Auslegung',
		'Regeln, die nur Hinweise sind und keine Liste ungültig machen',
		'ein Minimum oder Maximum pro 1000 Punkte',
		'wie viele Modelle eine Einheit hat',
		'jede Zusammenstellung von Optionen nur einmal',
		'welche Einheiten allein eine Option haben dürfen',
		'wie viele von manchen Optionen eine Einheit hat und was sie zusammen kosten dürfen',
		'was etwas anderes verlangt oder verbietet, in der Armee oder bei einer Einheit',
		'wie viele Gruppen eine Liste hat, etwa Regimenter, und was in jeder steht'
	],
	add: 'Hausregel hinzufügen',
	remove: 'Entfernen',
	make: 'Turnier speichern und verwenden',
	save: 'Turnier als Datei speichern'
};
