export const textForms: typeof import('../../en/text-forms.ts').textForms = {
	label: 'Als Text',
	copyText: 'Text kopieren',
	withNotes: 'Mit Notizen',
	otherFormats: 'Andere Formate',
	formats: {
		text: 'Reiner Text',
		markdown: 'Markdown',
		bbcode: 'BBCode',
		csv: 'Tabelle (CSV)'
	},
	copyAs: (format) => `Kopieren als ${format}`,
	saveAs: (format) => `Sichern als ${format}`,
	copy: 'Kopieren',
	save: 'Sichern'
};
