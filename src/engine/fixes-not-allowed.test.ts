import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../tests/builders.ts';
import { offered, offeredFor } from '../../tests/fixes-offered.ts';
import { checkRoster } from './judge/report.ts';

describe('not allowed', () => {
	const forSworn = { kind: 'carries', option: 'horn', by: { any: ['FOOT', 'SWORN'] } } as const;

	test('moved to each kind of unit that may have it, or taken off', () => {
		expect(offered(anIndex(forSworn), aList(1000, 'captain + horn, slingers, 2 pikes'))).toEqual([
			'Move Horn from Captain to Pikes: ±0 points',
			'Move Horn from Captain to Slingers: ±0 points',
			'Add Oath to Captain: +5 points',
			'Remove Horn from Captain: −10 points'
		]);
	});

	test('not to a unit that has its fill', () => {
		const index = anIndex(forSworn, {
			id: 'one',
			kind: 'exclusive',
			of: { any: ['RELIC'] },
			max: 1
		});
		expect(offered(index, aList(1000, 'captain + horn, slingers + banner'))).toEqual([
			'Add Oath to Captain: +5 points',
			'Remove Horn from Captain: −10 points'
		]);
	});
});

describe('standing', () => {
	const index = anIndex(
		{ kind: 'standing' },
		{ id: 'c', kind: 'carries', option: 'horse', by: { any: ['LEADER'] } }
	);

	test.each([
		{
			list: 'horse, pikes, captain',
			offers: ['Add Horse to Captain: ±0 points', 'Remove Horse: −15 points']
		},
		{ list: 'horse, pikes', offers: ['Remove Horse: −15 points'] },
		{
			list: 'captain + pikes',
			offers: [
				'Remove Pikes from Captain and add Pikes: ±0 points',
				'Remove Pikes from Captain: −40 points'
			]
		},
		{ list: 'nobody + banner', offers: ['Remove nobody with Banner: −25 points'] },
		{ list: 'pikes + nothing', offers: ['Remove nothing from Pikes: ±0 points'] }
	])('$list: $offers', ({ list, offers }) => {
		const roster = aList(1000, list);
		const outcome = checkRoster(roster, index).problems[0]?.outcome ?? '';
		expect(offeredFor(index, roster, outcome)).toEqual(offers);
	});
});
