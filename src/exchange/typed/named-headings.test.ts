import { describe, expect, test } from 'vitest';
import { readCase } from '../../../tests/pasted-cases.ts';

const army = 'High Elf, Warmaster, 2000 points';

/** A list under three headings, of which one is called as a unit. */
function headed(infantry: string, chariots: string, characters: string): string {
	return [
		...[army, infantry, '4 Spearmen - 240', '2 Archers - 150'],
		...[chariots, 'Chariots - 95', characters, 'General - 180']
	].join('\n');
}

describe('a heading that is called as a unit', () => {
	test.each([
		['INFANTRY:', 'CHARIOTS:', 'CHARACTERS:'],
		['INFANTRY', 'CHARIOTS', 'CHARACTERS'],
		['Infantry', 'Chariots', 'Characters'],
		['**Infantry**', '**Chariots**', '**Characters**'],
		['== Infantry ==', '== Chariots ==', '== Characters =='],
		['Infantry [390 pts]', 'Chariots [95 pts]', 'Characters [180 pts]']
	])('is none in the form of “%s”', async (...headings) => {
		expect(await readCase(headed(...headings))).toMatchObject({ points: 665, unread: [] });
	});

	test('is none with a colon, though it is the only one', async () => {
		const lords = await readCase(
			'Kingdom of Equitaine, The Ninth Age 0.9, 2000 points\n\nLORDS:\nLord, General - 100\n60 Levy Militia - 240'
		);
		expect(lords).toMatchObject({ unread: [], units: ['lord general', '60 levy-militia'] });
		const chariots = await readCase(
			'High Elves, WFB 4th edition, 2000 points\n\nHigh Elf General - 160\nCHARIOTS:\nTiranoc Charioteers - 72'
		);
		expect(chariots).toMatchObject({ points: 232, unread: [] });
	});

	test.each([
		`${army}\nChariots\n2 Chariots - 190\nGeneral - 180`,
		`${army}\nSpearmen\n4 Spearmen - 240\nGeneral - 180`,
		`${army}\nInfantry\n4 Spearmen - 240\nChariots\nCharacters\nGeneral - 180`
	])('is asked about where it may be a unit', async (text) => {
		const { unread } = await readCase(text);
		expect(unread).toEqual([expect.stringContaining('may be a heading or a unit')]);
	});

	test.each([
		[`${army}\nGeneral\nChariots\nArchers`, 350],
		[`${army}\nGeneral - 180\nChariots - 95\nChariots - 95`, 370],
		[`${army}\nCharacters - 180\nGeneral - 180\nChariots - 95`, 275]
	])('is a unit where nothing says otherwise', async (text, points) => {
		expect(await readCase(text)).toMatchObject({ points, unread: [] });
	});
});
