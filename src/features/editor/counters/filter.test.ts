import { expect, test } from 'vitest';
import { aList, anArmy, anEntry, anIndex, aSystem } from '../../../../tests/builders.ts';
import { checkRoster, indexArmy } from '#engine';
import { filtered } from './filter.ts';

const index = anIndex(
	{ kind: 'points-limit' },
	{ kind: 'count', of: { any: ['captain'] }, max: 1 }
);

function found(list = '', of = index): readonly string[] {
	const { context } = checkRoster(aList(200, list), of);
	return filtered(of.units, { text: '', isAffordable: true }, context).map(({ entry }) => entry.id);
}

test.each([
	{ list: '', ids: ['pikes', 'slingers', 'lancers', 'captain', 'seer'] },
	// 200 − 100 = 100 points left: just enough for lancers.
	{ list: 'lancers', ids: ['pikes', 'slingers', 'lancers', 'captain', 'seer'] },
	{ list: 'lancers, slingers', ids: ['pikes', 'slingers', 'seer'] },
	{ list: 'captain', ids: ['pikes', 'slingers', 'lancers', 'seer'] },
	{ list: '2 lancers', ids: [] }
])('beside "$list": $ids', ({ list, ids }) => {
	expect(found(list)).toEqual(ids);
});

test('a unit costs what it starts with as well', () => {
	const knave = anEntry('knave', { cost: 100, starts: ['horse'] });
	const army = anArmy({ entries: [knave, ...anArmy().entries] });
	const of = indexArmy(aSystem(), army);
	expect(found('captain', of)).toContain('knave');
	expect(found('lancers', of)).not.toContain('knave');
});
