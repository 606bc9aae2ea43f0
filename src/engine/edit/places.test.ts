import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex, aHostIndexOf, hostRules } from '../../../tests/host.ts';
import { anIndex, aList } from '../../../tests/builders.ts';
import { rosterContext } from '../base/context.ts';
import { takes } from '../base/leaders.ts';
import { placesOf } from './places.ts';

const index = aHostIndex();

function placesIn(list: string, id = '1') {
	return placesOf(rosterContext(aHost(list), index), id);
}

describe('places of a regiment', () => {
	test('tell who leads, who has a place, how much room is left and who has none', () => {
		const places = placesIn('spears @1, marshal + general @1, champion @1, giant @1, archers @2');
		expect(places).toMatchObject({
			group: { id: '1', name: 'Regiment 1' },
			leader: { unit: { id: 'u2' } },
			rows: [
				{ row: { name: 'Any Troops' }, seated: ['u1'], room: Infinity },
				{ row: { name: 'Champion' }, seated: ['u3'], room: 0 }
			],
			unplaced: ['u4'],
			size: 4,
			max: 5
		});
	});

	test('are as many as the size has, the general one more', () => {
		expect(placesIn('marshal @1')).toMatchObject({ size: 1, max: 4 });
		expect(placesIn('marshal + general @1, spears @1')).toMatchObject({ size: 2, max: 5 });
	});

	test('without a leader have no rows, and nobody is out of place', () => {
		expect(placesIn('2 spears @1')).toMatchObject({ rows: [], unplaced: [], size: 2 });
		expect(placesIn('2 spears @1')?.leader).toBeUndefined();
	});

	test('of an empty regiment are all free', () => {
		const roster = { ...aHost(), groups: [{ id: '1', kind: 'regiment' }] };
		expect(placesOf(rosterContext(roster, index), '1')).toMatchObject({ size: 0, max: 4 });
	});

	test('are bounded by the tighter of two rules, where an event has another', () => {
		const tight = aHostIndexOf(...hostRules, {
			kind: 'group',
			group: 'regiment',
			of: { any: ['TROOP'] },
			max: 2
		});
		const context = rosterContext(aHost('marshal @1, spears @1'), tight);
		expect(placesOf(context, '1')).toMatchObject({ size: 1, max: 2 });
	});

	test('are none of a group that is not there, or that nobody leads', () => {
		expect(placesIn('marshal @1', 'gone')).toBeUndefined();
		const company = rosterContext(aList(1000, 'pikes @left'), anIndex());
		expect(placesOf(company, 'left')).toBeUndefined();
	});
});

test.each([
	{ leader: 'marshal', other: 'spears', may: true },
	{ leader: 'marshal', other: 'champion', may: true },
	{ leader: 'marshal', other: 'giant', may: false },
	{ leader: 'emperor', other: 'giant', may: true },
	{ leader: 'emperor', other: 'marshal', may: false },
	{ leader: 'hermit', other: 'spears', may: false }
])('$leader takes $other: $may', ({ leader, other, may }) => {
	const [one, two] = [leader, other].map((id) => index.entries.get(id));
	expect(one && two && takes(one, two)).toBe(may);
});
