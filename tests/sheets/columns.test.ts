import { describe, expect, test } from 'vitest';
import { balance, columnHeight, paginate, type Block } from '../../src/paper/pdf/base/paging.ts';

function blocks(...heights: readonly number[]): readonly Block[] {
	return heights.map((height) => ({ height, gap: 1 }));
}

function heights(columns: readonly (readonly Block[])[]): readonly (readonly number[])[] {
	return columns.map((column) => column.map(({ height }) => height));
}

describe('balance', () => {
	test('makes the tallest column as short as it can be, without changing the order', () => {
		expect(heights(balance(blocks(5, 5, 5, 5, 5, 5), 3))).toEqual([
			[5, 5],
			[5, 5],
			[5, 5]
		]);
		expect(heights(balance(blocks(9, 1, 1, 1, 9), 3))).toEqual([[9], [1, 1, 1], [9]]);
	});

	test('leaves columns empty if there are too few blocks', () => {
		expect(heights(balance(blocks(4), 3))).toEqual([[4], [], []]);
		expect(heights(balance([], 2))).toEqual([[], []]);
	});

	test('does not count the space above a column’s first block', () => {
		expect(columnHeight(blocks(5, 5))).toBe(11);
	});
});

describe('paginate', () => {
	test('fills every page but the last, which it balances', () => {
		const pages = paginate(blocks(4, 4, 4, 4, 4, 4), 2, () => 9);
		expect(pages.map(heights)).toEqual([
			[
				[4, 4],
				[4, 4]
			],
			[[4], [4]]
		]);
	});

	test('gives a block taller than the page a column of its own', () => {
		expect(paginate(blocks(3, 99, 3), 3, () => 9).map(heights)).toEqual([[[3], [99], [3]]]);
	});

	test('has no page for nothing', () => {
		expect(paginate([], 3, () => 9)).toEqual([]);
	});

	/** So many lines of a point, of which at least two stay together. */
	function lines(count: number): Block {
		return {
			height: count,
			gap: 1,
			cut: (room) => {
				const above = Math.min(Math.floor(room), count - 2);
				return above < 2 ? undefined : [lines(above), lines(count - above)];
			}
		};
	}
	const height = 9;
	const cutAt = (...counts: readonly number[]) =>
		paginate(counts.map(lines), 2, () => height, true).map(heights);

	test('cuts a block that may be cut, with two lines on each side', () => {
		expect(cutAt(6, 8, 4)).toEqual([
			[
				[6, 2],
				[6, 2]
			],
			[[2], []]
		]);
		expect(cutAt(8, 9)).toEqual([[[8], [9]]]);
	});

	test('leaves no single line behind, and carries none over', () => {
		expect(
			cutAt(7, 5, 9)
				.flat(2)
				.every((count) => count >= 2)
		).toBe(true);
		expect(
			cutAt(7, 5, 9)
				.flat(2)
				.reduce((sum, count) => sum + count, 0)
		).toBe(21);
	});
});
