import { expect, test } from 'vitest';
import { dealt, plain, type CardBlock } from '../../src/paper/pdf/cards/card-blocks.ts';

const measure = { width: 170, size: 9 };

/** The text on each card, where so much of it fits. */
function textsOn(text: string, room: number): readonly string[] {
	return dealt([plain(text, measure)], () => room).map((blocks) => blocks.map(textIn).join(''));
}

function textIn({ content }: CardBlock): string {
	const { text } = content as { readonly text: readonly { readonly text: string }[] };
	return text.map((run) => run.text).join('');
}

const sentences = Array.from(
	{ length: 9 },
	(_, at) => `The ${at} spears of the host stand in a line of many ranks, and wait for a word.`
).join(' ');

test.each([40, 55, 70, 85])(
	'a text goes on to another card after a sentence: %d points',
	(room) => {
		const texts = textsOn(sentences, room);
		expect(texts.length).toBeGreaterThan(2);
		for (const text of texts) expect(text.trim()).toMatch(/\.$/);
		expect(texts.join('').replace(/\s+/g, ' ')).toBe(sentences);
	}
);

test('a sentence that no card holds is parted all the same', () => {
	const endless = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ');
	const texts = textsOn(endless, 60);
	expect(texts.length).toBeGreaterThan(2);
	expect(texts.join('').replace(/\s+/g, ' ')).toBe(endless);
});
