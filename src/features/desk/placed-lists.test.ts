import { describe, expect, test } from 'vitest';
import { arrangedLists, type Arrangement, type PlacedList } from './placed-lists.ts';

function aList(key: string, list: Partial<PlacedList['list']>): PlacedList {
	const { state = 'legal' } = list;
	return {
		key,
		mark: key,
		unread: [],
		list: { file: `${key}.txt`, remarks: [], state, ...list },
		owner: 0,
		version: 1,
		stands: true,
		isLate: false,
		ofTeam: [],
		state
	};
}

const lists = [
	aList('a', { player: { name: 'Cleo' }, armyName: 'Empire', points: 990 }),
	aList('b', { armyName: 'Kislev', points: 1000, state: 'not wholly read' }),
	aList('c', { player: { name: 'Anna', club: 'Kiel' }, points: 70, state: 'to fix' })
];
const plain: Arrangement = { text: '', state: undefined, by: 'player', isDown: false };
const keysOf = (changes: Partial<Arrangement>): string =>
	arrangedLists(lists, { ...plain, ...changes })
		.map(({ key }) => key)
		.join('');

describe('the lists of an event', () => {
	test('are sorted by each column, those that say nothing of it last', () => {
		expect(keysOf({})).toBe('cab');
		expect(keysOf({ isDown: true })).toBe('acb');
		expect(keysOf({ by: 'points' })).toBe('cab');
		expect(keysOf({ by: 'points', isDown: true })).toBe('bac');
		expect(keysOf({ by: 'army' })).toBe('abc');
		expect(keysOf({ by: 'state' })).toBe('bca');
	});

	test('are found by all words in whatever is said of them', () => {
		expect(keysOf({ text: 'KIEL anna' })).toBe('c');
		expect(keysOf({ text: 'b.txt' })).toBe('b');
		expect(keysOf({ text: 'anna empire' })).toBe('');
		expect(keysOf({ state: 'legal' })).toBe('a');
	});
});
