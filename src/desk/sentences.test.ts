import { describe, expect, test } from 'vitest';
import { openPacks } from '../cli/packs.ts';
import type { SentText } from '../exchange/index.ts';
import { listsOfSent } from './read-lists.ts';

const means = {
	packs: openPacks('data').source,
	newId: () => 'id',
	saying: { isEvent: '', eventMissing: () => '' }
};
const units = '2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';
const list = `Empire, Warmaster, 1000 points\n${units}`;

async function read(text: string, intro?: string) {
	const sent: SentText = { ok: true, text, ...(intro !== undefined && { intro }) };
	const [first] = await listsOfSent([sent], means);
	const outcome = await first?.();
	if (outcome?.kind !== 'judged') throw new Error('This is no list.');
	const { name, units: all } = outcome.roster;
	return { name, units: all.length };
}

describe('sentences that lead to a list', () => {
	test.each([
		'please find my list for the event below. Looking forward to it!',
		'anbei meine Liste für das Turnier.',
		'Dear all,'
	])('are not its name: %s', async (sentence) => {
		expect(await read(`${sentence}\n\n${list}`)).toMatchObject({ name: 'Empire', units: 5 });
	});

	test('are read with it where they alone name its army', async () => {
		const { name } = await read(units, 'Here is my Empire list for Warmaster.');
		expect(name).toBe('Empire');
	});

	test('are read with it, and seen, where they name something that it may have', async () => {
		const sentence = 'here is my list. The Steam Tank comes too.';
		expect(await read(list, 'here is my list.')).toMatchObject({ name: 'Empire', units: 5 });
		expect((await read(list, sentence)).name).toBe(sentence);
	});
});
