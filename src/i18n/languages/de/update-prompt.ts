export const updatePrompt: typeof import('../../en/update-prompt.ts').updatePrompt = {
	label: 'Neue App-Version',
	unstored:
		'Die letzten Änderungen sind nicht gespeichert, darum bleibt diese Seite. Versuch es noch einmal oder sichere erst eine Kopie.',
	held: 'Die neue App-Version ist nicht gestartet. Sie startet, wenn alle Tabs von Muster geschlossen sind.',
	waiting: 'Eine neue App-Version von Muster ist bereit.',
	broken:
		'Ein Teil von Muster wurde nicht geladen. Lade neu, um weiterzumachen: Änderungen werden vorher gespeichert.',
	replaced:
		'Ein anderer Tab hat eine neue App-Version von Muster übernommen. Dieser läuft mit der vorigen weiter.',
	updateNow: 'Jetzt aktualisieren',
	reload: 'Neu laden',
	storing: 'Wird gespeichert …',
	later: 'Später'
};
