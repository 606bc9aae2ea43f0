import { words } from '../words.ts';

/** A sheet as text, to copy or to save. */
export const textForms = words('textForms', {
	label: 'As text',
	copyText: 'Copy text',
	withNotes: 'With notes',
	otherFormats: 'Other formats',
	formats: { text: 'Plain text', markdown: 'Markdown', bbcode: 'BBCode', csv: 'Table (CSV)' },
	copyAs: (format: string): string => `Copy as ${format}`,
	saveAs: (format: string): string => `Save as ${format}`,
	copy: 'Copy',
	save: 'Save'
});
