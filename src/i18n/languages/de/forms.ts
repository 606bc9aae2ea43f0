export const forms: typeof import('../../en/forms.ts').forms = {
	names: {
		list: 'Armeeliste',
		reference: 'Liste und Referenz',
		cards: 'Karten',
		organiser: 'Exemplar für den Veranstalter',
		opponent: 'Exemplar für den Gegner',
		record: 'Schlachtprotokoll',
		legality: 'Prüfbericht'
	},
	short: {
		list: 'Liste',
		reference: 'Referenz',
		cards: 'Karten',
		organiser: 'Veranstalter',
		opponent: 'Gegner',
		record: 'Protokoll',
		legality: 'Prüfbericht'
	},
	warscrolls: 'Warscrolls'
};
