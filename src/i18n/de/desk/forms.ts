import type { Language } from '../../language.ts';

export const deskForms: Language['deskForms'] = {
	columns: (file) => `Spalten von ${file}`,
	columnsAre:
		'So wurde jede Spalte verstanden. Was du hier wählst, gilt auch für die nächste Datei des Formulars.',
	noList:
		'In welcher Spalte steht die Liste, in welcher der Spieler? Was du wählst, gilt auch für andere Dateien.',
	notUnderstood: 'nicht erkannt',
	parts: {
		name: 'Spieler',
		first: 'Vorname',
		last: 'Nachname',
		email: 'Mailadresse',
		club: 'Verein',
		team: 'Team',
		number: 'Mitgliedsnummer',
		table: 'Tisch',
		sent: 'Zeit der Einsendung',
		army: 'Armee',
		list: 'Liste',
		ignored: 'ohne Bedeutung'
	}
};
