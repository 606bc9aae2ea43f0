import { describe, expect, test } from 'vitest';
import { aList, anArmy, anEntry, anIndex, aSystem } from '../../../../tests/builders.ts';
import { checkRoster, indexArmy } from '#engine';
import { findEntries } from './find-entries.ts';

const index = anIndex(
	{ kind: 'points-limit' },
	{ kind: 'count', of: { any: ['captain'] }, max: 1 }
);

function found(text: string, isAffordable = false, list = '', of = index): readonly string[] {
	const { context } = checkRoster(aList(200, list), of);
	return findEntries(of.units, { text, isAffordable }, context).map(({ entry }) => entry.id);
}

describe('words', () => {
	test.each([
		{ text: 'pik', ids: ['pikes'] },
		{ text: '  LANCERS ', ids: ['lancers'] },
		{ text: 'leader', ids: ['captain', 'seer'] },
		{ text: 'leader cap', ids: ['captain'] },
		{ text: 'dragon', ids: [] },
		{ text: ' ', ids: ['pikes', 'slingers', 'lancers', 'captain', 'seer'] }
	])('"$text": $ids', ({ text, ids }) => {
		expect(found(text)).toEqual(ids);
	});
});

describe('what can be afforded', () => {
	test.each([
		{ list: '', ids: ['pikes', 'slingers', 'lancers', 'captain', 'seer'] },
		// 200 − 100 = 100 points left: just enough for lancers.
		{ list: 'lancers', ids: ['pikes', 'slingers', 'lancers', 'captain', 'seer'] },
		{ list: 'lancers, slingers', ids: ['pikes', 'slingers', 'seer'] },
		{ list: 'captain', ids: ['pikes', 'slingers', 'lancers', 'seer'] },
		{ list: '2 lancers', ids: [] }
	])('beside "$list": $ids', ({ list, ids }) => {
		expect(found('', true, list)).toEqual(ids);
	});

	test('a unit costs what it starts with as well', () => {
		const knave = anEntry('knave', { cost: 100, starts: ['horse'] });
		const army = anArmy({ entries: [knave, ...anArmy().entries] });
		const of = indexArmy(aSystem(), army);
		expect(found('knave', true, 'captain', of)).toEqual(['knave']);
		expect(found('knave', true, 'lancers', of)).toEqual([]);
	});
});
