import { describe, expect, test } from 'vitest';
import { judge, publishedLists, type PublishedList } from './published-list.ts';

const priced = publishedLists.filter(({ published }) => published.prices);
const whole = publishedLists.filter(({ published }) => published.whole);

/** The printed prices, each with what Muster is known to add to it. */
function expected({ prices = [], differences = [] }: PublishedList): readonly number[] {
	return prices.map((price, at) => {
		const other = differences.find(({ line }) => line === at + 1);
		return price + (other?.points ?? 0);
	});
}

describe('a published list', () => {
	test.each(['t9a', 'whfb4', 'whfb6'])('is one of at least three of %s', (system) => {
		const lists = publishedLists.filter(({ published }) => published.list.system === system);
		expect(lists.length).toBeGreaterThanOrEqual(3);
	});

	test.each(priced)('$name costs what is printed, unit by unit', ({ published }) => {
		expect(judge(published).prices).toEqual(expected(published));
	});

	test.each(whole)('$name comes to its total', ({ published }) => {
		expect(judge(published).points).toBe((published.total ?? 0) - (published.short?.points ?? 0));
	});

	test.each(publishedLists)('$name breaks the rules that are known', ({ published }) => {
		const known = published.problems.map(({ rule }) => rule);
		expect(judge(published).broken.toSorted()).toEqual(known.toSorted());
	});
});
