import { describe, expect, test } from 'vitest';
import { remarksWithSum } from '../../src/exchange/review/review-text.ts';
import { linesBackWith, linesWith, withLeftOut } from '../../src/exchange/review/review.ts';
import { armyIn, reviewOf, textsIn } from '../reviewed.ts';

const empire = `Empire 2000 points Warmaster
2 Halberdiers
Handgunnerz 55
Halbadears of Nuln 45
General (Helmet of Ruling) 125`;

describe('a line that is not understood', () => {
	test('stops none of the others, and offers the names that come near', async () => {
		const { lines, roster } = await reviewOf(empire);
		expect(roster.units.map(({ entry }) => entry)).toEqual([
			'halberdiers',
			'halberdiers',
			'general'
		]);
		const offered = lines.flatMap(({ unknown }) =>
			unknown.map(({ name, suggestions }) => [name, suggestions[0]?.name])
		);
		expect(offered).toEqual([
			['Handgunnerz', 'Handgunners'],
			['Halbadears of Nuln', 'Halberdiers'],
			['Helmet of Ruling', expect.any(String)]
		]);
	});

	test('is read as what the player says it is, in every line, and says so', async () => {
		const aliases = [{ name: 'Halbadears of Nuln', entry: 'halberdiers' }];
		const twice = `${empire}\n2 halbadears of nuln w/ skirmishers`;
		const { lines, roster } = await reviewOf(twice, { aliases });
		const known = roster.units.filter(({ entry }) => entry === 'halberdiers');
		expect(known.map(({ options = [] }) => options)).toEqual([
			[],
			[],
			[],
			['skirmishers'],
			['skirmishers']
		]);
		expect(
			lines.filter(({ explained }) => explained.length > 0).map(({ number }) => number)
		).toEqual([4, 6]);
		expect(lines.find(({ number }) => number === 4)?.state).toBe('understood');
	});

	test('can be skipped, with what stands below it', async () => {
		const text = `Smash 1000/2000 pts
Ironjawz
General's Regiment
Megaboss (130)
Brute Raggers (100)
• Reinforced
• Champion
Brutes (160)`;
		const { lines } = await reviewOf(text);
		expect(linesWith(5, lines)).toEqual([5, 6, 7]);
		const after = await reviewOf(text, { skipped: new Set([5, 6, 7]) });
		expect(after.roster.units.map(({ options = [] }) => options)).not.toContain('reinforced');
		expect(after.lines.filter(({ state }) => state === 'skipped')).toHaveLength(3);
		expect(after.lines.some(({ state }) => state === 'not')).toBe(false);
	});
});

describe('a unit that is left out', () => {
	const head = `Smash 1000/2000 pts
Ironjawz
General's Regiment
`;

	test('comes back with its options, and an option with its unit', async () => {
		const text = `${head}Megaboss (130)\nBrute Raggers (100)\n• Reinforced\n• Champion\nBrutes (160)`;
		const { lines } = await reviewOf(text, { skipped: new Set([5, 6, 7]) });
		expect(linesBackWith(5, lines)).toEqual([5, 6, 7]);
		expect(linesBackWith(7, lines)).toEqual([5, 6, 7]);
	});

	test('is not asked for where only its option is left out', async () => {
		const text = `${head}Megaboss (130)\nBrutes (160)\n• Reinforcd\n• Champion`;
		const { lines } = await reviewOf(text, { skipped: new Set([6]) });
		expect(linesBackWith(6, lines)).toEqual([6]);
	});

	test.each([
		['is struck through', 'Megaboss (130)\n~~Brute Raggers (100)~~\n• Reinforced\nBrutes (160)'],
		[
			'has options without bullets',
			'Megaboss (130)\nBrute Raggers (100)\nReinforced\nBrutes (160)'
		],
		[
			'has a bullet itself',
			'• Megaboss (130)\n• Brute Raggers (100)\n   ◦ Reinforced\n• Brutes (160)'
		],
		[
			'has a bullet and is struck through',
			'• Megaboss (130)\n• ~~Brute Raggers (100)~~\n   ◦ Reinforced\n• Brutes (160)'
		]
	])('takes its options with it if it %s', async (_, units) => {
		const { lines } = await reviewOf(`${head}${units}`);
		expect(lines.map(({ isBelow }) => isBelow)).toEqual([
			...[false, false, false],
			...[false, false, true, false]
		]);
		const after = await reviewOf(`${head}${units}`, { skipped: new Set(linesWith(5, lines)) });
		expect(after.roster.units.flatMap(({ options = [] }) => options)).not.toContain('reinforced');
		expect(linesBackWith(6, after.lines)).toEqual([5, 6]);
	});
});

test('a name that the army has is never read as something else', async () => {
	const aliases = [{ name: 'Halberdiers', entry: 'knights' }];
	const { roster } = await reviewOf('Empire, Warmaster Armies\n2 Halberdiers\nGeneral', {
		aliases
	});
	expect(roster.units.map(({ entry }) => entry)).toEqual(['halberdiers', 'halberdiers', 'general']);
});

test('what is counted below the army is never taken for its title', async () => {
	const { lines, roster } = await reviewOf(
		'Skaven 1000 points, Warmaster\nRats of doom\nWarlord of doom\n2 Ratt Ogres\n3 Clanrats'
	);
	expect(roster.name).toBe('Rats of doom');
	expect(lines.map(({ state }) => state)).toEqual([
		'understood',
		'understood',
		'aside',
		'not',
		'understood'
	]);
});

test('a short name with a number before it is no heading', async () => {
	const { lines } = await reviewOf('Empire 1000 points, Warmaster\n3 Halberdiers\n4 Boyz\nCannon');
	expect(lines[2]?.state).toBe('not');
});

test('what is nearly the name of a unit is no title either', async () => {
	const { lines } = await reviewOf('Empire 1000 points, Warmaster\nGenral\n3 Halberdiers\nCannon');
	expect(lines[1]).toMatchObject({
		state: 'not',
		unknown: [{ suggestions: [{ name: 'General' }] }]
	});
});

describe('a rank', () => {
	const orcs = async (text: string) =>
		reviewOf(`Orcs, Warmaster, 1500 pts\n${text}`, {}, { system: 'warmaster', army: 'orc' });
	const unitsIn = async (text: string) => (await orcs(text)).roster.units.map(({ entry }) => entry);

	test('is the only unit of it', async () => {
		expect(await unitsIn('General\n1 Giant')).toEqual(['orc-general', 'giant']);
		expect(await unitsIn('1 Giant\nGeneral')).toEqual(['giant', 'orc-general']);
	});

	test('is the only unit of it, whatever that is called', async () => {
		const skaven = { system: 'warmaster', army: 'skaven' };
		const { roster } = await reviewOf('Skaven 1000 points\nGeneral\n3 Clanrats', {}, skaven);
		expect(roster.units[0]).toMatchObject({ entry: 'grey-seer' });
	});

	test('is asked where several have it, and where it is misspelt', async () => {
		const { lines } = await orcs('1 Giant\nHero\nGenral');
		expect(lines.slice(2)).toMatchObject([
			{ state: 'not', unknown: [{ fault: { nearest: ['Orc Hero', 'Goblin Hero'] } }] },
			{ state: 'not', unknown: [{ fault: { nearest: ['Orc General'] } }] }
		]);
	});

	test('above a unit that has it says of which rank that is', async () => {
		const { lines, roster } = await orcs('General\nOrc General\nHero\nGoblin Hero\n1 Giant');
		expect(roster.units).toMatchObject([
			{ entry: 'orc-general' },
			{ entry: 'goblin-hero' },
			{ entry: 'giant' }
		]);
		expect(lines.filter(({ state }) => state !== 'understood')).toEqual([]);
	});
});

test('an army that is called by its plural is not a unit of that name', async () => {
	const { lines, roster } = await reviewOf('Orcs, Warmaster, 1500 pts\n2 Boar Riders\n1 Giant');
	expect(lines[0]?.state).toBe('understood');
	expect(roster).toMatchObject({ size: 1500, units: [{}, {}, {}] });
});

describe('the army of a text', () => {
	test('is asked where two games have it', async () => {
		const { of } = await armyIn('High Elves\n20 Spearmen\n10 Archers\nPrince\nMage');
		expect(of.kind).toBe('asked');
	});

	test('is certain where the text names its game', async () => {
		const { of } = await armyIn(
			'Warhammer Fantasy 6th / High Elves\n20 Spearmen w/ full command\nPrince\nMagee\n9 Foo\n8 Bar'
		);
		expect(of).toMatchObject({ kind: 'certain', system: 'whfb6', army: 'high-elves' });
	});

	test('is asked, with its game, where no line names it', async () => {
		const { of } = await armyIn('Saturday list\n2 Halberdiers\nGeneral\n1 Cannon');
		expect(of).toMatchObject({ kind: 'asked', which: [] });
	});

	test('of a game that Muster does not have is refused by name', async () => {
		const { of } = await armyIn(
			'++ My list (Some Other Game) [1999 pts] ++\nKnights [200 pts]\nPeasants [90 pts]'
		);
		expect(of.kind).toBe('refused');
	});
});

describe('several lists in one text', () => {
	const first = 'Dwarfs\nGeneral 155\n2 Warriors 220\n2 Handgunners 180\nTotal 555';
	const second = first.replace('Dwarfs', 'Empire').replace('2 Warriors', '2 Halberdiers');

	test('are several reviews: below a total the name of an army begins another', async () => {
		const texts = await textsIn(`${first}\n\n${second}`);
		expect(texts.map(({ allLines }) => allLines.find(({ text }) => text !== '')?.text)).toEqual([
			'Dwarfs',
			'Empire'
		]);
		expect(texts[1]?.allLines[0]?.number).toBeGreaterThan(5);
	});

	test('with titles are two, without a footer between them', async () => {
		const list = 'Smash 130/1000 pts\nIronjawz\n\nGeneral’s Regiment\nMegaboss (130)';
		expect(await textsIn(`${list}\n\n${list.replace('Smash', 'Crash')}`)).toHaveLength(2);
	});

	test('are not made of one that names an army in its middle', async () => {
		expect(await textsIn(first.replace('2 Handgunners', 'Empire\n2 Handgunners'))).toHaveLength(1);
	});
});

test('a points limit that the text does not state is not known', async () => {
	expect((await reviewOf(empire)).size).toBe(2000);
	const spent = empire.replace(' 2000 points', '');
	expect((await reviewOf(`${spent}\nTotal 215`)).size).toBeUndefined();
	expect((await reviewOf(`${spent}\nTotal 215`)).spent).toBe(215);
});

test('prices that differ are listed with the line, theirs and ours', async () => {
	const { lines } = await reviewOf('Empire, Warmaster Armies\n1 Halberdiers - 40\nGeneral 125');
	expect(lines.flatMap(({ prices }) => prices)).toEqual([
		{ line: 2, name: '1 Halberdiers - 40', theirs: 40, ours: 45 }
	]);
});

test('a sum that is not that of the text’s own prices is told once all is understood', async () => {
	const review = await reviewOf(
		'Empire, Warmaster Armies\n1 Halberdiers 45\nGeneral 125\nTotal 180'
	);
	expect(remarksWithSum(review, 170)).toEqual([expect.stringContaining('180')]);
	expect(remarksWithSum(review, 180)).toEqual([]);
});

test('a text that Muster wrote is reviewed like any other', async () => {
	const text = `Nordland
Empire · Warmaster Armies
170 of 2000 points

INFANTRY (90)
1 × Halberdiers: 45
1 × Halbadears: 45

CHARACTERS (125)
1 × General: 125

Muster · data of 2026-11-20`;
	const { lines, roster } = await reviewOf(text, {}, { system: 'warmaster', army: 'empire' });
	expect(roster.units.map(({ entry }) => entry)).toEqual(['halberdiers', 'general']);
	expect(lines.filter(({ state }) => state === 'not').map((line) => line.text)).toEqual([
		'1 × Halbadears: 45'
	]);
});

describe('what a player leaves out on purpose', () => {
	const text =
		'Warmaster\nEmpire 2000\n4 Halberdiers\nHero with Ring of Nonsense\n3 Blunderbussers';

	test('is decided line by line, and the rest of a line stays', async () => {
		const { lines } = await reviewOf(text);
		const open = lines.filter(({ state }) => state === 'partly' || state === 'not');
		expect(open.map(({ number, state }) => [number, state])).toEqual([
			[4, 'partly'],
			[5, 'not']
		]);
		const message = open[0]?.unknown[0]?.fault.message ?? '';
		const decided = await reviewOf(text, {
			skipped: new Set([5]),
			leftOut: [{ line: 4, message }]
		});
		expect(decided.lines.map(({ state }) => state)).not.toContain('partly');
		expect(decided.remarks).toEqual([]);
		expect(decided.roster.units.map(({ entry }) => entry)).toContain('hero');
	});

	test('stands in the note as that, and nothing else of its lines does', async () => {
		const { lines } = await reviewOf(text);
		const message = lines.find(({ number }) => number === 4)?.unknown[0]?.fault.message ?? '';
		const decided = await reviewOf(text, {
			skipped: new Set([5]),
			leftOut: [{ line: 4, message }]
		});
		const { note } = withLeftOut(
			{ ...decided.roster, note: '3 Blunderbussers\nfor Saturday' },
			decided.lines
		);
		expect(note).toBe(
			'Left out on purpose: Ring of Nonsense\nLeft out on purpose: 3 Blunderbussers\nfor Saturday'
		);
	});

	test('changes nothing where nothing is left out', async () => {
		const { roster, lines } = await reviewOf('Warmaster\nEmpire 2000\n4 Halberdiers\nGeneral');
		expect(withLeftOut(roster, lines)).toBe(roster);
	});
});
