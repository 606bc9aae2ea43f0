import { describe, expect, test } from 'vitest';
import { inTurn } from '../slice.ts';
import { chatLists, rosterOf, shareOf } from './chat-lists.ts';

// Thirty lists a game, written from the army files alone. Lines that are not understood are offered their nearest
// names; those with a letter wrong are among them, as nothing is guessed.

/** The share of lines understood, no less than which may be. */
const least = { warmaster: 97, whfb4: 95.5, whfb6: 95.5, t9a: 98 };

describe.each(inTurn(Object.entries(least), 4))(
	'lists of %s as players type them',
	(game, percent) => {
		const lists = chatLists(game);

		test(`are understood in ${percent} of a hundred lines`, { timeout: 120_000 }, async () => {
			expect(lists).toHaveLength(30);
			let [understood, lines] = [0, 0];
			for (const list of lists) {
				const share = await shareOf(list);
				understood += share.understood;
				lines += share.lines;
			}
			expect((100 * understood) / lines).toBeGreaterThanOrEqual(percent);
		});

		test('become these rosters', { timeout: 120_000 }, async () => {
			const read = [];
			for (const list of lists) read.push(await rosterOf(list));
			await expect(read.join('\n')).toMatchFileSnapshot(`../fixtures/typed/${game}.read.txt`);
		});
	}
);
