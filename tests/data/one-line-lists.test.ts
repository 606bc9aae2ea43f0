import { expect, test } from 'vitest';
import { armyIn, reviewOf } from '../reviewed.ts';

// Lists as they stand in one line of a chat.

test.each([
	[
		'Warmaster Empire 2000 points: 4 halberdiers, 4 crossbowmen, 2 knights, general with sword of might, and a wizard.',
		'warmaster/empire',
		['4 halberdiers', '4 crossbowmen', '2 knights', '1 general', '1 wizard']
	],
	[
		'High Elves 6th edition 2000pts - prince with great weapon, 20 spearmen, full command, 5 silver helms, shields',
		'whfb6/high-elves',
		['1 prince', '1 spearmen', '1 silver-helms']
	]
])('%s', async (text, army, wanted) => {
	const { of } = await armyIn(text);
	expect(of).toMatchObject({ kind: 'certain' });
	expect(of.kind === 'certain' && `${of.system}/${of.army}`).toBe(army);
	const [system = '', id = ''] = army.split('/');
	const { lines, roster } = await reviewOf(text, {}, { system, army: id });
	expect(lines.filter(({ state }) => state !== 'understood').map((line) => line.text)).toEqual([]);
	const count = (entry: string): number =>
		roster.units.filter((unit) => unit.entry === entry).length;
	const found = [...new Set(roster.units.map(({ entry }) => entry))];
	expect(found.map((entry) => `${count(entry)} ${entry}`).toSorted()).toEqual(wanted.toSorted());
});

const ofUnknown =
	'Warhammer 6th edition, The Empire, 2000 points: General of the Empire with great weapon, Wizard level 2, 25 Halberdiers with full command, 8 Knights with standard';

test('what is not known is asked about, wherever it stands, and names no list', async () => {
	const { lines, roster } = await reviewOf(ofUnknown, {}, { system: 'whfb6', army: 'the-empire' });
	const open = lines.filter(({ state }) => state !== 'understood').map((line) => line.text);
	expect(open).toEqual(['General of the Empire with great weapon', 'Wizard level 2']);
	expect(roster.name).toBe('The Empire');
	expect(roster.units.map(({ entry }) => entry)).toEqual(['halberdiers', 'knightly-orders']);
});

test('and an answer is read with what stands beside the name', async () => {
	const { lines, roster } = await reviewOf(
		ofUnknown,
		{
			skipped: new Set(),
			aliases: [
				{ name: 'Wizard', entry: 'battle-wizard' },
				{ name: 'General of the Empire', entry: 'elector-count' }
			]
		},
		{ system: 'whfb6', army: 'the-empire' }
	);
	expect(lines.filter(({ state }) => state !== 'understood').map((line) => line.text)).toEqual([]);
	expect(roster.units.slice(0, 2)).toMatchObject([
		{ entry: 'elector-count', options: ['great-weapon'] },
		{ entry: 'battle-wizard', options: ['level-2'] }
	]);
});
