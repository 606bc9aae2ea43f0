import type { Language } from '../language.ts';

export const news: Language['news'] = {
	title: 'Neues',
	description: 'Was sich in Muster geändert hat, Tag für Tag, das Neueste zuerst.',
	updated: (day) => `Muster wurde aktualisiert: Das ist die Version vom ${day}.`,
	read: 'Neues lesen',
	dismiss: 'Schließen',
	days: {
		'2026-11-22': [
			'Eine Beispielliste für jedes Spiel, solange es noch keine Listen gibt.',
			'Deutsch, je nach Browser oder nach Wahl in den Einstellungen; hell oder dunkel nach Belieben.',
			'Listen, die eine andere App teilt, und Dateien, die mit Muster geöffnet werden, öffnen sich unter „Importieren“.',
			'Hilfe auf einer Seite, und diese hier.'
		]
	}
};

export const goingBattles: Language['goingBattles'] = {
	link: (count) => (count === 1 ? 'Schlacht fortsetzen' : `Schlachten fortsetzen (${count})`),
	all: 'Schlachten'
};
