import { describe, expect, test } from 'vitest';
import { readCase } from '../../../tests/pasted-cases.ts';
import { htmlText } from '../mail/html-text.ts';

const empire = 'Empire (Warmaster), 2000 points\n\nGeneral - 125\n4 Halberdiers - 180\n';
const kruleboyz = `Mine 200/2000 pts

Kruleboyz
Kruleboyz Klaws

General's Regiment
Killaboss on Great Gnashtoof (130)
• General
`;

describe('what is struck through', () => {
	test.each(['~~2 Cannon~~', '[s]2 Cannon[/s]', '~~2 Cannon~~ (170)', '- ~~2 Cannon~~'])(
		'is unread in “%s”',
		async (line) => {
			const { points, unread } = await readCase(`${empire}${line}`);
			expect(points).toBe(305);
			expect(unread).toEqual([expect.stringMatching(/^line 5: .* is struck through/)]);
		}
	);

	test('takes with it what stands below, and is no unit of a regiment either', async () => {
		const text = `${kruleboyz}~~Gutrippaz (150)~~\n• Reinforced\nHobgrot Slittaz (70)`;
		const { units, unread } = await readCase(text);
		expect(units.slice(-2)).toEqual(['killaboss-on-great-gnashtoof general', 'hobgrot-slittaz']);
		expect(unread).toEqual([
			expect.stringMatching(/^line 9: .* is struck through/),
			expect.stringMatching(/^line 10: “Reinforced” belongs to a unit/)
		]);
	});

	test('is so in a mail too', () => {
		const text = htmlText(
			'<p>General</p><p><s>2 Cannon<br>3 Knights</s></p><p><del></del>Hero</p>'
		);
		expect(text).toBe('General\n\n~~2 Cannon~~\n~~3 Knights~~\n\nHero');
	});

	test.each(['~~~~~~~~', 'Hero ~~~~~ 80', '[s]'])('is nothing in “%s”', async (line) => {
		const { unread } = await readCase(`${empire}${line}`);
		expect(unread.filter((one) => one.includes('struck'))).toEqual([]);
	});
});
