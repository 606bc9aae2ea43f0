import { describe, expect, test } from 'vitest';
import { applyEdit, rosterContext, type ArmyIndex, type MusteredUnit } from '#engine';
import { aList } from '../../../../tests/builders.ts';
import { ranksIndex } from '../../../../tests/toy-ranks.ts';
import { choiceParts, removingAll } from './choice-parts.ts';
import { toggleOption } from './give-option.ts';

const arms = ['lance', 'mail', 'targe', 'bard'];

function only(line: string, index: ArmyIndex): MusteredUnit {
	const [unit] = rosterContext(aList(1000, line), index).units;
	if (!unit) throw new Error('no unit');
	return unit;
}

/** "one of lance, mail or none; targe, bard". */
function partsOf(line: string, index: ArmyIndex, ids: readonly string[] = arms): string {
	const options = ids.flatMap((id) => index.entries.get(id) ?? []);
	return choiceParts(index, only(line, index), options, 1000)
		.map(({ options: of, isOne, mayBeNone }) => {
			const names = of.map(({ entry }) => entry.id).join(', ');
			return isOne ? `one of ${names}${mayBeNone ? ' or none' : ''}` : names;
		})
		.join('; ');
}

const set = (...any: readonly string[]) => ({ kind: 'exclusive', of: { any } }) as const;

describe('options under a heading', () => {
	test.each([
		{ is: 'all alike without a rule', rules: [], parts: 'lance, mail, targe, bard' },
		{
			is: 'one of those of which there may be one',
			rules: [{ ...set('lance', 'mail'), max: 1 }],
			parts: 'one of lance, mail or none; targe, bard'
		},
		{
			is: 'ticks where there may be two',
			rules: [{ ...set('lance', 'mail', 'targe'), max: 2 }],
			parts: 'lance, mail, targe, bard'
		},
		{
			is: 'a tick where the others stand elsewhere',
			rules: [{ ...set('lance', 'nag'), max: 1 }],
			parts: 'lance, mail, targe, bard'
		},
		{
			is: 'the largest set first, and what it has in no other',
			rules: [
				{ ...set('targe', 'bard'), max: 1 },
				{ ...set('lance', 'mail', 'bard'), max: 1 }
			],
			parts: 'one of lance, mail, bard or none; targe'
		},
		{
			is: 'without none where there must be one, by the same rule or another',
			rules: [
				{ ...set('lance', 'mail'), max: 1, min: 1 },
				{ ...set('targe', 'bard'), max: 1 },
				{ ...set('targe', 'bard'), min: 1 }
			],
			parts: 'one of lance, mail; one of targe, bard'
		},
		{
			is: 'with none where what is needed may be had elsewhere',
			rules: [
				{ ...set('lance', 'mail'), max: 1 },
				{ ...set('lance', 'mail', 'nag'), min: 1 }
			],
			parts: 'one of lance, mail or none; targe, bard'
		},
		{
			is: 'ticks for whom the rule does not concern',
			rules: [{ ...set('lance', 'mail'), max: 1, on: { any: ['LEADER'] } }],
			parts: 'lance, mail, targe, bard'
		}
	] as const)('are $is', ({ rules, parts }) => {
		expect(partsOf('guards', ranksIndex(...rules))).toBe(parts);
	});
});

test.each([
	{ has: 'guards + lance', tap: 'mail', then: ['mail'] },
	{ has: 'guards + lance', tap: 'lance', then: ['lance'] },
	{ has: 'guards + targe', tap: 'lance', then: ['targe', 'lance'] },
	{ has: 'guards + lance + mail', tap: 'mail', then: ['mail'] }
])('of $has, a tap on $tap among lance and mail leaves $then', ({ has, tap, then }) => {
	const index = ranksIndex({ ...set('lance', 'mail'), max: 1 });
	const roster = aList(1000, has);
	const context = rosterContext(roster, index);
	const of = (id: string) => {
		const option = index.entries.get(id);
		if (!option) throw new Error(`no option ${id}`);
		return option;
	};
	const unit = only(has, index);
	const { edit } = toggleOption(roster, context, unit, of(tap), [of('lance'), of('mail')]);
	expect((edit ? applyEdit(roster, edit) : roster).units[0]?.options).toEqual(then);
});

test.each([
	{ has: 'guards', then: undefined },
	{ has: 'guards + lance + targe', then: ['targe'] },
	{ has: 'guards + lance + mail', then: [] }
])('none of lance and mail leaves of $has: $then', ({ has, then }) => {
	const index = ranksIndex();
	const roster = aList(1000, has);
	const options = ['lance', 'mail'].flatMap((id) => index.entries.get(id) ?? []);
	const edit = removingAll(only(has, index), options);
	expect(edit && (applyEdit(roster, edit).units[0]?.options ?? [])).toEqual(then);
});
