import type { TextBlock, TextDocument, TextHeading, TextItem, TextPart } from './document.ts';

/** Markdown, as forums, chats and code hosts read it; nothing in a name means more than itself. */
export function markdownText({ title, parts }: TextDocument): string {
	const sections = parts.flatMap((part) => partBlocks(part));
	return `${[`# ${inline(title)}`, ...sections].join('\n\n')}\n`;
}

function partBlocks({ heading, blocks }: TextPart): readonly string[] {
	return [...(heading ? [headingLine(heading)] : []), ...blocks.map(blockText)];
}

function headingLine({ text, total, isChief }: TextHeading): string {
	const words = total === undefined ? text : `${text} (${total})`;
	return `${isChief ? '##' : '###'} ${inline(words)}`;
}

function blockText(block: TextBlock): string {
	switch (block.kind) {
		case 'lines':
			return brokenLines(block.lines);
		case 'list':
			return block.items.map(itemText).join('\n');
		case 'table':
			return tableText(block.head, block.rows);
		case 'text':
			return paragraph(block.lead, block.text);
		case 'link':
			return `[${inline(block.name)}](<${block.url.replace(/[<>\s]/g, encodeURIComponent)}>)`;
	}
}

/** Two spaces at the end break a line everywhere; a backslash does not. */
function brokenLines(lines: readonly string[]): string {
	return lines.map(atStart).join('  \n');
}

function paragraph(lead: string | undefined, text: string): string {
	const [first = '', ...others] = text.split(/\r\n|[\n\r\u2028\u2029]/);
	const begin = lead === undefined ? atStart(first) : `**${inline(lead)}:** ${inline(first)}`;
	return [begin, ...others.map(atStart)].join('  \n');
}

function itemText({ lead, text, under = [] }: TextItem): string {
	const item = !lead ? atStart(text) : `**${inline(lead)}**${inline(text, true)}`;
	return [`- ${item}`, ...under.map((line) => `  - ${atStart(line)}`)].join('\n');
}

function tableText(
	head: readonly string[],
	rows: readonly (readonly (string | undefined)[])[]
): string {
	const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
	return [
		line(head.map((cell) => inline(cell))),
		line(head.map((_, at) => (at === 0 ? '---' : ':--'))),
		...rows.map((row) => line(head.map((_, at) => inline(row[at] ?? '–'))))
	].join('\n');
}

/** Characters with a meaning anywhere in a line, mentions and formulas included. */
const signs = /[\\`*_[\]<>|~^$@]/g;

/** Escapes a text for anywhere but the beginning of a line. */
function inline(text: string, isWithin = false): string {
	const flat = text.replace(/[\s\p{Cc}]+/gu, ' ');
	return (isWithin ? flat.trimEnd() : flat.trim())
		.replace(signs, '\\$&')
		.replace(/&(?=#?\w+;)/g, '\\&')
		.replace(/:(?=\w+:)/g, '\\:')
		.replace(/\b(https?|ftp)(?=:\/\/)/gi, '$1\\')
		.replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}\\.`);
}

/** The same at the beginning of a line: no heading, list, rule or quotation. */
function atStart(text: string): string {
	return inline(text)
		.replace(/^([#+=-])/, '\\$1')
		.replace(/^(\d+)([.)])/, '$1\\$2');
}
