import { placeLevels } from '../fallback/visual-order.ts';
import type { Element } from './base/structure.ts';
import {
	beginStruct,
	endMark,
	sayWhereLinksLead,
	structOf,
	whilePainted,
	type Page,
	type PageItem,
	type PdfDocument,
	type Struct
} from './pdfmake/insides.ts';
import { turnToFronts } from './sheets-in-pdf.ts';

const roots = new WeakMap<Element, Element>();

/** Remembers what document an element belongs to. */
export function rememberRoot(root: Element, element: Element = root): void {
	roots.set(element, root);
	for (const child of element.children) rememberRoot(root, child);
}

/**
 * Begins lists on fronts, places what is written from right to left, and marks what is painted of a document that
 * has a structure; see docs/decisions/tagged-pdf.md.
 */
export function preparePages(document: PdfDocument, pages: Page[], before: number): void {
	turnToFronts(pages, before);
	for (const { items } of pages) for (const { item } of items) placeLevels(item?.inlines ?? []);
	if (!document.hasMarkInfoDictionary()) return;
	sayWhereLinksLead(document);
	new Marking(document, pages);
}

class Marking {
	readonly #document: PdfDocument;
	readonly #structs = new Map<Element, Struct>();
	readonly #pages = new Map<Element, number>();
	#open: Element | 'Artifact' | undefined;
	#root: Element | undefined;

	constructor(document: PdfDocument, pages: readonly Page[]) {
		this.#document = document;
		pages.forEach((page, at) =>
			whilePainted(
				page,
				(item) => this.#begin(item, at),
				() => this.#endPage(at === pages.length - 1)
			)
		);
	}

	#begin(item: PageItem, page: number): void {
		const wanted = this.#elementOf(item, page);
		if (wanted === this.#open) return;
		this.#close();
		this.#start(wanted);
	}

	/** Rules, page feet and repeated heads of tables are no part of what is read. */
	#elementOf({ type, item }: PageItem, page: number): Element | 'Artifact' | undefined {
		if (type === 'vector') return 'Artifact';
		if (type !== 'line' && type !== 'svg') return undefined;
		const [first] = item?.inlines ?? [];
		const element = item?.element ?? first?.element;
		const isBlank =
			type === 'line' && (item?.inlines ?? []).every(({ text }) => text.trim() === '');
		if (!element || isBlank) return 'Artifact';
		const before = this.#pages.get(element) ?? page;
		if (element.isRepeated && before !== page) return 'Artifact';
		this.#pages.set(element, before);
		return element;
	}

	#start(wanted: Element | 'Artifact' | undefined): void {
		this.#open = wanted;
		if (wanted === undefined) return;
		if (wanted === 'Artifact') {
			this.#document.markContent('Artifact');
			return;
		}
		this.#root ??= roots.get(wanted);
		beginStruct(this.#document, this.#structOf(wanted), wanted.role);
	}

	#close(): void {
		endMark(this.#document, this.#open !== undefined);
		this.#open = undefined;
	}

	#endPage(isLast: boolean): void {
		this.#close();
		if (!isLast || !this.#root) return;
		const struct = this.#joined(this.#root);
		if (struct) this.#document.addStructure(struct);
	}

	/** The element with those below it; undefined where nothing was painted. */
	#joined(element: Element): Struct | undefined {
		const below = element.children.flatMap((child) => this.#joined(child) ?? []);
		const isCell = element.role === 'TH' || element.role === 'TD';
		if (below.length === 0 && !this.#structs.has(element) && !isCell) return undefined;
		const struct = this.#structOf(element);
		for (const child of below) struct.add(child);
		return struct;
	}

	#structOf(element: Element): Struct {
		const known = this.#structs.get(element) ?? structOf(this.#document, element);
		this.#structs.set(element, known);
		return known;
	}
}
