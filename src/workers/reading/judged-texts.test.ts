import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import type { EventPack } from '#schema';
import { openPacks } from '../../cli/packs.ts';
import { printedCode } from '../../exchange/list-code/index.ts';
import { matchRoster } from '../../features/verify/list-facts.ts';
import { importedFromText, type ReadThing } from './read-lists.ts';
import { carryOutReview, type ReviewedText } from './review-list.ts';

const { source: packs } = openPacks('data');
const cup: EventPack = {
	formatVersion: 1,
	name: 'Small Cup',
	system: 'warmaster',
	date: '2026-12-05',
	size: 1500,
	constraints: []
};
const id = '00000000-0000-4000-8000-000000000001';

const sourceWith = (...events: readonly EventPack[]) => ({
	packs,
	events: () => Promise.resolve(events)
});

/** What is read of a text, gone through by somebody or not. */
async function read(text: string, isReviewed: boolean, ...events: readonly EventPack[]) {
	const [thing] = await importedFromText(text, 'x', { data: sourceWith(...events), isReviewed });
	return thing;
}

async function judged(text: string, ...events: readonly EventPack[]) {
	const thing = await read(text, false, ...events);
	if (thing?.kind !== 'roster') throw new Error(JSON.stringify(thing));
	return thing;
}

/** A text as its review shows it. */
async function reviewed(
	text: string,
	events: readonly EventPack[] = [],
	skipped: readonly number[] = []
): Promise<ReviewedText> {
	const thing = (await read(text, true, ...events)) as Extract<ReadThing, { kind: 'text' }>;
	if (thing.of.kind !== 'certain') throw new Error('It is not certain whose list it is.');
	const { system, army } = thing.of;
	const corrections = { skipped: new Set(skipped), aliases: [] };
	const order = { text: thing.text, system, army, corrections, size: undefined, roster: id };
	const outcome = await carryOutReview(order, sourceWith(...events));
	if (!outcome.ok) throw new Error(outcome.faults.join(' '));
	return outcome;
}

describe('a regiment whose leader is misspelt', () => {
	const lines = [
		'Age of Sigmar',
		'Skaven (2000 points)',
		"General's Regiment",
		'Grey Seer',
		'Clanrats',
		'Regiment 1',
		'Clawlrd on Gnaw-beast',
		'Clanrats'
	];
	const right = lines.join('\n').replace('Clawlrd', 'Clawlord');
	const slip = lines.join('\n');

	test('is not said to need one in its review, before the line is decided', async () => {
		const { problems } = (await reviewed(right)).legality;
		expect((await reviewed(slip)).legality).toMatchObject({ problems, unread: 1 });
		expect((await reviewed(slip, [], [7])).legality.problems).toBe(problems + 1);
	});

	test('nor where the list is only looked at', async () => {
		const { problems } = (await judged(right)).legality;
		expect((await judged(slip)).legality).toMatchObject({ problems, unread: 1 });
	});
});

describe('a text without a points limit', () => {
	const bare = 'Warmaster\nEmpire\n\nGeneral\n4 Halberdiers\n2 Crossbowmen\n';
	const named = `${bare}Event: Small Cup, 5 December 2026\n`;

	test('has that of the event it names, if its pack is here', async () => {
		expect((await judged(named, cup)).roster.size).toBe(1500);
		const review = await reviewed(named, [cup]);
		expect(review).toMatchObject({ size: 1500, roster: { size: 1500 } });
	});

	test('is asked for it where the event is not here, or is another', async () => {
		expect((await reviewed(named)).size).toBeUndefined();
		expect((await reviewed(named, [{ ...cup, date: '2026-12-06' }])).size).toBeUndefined();
		expect((await reviewed(bare, [cup])).size).toBeUndefined();
	});

	test('and one that states another keeps it', async () => {
		const stated = named.replace('Empire\n', 'Empire 2000 points\n');
		expect((await reviewed(stated, [cup])).size).toBe(2000);
	});

	test('is found by the code of its sheet at the limit of an event that is here', async () => {
		const { roster, isLimitAssumed } = await judged(bare);
		const pack = await packs.pack('warmaster', 'empire');
		if (!pack) throw new Error('There is no such army.');
		const printed = { ...roster, size: 1500, event: cup };
		const code = printedCode(printed, indexArmy(pack.system, pack.army, printed));
		const loading = Promise.resolve({ ...pack, mark: '' });
		const match = await matchRoster(code, roster, [cup], loading, isLimitAssumed);
		expect(match).toMatchObject({ match: 'same', roster: { size: 1500 } });
		const stated = await judged(bare.replace('Empire', 'Empire 2000 points'));
		expect(stated.isLimitAssumed).toBeUndefined();
		expect((await matchRoster(code, stated.roster, [cup], loading)).match).toBe('other');
	});
});
