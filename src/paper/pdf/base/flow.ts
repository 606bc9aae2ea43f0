import type { Part } from './style.ts';

/** Parts one below the other, on as many pages as needed. */
export interface Flow {
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
