import type { Shelf } from './command.ts';

/** Loads what a page offers beyond what can be done everywhere. */
type Offer = () => Promise<readonly Shelf[]>;

const open = new Set<Offer>();

/** Offers commands while a page is open. @returns a function that ends that */
export function offer(offered: Offer): () => void {
	open.add(offered);
	return () => void open.delete(offered);
}

export const offers = (): readonly Offer[] => [...open];
