import type { TextBlock, TextDocument, TextHeading, TextItem, TextPart } from './document.ts';
import { chartTitle, rowLine } from './plain.ts';

type TableRow = readonly (string | undefined)[];

/**
 * BBCode in the tags that every forum has: bold, lists and links. Not all have tables, so rows become lines.
 */
export function bbcodeText({ title, parts }: TextDocument): string {
	const [head, ...others] = parts;
	const name = `[b][u]${bare(title)}[/u][/b]`;
	// Facts about the whole are below its title.
	const sections = head?.heading
		? [name, ...parts.map(partText)]
		: [[name, ...(head ? [partText(head)] : [])].join('\n'), ...others.map(partText)];
	return `${sections.join('\n\n')}\n`;
}

function partText({ heading, blocks }: TextPart): string {
	return [...(heading ? [headingLine(heading)] : []), ...blocks.map(blockText)].join('\n');
}

function headingLine({ text, total }: TextHeading): string {
	const title = bare(text);
	return total === undefined ? `[b]${title}[/b]` : `[b]${title}[/b] (${bare(total)})`;
}

function blockText(block: TextBlock): string {
	switch (block.kind) {
		case 'lines':
			return block.lines.map((line) => bare(line)).join('\n');
		case 'list':
			return listOf(block.items.map(itemText));
		case 'table':
			return tableText(block.head, block.rows);
		case 'text':
			return paragraph(block.lead, block.text);
		case 'link':
			return `[url=${block.url.replace(/[[\]\s]/g, encodeURIComponent)}]${bare(block.name)}[/url]`;
	}
}

function listOf(items: readonly string[]): string {
	return ['[list]', ...items.map((item) => `[*]${item}`), '[/list]'].join('\n');
}

function itemText({ lead = '', text, under = [] }: TextItem): string {
	const item = itemOf(lead, text);
	return under.length === 0 ? item : `${item}\n${listOf(under.map((line) => bare(line)))}`;
}

function itemOf(lead: string, text: string): string {
	return lead === '' ? bare(text) : `[b]${bare(lead)}[/b]${bare(text, true)}`;
}

function tableText(head: readonly string[], rows: readonly TableRow[]): string {
	const list = listOf(rows.map((row) => itemOf(row[0] ?? '', rowText(head, row))));
	return [...chartTitle(head).map((name) => bare(name)), list].join('\n');
}

/** The rest of a row after its first value, with the separator before it. */
function rowText(head: readonly string[], row: TableRow): string {
	return rowLine(head, ['', ...row.slice(1)]);
}

function paragraph(lead: string | undefined, text: string): string {
	const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => bare(line));
	return lead === undefined ? lines.join('\n') : `[b]${bare(lead)}:[/b] ${lines.join('\n')}`;
}

/**
 * A text that opens no tag. BBCode cannot escape a bracket, so each that may open a tag is followed by a
 * character without width.
 */
function bare(text: string, isWithin = false): string {
	const flat = text.replace(/[\s\p{Cc}]+/gu, ' ');
	const trimmed = isWithin ? flat.trimEnd() : flat.trim();
	return trimmed.replace(/\[(?=\/?[a-z*])/gi, '[\u200B');
}
