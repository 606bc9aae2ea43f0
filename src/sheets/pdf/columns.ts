/** Something that stays in one piece in a column. */
export interface Block {
	/** In points, without the space above. */
	readonly height: number;
	/** Space above, which is dropped at a column's head. */
	readonly gap: number;
}

/** The height of blocks that stand in one column. */
export function columnHeight(blocks: readonly Block[]): number {
	return blocks.reduce((sum, { height, gap }, at) => sum + (at === 0 ? 0 : gap) + height, 0);
}

/**
 * Cuts blocks into `count` columns, in order, so that the tallest column is as short as it can be and
 * none is fuller than it needs to be.
 */
export function balance<B extends Block>(
	blocks: readonly B[],
	count: number
): readonly (readonly B[])[] {
	const limits = blocks
		.flatMap((_, from) => blocks.slice(from).map((_, to) => blocks.slice(from, from + to + 1)))
		.map(columnHeight)
		.toSorted((a, b) => a - b);
	const limit = limits.find((height) => fill(blocks, height).length <= count) ?? 0;
	return padded(fill(blocks, limit), count);
}

/**
 * Cuts blocks into pages of columns: every page but the last is filled, the last is balanced.
 * A block taller than a page gets a column of its own, and runs over.
 * @param heightOf how tall the columns of a page may be, counted from 0
 */
export function paginate<B extends Block>(
	blocks: readonly B[],
	count: number,
	heightOf: (page: number) => number
): readonly (readonly (readonly B[])[])[] {
	const pages: (readonly (readonly B[])[])[] = [];
	let rest = blocks;
	while (rest.length > 0) {
		const columns = fill(rest, heightOf(pages.length)).slice(0, count);
		const placed = columns.flat().length;
		pages.push(placed === rest.length ? balance(rest, count) : columns);
		rest = rest.slice(placed);
	}
	return pages;
}

/** Puts blocks into columns up to a height, as many columns as that takes. */
function fill<B extends Block>(blocks: readonly B[], limit: number): readonly (readonly B[])[] {
	const columns: B[][] = [];
	let height = Infinity;
	for (const block of blocks) {
		const grown = height + block.gap + block.height;
		if (grown > limit) columns.push([]);
		height = grown > limit ? block.height : grown;
		columns.at(-1)?.push(block);
	}
	return columns;
}

function padded<B>(columns: readonly (readonly B[])[], count: number): readonly (readonly B[])[] {
	return Array.from({ length: count }, (_, at) => columns[at] ?? []);
}
