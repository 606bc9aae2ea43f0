import { describe, expect, test } from 'vitest';
import { openPacks } from '../cli/packs.ts';
import type { OpenedText } from '../exchange/index.ts';
import { listsOfSent } from './judge-lists.ts';

const means = {
	packs: openPacks('data').source,
	newId: () => 'id',
	saying: { isEvent: '', eventMissing: () => '' }
};
const units = '2 Halberdiers 90\n2 Crossbowmen 110\nGeneral 125';
const list = `Empire, Warmaster, 1000 points\n${units}`;

async function read(text: string, intro?: string) {
	const sent: OpenedText = { ok: true, text, ...(intro !== undefined && { intro }) };
	const [first] = await listsOfSent([sent], means);
	const outcome = await first?.();
	if (outcome?.kind !== 'judged') throw new Error('This is no list.');
	const { name, units: all } = outcome.roster;
	const lines = (outcome.findings ?? []).map(({ fault }) => fault.line);
	return { name, units: all.length, lines };
}

describe('sentences that lead to a list', () => {
	test('are no part of a text that was copied with them, and its lines keep their numbers', async () => {
		const markdown =
			'# Nordland\n\nEmpire · Warmaster Armies  \n125 of 1000 points\n\n## Characters\n\n- **1 × General**: 125\n\nMuster · data of 2026-11-26';
		const hello = 'Hi all,\n\nhere is my list.\n\n';
		expect(await read(`${hello}${markdown}`)).toEqual({ name: 'Nordland', units: 1, lines: [] });
		expect(await read(`${hello}${list}\nWyrm Riders 90`)).toMatchObject({ lines: [9] });
	});

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
		const sentence = 'here is my list. The Steam Tank comes along.';
		expect(await read(list, 'here is my list.')).toMatchObject({ name: 'Empire', units: 5 });
		expect((await read(list, sentence)).name).toBe(sentence);
	});
});
