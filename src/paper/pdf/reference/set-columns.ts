import type { Content } from 'pdfmake/interfaces';
import { columnHeight, paginate, type Block } from '../base/paging.ts';
import type { Part } from '../base/style.ts';

/** The style of pages of columns. */
export interface ColumnStyle {
	readonly size: number;
	/** Columns per page. */
	readonly count: number;
	/** Points between columns. */
	readonly gap?: number;
}

/** The width of a column and its type size. */
export interface Measure {
	readonly width: number;
	readonly size: number;
}

/** The page on which a rule is explained; undefined if that is not said. */
export type PageOf = (rule: string) => number | undefined;

/** A block that may explain a rule to which others point. */
export interface Explaining extends Block {
	/** The name of the rule. */
	readonly explains?: string;
}

/** A block of a column with its content. */
export interface SetBlock extends Explaining {
	readonly part: Part;
}

export type Columns = readonly (readonly SetBlock[])[];

export interface SetColumns {
	readonly style: ColumnStyle;
	readonly pages: readonly Columns[];
	/** Whether no block is taller than its page. */
	readonly isFitting: boolean;
}

const usualGap = 16;

/** The first style in which everything fits: with whole paragraphs, or else with some split between columns. */
export function firstOf<S extends SetColumns>(
	choices: readonly ColumnStyle[],
	isShort: (set: S) => boolean,
	set: (style: ColumnStyle, isCut: boolean) => S
): S | undefined {
	for (const isCut of [false, true]) {
		for (const style of choices) {
			const tried = set(style, isCut);
			if (tried.isFitting && isShort(tried)) return tried;
		}
	}
	return undefined;
}

/** The pages that columns may fill. */
interface Pages {
	/** The number of the first. */
	readonly first: number;
	/** The height of the columns of a page, counted from 0. */
	readonly heightOf: (page: number) => number;
}

/** Sets what is to stand in columns of this width and type. */
export type BlocksIn = (measure: Measure, pageOf: PageOf) => readonly SetBlock[];

/** Sets blocks in columns, and looks whether all fit. */
export function setColumns(
	blocksIn: BlocksIn,
	width: number,
	style: ColumnStyle,
	{ first, heightOf }: Pages,
	isCut: boolean
): SetColumns {
	const { size, count } = style;
	const measure = { size, width: columnWidth(width, style) };
	const pages = numbered(first, (pageOf) =>
		paginate(blocksIn(measure, pageOf), count, heightOf, isCut)
	);
	const isFitting = pages.every((columns, page) =>
		columns.every((column) => columnHeight(column) <= heightOf(page))
	);
	return { style, pages, isFitting };
}

/** The width of a column. */
export function columnWidth(
	width: number,
	{ count, gap = usualGap }: Pick<ColumnStyle, 'count' | 'gap'>
): number {
	return (width - (count - 1) * gap) / count;
}

/** A page of columns. */
export function columnsOf(columns: Columns, width: number, style: ColumnStyle): Content {
	return {
		columns: columns.map((blocks) => ({
			width: columnWidth(width, style),
			stack: blocks.map(({ part, gap }, at) => ({
				stack: [part.content],
				margin: [0, at === 0 ? 0 : gap, 0, 0]
			}))
		})),
		columnGap: style.gap ?? usualGap
	};
}

type PagesOf<B> = readonly (readonly (readonly B[])[])[];

/** A page number may move a rule to another page, which may move another. */
const mostTries = 4;

/**
 * Sets columns that say on which page a rule is explained, if there are several. If page numbers keep moving the rules
 * to other pages, none are printed.
 * @param first the number of the first page
 */
export function numbered<B extends Explaining>(
	first: number,
	set: (pageOf: PageOf) => PagesOf<B>
): PagesOf<B> {
	const plain = set(() => undefined);
	if (plain.length < 2) return plain;
	let numbers = pagesOf(plain, first);
	for (let tries = 0; tries < mostTries; tries += 1) {
		const pages = set((rule) => numbers.get(rule));
		const now = pagesOf(pages, first);
		if ([...now].every(([rule, page]) => numbers.get(rule) === page)) return pages;
		numbers = now;
	}
	return plain;
}

/** The page on which each rule begins. @param first the number of the first page */
export function pagesOf<B extends Explaining>(
	pages: PagesOf<B>,
	first: number
): ReadonlyMap<string, number> {
	const rules = pages.flatMap((columns, at) =>
		columns
			.flat()
			.flatMap(({ explains }) => (explains === undefined ? [] : [[explains, first + at] as const]))
	);
	// Of a rule that goes on in the next column the beginning counts.
	return new Map(rules.toReversed());
}
