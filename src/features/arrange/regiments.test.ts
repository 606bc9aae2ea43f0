import { describe, expect, test } from 'vitest';
import { applyEdit, checkRoster, newPoints, rosterContext } from '#engine';
import { aSource } from '../../../tests/builders.ts';
import { toyIndex, warbands } from '../../../tests/toy-regiments.ts';
import { sectionsOf, stepFrom } from './arrange.ts';
import {
	problemsIn,
	addition,
	chargedIn,
	entriesFor,
	looseHeadings,
	pointsAfter
} from './regiments.ts';
import { rowText } from '../units/entry-text.ts';

function idsOf(...lines: readonly string[]): readonly string[] {
	return sectionsOf(rosterContext(warbands(...lines), toyIndex)).map(
		({ heading, units }) => `${heading}: ${units.map(({ unit }) => unit.id).join(' ')}`
	);
}

describe('the sections of a roster in groups', () => {
	test('are each warband, its leader first, then those outside, then what stands in none', () => {
		expect(idsOf('spears, ada, staves', 'bo', '- staves, hired, march')).toEqual([
			'Warband 1: u2 u1 u3',
			'Warband 2: u4',
			'Stragglers: u5',
			'Hired bands: u6'
		]);
	});

	test.each([
		{ unit: 'u3', way: -1, to: 'Warband 1 before u2' },
		{ unit: 'u2', way: -1, to: undefined },
		{ unit: 'u3', way: 1, to: 'Warband 2 before u5' },
		{ unit: 'u5', way: -1, to: 'Warband 1 before end' },
		{ unit: 'u1', way: 1, to: 'Warband 2 before u5' },
		{ unit: 'u5', way: 1, to: 'Stragglers before end' }
	] as const)('one step of $unit by $way leads to $to', ({ unit, way, to }) => {
		const context = rosterContext(warbands('ada, spears, spears', 'bo, staves'), toyIndex);
		const place = stepFrom(toyIndex, sectionsOf(context), unit, way);
		expect(place && `${place.section.heading} before ${place.before ?? 'end'}`).toBe(to);
	});
});

describe('problems at the group they are about', () => {
	function problems(...lines: readonly string[]): readonly string[] {
		const report = checkRoster(warbands(...lines), toyIndex);
		return sectionsOf(report.context).map(
			(section) =>
				`${section.heading}: ${problemsIn(report.problems, section)
					.map(({ outcome }) => outcome)
					.join(' ')}`
		);
	}

	test('are shown there, and those of units at the units', () => {
		expect(problems('ada + warlord, staves, staves', 'spears', '- bo + brave + sly')).toEqual([
			'Warband 1: led/not-led',
			'Warband 2: led/no-leader',
			'Stragglers: exclusive/too-many count/too-many'.split(' ').toSorted().join(' ')
		]);
	});

	test('of the whole army are shown nowhere', () => {
		const many = ['ada + warlord', 'bo', 'bo'];
		expect(checkRoster(warbands(...many), toyIndex).problems).toHaveLength(1);
		expect(problems(...many).every((words) => words.endsWith(': '))).toBe(true);
	});
});

describe('adding', () => {
	test('a warband is one edit: the group with its leader, who is the first warlord', () => {
		const context = rosterContext(warbands(), toyIndex);
		const { edit, group, unit } = addition(context, 'ada', 'new');
		const { units, groups } = applyEdit(warbands(), edit);
		expect(groups).toEqual([{ id: group, kind: 'warband' }]);
		expect(units).toEqual([{ id: unit, entry: 'ada', options: ['warlord'], group }]);
	});

	test('to a warband, and to none', () => {
		const roster = warbands('ada + warlord');
		const context = rosterContext(roster, toyIndex);
		const inside = applyEdit(roster, addition(context, 'bo', { group: 'w1' }).edit);
		expect(inside.units.at(-1)).toMatchObject({ entry: 'bo', group: 'w1' });
		expect(inside.units.at(-1)?.options).toBeUndefined();
		const outside = applyEdit(roster, addition(context, 'spears', 'outside').edit);
		expect(outside.units.at(-1)).toEqual({ id: expect.any(String) as string, entry: 'spears' });
	});

	test.each([
		{ target: 'new', is: ['ada', 'bo', 'cy'] },
		{ target: 'outside', is: ['ada', 'bo', 'cy', 'spears', 'staves'] },
		{ target: 'outside', heading: 'Hired bands', is: ['hired'] }
	] as const)('offers for $target $heading: $is', ({ target, is, ...rest }) => {
		const heading = 'heading' in rest ? rest.heading : undefined;
		expect(entriesFor(toyIndex, target, heading).map(({ entry }) => entry.id)).toEqual(is);
	});

	test('knows the headings of what stands in no group', () => {
		expect(looseHeadings(toyIndex)).toEqual(['Hired bands']);
	});
});

test.each([
	[{ name: 'Foot', of: {} }, 'any Foot'],
	[{ name: 'Foot', of: {}, max: 1 }, '0–1 Foot'],
	[{ name: 'Foot', of: {}, min: 1, max: 1 }, '1 Foot'],
	[{ name: 'Foot', of: {}, min: 2 }, '2 or more Foot']
])('a row %j reads "%s"', (row, words) => {
	expect(rowText(row)).toBe(words);
});

describe('a cost of units outside warbands: 10 for the first, 5 more for each other', () => {
	const surcharge = {
		id: 'late',
		name: 'Stragglers',
		of: {},
		outside: 'warband',
		first: 10,
		step: 5
	};
	const index = { ...toyIndex, surcharges: [{ ...surcharge, source: aSource }] };
	const at = (...lines: readonly string[]) => rosterContext(warbands(...lines), index);

	test.each([
		{ lines: ['ada'], charged: { points: 0, next: 0 }, more: 10 },
		{ lines: ['ada', '- spears'], charged: { points: 10, next: 15 }, more: 15 },
		{ lines: ['ada', '- spears, spears'], charged: { points: 25, next: 20 }, more: 20 }
	])('$lines', ({ lines, charged, more }) => {
		const context = at(...lines);
		const [outside] = sectionsOf(context).filter(({ id }) => id === 'Stragglers');
		if (outside) expect(chargedIn(context.surcharged, outside)).toEqual(charged);
		const price = newPoints(index, 'spears');
		expect(pointsAfter(context, 'spears', 'outside')).toBe(context.points + price + more);
		expect(pointsAfter(context, 'spears', 'new')).toBe(context.points + price);
	});
});
