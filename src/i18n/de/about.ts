import type { Language } from '../language.ts';

export const aboutPage: Language['aboutPage'] = {
	title: 'Über',
	description: 'Was Muster ist, seine Spiele und deren Daten, und wem die Namen gehören.',
	what: 'Ein Programm für Armeelisten, das ohne Netz geht, weiß, ob eine Liste gültig ist und nach welcher Regel, und sie druckt. Alles bleibt auf diesem Gerät: kein Konto, keine Nachverfolgung, keine andere Website.',
	rostersHere: 'Listen auf diesem Gerät',
	settings: 'Die Einstellungen',
	settingsDo: 'zeigen, was gespeichert ist, sichern es und holen eine Sicherung zurück.',
	codes: 'Listencodes',
	carriesCode: 'Ein Blatt trägt den Code seiner Liste.',
	verify: '„Prüfen“',
	verifyDoes:
		'öffnet eine Liste aus ihrem Link oder ihrem quadratischen Code und sagt, ob eine Datei diese Liste ist und ob sie gültig ist.',
	games: 'Spiele',
	facts: (edition, armies, day) => `${edition}; ${armies} Armeen; Daten vom ${day}.`,
	trademarks: (game, owner) =>
		`${game} und die Namen der Armeen und Truppen sind Marken von ${owner}. Muster ist inoffiziell und wird von den Inhabern nicht unterstützt. Die Zahlen sind die der Bücher; Wirkungen sind zusammengefasst.`
};

export const helpPage: Language['helpPage'] = {
	title: 'Hilfe',
	description: 'Armeelisten bauen, prüfen, drucken und aufbewahren mit Muster, auf einer Seite.',
	topics: [
		{
			name: 'Bauen',
			text: '„Neue Liste“ fragt nach Spiel, Größe und Armee. + und − nehmen dazu und weg; der Name einer Einheit öffnet Optionen, Gegenstände und Regeln.'
		},
		{
			name: 'Prüfen',
			text: 'Die Leiste unten zeigt Punkte und Urteil. Ein Tipp auf das Urteil zeigt jede Regel mit Rechnung und Quelle, und was Fehler behebt.'
		},
		{
			name: 'Zurück',
			text: 'Rückgängig und Wiederholen reichen bis zum Anfang. Der Verlauf unter „Mehr“ führt zu jedem Schritt.'
		},
		{
			name: 'Drucken',
			text: 'Die Liste, mit Regeln, Karten, ein Spielprotokoll oder der Nachweis für ein Turnier, als PDF oder auf Papier.'
		},
		{
			name: 'Teilen',
			text: '„Mehr“ gibt Link, Text oder Datei. „Importieren“ liest sie alle, und Listen anderer Apps.'
		},
		{
			name: 'Turniere',
			text: '„Geltende Regeln“ unter „Mehr“: welche Lesart einer Regel gilt, und die Regeln eines Turniers.'
		},
		{
			name: 'Offline',
			text: 'Nach dem ersten Besuch geht alles ohne Netz. Ganz unten bei den Listen steht, ob es so weit ist.'
		},
		{
			name: 'Behalten',
			text: 'Listen sind nur auf diesem Gerät. Die Einstellungen sichern sie alle und holen sie zurück.'
		}
	]
};

export const news: Language['news'] = {
	title: 'Neues',
	description: 'Was sich in Muster geändert hat, Tag für Tag, das Letzte zuerst.',
	updated: (day) => `Muster wurde aktualisiert: Das ist die Version vom ${day}.`,
	read: 'Neues lesen',
	dismiss: 'Schließen',
	days: {
		'2026-11-22': [
			'Eine Beispielliste für jedes Spiel, solange es noch keine Listen gibt.',
			'Deutsch, wie der Browser es will oder nach Wahl in den Einstellungen; hell oder dunkel nach Belieben.',
			'Listen, die eine andere App teilt, und Dateien, die mit Muster geöffnet werden, kommen zum Importieren.',
			'Hilfe auf einer Seite, und diese hier.'
		]
	}
};
