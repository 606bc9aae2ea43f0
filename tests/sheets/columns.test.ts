import { describe, expect, test } from 'vitest';
import { balance, columnHeight, paginate, type Block } from '../../src/sheets/pdf/columns.ts';

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
});
