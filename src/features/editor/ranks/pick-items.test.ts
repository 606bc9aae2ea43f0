import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import { aConstraint, aList, anArmy, anEntry } from '../../../../tests/builders.ts';
import { ranksArmy, ranksSystem } from '../../../../tests/toy-ranks.ts';
import { itemShelves, type AskedItems } from './pick-items.ts';

const index = indexArmy(
	{
		...ranksSystem,
		constraints: [
			aConstraint({ id: 'once', kind: 'unique', of: { any: ['RUNE'] }, scope: 'army' }),
			aConstraint({
				id: 'two',
				kind: 'exclusive',
				of: { any: ['RUNE'] },
				max: { number: 'relics' }
			})
		]
	},
	anArmy({
		entries: [
			...ranksArmy.entries,
			anEntry('frozen', {
				type: 'rune',
				text: 'Nothing burns.',
				carriedBy: { by: { any: ['baron'] } }
			})
		]
	})
);

function shelf(list: string, asked: Partial<AskedItems> = {}): readonly string[] {
	const roster = aList(1000, list);
	const report = checkRoster(roster, index);
	const [unit] = report.context.units;
	if (!unit) throw new Error('no unit');
	return itemShelves(roster, report, unit, { text: '', isFree: true, ...asked }).flatMap(
		({ items }) =>
			items.map(
				({ option, isChosen, why }) =>
					`${option.entry.id}${isChosen ? ' taken' : ''}${why === undefined ? '' : ' not'}`
			)
	);
}

describe('a picker of items', () => {
	test('shows what the unit may have, and what it has', () => {
		expect(shelf('duke')).toEqual(['fire', 'frost', 'stone']);
		expect(shelf('duke + fire, baron + frost')).toEqual(['fire taken', 'stone']);
	});

	test('when it is full, shows what is taken alone', () => {
		expect(shelf('duke + fire + stone')).toEqual(['fire taken', 'stone taken']);
	});

	test('leaves what it showed where it was, with why it is not allowed now', () => {
		const shown = ['stone', 'frost', 'fire'];
		expect(shelf('duke + fire, baron + frost', { shown })).toEqual([
			'stone',
			'frost not',
			'fire taken'
		]);
		expect(shelf('duke + fire', { shown: ['stone'] })).toEqual(['stone', 'fire taken', 'frost']);
	});

	test('shows the rest with why when asked, what is for others too', () => {
		expect(shelf('duke + fire, baron + frost', { isFree: false })).toEqual([
			'fire taken',
			'stone',
			'frost not',
			'frozen not'
		]);
	});

	test('finds by name and by text', () => {
		expect(shelf('baron', { text: 'FRO' })).toEqual(['frozen', 'frost']);
		expect(shelf('baron', { text: 'burns' })).toEqual(['frozen']);
		expect(shelf('baron', { text: 'nothing of the kind' })).toEqual([]);
	});

	test('where one is all, another takes its place', () => {
		expect(shelf('baron + fire')).toEqual(['frozen', 'fire taken', 'frost', 'stone']);
	});
});
