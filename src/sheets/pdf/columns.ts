/** A block that stays in one piece in a column, unless it says where it may be cut. */
export interface Block {
	/** In points, without the space above. */
	readonly height: number;
	/** Space above, which is dropped at a column's head. */
	readonly gap: number;
	/** What fits into so much room, and the rest; undefined where too little would stay on a side. */
	readonly cut?: (room: number) => readonly [Block, Block] | undefined;
}

/** The height of blocks in one column. */
export function columnHeight(blocks: readonly Block[]): number {
	return blocks.reduce((sum, { height, gap }, at) => sum + (at === 0 ? 0 : gap) + height, 0);
}

interface Filled<B> {
	readonly columns: readonly (readonly B[])[];
	/** What found no room. */
	readonly rest: readonly B[];
}

/** To how much of a point columns are made equal. */
const exactness = 0.05;

/**
 * Puts blocks into `count` columns, in order, so that the tallest column is as short as it can be and
 * none is fuller than it needs to be.
 */
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
 * Puts blocks into pages of columns: every page but the last is filled, the last is balanced.
 * A block taller than a page gets a column of its own, and runs over.
 * @param heightOf how tall the columns of a page may be, counted from 0
 * @param isCut whether blocks that may be cut are, where a column ends
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

/** Fills `count` columns up to a height. A block too tall for any has one of its own. */
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
	// What a block is cut into is of its own kind.
	return (block.cut?.(room) as readonly [B, B] | undefined) ?? [];
}
