import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../tests/builders.ts';
import { limit, offered } from '../../tests/fixes-offered.ts';

describe('requires', () => {
	const needsSeer = { kind: 'requires', of: { any: ['wyrm'] }, needs: { any: ['seer'] } } as const;

	test('what is needed is added, or what asks goes', () => {
		const index = anIndex(limit, { ...needsSeer, scope: 'army' });
		expect(offered(index, aList(1000, 'captain + wyrm'))).toEqual([
			'Add Seer: +50 points',
			'Remove Wyrm from Captain: −90 points'
		]);
		expect(offered(index, aList(280, 'captain + wyrm, 2 slingers, pikes'))).toEqual([
			'Replace Pikes with Seer: +10 points',
			'Replace 2 Slingers with Seer: −10 points',
			'Remove Wyrm from Captain: −90 points'
		]);
	});

	test.each([
		['nothing', 'captain + wyrm', 'Add 3 Slingers: +90 points'],
		['one', 'captain + wyrm, slingers', 'Add 2 Slingers: +60 points'],
		['two', 'captain + wyrm, 2 slingers', 'Add Slingers: +30 points']
	])('of three that are needed, as many are added as are missing: %s is there', (_, list, fix) => {
		const needs = { any: ['slingers'] };
		const of = { any: ['wyrm'] };
		const index = anIndex(limit, { kind: 'requires', of, needs, min: 3, scope: 'army' });
		expect(offered(index, aList(1000, list))).toEqual([
			fix,
			'Remove Wyrm from Captain: −90 points'
		]);
	});

	test('what is needed is of several kinds where no one kind may be taken that often', () => {
		const troops = { any: ['slingers', 'pikes'] };
		const index = anIndex(
			limit,
			{ kind: 'count', of: { any: ['slingers'] }, max: 1 },
			{ kind: 'count', of: { any: ['pikes'] }, max: 1 },
			{ kind: 'requires', of: { any: ['captain'] }, needs: troops, min: 2, scope: 'army' },
			{ kind: 'count', of: { any: ['captain'] }, min: 1 }
		);
		expect(offered(index, aList(1000, 'captain'))).toEqual(['Add Slingers and Pikes: +70 points']);
	});

	test('an option that is needed is given', () => {
		const steed = { any: ['STEED'] };
		const of = { any: ['captain'] };
		const index = anIndex({ kind: 'requires', of, needs: steed, scope: 'unit' });
		expect(offered(index, aList(1000, 'captain, seer'))).toEqual([
			'Add Horse to Captain: +15 points',
			'Remove Captain: −80 points',
			'Add Wyrm to Captain: +90 points'
		]);
	});

	test('a new unit comes with what it needs besides what is missing', () => {
		const horn = { any: ['horn'] };
		const index = anIndex(
			limit,
			{ kind: 'carries', option: 'horn', by: { any: ['captain'] } },
			{ kind: 'carries', option: 'horse', by: { any: ['captain'] } },
			{ kind: 'count', of: horn, min: 1 },
			{ kind: 'requires', of: horn, needs: { any: ['STEED'] }, scope: 'unit' }
		);
		expect(offered(index, aList(1000, 'pikes'))).toEqual([
			'Add Captain with Horn and Horse: +105 points',
			'Add Captain with Horn and Wyrm: +180 points'
		]);
	});

	test('either of two that may not go together goes', () => {
		const of = { any: ['seer'] };
		const index = anIndex({ kind: 'requires', of, forbids: { any: ['horse'] }, scope: 'army' });
		expect(offered(index, aList(1000, 'seer, captain + horse, lancers + horse'))).toEqual([
			'Remove Horse from Captain and Lancers: −30 points',
			'Remove Seer: −50 points'
		]);
	});
});
