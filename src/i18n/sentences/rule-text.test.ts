import { expect, test } from 'vitest';
import type { Constraint } from '#schema';
import { ruleText, tagName } from './rule-text.ts';

const source = { event: 'Garden Cup' };
const pikes = { any: ['pikes'] };
const common = { id: 'rule-1', source };

const rules: readonly [Constraint, string][] = [
	[{ ...common, kind: 'count', of: { any: ['BIG GUN'] }, max: 3 }, 'Big gun: at most 3.'],
	[{ ...common, kind: 'count', of: pikes, max: 0, label: 'Sticks' }, 'Sticks: none.'],
	[
		{ ...common, kind: 'count', of: pikes, min: 1, max: 2, per: 'band' },
		'Pikes: at least 1 and at most 2, for each full size band.'
	],
	[
		{ ...common, kind: 'count', of: pikes, min: 2, max: 2, armies: ['toys', 'dolls'] },
		'Pikes: exactly 2. Only for Toys and Dolls.'
	],
	[
		{ ...common, kind: 'count', of: pikes, max: 1, scope: { group: 'line' }, advice: true },
		'Pikes: at most 1, in each line. A plan: no list is illegal for it.'
	],
	[
		{ ...common, kind: 'unique', of: {}, scope: 'army' },
		'Everything: each at most once in the army.'
	],
	[
		{
			...common,
			kind: 'unique',
			of: pikes,
			scope: 'army',
			max: {
				table: [
					{ from: 0, n: 2 },
					{ from: 1500, n: 3 }
				]
			}
		},
		'Pikes: each in the army at most 2 from 0 points, 3 from 1500 points.'
	],
	[
		{ ...common, kind: 'unique', of: pikes, scope: 'unit', max: 2 },
		'Pikes: each on any one unit at most 2.'
	],
	[
		{
			...common,
			kind: 'carries',
			option: 'horse',
			by: { all: ['CAPTAIN'], none: ['pikes', 'rag-doll'] }
		},
		'Horse: only for captain, but not Pikes or rag doll.'
	],
	[{ ...common, kind: 'exclusive', of: pikes, max: 1 }, 'Pikes: at most 1 on any one unit.'],
	[
		{ ...common, kind: 'exclusive', of: pikes, on: { any: ['CAPTAIN'] }, min: 1, distinct: true },
		'Pikes: at least 1 different ones on each of captain.'
	],
	[
		{ ...common, kind: 'exclusive', of: pikes, max: { number: 'toy-chest' } },
		'Pikes: at most as many as the unit’s own number of toy chest on any one unit.'
	],
	[
		{ ...common, kind: 'count', of: pikes, min: 5, max: 40, scope: 'unit', counting: 'models' },
		'Pikes: at least 5 and at most 40 models in any one unit.'
	],
	[
		{ ...common, kind: 'unique', of: pikes, scope: 'army', by: 'set', except: { any: ['SOFT'] } },
		'Pikes: no two units with the same of them, but for soft alone.'
	],
	[
		{
			...common,
			kind: 'requires',
			of: pikes,
			needs: pikes,
			min: 3,
			counting: 'models',
			scope: 'army'
		},
		'Pikes: only with 3 models of Pikes.'
	],
	[
		{
			...common,
			kind: 'rank',
			role: { any: ['CAPTAIN'] },
			among: pikes,
			by: { number: 'courage' }
		},
		'Captain: nobody of Pikes has more courage.'
	],
	[
		{
			...common,
			kind: 'requires',
			of: pikes,
			needs: { any: ['UNIT'], all: ['SOFT'] },
			scope: 'unit'
		},
		'Pikes: only with unit (of those, soft) on the same unit.'
	],
	[
		{ ...common, kind: 'requires', of: pikes, forbids: { any: ['SOFT'] }, scope: 'army' },
		'Pikes: not together with soft.'
	],
	[
		{ ...common, kind: 'group', group: 'line', of: pikes, max: 4, free: { any: ['SOFT'] } },
		'Each line: at most 4 of Pikes, and as many of soft besides.'
	],
	[
		{ ...common, kind: 'count', of: pikes, max: 1, more: { each: { any: ['SOFT'] }, n: 2 } },
		'Pikes: at most 1, and 2 more for each soft.'
	],
	[
		{
			...common,
			kind: 'group',
			group: 'line',
			of: pikes,
			max: 3,
			more: { each: { any: ['SOFT'] }, n: 1 }
		},
		'Each line: at most 3 of Pikes, and 1 more for each soft.'
	],
	[
		{ ...common, kind: 'share', of: pikes, min: 25, max: 50, scope: 'army' },
		'Pikes: at least 25 % and at most 50 % of the agreed size.'
	],
	[
		{ ...common, kind: 'share', of: { any: ['UNIT'] }, max: 40, scope: 'unit' },
		'Unit: at most 40 % of the agreed size on any one unit.'
	],
	[{ ...common, kind: 'groups', group: 'line', max: 3 }, 'Line: at most 3 in the army.'],
	[
		{ ...common, kind: 'led', group: 'line', by: pikes },
		'Each line: led by Pikes, with whom its profile names.'
	],
	[{ ...common, kind: 'outside', group: 'line', of: pikes }, 'In no line: only Pikes.'],
	[
		{ ...common, kind: 'rank', role: { any: ['CHIEF'] }, among: { any: ['UNIT'] }, by: pikes },
		'Chief: Pikes before others of unit.'
	]
];

test.each(rules)('%j is told in words', (rule, words) => {
	const names = new Map([['pikes', 'Pikes']]);
	const armies = new Map([
		['toys', 'Toys'],
		['dolls', 'Dolls']
	]);
	const nameOf = (tag: string) => names.get(tag) ?? tagName(tag);
	expect(ruleText(rule, nameOf, (id) => armies.get(id) ?? id)).toBe(words);
});
