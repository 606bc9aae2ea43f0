import { describe, expect, test } from 'vitest';
import { aHost, aHostIndex } from '../../../tests/host.ts';
import { aList, anIndex } from '../../../tests/builders.ts';
import type { Roster } from '#schema';
import { rosterContext } from '../base/context.ts';
import { unitsThatMayBeAdded, whyNotAdd } from './may-add.ts';
import { whyNotJoin } from './may-give.ts';

const index = aHostIndex();

/** A list with these regiments beside those it names, which may be empty. */
function withRegiments(list: string, ...ids: readonly string[]): Roster {
	const roster = aHost(list);
	const groups = [...new Set([...(roster.groups ?? []).map(({ id }) => id), ...ids])];
	return { ...roster, groups: groups.map((id) => ({ id, kind: 'regiment' })) };
}

function codes(problems: readonly { readonly outcome: string }[]): readonly string[] {
	return problems.map(({ outcome }) => outcome);
}

describe('adding to a regiment', () => {
	test.each([
		{ what: 'a follower', list: 'marshal @1', add: 'spears', why: [] },
		{ what: 'a stranger', list: 'marshal @1', add: 'giant', why: ['led/not-led'] },
		{ what: 'a hero who joins', list: 'marshal @1', add: 'champion', why: [] },
		{
			what: 'a second',
			list: 'marshal @1, champion @1',
			add: 'champion',
			why: ['led/not-led']
		},
		{ what: 'a fourth unit', list: 'marshal @1, 2 spears @1', add: 'spears', why: [] },
		{
			what: 'a fifth unit',
			list: 'marshal @1, 3 spears @1',
			add: 'spears',
			why: ['group/too-large']
		},
		{
			what: 'a fifth with the general',
			list: 'marshal + general @1, 3 spears @1',
			add: 'spears',
			why: []
		},
		{ what: 'a hero to an empty one', list: '', add: 'marshal', why: [] },
		{ what: 'a unit to an empty one', list: '', add: 'spears', why: ['led/no-leader'] },
		{ what: 'a leader to those without', list: '2 spears @1', add: 'marshal', why: [] },
		{
			what: 'one more to those without',
			list: '2 spears @1',
			add: 'spears',
			why: []
		},
		{ what: 'a hero who lacks his followers', list: '', add: 'huntress', why: [] },
		{
			what: 'followers of another',
			list: 'marshal @1',
			add: 'hounds',
			why: ['requires/missing']
		},
		{ what: 'hounds to the huntress', list: 'huntress @1', add: 'hounds', why: [] },
		{ what: 'the emperor, after a general', list: 'marshal + general @2', add: 'emperor', why: [] }
	])('$what: $why', ({ list, add, why }) => {
		expect(codes(whyNotAdd(rosterContext(withRegiments(list, '1'), index), add, '1'))).toEqual(why);
	});

	test('counts up to what it may hold', () => {
		const context = rosterContext(withRegiments('marshal + general @1, spears @1'), index);
		const archers = { id: 'new', entry: 'archers', group: '1' };
		expect(unitsThatMayBeAdded(context, 'archers', 9, () => 'new', '1')).toMatchObject({
			units: [archers, archers, archers],
			problems: [{ outcome: 'group/too-large' }]
		});
		expect(unitsThatMayBeAdded(context, 'archers', 2, () => 'new', '1')).toEqual({
			units: [archers, archers],
			problems: []
		});
	});

	test('makes the first hero the general, who has room for one more', () => {
		const context = rosterContext(withRegiments('4 spears @1'), index);
		expect(codes(whyNotAdd(context, 'marshal', '1'))).toEqual([]);
		const other = rosterContext(withRegiments('4 spears @1, marshal + general @2'), index);
		expect(codes(whyNotAdd(other, 'marshal', '1'))).toEqual(['group/too-large']);
	});
});

describe('adding outside', () => {
	test.each([
		{ add: 'marshal', why: [] },
		{ add: 'giant', why: [] },
		{ add: 'huntress', why: ['outside/left-out'] },
		{ add: 'wall', why: [] },
		{ add: 'old-guard', why: [] }
	])('$add: $why', ({ add, why }) => {
		expect(codes(whyNotAdd(rosterContext(aHost(), index), add))).toEqual(why);
	});

	test('a sixth regiment is one too many, with the group made first', () => {
		const list = ['1', '2', '3', '4', '5'].map((id) => `marshal @${id}`).join(', ');
		const context = rosterContext(withRegiments(list, '6'), index);
		expect(codes(whyNotAdd(context, 'marshal', '6'))).toEqual(['groups/too-many']);
		expect(codes(whyNotAdd(context, 'marshal'))).toEqual([]);
	});
});

describe('moving', () => {
	test.each([
		{ what: 'to a regiment that takes it', list: 'spears, marshal @1', to: '1', why: [] },
		{ what: 'to one that does not', list: 'giant, marshal @1', to: '1', why: ['led/not-led'] },
		{ what: 'outside', list: 'spears @1, marshal @1', to: undefined, why: [] },
		{ what: 'to where it is', list: 'giant @1, marshal @1', to: '1', why: [] },
		{
			what: 'the leader away',
			list: 'marshal @1, spears @1, mage @2',
			to: undefined,
			why: ['led/no-leader']
		},
		{
			what: 'the only one of the last regiment',
			list: 'marshal @1',
			to: undefined,
			why: ['groups/too-few']
		},
		{ what: 'into an empty one, as leader', list: 'marshal, mage @1', to: '2', why: [] },
		{
			what: 'into an empty one, as no leader',
			list: 'spears, mage @1',
			to: '2',
			why: ['led/no-leader']
		},
		{
			what: 'who is always led',
			list: 'huntress @1, hounds @1, mage @2',
			to: undefined,
			why: ['led/no-leader', 'outside/left-out', 'requires/missing']
		},
		{
			what: 'the general outside',
			list: 'marshal + general @1, mage @2',
			to: undefined,
			why: ['outside/left-out']
		},
		{
			what: 'to a full one',
			list: 'spears, marshal @1, 3 spears @1',
			to: '1',
			why: ['group/too-large']
		},
		{ what: 'a leader who lacks followers', list: 'huntress, mage @1', to: '2', why: [] }
	])('$what: $why', ({ list, to, why }) => {
		const context = rosterContext(withRegiments(list, '1', '2'), index);
		expect(codes(whyNotJoin(context, 'u1', to))).toEqual(why);
	});

	test('companions away from whom they are for', () => {
		const context = rosterContext(withRegiments('hounds @1, huntress @1, mage @2'), index);
		expect(codes(whyNotJoin(context, 'u1', undefined))).toEqual(['led/missing']);
	});

	test('out of a group in which something is wrong already makes nothing worse', () => {
		const context = rosterContext(withRegiments('2 spears @1, mage @2'), index);
		expect(codes(whyNotJoin(context, 'u1', undefined))).toEqual([]);
	});

	test('nobody, or in a sketch, breaks nothing', () => {
		expect(whyNotJoin(rosterContext(aHost(), index), 'u1', '1')).toEqual([]);
		const company = anIndex({ kind: 'group', group: 'company', of: {}, max: 1, advice: true });
		const context = rosterContext(aList(1000, 'pikes, pikes @left'), company);
		expect(whyNotJoin(context, 'u1', 'left')).toEqual([]);
	});
});
