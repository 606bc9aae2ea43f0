import { describe, expect, test } from 'vitest';
import { aList } from '../../tests/builders.ts';
import { limit, offered } from '../../tests/fixes-offered.ts';
import { ranksIndex } from '../../tests/toy-ranks.ts';

describe('too little of the points, the fewest new units that are strong enough', () => {
	const index = ranksIndex({ kind: 'share', of: { any: ['TROOP'] }, min: 25, scope: 'army' });

	// Levies cost 2½ a model and are ten as a rule, guards cost 8 and are 20 at most.
	test.each([
		{
			size: 80,
			offers: ['Add Levies with 10 models: +25 points', 'Add Guards with 5 models: +40 points']
		},
		{
			size: 640,
			offers: ['Add Levies with 64 models: +160 points', 'Add Guards with 20 models: +160 points']
		},
		{
			size: 644,
			offers: [
				'Add Levies with 65 models: +162½ points',
				'Add 2 Guards with 11 models each: +176 points'
			]
		}
	])('at $size points', ({ size, offers }) => {
		expect(offered(index, aList(size, 'duke'))).toEqual(offers);
	});
});

describe('a role that nobody in the list may have', () => {
	const index = ranksIndex(
		limit,
		{ kind: 'count', of: { any: ['ROLE'] }, min: 1, max: 1 },
		{ kind: 'carries', option: 'chief', by: { all: ['LEADER'] } }
	);

	test.each([
		{
			size: 1000,
			list: 'levies:10',
			offers: ['Add Baron as the chief: +60 points', 'Add Duke as the chief: +100 points']
		},
		{ size: 85, list: 'levies:10', offers: ['Add Baron as the chief: +60 points'] },
		{
			size: 84,
			list: 'levies:10',
			offers: ['Replace Levies with Baron as the chief: +35 points']
		},
		{ size: 160, list: 'levies:10, duke', offers: ['Make Duke the chief: no points'] }
	])('$list at $size', ({ size, list, offers }) => {
		expect(offered(index, aList(size, list))).toEqual(offers);
	});
});
