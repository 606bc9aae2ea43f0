export const helpPage: typeof import('../../en/help-page.ts').helpPage = {
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
