export const printDesk: typeof import('../../en/print-desk.ts').printDesk = {
	cardKinds: {
		character: 'Charaktermodelle',
		unit: 'Einheiten',
		army: 'Die Armee',
		item: 'Gegenstände',
		spell: 'Zauber'
	},
	cardsOf: 'Karten für',
	backs: 'Rückseiten, für beidseitigen Druck',
	preview: 'Vorschau',
	notShared: (why) => `Das PDF ließ sich nicht teilen: ${why}`,
	savePdf: 'PDF sichern',
	print: 'Drucken',
	share: 'Teilen',
	form: 'Form',
	paper: 'Papier',
	letter: 'Letter',
	stages: { setting: 'Die Seiten werden gesetzt …', drawing: 'Die Seiten werden gezeichnet …' },
	notMade: (why) => `Das Blatt ließ sich nicht erstellen: ${why}`,
	tryAgain: 'Noch einmal versuchen',
	cancelled: (hasBefore) =>
		hasBefore ? 'Abgebrochen: unten ist, was vorher zu sehen war.' : 'Abgebrochen.',
	page: (page, pages) => `Seite ${page} von ${pages}`,
	pagesReady: (pages) => (pages === 1 ? '1 Seite ist fertig.' : `${pages} Seiten sind fertig.`),
	making: 'Das Blatt wird erstellt',
	cancel: 'Abbrechen',
	zoom: 'Zoom',
	zoomOut: 'Verkleinern',
	zoomIn: 'Vergrößern',
	fitWidth: 'Ganze Breite'
};
