import type { Sheet } from '../content/model.ts';
import type { SheetLine, SheetOption } from '../content/list-model.ts';
import { bbcodeText } from './text/bbcode.ts';
import { csvText } from './text/csv.ts';
import { groupedText, plainText } from './text/plain.ts';
import { markdownText } from './text/markdown.ts';
import { hasSimpleText, type TextFormat } from '../content/forms.ts';
import { textDocument } from './text/walk.ts';
import { pointsText } from '#i18n';
import { countText, eventLine, unreadLine } from '../content/wording.ts';
import { inLine } from './text/document.ts';

/** What a sheet says, as text in one of the formats. */
export function sheetAs(sheet: Sheet, format: TextFormat): string {
	switch (format) {
		case 'text':
			return sheetText(sheet);
		case 'simple':
			return hasSimpleText(sheet) ? simpleText(sheet) : sheetText(sheet);
		case 'markdown':
			return markdownText(textDocument(sheet));
		case 'bbcode':
			return bbcodeText(textDocument(sheet));
		case 'csv':
			return csvText(sheet);
	}
}

/** The list as plain text; one of groups in the shape that such lists have everywhere. */
export function sheetText(sheet: Sheet): string {
	const document = textDocument(sheet);
	return sheet.isGrouped && sheet.form === 'list' ? groupedText(document) : plainText(document);
}

/** A text as a file. */
interface TextFile {
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

/**
 * A list as tournaments pass it round: what it is, a unit in each line ("180 - 20 Pikes, Shield"), and the sum.
 * No headings, no prices of options, no notes.
 */
function simpleText(sheet: Sheet): string {
	const {
		title,
		army,
		system,
		limit,
		points,
		groups,
		hasVariableSizes,
		verdict,
		event,
		unread = []
	} = sheet;
	const lines = groups.flatMap((group) =>
		group.lines.map((line) => lineText(line, hasVariableSizes))
	);
	const limitPart = limit > 0 ? `, ${limit} points` : '';
	const head = [title, `${army} (${system})${limitPart}`];
	const sum = limit > 0 ? [pointsText(points)] : [];
	const lost = unread.length > 0 ? [verdict.summary, ...unread.map(unreadLine)] : [];
	const origin = event?.remarks?.length ? [eventLine(event), ...event.remarks] : [];
	return `${[head, lines, sum, lost, origin]
		.filter((part) => part.length > 0)
		.map((part) => part.join('\n'))
		.join('\n\n')}\n`;
}

/** A single figure before a unit would be read as its number. */
const leastPrice = 10;

function lineText(line: SheetLine, hasVariableSizes: boolean): string {
	const count = hasVariableSizes ? Number(countText(line)) : line.count;
	const options = [...(line.rankOptions ?? []), ...line.options].map(optionName);
	const words = [`${count > 1 ? `${count} ` : ''}${line.name}`, ...options].join(', ');
	return inLine(line.points >= leastPrice ? `${pointsText(line.points)} - ${words}` : words);
}

function optionName({ name, count }: SheetOption): string {
	return count > 1 ? `${count}x ${name}` : name;
}
