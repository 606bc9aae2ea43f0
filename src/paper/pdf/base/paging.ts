import type { Part } from './style.ts';

/** Parts one below the other, on as many pages as needed. */
interface Flow {
	readonly pages: number;
	/** The height used on the last page. */
	readonly last: number;
}

/** A last page with less than this on it is avoided. */
const leastOnPage = 60;

/** How parts fill pages of a height, without splitting any piece. */
function flowOf(parts: readonly Part[], height: number): Flow {
	let [pages, last] = [1, 0];
	for (const part of parts) {
		const { pieces = [part.height], again = 0 } = part;
		pieces.forEach((piece, at) => {
			if (last + piece > height) {
				pages += 1;
				last = at === 0 ? 0 : again;
			}
			last += piece;
		});
	}
	return { pages, last };
}

/**
 * The most generous of several layouts that has the fewest pages and no page nearly empty.
 * @param ways the layouts, most generous first
 */
export function fewestPages<W extends { readonly parts: readonly Part[] }>(
	ways: readonly W[],
	height: number
): (W & Pick<Flow, 'pages'>) | undefined {
	const flows = ways.map((way) => ({ way, ...flowOf(way.parts, height) }));
	const fewest = Math.min(...flows.map(({ pages }) => pages));
	const fitting = flows.filter(({ pages }) => pages === fewest);
	const isFull = ({ pages, last }: Flow): boolean => pages === 1 || last >= leastOnPage;
	const best = fitting.find(isFull) ?? fitting[0];
	return best && { ...best.way, pages: best.pages };
}

/** A block that is not split between columns unless it can be cut. */
export interface Block {
	/** In points, without the gap. */
	readonly height: number;
	/** Points above the block, dropped at the top of a column. */
	readonly gap: number;
	/** Cuts the block at this height; undefined if too little would be left on one side. */
	readonly cut?: (room: number) => readonly [Block, Block] | undefined;
}

/** The height of blocks in one column. */
export function columnHeight(blocks: readonly Block[]): number {
	return blocks.reduce((sum, { height, gap }, at) => sum + (at === 0 ? 0 : gap) + height, 0);
}

interface Filled<B> {
	readonly columns: readonly (readonly B[])[];
	/** The blocks that did not fit. */
	readonly rest: readonly B[];
}

/** Columns are balanced to this many points. */
const exactness = 0.05;

/** Puts blocks into `count` columns, in order, so that the tallest column is as short as possible. */
export function balance<B extends Block>(
	blocks: readonly B[],
	count: number,
	isCut = false
): readonly (readonly B[])[] {
	let [low, high] = [0, columnHeight(blocks)];
	while (high - low > exactness) {
		const middle = (low + high) / 2;
		if (fits(blocks, count, middle, isCut)) high = middle;
		else low = middle;
	}
	const { columns } = fill(blocks, count, high, isCut);
	return Array.from({ length: count }, (_, at) => columns[at] ?? []);
}

function fits(blocks: readonly Block[], count: number, limit: number, isCut: boolean): boolean {
	const { columns, rest } = fill(blocks, count, limit, isCut);
	return rest.length === 0 && columns.every((column) => columnHeight(column) <= limit);
}

/**
 * Puts blocks into pages of columns. Every page but the last is filled, the last is balanced. A block taller
 * than a page gets a column of its own and overflows.
 * @param heightOf the height of the columns of a page, counted from 0
 * @param isCut whether blocks may be cut at the end of a column
 */
export function paginate<B extends Block>(
	blocks: readonly B[],
	count: number,
	heightOf: (page: number) => number,
	isCut = false
): readonly (readonly (readonly B[])[])[] {
	const pages: (readonly (readonly B[])[])[] = [];
	let rest = blocks;
	while (rest.length > 0) {
		const filled = fill(rest, count, heightOf(pages.length), isCut);
		pages.push(filled.rest.length === 0 ? balance(rest, count, isCut) : filled.columns);
		rest = filled.rest;
	}
	return pages;
}

/** Fills `count` columns up to a height. A block too tall for any column gets one of its own. */
function fill<B extends Block>(
	blocks: readonly B[],
	count: number,
	limit: number,
	isCut: boolean
): Filled<B> {
	const columns: B[][] = [];
	const open = blocks.toReversed();
	for (let column: B[] = []; columns.length < count && open.length > 0; column = []) {
		columns.push(column);
		let height = 0;
		for (let block = open.pop(); block; block = open.pop()) {
			const gap = column.length === 0 ? 0 : block.gap;
			const isFitting = height + gap + block.height <= limit;
			const [head, tail] = isFitting || !isCut ? [] : partsOf(block, limit - height - gap);
			if (tail) open.push(tail);
			else if (!isFitting && column.length > 0) open.push(block);
			if (head) column.push(head);
			else if (isFitting || column.length === 0) column.push(block);
			if (!isFitting) break;
			height += gap + block.height;
		}
	}
	return { columns, rest: open.toReversed() };
}

function partsOf<B extends Block>(block: B, room: number): readonly [B, B] | readonly [] {
	// A block is cut into blocks of its own type.
	return (block.cut?.(room) as readonly [B, B] | undefined) ?? [];
}
