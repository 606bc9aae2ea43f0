import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { slotsIndex } from '../../../tests/toy-slots.ts';
import { whyNotAdd } from '../allow/may-add.ts';
import { checkRoster } from './report.ts';

describe('a rule that is lifted, and one that grows by models', () => {
	const index = slotsIndex([
		{ kind: 'count', of: { any: ['giant'] }, max: 1, unless: { any: ['herald'] } },
		{
			kind: 'count',
			of: { any: ['engine'] },
			max: 0,
			more: { each: { any: ['spears'] }, n: 1, per: 12, counting: 'models' }
		}
	]);

	test.each([
		{ list: '2 giant', codes: ['count/too-many' as const] },
		{ list: '2 giant, herald', codes: [] },
		{ list: 'engine, spears:11', codes: ['count/too-many' as const] },
		{ list: 'engine, spears:12', codes: [] },
		{ list: '2 engine, spears:14, spears:10', codes: [] },
		{ list: '3 engine, spears:35', codes: ['count/too-many' as const] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(5000, list)).toBreak(index, ...codes);
	});

	test('who lifts it is no reason against another', () => {
		const { context } = checkRoster(aList(5000, 'giant, herald'), index);
		expect(whyNotAdd(context, 'giant')).toEqual([]);
	});
});
