import { expect, test } from 'vitest';
import { indexArmy, rosterContext, type MusteredUnit } from '#engine';
import { aList, anArmy, anEntry, anIndex } from '../../../tests/builders.ts';
import { ranksArmy, ranksSystem } from '../../../tests/toy-ranks.ts';
import { toyIndex, toyRegiments, warbands } from '../../../tests/toy-regiments.ts';
import { hasNoRival, optionGroups, roleOf, switchesOf } from './option-groups.ts';

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

test('options of a kind are distinguished by their table where there are several', () => {
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

test('options of the unit’s own row stand in its order, and those for everybody where they stood', () => {
	const entries = ranksArmy.entries.map((unit) =>
		unit.id === 'guards' ? { ...unit, options: ['targe', { of: ['mail', 'lance'], max: 1 }] } : unit
	);
	const own = indexArmy(ranksSystem, { ...ranksArmy, entries });
	const armsOf = (line: string) => {
		const [unit] = rosterContext(aList(1000, line), own).units;
		const groups = unit ? optionGroups(own, unit) : [];
		const arms = groups.find(({ heading }) => heading === 'arms')?.options ?? [];
		return arms.map(({ entry }) => entry.id);
	};
	expect(armsOf('guards')).toEqual(['targe', 'mail', 'lance', 'bard']);
	expect(armsOf('guards + lance')).toEqual(['targe', 'mail', 'lance', 'bard']);
	expect(armsOf('levies')).toEqual(['bard']);
});

test.each([
	{ lines: ['ada + warlord', 'spears'], isAlone: true },
	{ lines: ['ada + warlord', 'bo'], isAlone: false }
])('whether $lines leave a choice of who has the role: alone $isAlone', ({ lines, isAlone }) => {
	const context = rosterContext(warbands(...lines), toyIndex);
	const [first] = context.units;
	const role = first && roleOf(first);
	expect(role?.entry.id).toBe('warlord');
	expect(role && hasNoRival(context, role)).toBe(isAlone);
});

test.each([
	{ what: 'a rule', advice: {}, isForced: true },
	{ what: 'advice', advice: { advice: true } as const, isForced: false }
])('what $what asks a unit to have is forced: $isForced', ({ advice, isForced }) => {
	const [of, needs] = [{ any: ['captain'] }, { any: ['STEED'] }];
	const index = anIndex({ kind: 'requires', of, needs, scope: 'unit', ...advice });
	const [captain] = rosterContext(aList(1000, 'captain + horse'), index).units;
	const groups = captain ? optionGroups(index, captain) : [];
	expect(groups.find(({ heading }) => heading === 'steed')?.isForced).toBe(isForced);
});
