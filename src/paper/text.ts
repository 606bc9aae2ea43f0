import type { Sheet } from '../content/model.ts';
import { bbcodeText } from './text/bbcode.ts';
import { csvText } from './text/csv.ts';
import { groupedText, plainText } from './text/plain.ts';
import { markdownText } from './text/markdown.ts';
import { simpleText } from './text/simple.ts';
import { isSimple, type TextFormat } from '../content/forms.ts';
import { sheetDocument } from './text/walk.ts';

/** What a sheet says, as text in one of the formats. */
export function sheetAs(sheet: Sheet, format: TextFormat): string {
	switch (format) {
		case 'text':
			return sheetText(sheet);
		case 'simple':
			return isSimple(sheet) ? simpleText(sheet) : sheetText(sheet);
		case 'markdown':
			return markdownText(sheetDocument(sheet));
		case 'bbcode':
			return bbcodeText(sheetDocument(sheet));
		case 'csv':
			return csvText(sheet);
	}
}

/** The list as plain text; one of groups in the shape that such lists have everywhere. */
export function sheetText(sheet: Sheet): string {
	const document = sheetDocument(sheet);
	return sheet.isGrouped && sheet.form === 'list' ? groupedText(document) : plainText(document);
}

/** A text as a file. */
export interface TextFile {
	/** The extension of its name. */
	readonly ending: string;
	readonly type: string;
	readonly content: string;
}

const kinds: Readonly<Record<TextFormat, Omit<TextFile, 'content'>>> = {
	text: { ending: 'txt', type: 'text/plain' },
	simple: { ending: 'simple.txt', type: 'text/plain' },
	markdown: { ending: 'md', type: 'text/markdown' },
	bbcode: { ending: 'bbcode.txt', type: 'text/plain' },
	csv: { ending: 'csv', type: 'text/csv' }
};

/**
 * A sheet as a file of text. The table begins with a byte order mark: without it Excel takes UTF-8 for the
 * machine's own code page and spoils every accent, and other spreadsheets pass over it.
 */
export function textFile(sheet: Sheet, format: TextFormat): TextFile {
	const mark = format === 'csv' ? '\uFEFF' : '';
	return { ...kinds[format], content: `${mark}${sheetAs(sheet, format)}` };
}
