import type { Language } from '../language.ts';

export const aboutPage: Language['aboutPage'] = {
	title: 'Über',
	description: 'Was Muster ist, welche Spiele es kennt und wem die Namen gehören.',
	what: 'Ein Programm für Armeelisten, das offline funktioniert, Listen nach den Regeln des Spiels prüft und druckt. Alles bleibt auf diesem Gerät: kein Konto, kein Tracking.',
	rostersHere: 'Listen auf diesem Gerät',
	settings: 'Die Einstellungen',
	settingsDo: 'zeigen, was gespeichert ist, und speichern Sicherungen und stellen sie wieder her.',
	codes: 'Listencodes',
	carriesCode: 'Jedes Blatt trägt den Code seiner Liste.',
	verify: '„Prüfen“',
	verifyDoes:
		'öffnet eine Liste aus ihrem Link oder QR-Code und sagt, ob eine Datei diese Liste ist und ob sie gültig ist.',
	events: 'Turniere',
	desk: 'Der Turniertisch',
	deskDoes:
		'liest die Listen, die Spieler zu einem Turnier geschickt haben, und macht daraus Tabelle, Antworten, Siegel und Ausdrucke.',
	games: 'Spiele',
	facts: (edition, armies, day) => `${edition}; ${armies} Armeen; Daten vom ${day}.`,
	trademarks: (game, owner) =>
		`${game} und die Namen der Armeen und Truppen sind Marken von ${owner}. Muster ist inoffiziell und wird von den Inhabern nicht unterstützt. Die Zahlen sind die der Bücher; Wirkungen sind zusammengefasst.`
};

export const helpPage: Language['helpPage'] = {
	description: 'Armeelisten bauen, prüfen, drucken und aufbewahren mit Muster, auf einer Seite.',
	shortcuts: 'Tastenkürzel',
	allKeys: 'Alle Tastenkürzel, in einer offenen Liste',
	topics: [
		{
			name: 'Bauen',
			text: 'Wähle Spiel, Punktelimit und Armee. + und − ändern die Zahl der Einheiten; ein Tipp auf ihren Namen zeigt Optionen, Gegenstände und Regeln.'
		},
		{
			name: 'Prüfen',
			text: 'Die Leiste zeigt die Punkte und was noch fehlt oder ob die Liste gültig ist. „Liste prüfen“ unter „Mehr“: jede Regel mit Rechnung, Quelle und Abhilfe.'
		},
		{
			name: 'Rückgängig',
			text: 'Rückgängig und Wiederholen reichen bis zur ersten Änderung. Der Verlauf unter „Mehr“ stellt jeden Schritt wieder her und speichert Versionen.'
		},
		{
			name: 'Drucken',
			text: 'Die Liste allein oder mit Regeln, Karten, Schlachtprotokoll oder Prüfbericht, als PDF oder auf Papier.'
		},
		{
			name: 'Teilen',
			text: '„Teilen“ unter „Mehr“: Link, QR-Code, Text und Datei. „Importieren“ liest sie alle und auch Listen anderer Apps.'
		},
		{
			name: 'Turniere',
			text: '„Geltende Regeln“ unter „Mehr“: welche Auslegung einer Regel gilt, und die Hausregeln eines Turniers.'
		},
		{
			name: 'Offline',
			text: 'Nach dem ersten Besuch funktioniert alles offline. Unter den Listen steht, wann es so weit ist.'
		},
		{
			name: 'Sichern',
			text: 'Listen sind nur auf diesem Gerät. Die Einstellungen sichern sie alle und stellen sie wieder her.'
		}
	]
};
