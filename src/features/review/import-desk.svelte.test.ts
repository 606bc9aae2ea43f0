import { expect, test } from 'vitest';
import { ImportDesk } from './import-desk.svelte.ts';

const whole = 'Warmaster: Empire 1000 points\nGeneral 125\n2 Halberdiers 90';

/** Texts that something must be said of, and what. */
const open = {
	army: ['1000 points\nGeneral\n2 Halberdiers', 'Say first which army it is.'],
	'points limit': ['Warmaster: Dwarf\nGeneral\n2 Warriors', 'Choose its points limit first.'],
	line: [`${whole}\nSpring Onions`, '1 line not understood: say what each is, or leave it out.']
} as const;

test.each(Object.entries(open))(
	'a list whose %s is not known keeps the others waiting, until it is left out',
	async (_, [text, asked]) => {
		const desk = new ImportDesk();
		await desk.read(async ({ readText }, manner) => [
			...(await readText(whole, 'one text', manner)),
			...(await readText(text, 'another', manner))
		]);
		expect(desk.lacks).toBe(asked);
		for (const review of desk.reviews) review.isLeftOut = review.from === 'another';
		expect([desk.offer, desk.lacks]).toEqual(['Add this roster', '']);
		for (const review of desk.reviews) review.isLeftOut = false;
		expect(desk.lacks).toBe(asked);
	}
);
