import type { SystemCard } from '../../packs/catalogue.ts';

/** "1st" of "1st edition, Book of Tin"; empty where no number says which one it is. */
export function editionOf({ edition }: SystemCard): string {
	const [first = ''] = edition.split(',');
	return /\d/.test(first) ? first : '';
}
