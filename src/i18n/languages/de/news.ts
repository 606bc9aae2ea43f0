export const news: typeof import('../../en/news.ts').news = {
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
