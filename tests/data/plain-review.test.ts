import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openPacks } from '../../src/cli/packs.ts';
import { listsIn } from '../../src/exchange/roster/lists-in.ts';
import { plainForReview } from '../../src/exchange/review/plain-for-review.ts';
import { reviewText } from '../../src/exchange/review/review-text.ts';
import type { Corrections } from '../../src/exchange/review/review.ts';

const packs = openPacks(fileURLToPath(new URL('../../data', import.meta.url))).source;
const reading = { packs, newId: () => '00000000-0000-4000-8000-000000000000' };

async function askedOf(list: object) {
	const content = await listsIn(JSON.stringify(list), reading);
	const [only] = content.kind === 'lists' ? content.lists : [];
	if (!only?.plain) throw new Error(`It is ${content.kind}.`);
	return plainForReview(only.plain, reading);
}

async function reviewOf(list: object, corrections: Partial<Corrections> = {}) {
	const asked = await askedOf(list);
	const pack = asked && (await packs.pack(asked.system, asked.army));
	if (!asked || !pack) throw new Error('There is nothing to go through.');
	const given = { skipped: new Set<number>(), aliases: [], ...corrections };
	const result = reviewText(asked.text, pack, given, reading.newId);
	if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
	return result.review;
}

const empire = {
	system: 'warmaster',
	army: 'Empire',
	size: 1000,
	name: 'Nordland',
	note: 'For Saturday.',
	units: [
		{ unit: 'General', with: ['Helmet of Ruling'] },
		{ unit: 'Halberdiers', count: 2 },
		{ unit: 'Handgunnerz', with: ['Skirmishers'] }
	]
};

describe('a plain list with names that nothing has', () => {
	test('is gone through line by line, each in its place with its nearest names', async () => {
		const { lines, roster, size } = await reviewOf(empire);
		expect(lines.map(({ text, state, isBelow }) => [text, state, isBelow])).toEqual([
			['Nordland, warmaster, Empire, 1000 points', 'understood', false],
			['General', 'understood', false],
			['  • Helmet of Ruling', 'not', true],
			['2 × Halberdiers', 'understood', false],
			['Handgunnerz', 'not', false],
			['  • Skirmishers', 'not', true]
		]);
		expect(lines[4]?.unknown).toMatchObject([
			{ name: 'Handgunnerz', suggestions: [{ name: 'Handgunners' }] }
		]);
		expect(roster.units.map(({ entry }) => entry)).toEqual([
			'general',
			'halberdiers',
			'halberdiers'
		]);
		expect(roster).toMatchObject({ name: 'Nordland', size: 1000 });
		expect(size).toBe(1000);
		expect(roster.note).toBe('For Saturday.\n• Helmet of Ruling\nHandgunnerz\n• Skirmishers');
	});

	test('becomes whole as the player says what they stand for, or leaves lines out', async () => {
		const aliases = [{ name: 'Handgunnerz', entry: 'handgunners' }];
		const { lines, roster } = await reviewOf(empire, { aliases, skipped: new Set([3, 6]) });
		expect(lines.map(({ state }) => state)).toEqual([
			'understood',
			'understood',
			'skipped',
			'understood',
			'understood',
			'skipped'
		]);
		expect(roster.units.at(-1)).toEqual({ id: 'u4', entry: 'handgunners' });
		expect(roster.note).toBe('For Saturday.');
	});

	test('keeps its groups', async () => {
		const list = {
			system: 'age-of-sigmar',
			army: 'Ironjawz',
			size: 2000,
			regiments: [
				{ general: true, units: [{ unit: 'Megaboss' }, { unit: 'Brutez of Gork' }] },
				{ name: 'Left', units: [{ unit: 'Megaboss' }, { unit: 'Brutes', reinforced: true }] }
			]
		};
		const { lines, roster } = await reviewOf(list);
		expect(lines.map(({ state }) => state)).toEqual([
			...['understood', 'understood', 'understood', 'not'],
			...['understood', 'understood', 'understood']
		]);
		expect(roster.groups).toMatchObject([{ id: 'g1' }, { id: 'g2', name: 'Left' }]);
		expect(roster.units.map(({ group }) => group)).toEqual(['g1', 'g2', 'g2']);
	});

	test('asks for its points limit if it states none', async () => {
		const { size: _, ...open } = empire;
		expect((await reviewOf(open)).size).toBeUndefined();
	});
});

describe('nobody goes through a plain list', () => {
	test.each([
		['of which everything is known', { units: [{ unit: 'General' }] }],
		['with a word that its game has no use for', { units: [{ unit: 'Nn' }], terrain: ['Hill'] }],
		['with an unknown answer', { units: [{ unit: 'Nn' }], readings: { nothing: 'at all' } }],
		['of an unknown army', { army: 'Tin Host' }]
	])('%s', async (_, changes) => {
		expect(await askedOf({ ...empire, ...changes })).toBeUndefined();
	});
});
