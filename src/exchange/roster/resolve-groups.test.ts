import { describe, expect, test } from 'vitest';
import { alba, messages, pikes, problems, rosterOf } from '../../../tests/list-by-name.ts';

describe('groups of a list', () => {
	const wings = [{ general: true, name: 'Left', units: [alba, pikes] }, { units: [pikes] }];

	test('are groups of the kind that the word means, with their units in them', () => {
		const { units, groups } = rosterOf({ wings });
		expect(groups).toEqual([
			{ id: 'g1', kind: 'wing', name: 'Left' },
			{ id: 'g2', kind: 'wing' }
		]);
		expect(units).toEqual([
			{ id: 'u1', entry: 'queen', options: ['general'], group: 'g1' },
			{ id: 'u2', entry: 'pikes', group: 'g1' },
			{ id: 'u3', entry: 'pikes', group: 'g2' }
		]);
	});

	test.each(['wings', 'Wing', 'WINGS', 'groups'])('may be called “%s”', (key) => {
		expect(rosterOf({ [key]: wings }).groups).toHaveLength(2);
	});

	test('may be none, and one may be empty', () => {
		expect(rosterOf({ wings: [] }).groups).toBeUndefined();
		expect(rosterOf({ wings: [{ units: [] }] }).groups).toEqual([{ id: 'g1', kind: 'wing' }]);
	});

	test('come after the units that are in none', () => {
		const { units } = rosterOf({ units: [pikes], wings: [{ units: [alba] }] });
		expect(units.map(({ entry, group }) => [entry, group])).toEqual([
			['pikes', undefined],
			['queen', 'g1']
		]);
	});

	test('are judged by the rules of their kind', () => {
		expect(problems({ wings: [wings[0]] })).toEqual([]);
		expect(problems({ wings })).toEqual(['led/no-leader']);
	});

	test.each([
		['names', ['Pikes']],
		['a name', 'Pikes'],
		['units', [pikes]]
	])('are no list of %s', (_, value) => {
		expect(messages({ wings: value })).toEqual([
			'“wings” must be a list of groups, each an object such as { "units": [{ "unit": "…" }] }.'
		]);
	});

	test('are not read where a list of units stands', () => {
		expect(messages({ reserves: wings })).toEqual([
			'“reserves” must be a name, or a list of names or units, without groups.'
		]);
	});

	test('say where something in them is wrong', () => {
		const slips = [{ units: [pikes] }, { units: [alba, { unit: 'Piks', with: ['Orbb'] }] }];
		expect(messages({ wings: slips })).toEqual([
			'wings, 2nd group, 2nd line: Tin Host has nothing called “Piks”. Did you mean Pikes?',
			'wings, 2nd group, 2nd line: Tin Host has nothing called “Orbb”. Did you mean Orb?'
		]);
		const malformed = [
			{ name: 7, units: [{ unit: 'Pikes', count: 0 }, 5] },
			{ untis: [], units: 3 }
		];
		expect(messages({ wings: malformed })).toEqual([
			'wings, 1st group: “name” must be text of up to 80 characters, found 7.',
			'wings, 1st group, 1st line: “count” must be a whole number from 1 to 500, found 0.',
			'wings, 1st group, 2nd line: the line must be an object such as { "unit": "…", "count": 2 }, found 5.',
			'wings, 2nd group: “units” must be a list of up to 2,000 units, found 3.',
			'wings, 2nd group: “untis” is not known here. Did you mean “units”?'
		]);
	});

	test('are 500 at most, with 2,000 units in all', () => {
		const many = (count: number) => Array<object>(count).fill({ units: [] });
		expect(messages({ wings: many(500) })).toEqual([]);
		expect(messages({ wings: many(501) })).toEqual([
			'“wings” must be a list of up to 500 groups, found a list of 501.'
		]);
		expect(messages({ wings: many(300), groups: many(201) })).toEqual([
			'groups: 501 in all; a list holds up to 500.'
		]);
		const full = [{ units: Array(4).fill({ unit: 'Pikes', count: 500 }) }];
		expect(messages({ wings: full })).toEqual([]);
		expect(messages({ wings: full, reserves: ['Pikes'] })).toEqual([
			'units: 2,001 in all; a list holds up to 2,000.'
		]);
	});
});
