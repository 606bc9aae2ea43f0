import { expect, test } from 'vitest';
import { numbered, type PageOf, type Explaining } from './set-columns.ts';

const block = (height: number, explains?: string): Explaining => ({
	height,
	gap: 0,
	...(explains !== undefined && { explains })
});

/** Pages of one column of ten points. */
function pagesOf(blocks: readonly Explaining[]): readonly (readonly (readonly Explaining[])[])[] {
	const pages: Explaining[][] = [];
	let room = 0;
	for (const one of blocks) {
		if (one.height > room) {
			pages.push([]);
			room = 10;
		}
		pages.at(-1)?.push(one);
		room -= one.height;
	}
	return pages.map((page) => [page]);
}

test('on a single page no number is said', () => {
	const asked: (number | undefined)[] = [];
	numbered(2, (pageOf) => {
		asked.push(pageOf('Steady'));
		return pagesOf([block(4), block(4, 'Steady')]);
	});
	expect(asked).toEqual([undefined]);
});

test('a number that moves a rule to the next page is the one of that page', () => {
	let said: number | undefined;
	numbered(2, (pageOf) => {
		said = pageOf('Steady');
		// A unit that names a page needs a line more.
		return pagesOf([block(said === undefined ? 4 : 6), block(5, 'Steady'), block(8)]);
	});
	expect(said).toBe(3);
});

test('numbers that never agree with the pages are left out', () => {
	const asked: (number | undefined)[] = [];
	const set = (pageOf: PageOf) => {
		const page = pageOf('Steady');
		asked.push(page);
		// Said to be on the second page it stands on the first, and the other way round.
		return pagesOf([block(page === 3 ? 4 : 6), block(page === 3 ? 4 : 6, 'Steady'), block(8)]);
	};
	expect(numbered(2, set)).toEqual(set(() => undefined));
	expect(new Set(asked)).toEqual(new Set([undefined, 2, 3]));
});
