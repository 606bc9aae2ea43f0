import { describe, expect, test } from 'vitest';
import { aConstraint, aList, anArmy, anEntry, anIndex, aSystem } from '../../tests/builders.ts';
import { limit, offered, offeredFor, pikes } from '../../tests/fixes-offered.ts';
import { indexArmy } from './army/index-army.ts';

describe('too few', () => {
	const atLeast = (min: number) => ({ kind: 'count', of: pikes, min, per: 'band' }) as const;

	test.each([
		{ list: '3 pikes', add: 'Add Pikes: +40 points' },
		{ list: '2 pikes', add: 'Add 2 Pikes: +80 points' }
	])('$list of 4: the missing ones are added', ({ list, add }) => {
		expect(offered(anIndex(limit, atLeast(2)), aList(2000, `${list}, 11 lancers`))).toEqual([add]);
	});

	test('a smaller game of those usually played will do, if the points spent are within it', () => {
		const index = anIndex(limit, atLeast(2));
		const add = 'Add Pikes: +40 points';
		expect(offered(index, aList(2000, '3 pikes, 8 lancers, captain'))).toEqual([
			add,
			'Set the points limit to 1000: limit 1000'
		]);
		expect(offered(index, aList(2000, '3 pikes, 9 lancers'))).toEqual([add]);
	});

	test.each([
		{ size: 1010, list: 'pikes, 9 lancers, slingers', first: 'Add Pikes: +40 points' },
		{
			size: 1009,
			list: 'pikes, 9 lancers, slingers',
			first: 'Replace Slingers with Pikes: +10 points'
		},
		{
			size: 1005,
			list: 'pikes, 9 lancers, seer + horse',
			first: 'Replace Seer (Horse) with Pikes: −25 points'
		}
	])('at $size points $list: $first', ({ size, list, first }) => {
		expect(offered(anIndex(limit, atLeast(2)), aList(size, list))[0]).toBe(first);
	});

	test('as many make room as are needed, the plain ones before those with something', () => {
		const index = anIndex(limit, { kind: 'count', of: { any: ['lancers'] }, min: 1, per: 'army' });
		expect(offered(index, aList(210, 'pikes + banner, 3 slingers, pikes'))).toEqual([
			'Replace Pikes (Banner) and Pikes with Lancers: −5 points',
			'Replace 3 Slingers with Lancers: +10 points'
		]);
	});

	describe('an option', () => {
		const index = anIndex(
			limit,
			{ kind: 'count', of: { any: ['banner'] }, min: 1, per: 'army' },
			{ id: 'foot', kind: 'carries', option: 'banner', by: { any: ['FOOT'] } }
		);

		test('is given to units that may have it', () => {
			expect(offered(index, aList(1000, 'lancers, 2 pikes, slingers'))).toEqual([
				'Add Banner to Pikes: +25 points',
				'Add Banner to Slingers: +25 points'
			]);
		});

		test('comes with a new unit where none may have it', () => {
			expect(offered(index, aList(1000, 'lancers, seer'))).toEqual([
				'Add Slingers with Banner: +55 points',
				'Add Pikes with Banner: +65 points'
			]);
		});

		test('and with what the new unit has to have beside it', () => {
			const demanding = anIndex(
				limit,
				{ kind: 'count', of: { any: ['banner'] }, min: 1, per: 'army' },
				{ id: 'foot', kind: 'carries', option: 'banner', by: { any: ['pikes'] } },
				{ id: 'horns', kind: 'exclusive', of: { any: ['horn'] }, on: { any: ['+banner'] }, min: 1 }
			);
			expect(offered(demanding, aList(1000, 'lancers, seer'))).toEqual([
				'Add Pikes with Banner and Horn: +75 points'
			]);
		});
	});

	test('what is over the points already does not become more, and need not become less', () => {
		const index = anIndex(limit, { kind: 'count', of: pikes, min: 1, per: 'army' });
		expect(offeredFor(index, aList(100, 'lancers, seer, slingers'), 'count/too-few')).toEqual([
			'Replace Seer with Pikes: −10 points',
			'Replace Lancers with Pikes: −60 points'
		]);
	});

	test.each([
		{ list: '3 pikes', offers: ['Add Pikes: +40 points'] },
		{ list: '2 pikes, veterans', offers: ['Add Veterans: +20 points', 'Add Pikes: +40 points'] }
	])('what is hidden only where the list has it: $list', ({ list, offers }) => {
		const veterans = anEntry('veterans', { cost: 20, legends: true });
		const of = { any: ['pikes', 'veterans'] };
		const constraints = [aConstraint({ kind: 'count', of, min: 4, per: 'army' })];
		const army = anArmy({ entries: [...anArmy().entries, veterans] });
		const index = indexArmy(aSystem({ constraints }), army);
		expect(offered(index, aList(1000, list))).toEqual(offers);
	});

	test('several go to units that have room for them', () => {
		const index = anIndex(
			{ kind: 'count', of: { any: ['banner'] }, min: 2, per: 'army' },
			{ id: 'one', kind: 'exclusive', of: { any: ['RELIC'] }, max: 1 }
		);
		expect(offered(index, aList(1000, 'pikes + horn, 2 slingers'))).toEqual([
			'Add Banner to 2 Slingers: +50 points'
		]);
	});

	test('of several that will do the cheapest comes first, of equals the first of the list', () => {
		const index = anIndex({ kind: 'count', of: { any: ['FOOT', 'SEER'] }, min: 1, per: 'army' });
		expect(offered(index, aList(1000))).toEqual([
			'Add Slingers: +30 points',
			'Add Pikes: +40 points',
			'Add Seer: +50 points'
		]);
	});

	test('different ones where none may be had so often', () => {
		const index = anIndex(
			{ kind: 'count', of: { any: ['FOOT'] }, min: 3, per: 'army' },
			{ id: 'some', kind: 'count', of: { any: ['slingers'] }, max: 2, per: 'army' },
			{ id: 'few', kind: 'count', of: pikes, max: 2, per: 'army' }
		);
		expect(offered(index, aList(1000))).toEqual(['Add 2 Slingers and Pikes: +100 points']);
	});

	test('nothing that breaks another rule', () => {
		const index = anIndex(
			{ kind: 'count', of: pikes, min: 1, per: 'army' },
			{ id: 'banned', kind: 'count', of: { any: ['FOOT'] }, max: 0, per: 'army' }
		);
		expect(offered(index, aList(1000))).toEqual([]);
	});
});
