import { describe, expect, test } from 'vitest';
import { anArmy, anEntry, anIndex, aSystem } from '../../../../tests/builders.ts';
import { indexArmy } from '#engine';
import { searchEntries } from './search-entries.ts';

const index = anIndex();
const found = (text: string, of = index): readonly string[] =>
	searchEntries(of.units, text).map(({ entry }) => entry.id);

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

	test.each([
		{ text: 'pkies', ids: ['pikes'] },
		{ text: 'slingrs', ids: ['slingers'] },
		{ text: 'lancesr leeder', ids: [] },
		{ text: 'captian leeder', ids: ['captain'] },
		{ text: 'slongrs', ids: [] }
	])('misspelled by a letter, "$text": $ids', ({ text, ids }) => {
		expect(found(text)).toEqual(ids);
	});
});

test('a name stands before what has the words elsewhere, whole names and beginnings first', () => {
	const entries = [
		anEntry('warlock', { keywords: ['joins:Rats'] }),
		anEntry('pirates', { name: 'Pirates' }),
		anEntry('giant-rats', { name: 'Giant Rats' }),
		anEntry('rats-nest', { name: 'Rats’ Nest' }),
		anEntry('rats', { name: 'Rats' })
	];
	const of = indexArmy(aSystem(), anArmy({ entries }));
	expect(found('rats', of)).toEqual(['rats', 'rats-nest', 'giant-rats', 'warlock']);
	expect(found('rat', of)).toEqual(['rats-nest', 'rats', 'giant-rats', 'pirates', 'warlock']);
});
