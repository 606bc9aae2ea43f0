import { locale, words } from '../base/words.ts';

function figure(number: number): string {
	return number.toLocaleString(locale());
}

/** How much is read of a text or a link. */
export const importLimits = words('importLimits', {
	/** An archive that is damaged, locked or beyond the limits. */
	zip: 'This zip archive cannot be opened, or is too large (maximum 2,000 files, 64 MB). Unpack it and choose a file from it. If it is a list from another app (.rosz), open it there, copy it as text and paste it here.',
	/** A document, or a table, of an office program. */
	document: (kind: string): string =>
		`This is a document: ${kind}. Copy the list from it as text, or save it as plain text (.txt).`,
	table: (kind: string): string => `This is a table: ${kind}. Save it as CSV (.csv).`,
	tooManyLines: (lines: number, most: number): string =>
		`The text has ${figure(lines)} lines; Muster reads up to ${figure(most)}.`,
	/** Of the first line that is not read; those below are not either. */
	linesBeyond: (lines: number, most: number, letters: number): string =>
		`${lines === 1 ? 'this line was' : `this line and ${figure(lines - 1)} more were`} not read: a list has up to ${figure(most)} lines, or ${figure(letters)} characters without prices.`,
	lineTooLong: (most: number): string => `only its first ${figure(most)} characters were read.`,
	linkTooLong: (letters: number, most: number): string =>
		`The link has ${figure(letters)} characters; a list’s link has up to ${figure(most)}.`,
	mail: {
		broken: 'This mail cannot be opened. Save its list as a file, or copy it as text.',
		tooBig: 'This mail is too big (maximum 32 MB). Save its list as a file.',
		noList: 'There is no list in this mail.',
		tooManyFiles: (most: number): string =>
			`More than ${figure(most)} files are attached to this mail; the others were not opened.`,
		tooDeep: 'This file lies in too many others to be opened.',
		outlook:
			'This is an Outlook mail or an old Word file. Save it as .eml, or copy the list as text.'
	},
	/** Of a form, where each row is a player's. */
	form: {
		row: (number: number): string => `row ${figure(number)}`,
		noList: 'There is no list in this row.',
		tooManyRows: (most: number): string =>
			`The form has more than ${figure(most)} rows; the others were not read.`
	},
	linkTooMuch: (rows: number, most: number): string =>
		`The link holds too much: up to ${figure(rows)} rows, and up to ${figure(most)} of each.`
});
