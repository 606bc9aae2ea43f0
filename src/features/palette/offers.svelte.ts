import type { Shelf } from './shelves.ts';

/** Loads what a page offers beyond what can be done everywhere. */
export type Offer = () => Promise<readonly Shelf[]>;

/** What open pages offer; a page may come to offer more while the quick find is open. */
class Offers {
	open = $state.raw<readonly Offer[]>([]);
}

export const offers = new Offers();

/** Offers commands while a page is open. @returns a function that ends that */
export function offer(offered: Offer): () => void {
	offers.open = [...offers.open, offered];
	return () => {
		offers.open = offers.open.filter((other) => other !== offered);
	};
}
