export const rosterMenu: typeof import('../../en/roster-menu.ts').rosterMenu = {
	name: 'Name',
	rename: 'Umbenennen',
	print: 'Drucken',
	compare: 'Vergleichen',
	history: 'Verlauf',
	rulesInUse: 'Geltende Regeln',
	armyRules: 'Armeeregeln und Zauber',
	duplicate: 'Duplizieren',
	copyText: 'Als Text kopieren',
	copyLink: 'Link kopieren',
	shareLink: 'Link teilen',
	exportFile: 'Datei exportieren',
	keys: 'Tastenkürzel',
	remove: 'Löschen',
	removeRoster: 'Liste löschen',
	help: 'Hilfe'
};
