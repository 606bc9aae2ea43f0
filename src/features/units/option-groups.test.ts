import { expect, test } from 'vitest';
import { indexArmy, rosterContext, type MusteredUnit } from '#engine';
import { anArmy, anEntry } from '../../../tests/builders.ts';
import { toyIndex, toyRegiments, warbands } from '../../../tests/toy-regiments.ts';
import { optionGroups, switchesOf } from './option-groups.ts';

function only(line: string, index = toyIndex): MusteredUnit {
	const [unit] = rosterContext(warbands(line), index).units;
	if (!unit) throw new Error('no unit');
	return unit;
}

test.each([
	{ line: 'ada', is: ['warlord'] },
	{ line: 'spears', is: ['doubled'] },
	{ line: 'hired', is: [] }
])('$line is switched at its row: $is', ({ line, is }) => {
	expect(switchesOf(toyIndex, only(line)).map(({ entry }) => entry.id)).toEqual(is);
});

test('options of a kind are told apart by their table where there are several', () => {
	const tables = indexArmy(
		toyRegiments,
		anArmy({
			entries: [
				anEntry('ada', { type: 'chief' }),
				...['brave', 'sly', 'dour'].map((id) =>
					anEntry(id, {
						type: 'trait',
						carriedBy: { by: { all: ['CHIEF'] } },
						source: { section: id === 'dour' ? 'Moods' : 'Manners' }
					})
				)
			]
		})
	);
	const groups = optionGroups(tables, only('ada', tables)).map(
		({ heading, options }) => `${heading} = ${options.map(({ entry }) => entry.id).join(' ')}`
	);
	expect(groups).toEqual([
		'Roles = warlord',
		'Traits: Manners = brave sly',
		'Traits: Moods = dour'
	]);
});
