import { expect, test, vi } from 'vitest';
import type {
	ReviewedText,
	ReviewOrder,
	ReviewOutcome
} from '../../workers/reading/review-list.ts';
import { ListReview } from './list-review.svelte.ts';
import { StoredAliases } from './stored-aliases.svelte.ts';

const reviewList = vi.hoisted(() => vi.fn<(order: ReviewOrder) => Promise<ReviewOutcome>>());
vi.mock('../import/late.ts', () => ({ reviewList }));

const text = { lines: [], allLines: [] };
const reviewed = { ok: true, lines: [], remarks: [], names: [] } as unknown as ReviewedText;
const none: ReviewOutcome = { ok: false, faults: ['Too much.'] };

/** A text under review for an army of Warmaster. */
async function reviewOf(aliases = new StoredAliases()): Promise<ListReview> {
	reviewList.mockReset().mockResolvedValue(reviewed);
	const of = { kind: 'certain', system: 'warmaster', army: 'empire' } as const;
	const review = new ListReview({ kind: 'text', from: 'Pasted text', text, of }, aliases);
	await review.choose(of.system, of.army);
	return review;
}

test('a correction that cannot be read says why, until one can be', async () => {
	const review = await reviewOf();
	reviewList.mockRejectedValueOnce(new Error('No worker.'));
	await review.explain('Halbadears', 'halberdiers');
	expect(review.failure).toBe('No worker.');
	await review.explain('Halbadears', 'halberdiers');
	expect(review.failure).toBe('');
});

test('a text that cannot be read for its army asks for another one', async () => {
	const review = await reviewOf();
	expect(review.isStuck).toBe(false);
	reviewList.mockResolvedValueOnce(none);
	await review.choose('warmaster', 'orc');
	expect(review.isStuck).toBe(true);
	review.askAgain();
	expect([review.isStuck, review.pack, review.lacks]).toEqual([false, undefined, 'army']);
});

test('a points limit goes with the army that it was chosen for', async () => {
	const review = await reviewOf();
	await review.chooseSize(1500);
	await review.choose('warmaster', 'empire');
	expect(review.chosenSize).toBe(1500);
	await review.choose('warmaster', 'orc');
	expect(review.chosenSize).toBeUndefined();
	expect(reviewList.mock.lastCall?.[0].size).toBeUndefined();
});

test('a name is not settled before it is forgotten', async () => {
	const aliases = new StoredAliases();
	const review = await reviewOf(aliases);
	vi.spyOn(aliases, 'of').mockReturnValue([
		{ id: 'warmaster/halbadears', at: 0, name: 'Halbadears', entry: 'halberdiers', meant: 'It' }
	]);
	let isForgotten = false;
	vi.spyOn(aliases, 'forget').mockImplementation(async () => {
		await new Promise((resolve) => setTimeout(resolve, 50));
		isForgotten = true;
	});
	void review.forget('Halbadears');
	await review.settled;
	expect(isForgotten).toBe(true);
});
