import { placeLevels, type LaidInline } from '../fallback/visual-order.ts';
import { turnToFronts, type MadePage } from './base/two-sided.ts';
import type { Element, Role } from './base/tag-content.ts';

// What is used of pdfkit's and pdfmake's documents; see docs/decisions/tagged-pdf.md.

interface Struct {
	readonly dictionary: { readonly data: Record<string, unknown> };
	add(child: unknown): unknown;
}

interface TaggedDocument {
	_currentStructureElement?: Struct | undefined;
	struct(role: Role, options: { readonly alt?: string; readonly scope?: string }): Struct;
	addStructure(struct: Struct): unknown;
	markStructureContent(role: Role): unknown;
	markContent(tag: 'Artifact'): unknown;
	endMarkedContent(): unknown;
	hasMarkInfoDictionary(): boolean;
	link: (x: number, y: number, width: number, height: number, url: string, more: object) => unknown;
}

/** What pdfmake paints on a page, one after the other. */
interface PageItem {
	readonly type: string;
	readonly item?: {
		readonly element?: Element;
		readonly inlines?: readonly (LaidInline & { readonly element?: Element })[];
	};
}

interface Page {
	items: readonly PageItem[];
}

const roots = new WeakMap<Element, Element>();

/** Remembers what document an element belongs to. */
export function ofDocument(root: Element, element: Element = root): void {
	roots.set(element, root);
	for (const child of element.children) ofDocument(root, child);
}

/** How many pages documents have that get theirs list by list. */
const painted = new WeakMap<object, number>();

/**
 * Makes pdfmake's documents mark their content, and begin lists on fronts. It hands each document its pages before
 * it paints them: here every item of a page is replaced by one that, when it is read, opens its mark first, and
 * what is written from right to left is placed. With another version of pdfmake, documents only lack that.
 */
export function teachTags(document: unknown): void {
	if (!isTagged(document)) return;
	Object.defineProperty(Object.getPrototypeOf(document), '_pdfMakePages', {
		configurable: true,
		set(this: TaggedDocument, pages: (Page & MadePage)[]) {
			const before = painted.get(this) ?? 0;
			turnToFronts(pages, before);
			painted.set(this, before + pages.length);
			for (const { items } of pages) for (const { item } of items) placeLevels(item?.inlines ?? []);
			if (!this.hasMarkInfoDictionary()) return;
			sayWhereLinksLead(this);
			new Marking(this, pages);
		}
	});
}

function isTagged(document: unknown): document is TaggedDocument {
	return (
		typeof document === 'object' &&
		document !== null &&
		['struct', 'addStructure', 'markStructureContent', 'endMarkedContent'].every(
			(name) => typeof (document as Record<string, unknown>)[name] === 'function'
		)
	);
}

/** A screen reader tells where a link leads, without the list that its address may hold. */
function sayWhereLinksLead(document: TaggedDocument): void {
	const { link } = document;
	document.link = (x, y, width, height, url, more) =>
		// pdfkit writes a primitive as a name, and an object as a string.
		link.call(document, x, y, width, height, url, {
			...more,
			Contents: new String(url.replace(/#.*/, ''))
		});
}

class Marking {
	readonly #document: TaggedDocument;
	readonly #structs = new Map<Element, Struct>();
	readonly #pages = new Map<Element, number>();
	#open: Element | 'Artifact' | undefined;
	#root: Element | undefined;

	constructor(document: TaggedDocument, pages: readonly Page[]) {
		this.#document = document;
		pages.forEach((page, at) => {
			const items = page.items.map((item) => () => this.#begin(item, at));
			const last = (): PageItem => this.#endPage(at === pages.length - 1);
			page.items = Object.defineProperties(
				[],
				Object.fromEntries([...items, last].map((get, nth) => [nth, { get }]))
			);
		});
	}

	#begin(item: PageItem, page: number): PageItem {
		const wanted = this.#elementOf(item, page);
		if (wanted !== this.#open) {
			this.#close();
			this.#start(wanted);
		}
		return item;
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
		const document = this.#document;
		this.#open = wanted;
		if (wanted === undefined) return;
		if (wanted === 'Artifact') {
			document.markContent('Artifact');
			return;
		}
		this.#root ??= roots.get(wanted);
		const struct = this.#structOf(wanted);
		struct.add(document.markStructureContent(wanted.role));
		document._currentStructureElement = struct;
	}

	#close(): void {
		if (this.#open !== undefined) this.#document.endMarkedContent();
		this.#open = undefined;
		this.#document._currentStructureElement = undefined;
	}

	#endPage(isLast: boolean): PageItem {
		this.#close();
		if (isLast && this.#root) {
			const struct = this.#joined(this.#root);
			if (struct) this.#document.addStructure(struct);
		}
		return { type: 'none' };
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
		const known = this.#structs.get(element);
		if (known) return known;
		const { role, alt, columns } = element;
		const struct = this.#document.struct(role, {
			...(alt !== undefined && { alt }),
			...(role === 'TH' && { scope: 'Column' })
		});
		if (columns !== undefined) {
			const { data } = struct.dictionary;
			data['A'] = { ...(data['A'] ?? {}), O: 'Table', ColSpan: columns };
		}
		this.#structs.set(element, struct);
		return struct;
	}
}
