import { expect, test } from 'vitest';
import type { Constraint } from '#schema';
import { ruleText, tagName } from './rule-text.ts';

const source = { event: 'Garden Cup' };
const pikes = { any: ['pikes'] };
const common = { id: 'rule-1', source };

const rules: readonly [Constraint, string][] = [
	[{ ...common, kind: 'count', of: { any: ['BIG GUN'] }, max: 3 }, 'Big gun: maximum 3.'],
	[{ ...common, kind: 'count', of: pikes, max: 0, label: 'Sticks' }, 'Sticks: none.'],
	[
		{ ...common, kind: 'count', of: pikes, min: 1, max: 2, per: 'band' },
		'Pikes: minimum 1 and maximum 2 per step of the points limit.'
	],
	[
		{ ...common, kind: 'count', of: pikes, min: 2, max: 2, armies: ['toys', 'dolls'] },
		'Pikes: exactly 2. Toys and Dolls only.'
	],
	[
		{ ...common, kind: 'count', of: pikes, max: 1, scope: { group: 'line' }, advice: true },
		'Pikes: maximum 1 in each line. Advice only.'
	],
	[
		{ ...common, kind: 'budget', of: { any: ['MAGIC ITEM'] }, on: { any: ['HERO'] }, max: 50 },
		'Magic item: maximum 50 points for hero.'
	],
	[
		{ ...common, kind: 'budget', of: { any: ['MAGIC ITEM'] }, on: {}, max: 50 },
		'Magic item: maximum 50 points per unit.'
	],
	[{ ...common, kind: 'unique', of: {}, scope: 'army' }, 'Anything: no duplicates in the army.'],
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
		'Pikes: maximum of each in the army: 2 under 1500, 3 from 1500.'
	],
	[
		{ ...common, kind: 'unique', of: pikes, scope: 'unit', max: 2 },
		'Pikes: maximum of each on a unit: 2.'
	],
	[
		{
			...common,
			kind: 'carries',
			option: 'horse',
			by: { all: ['CAPTAIN'], none: ['pikes', 'rag-doll'] }
		},
		'Horse: captain, but not Pikes or rag doll only.'
	],
	[{ ...common, kind: 'exclusive', of: pikes, max: 1 }, 'Pikes: maximum 1 per unit.'],
	[
		{ ...common, kind: 'exclusive', of: pikes, on: { any: ['CAPTAIN'] }, min: 1, distinct: true },
		'Pikes: minimum 1 different ones for each of captain.'
	],
	[
		{ ...common, kind: 'exclusive', of: pikes, max: { number: 'toy-chest' } },
		'Pikes: maximum the unit’s toy chest per unit.'
	],
	[
		{ ...common, kind: 'exclusive', of: pikes, max: { perModels: 4 } },
		'Pikes: maximum one for every 4 models per unit.'
	],
	[
		{ ...common, kind: 'count', of: pikes, min: 5, max: 40, scope: 'unit', counting: 'models' },
		'Pikes: minimum 5 and maximum 40 models per unit.'
	],
	[
		{ ...common, kind: 'unique', of: pikes, scope: 'army', by: 'set', except: { any: ['SOFT'] } },
		'Pikes: no two units can take the same (except soft alone).'
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
		'Captain: highest courage of Pikes.'
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
		'Pikes: not with soft.'
	],
	[
		{ ...common, kind: 'group', group: 'line', of: pikes, max: 4, free: { any: ['SOFT'] } },
		'Each line: maximum 4 Pikes (soft not counted).'
	],
	[
		{ ...common, kind: 'count', of: pikes, max: 1, more: { each: { any: ['SOFT'] }, n: 2 } },
		'Pikes: maximum 1, plus 2 for each soft.'
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
		'Each line: maximum 3 Pikes, plus 1 for each soft.'
	],
	[
		{
			...common,
			kind: 'group',
			group: 'line',
			of: pikes,
			max: 3,
			more: { each: { any: ['SOFT'] }, n: 1, upTo: 5 },
			unlessWith: { any: ['HARD'] }
		},
		'Each line: maximum 3 Pikes, plus 1 for each soft, up to 5, unless with hard.'
	],
	[
		{
			...common,
			kind: 'requires',
			of: pikes,
			forbids: { any: ['SOFT'] },
			unlessWith: { any: ['HARD'] },
			scope: { group: 'line' }
		},
		'Pikes: not with soft in each line, unless with hard.'
	],
	[
		{ ...common, kind: 'share', of: pikes, min: 25, max: 50, scope: 'army' },
		'Pikes: minimum 25% and maximum 50% of the points limit.'
	],
	[
		{ ...common, kind: 'share', of: { any: ['UNIT'] }, max: 40, scope: 'unit' },
		'Unit: maximum 40% of the points limit per unit.'
	],
	[{ ...common, kind: 'groups', group: 'line', max: 3 }, 'Line: maximum 3 in the army.'],
	[
		{ ...common, kind: 'groups', group: 'line', label: 'Soft lines', asMany: pikes },
		'Soft lines: no fewer than those led by Pikes.'
	],
	[
		{ ...common, kind: 'led', group: 'line', by: pikes },
		'Each line: one leader (Pikes) and units of the leader’s profile.'
	],
	[{ ...common, kind: 'outside', group: 'line', of: pikes }, 'In no line: only Pikes.'],
	[
		{ ...common, kind: 'rank', role: { any: ['CHIEF'] }, among: { any: ['UNIT'] }, by: pikes },
		'Chief: Pikes before any other of unit.'
	]
];

test.each(rules)('%j is put in words', (rule, words) => {
	const names = new Map([['pikes', 'Pikes']]);
	const armies = new Map([
		['toys', 'Toys'],
		['dolls', 'Dolls']
	]);
	const nameOf = (tag: string) => names.get(tag) ?? tagName(tag);
	expect(ruleText(rule, nameOf, (id) => armies.get(id) ?? id)).toBe(words);
});
