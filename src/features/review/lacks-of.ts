import { reviewWords } from '../../i18n/en/reviewing.ts';
import type { ListReview } from './list-review.svelte.ts';

type Reviewed = Pick<ListReview, 'lacks' | 'open' | 'isSetAside'>;

/**
 * What the player must say before lists are added: their armies first, then their points limits, then their lines.
 * Lists that are set aside do not hold up the others. Empty if nothing is missing.
 */
export function lacksOf(all: readonly Reviewed[]): string {
	const reviews = all.filter(({ isSetAside }) => !isSetAside);
	const count = (what: Reviewed['lacks']): number =>
		reviews.filter(({ lacks }) => lacks === what).length;
	const [armies, sizes] = [count('army'), count('size')];
	if (armies > 0) return reviewWords.lacksArmy(armies);
	if (sizes > 0) return reviewWords.lacksSize(sizes);
	const open = reviews.reduce((sum, review) => sum + review.open, 0);
	return open > 0 ? reviewWords.lacksLines(open) : '';
}
