import { expect, test } from 'vitest';
import { indexArmy, rosterContext } from '#engine';
import type { Spell } from '#schema';
import { aList, aSource, anArmy, anEntry } from '../../../tests/builders.ts';
import { ranksArmy, ranksSystem } from '../../../tests/toy-ranks.ts';
import { toyRegiments, warbands } from '../../../tests/toy-regiments.ts';
import { mayLearn, spellsFor } from './spells-of.ts';

function aSpell(id: string, more: Partial<Spell> = {}): Spell {
	return { id, name: id, source: aSource, ...more };
}

/** Dukes cast; who has a crown knows its spell too, and a nag one of its own. */
const ranks = indexArmy(
	{
		...ranksSystem,
		entries: ranksSystem.entries.map((entry) =>
			entry.id === 'crown' ? { ...entry, grants: ['CROWNED'] } : entry
		),
		spells: [
			aSpell('glory', { castBy: { any: ['CROWNED'] } }),
			aSpell('neigh', { castBy: { any: ['nag'] } })
		]
	},
	{ ...ranksArmy, spells: [aSpell('spark')] }
);

test.each([
	{ line: 'duke', spells: ['spark'], learns: true },
	{ line: 'duke + crown', spells: ['spark', 'glory'], learns: true },
	{ line: 'baron', spells: [], learns: true },
	{ line: 'guards + nag', spells: ['neigh'], learns: true }
])('$line casts $spells', ({ line, spells, learns }) => {
	const { units } = rosterContext(aList(1000, line), ranks);
	const [unit] = units;
	expect(unit && spellsFor(ranks, units, unit).map(({ id }) => id)).toEqual(spells);
	expect(unit && mayLearn(ranks, unit)).toBe(learns);
});

test('without an option that gives spells there is nothing to learn', () => {
	const plain = indexArmy(ranksSystem, { ...ranksArmy, spells: [aSpell('spark')] });
	const [baron] = rosterContext(aList(1000, 'baron'), plain).units;
	expect(baron && mayLearn(plain, baron)).toBe(false);
});

/** Chiefs cast what the army's song teaches. */
const songs = indexArmy(
	{ ...toyRegiments, casters: { any: ['CHIEF'] } },
	anArmy({
		entries: [
			anEntry('ada', { type: 'chief' }),
			anEntry('spears', { type: 'foot' }),
			anEntry('march', { type: 'song' }),
			anEntry('dirge', { type: 'song' })
		],
		spells: [aSpell('stride', { lore: 'march' }), aSpell('sob', { lore: 'dirge' })]
	})
);

test.each([
	{ lines: ['ada', '- march'], spells: ['stride'] },
	{ lines: ['ada', '- dirge'], spells: ['sob'] },
	{ lines: ['ada'], spells: [] },
	{ lines: ['spears', '- march'], spells: [] }
])('$lines: the lore that the army has chosen, for who casts: $spells', ({ lines, spells }) => {
	const { units } = rosterContext(warbands(...lines), songs);
	const [first] = units;
	expect(first && spellsFor(songs, units, first).map(({ id }) => id)).toEqual(spells);
});
