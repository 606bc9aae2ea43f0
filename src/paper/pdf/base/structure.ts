import type { Content, ContentText, ContentTable, TableCell } from 'pdfmake/interfaces';
import { figures } from './style.ts';

/** Standard types of PDF structure. */
type Role =
	| 'Document'
	| 'Sect'
	| 'H1'
	| 'H2'
	| 'P'
	| 'Link'
	| 'Figure'
	| 'Table'
	| 'TR'
	| 'TH'
	| 'TD';

/** An element of a document's structure, in reading order. */
export interface Element {
	readonly role: Role;
	/** What a illustration shows. */
	readonly alt?: string;
	/** The number of columns a cell takes. */
	readonly columns?: number;
	/** Whether it is in the head of a table, which is repeated on each page. */
	readonly isRepeated?: boolean;
	readonly children: Element[];
}

/** Marked as the illustration of this description; other drawings mean nothing by themselves. */
export function illustration<T extends object>(drawing: T, alt: string): T {
	return Object.assign(drawing, { alt });
}

type Node = Readonly<Record<string, unknown>>;

/**
 * Works out the structure of some content, and marks each text and illustration in it with its element. Changes the
 * content, which must belong to one document.
 */
export function structureOf(content: readonly Content[]): Element {
	const root: Element = { role: 'Document', children: [] };
	for (const part of content) {
		const section = below(root, 'Sect');
		walk(part, section);
	}
	return root;
}

function walk(content: unknown, parent: Element): void {
	if (Array.isArray(content)) {
		for (const part of content) walk(part, parent);
		return;
	}
	if (typeof content !== 'object' || content === null) return;
	const node = content as Node;
	if ('section' in node) walk(node['section'], parent);
	else if ('stack' in node) walkStack(node['stack'], parent);
	else if ('columns' in node) walk(node['columns'], parent);
	else if ('table' in node) walkTable(content as ContentTable, parent);
	else if ('svg' in node) tagFigure(node, parent);
	else if ('text' in node) tagText(content as ContentText, parent);
}

/** Lines broken by ourselves are one paragraph. */
function walkStack(stack: unknown, parent: Element): void {
	const parts: readonly unknown[] = Array.isArray(stack) ? stack : [stack];
	const areLines = parts.length > 0 && parts.every(isLine);
	if (!areLines) {
		walk(parts, parent);
		return;
	}
	const element = textElement(parts[0] as ContentText, parent);
	for (const line of parts) mark(line as ContentText, element);
}

function isLine(content: unknown): boolean {
	if (typeof content !== 'object' || content === null) return false;
	const { text, noWrap } = content as Node;
	return Array.isArray(text) && noWrap === true;
}

function tagText(text: ContentText, parent: Element): void {
	mark(text, textElement(text, parent));
}

/** The first text of a sheet is its title, headings are in small capitals, and cells hold text themselves. */
function textElement(text: ContentText, parent: Element): Element {
	const isTitle = parent.role === 'Sect' && !parent.children.some(({ role }) => role === 'H1');
	const isHeading = text.fontFeatures === figures.capitals;
	if (isTitle && wordsIn(text) !== '') return below(parent, 'H1');
	const isCell = parent.role === 'TD' || (parent.role === 'TH' && parent.columns === undefined);
	const element = isCell ? parent : below(parent, isHeading ? 'H2' : 'P');
	return text.link === undefined ? element : below(element, 'Link');
}

function wordsIn({ text }: ContentText): string {
	return typeof text === 'string' ? text.trim() : 'runs';
}

/** pdfmake hands what it does not know in a run on to each piece of a line. */
function mark(node: ContentText, element: Element): void {
	const { text } = node;
	const runs: readonly unknown[] = Array.isArray(text) ? text : [text];
	node.text = runs.map((run) =>
		typeof run === 'object' && run !== null ? { ...run, element } : { text: run, element }
	) as unknown as Content[];
}

function tagFigure(node: Node, parent: Element): void {
	const { alt } = node;
	if (typeof alt === 'string') Object.assign(node, { element: below(parent, 'Figure', { alt }) });
}

/** A table of one column, or without a head, only puts things in their places. */
function walkTable({ table }: ContentTable, parent: Element): void {
	const { body, headerRows = 0 } = table;
	if (headerRows === 0 || (body[0]?.length ?? 0) < 2) {
		walk(body, parent);
		return;
	}
	const element = below(parent, 'Table');
	body.forEach((row, at) => {
		const isHead = at < headerRows;
		const line = below(element, 'TR', { isRepeated: isHead });
		for (const cell of row) walkCell(cell, line, isHead);
	});
}

function walkCell(cell: TableCell, row: Element, isHead: boolean): void {
	if (typeof cell !== 'object' || Object.keys(cell).length === 0) return;
	const { colSpan: columns = 1 } = cell as { readonly colSpan?: number };
	walk(cell, below(row, isHead ? 'TH' : 'TD', columns > 1 ? { columns } : {}));
}

/** Puts an element below another. */
function below(parent: Element, role: Role, more: Omit<Partial<Element>, 'role'> = {}): Element {
	const { isRepeated } = parent;
	const element = { ...(isRepeated && { isRepeated }), ...more, role, children: [] };
	parent.children.push(element);
	return element;
}
