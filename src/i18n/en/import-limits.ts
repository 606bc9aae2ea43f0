import { locale, words } from '../base/words.ts';

function figure(number: number): string {
	return number.toLocaleString(locale());
}

/** How much is read of a text or a link. */
export const importLimits = words('importLimits', {
	/** An archive that is damaged, locked or beyond the limits. */
	zip: 'This zip archive cannot be opened, or is too large (maximum 2,000 files, 64 MB). Unpack it and choose a file from it. If it is a list from another app (.rosz), open it there, copy it as text and paste it here.',
	tooManyLines: (lines: number, most: number): string =>
		`The text has ${figure(lines)} lines; Muster reads up to ${figure(most)}.`,
	/** Of the first line that is not read; those below are not either. */
	linesBeyond: (lines: number, most: number, letters: number): string =>
		`${lines === 1 ? 'this line was' : `this line and ${figure(lines - 1)} more were`} not read: a list has up to ${figure(most)} lines, or ${figure(letters)} characters without prices.`,
	lineTooLong: (most: number): string => `only its first ${figure(most)} characters were read.`,
	linkTooLong: (letters: number, most: number): string =>
		`The link has ${figure(letters)} characters; a list’s link has up to ${figure(most)}.`,
	linkTooMuch: (rows: number, most: number): string =>
		`The link holds too much: up to ${figure(rows)} rows, and up to ${figure(most)} of each.`
});
