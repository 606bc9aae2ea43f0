import { describe, expect, test } from 'vitest';
import { aList } from '../../tests/builders.ts';
import { limit, offered } from '../../tests/fixes-offered.ts';
import { ranksIndex } from '../../tests/toy-ranks.ts';

describe('too little of the points, new units as a player would add them', () => {
	const index = ranksIndex({ kind: 'share', of: { any: ['TROOP'] }, min: 25, scope: 'army' });

	// Levies cost 2½ a model and are ten as a rule, guards cost 8, are five as a rule and 20 at most.
	test.each([
		{
			size: 80,
			offers: ['Add Levies with 10 models: +25 points', 'Add Guards with 5 models: +40 points']
		},
		{
			size: 124,
			offers: ['Add Levies with 15 models: +37½ points', 'Add Guards with 5 models: +40 points']
		},
		{
			size: 200,
			offers: ['Add Levies with 20 models: +50 points', 'Add Guards with 10 models: +80 points']
		},
		{ size: 204, offers: ['Add Guards with 10 models: +80 points'] },
		{ size: 320, offers: ['Add Guards with 10 models: +80 points'] },
		// Many would be needed: the player looks at the list.
		{ size: 324, offers: [] }
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
		{ size: 160, list: 'levies:10, duke', offers: ['Make Duke the chief: ±0 points'] }
	])('$list at $size', ({ size, list, offers }) => {
		expect(offered(index, aList(size, list))).toEqual(offers);
	});
});

test('models that others allow: those others stay', () => {
	const index = ranksIndex(limit, {
		kind: 'count',
		of: { any: ['guards'] },
		scope: 'unit',
		counting: 'models',
		max: 0,
		more: { each: { any: ['levies'] }, n: 1, counting: 'models' }
	});
	expect(offered(index, aList(100, 'levies:10, guards:10'))).toEqual([
		'Set Guards to 9 models: −8 points',
		'Remove Guards: −80 points',
		'Set the points limit to 105: limit 105',
		'Set the points limit to 1000: limit 1000'
	]);
});
