import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../tests/builders.ts';
import { limit, offered } from '../../tests/fixes-offered.ts';

describe('over the points', () => {
	const index = anIndex(limit);

	test.each([
		{
			over: 5,
			list: '9 lancers, captain + horn + horse',
			offers: [
				'Remove Horn from Captain: −10 points',
				'Remove Horse from Captain: −15 points',
				'Set the points limit to 1005: limit 1005',
				'Set the points limit to 2000: limit 2000'
			]
		},
		{
			over: 40,
			list: '9 lancers, 2 pikes, 2 slingers',
			offers: [
				'Remove Pikes: −40 points',
				'Remove 2 Slingers: −60 points',
				'Set the points limit to 1040: limit 1040',
				'Set the points limit to 2000: limit 2000'
			]
		}
	])('$list is over by $over', ({ list, offers }) => {
		expect(offered(index, aList(1000, list))).toEqual(offers);
	});

	test('a mixture where no kind is enough by itself', () => {
		const compulsory = anIndex(limit, {
			kind: 'count',
			of: { any: ['lancers'] },
			min: 9,
			per: 'army'
		});
		expect(offered(compulsory, aList(910, '9 lancers, pikes, captain + horn'))).toContain(
			'Remove Pikes and Captain with Horn: −130 points'
		);
	});

	test('nothing compulsory goes', () => {
		const compulsory = anIndex(limit, {
			kind: 'count',
			of: { any: ['lancers'] },
			min: 9,
			per: 'army'
		});
		const sizes = [
			'Set the points limit to 900: limit 900',
			'Set the points limit to 1000: limit 1000'
		];
		expect(offered(compulsory, aList(890, '9 lancers'))).toEqual(sizes);
	});

	test('no more are offered than are wanted', () => {
		const roster = aList(20, 'pikes, seer, captain');
		expect([0, 1, 2, 3].map((most) => offered(index, roster, most).length)).toEqual([0, 1, 2, 3]);
	});
});

test('the size of the event', () => {
	const index = anIndex({ kind: 'agreed-size', size: 1500 });
	expect(offered(index, aList(1000, 'pikes'))).toEqual([
		'Set the points limit to 1500: limit 1500'
	]);
});
