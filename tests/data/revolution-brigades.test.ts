import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { addSentences } from '../../src/i18n/sentences/sentence-store.ts';
import { verdictText } from '../../src/i18n/sentences/rules/verdict-text.ts';
import { whyNotText } from '../../src/i18n/sentences/rules/why-not.ts';
import type { Sentences } from '#schema';
import { aList } from '../builders.ts';
import { revolution, revolutionIndex } from '../revolution.ts';
import { speakGerman } from '../speak-german.ts';

// Brigades that the pages of two armies allow or forbid. Whatever is said of brigades, the list is legal.

/** "[4 bannermen, crossbows]" as units of one brigade. */
function aBrigade(list: string) {
	const grouped = list.split(', ').map((line) => `${line} @left`);
	const roster = aList(1000, grouped.join(', '));
	return { ...roster, groups: [{ id: 'left', kind: 'brigade' }] };
}

const tooLarge = 'group/too-large';
const forbidden = 'requires/forbidden';

const cases: Readonly<Record<string, readonly { list: string; advice: readonly string[] }[]>> = {
	cathay: [
		{ list: '4 crossbows', advice: [] },
		{ list: '5 crossbows', advice: [tooLarge] },
		{ list: 'bannermen, 4 crossbows', advice: [tooLarge] },
		{ list: '2 bannermen, 4 crossbows', advice: [] },
		{ list: '6 bannermen', advice: [] },
		{ list: '2 bannermen, 5 crossbows', advice: [tooLarge] },
		{ list: '6 bannermen, crossbows', advice: [tooLarge] },
		{ list: '2 bannermen, crossbows, hu-cavalry', advice: [] },
		{ list: '2 bannermen, 2 crossbows, hu-cavalry', advice: [tooLarge] },
		{ list: '2 bannermen, 2 crossbows, chariots', advice: [tooLarge] },
		{ list: '2 bannermen, 2 crossbows, terracotta-warriors', advice: [tooLarge, forbidden] },
		{ list: '4 terracotta-warriors', advice: [] }
	],
	'chaos-dwarfs': [
		{ list: '2 hobgoblins, 2 hobgoblin-wolf-riders', advice: [] },
		{ list: 'hobgoblins, orc-slaves', advice: [forbidden] },
		{ list: 'hobgoblins, black-orcs', advice: [forbidden] },
		{ list: 'hobgoblin-wolf-riders, black-orcs, orc-slaves', advice: [forbidden] },
		{ list: 'hobgoblins, orc-slaves, chaos-dwarfs', advice: [] },
		{ list: 'hobgoblin-wolf-riders, black-orcs, blunderbusses', advice: [] },
		{ list: 'hobgoblins, bull-centaurs, orc-slaves', advice: [forbidden] },
		{ list: '2 black-orcs, 2 orc-slaves', advice: [] }
	]
};

describe.each(Object.entries(cases))('%s', (army, lists) => {
	test.each(lists)('$list: $advice', ({ list, advice }) => {
		const report = checkRoster(aBrigade(list), revolutionIndex(army));
		expect(report.advice.map(({ outcome }) => outcome).toSorted()).toEqual(advice.toSorted());
	});
});

test.each([
	{
		army: 'cathay',
		list: '4 bannermen',
		said: 'Brigade 1: 4 units, maximum 6.'
	},
	{
		army: 'chaos-dwarfs',
		list: 'hobgoblins, orc-slaves',
		said: 'Brigade 1, Hobgoblins: not with Orc Slaves, unless with Chaos Dwarfs or Blunderbusses.'
	},
	{
		army: 'chaos-dwarfs',
		list: 'hobgoblins, chaos-dwarfs',
		said: 'Hobgoblins or Hobgoblin Wolf Riders: not in a brigade with Black Orcs or Orc Slaves, unless with Chaos Dwarfs or Blunderbusses.'
	}
])('$army: $said', ({ army, list, said }) => {
	const { context, verdicts } = checkRoster(aBrigade(list), revolutionIndex(army));
	expect(verdicts.map((verdict) => verdictText(context, verdict))).toContain(said);
});

describe('auf Deutsch', () => {
	speakGerman();
	beforeAll(() => {
		const file = new URL('../../data/warmaster-revolution/text/de.json', import.meta.url);
		addSentences(revolution.id, JSON.parse(readFileSync(file, 'utf8')) as Sentences);
	});
	afterAll(() => {
		addSentences(revolution.id, { sentences: {} });
	});

	test.each([
		{
			army: 'cathay',
			list: '2 bannermen, 2 crossbows, chariots',
			said: 'Brigade 1: 5 Einheiten, Maximum 4. Maximum 4, plus 2 je volle 2 Einheiten Bannermen, höchstens 6, außer mit Streitwagen, Kavallerie oder Terracotta Warriors: 4.'
		},
		{
			army: 'chaos-dwarfs',
			list: 'hobgoblins, orc-slaves',
			said: 'Brigade 1, Hobgoblins: nicht mit Orc Slaves, außer mit Chaos Dwarfs oder Blunderbusses.'
		}
	])('$army: $said', ({ army, list, said }) => {
		const index = revolutionIndex(army);
		const { advice } = checkRoster(aBrigade(list), index);
		expect(advice.map((problem) => whyNotText(index, problem))).toEqual([said]);
	});
});
