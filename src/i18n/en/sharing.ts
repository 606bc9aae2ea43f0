import { words } from '../words.ts';

/** Why the list in a link cannot be opened. */
export const linkFaults = words('linkFaults', {
	unknownGame: 'This list is of a game that this Muster does not have: update Muster to open it.',
	unknownArmy: 'This list is of an army that this Muster does not have: update Muster to open it.'
});

/** Links that hold a list. */
export const packedLinks = words('packedLinks', {
	damaged:
		'This link is damaged: a part of it is missing or was changed. Copy it again, or scan the code once more.',
	newer: 'This link was made with a newer version of Muster; update Muster to open it.',
	noList: 'This link holds what no list can: it was not made by Muster.',
	unclear:
		'This link does not say clearly which things of its army are meant; ask for the file of the list.',
	unknownThings: (count: number, made: string, own: string): string =>
		`${count === 1 ? 'One thing in this list is' : `${count} things in this list are`} not known here: the list was made with data of ${made}, and this Muster has that of ${own}.`
});

/** Lists that are copied, and links to them. */
export const listExport = words('listExport', {
	/** What the formats of text are called within a sentence. */
	formats: { text: 'text', markdown: 'Markdown', bbcode: 'BBCode', csv: 'a table (CSV)' },
	copied: (format: string): string => `Copied the list as ${format}.`,
	copiedLink: 'Copied the link: whoever opens it has the list.',
	notCopied: 'This browser did not let Muster copy.',
	notShared: 'This browser did not let Muster share the link.',
	saveAsFile: 'Save as a file',
	noArmy: (army: string): string => `there is no army “${army}”`,
	noLink: (name: string, why: string): string => `There is no link to “${name}”: ${why}`
});

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
