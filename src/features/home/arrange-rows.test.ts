import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import type { Stored } from '../../persistence/index.ts';
import { arrangementFor, arrangeRows, type RowOrder } from './arrange-rows.ts';

function aRow(id: string, facts: Partial<Roster>): Stored {
	const roster: Roster = {
		formatVersion: 1,
		id,
		name: id,
		system: 'chess',
		army: 'white',
		revision: '2026-01-01',
		size: 1000,
		units: [],
		...facts
	};
	return { readable: true, updatedAt: 0, roster } as Stored;
}

const rows: readonly Stored[] = [
	aRow('c', { name: 'King’s Own', size: 1000 }),
	{ readable: false, id: 'broken' } as Stored,
	aRow('a', { name: 'Autumn', army: 'black', size: 2000 }),
	aRow('b', { name: 'Bishops', size: 2000, event: { name: 'Garden Cup' } as Roster['event'] })
];

const names = ({ id, army }: Roster) => ({
	army: army === 'white' ? 'White' : 'Black',
	game: 'Chess',
	folder: id === 'b' ? '' : 'Club nights'
});

function arranged(text: string, order: RowOrder = 'edited', folder?: string): string {
	return arrangeRows(rows, { text, order, folder }, names)
		.map((stored) => (stored.readable ? stored.roster.id : stored.id))
		.join(' ');
}

describe('rosters', () => {
	test('stand as they were edited, those that cannot be read among them', () => {
		expect(arranged('')).toBe('c broken a b');
	});

	test.each([
		['kings', 'c'],
		['KING’S own', 'c'],
		['black', 'a'],
		['chess', 'c a b'],
		['garden', 'b'],
		['club night', 'c a'],
		['white own', 'c'],
		['own black', '']
	])('“%s” finds “%s”', (text, found) => {
		expect(arranged(text)).toBe(found);
	});

	test.each([
		['name', 'a b c broken'],
		['army', 'a b c broken'],
		['points', 'a b c broken']
	] as const)('are sorted by %s', (order, sorted) => {
		expect(arranged('', order)).toBe(sorted);
	});

	test('are sorted among those found', () => {
		expect(arranged('chess', 'points')).toBe('a b c');
		expect(arranged('white', 'name')).toBe('b c');
	});

	test('are those of a folder or of none, and sorted and looked for there', () => {
		expect(arranged('', 'edited', 'Club nights')).toBe('c a');
		expect(arranged('', 'name', 'Club nights')).toBe('a c');
		expect(arranged('king', 'edited', 'Club nights')).toBe('c');
		expect(arranged('', 'edited', '')).toBe('b');
		expect(arranged('king', 'edited', '')).toBe('');
	});

	test('are those of a game, looked for there; one that cannot be read is of none', () => {
		const others = [...rows, aRow('d', { system: 'draughts', name: 'Dark Own' })];
		const ofGame = (system: string, text = '') =>
			arrangeRows(others, { text, order: 'edited', system }, names).map((stored) =>
				stored.readable ? stored.roster.id : stored.id
			);
		expect(ofGame('draughts')).toEqual(['d']);
		expect(ofGame('chess')).toEqual(['c', 'a', 'b']);
		expect(ofGame('chess', 'own')).toEqual(['c']);
	});
});

describe('what was chosen before', () => {
	const chosen = { text: 'own', order: 'name', folder: 'Club nights', system: 'chess' } as const;

	test('applies as long as it can be seen and changed', () => {
		const folders = ['', 'Club nights'];
		expect(arrangementFor(chosen, true, folders, ['chess', 'draughts'])).toEqual(chosen);
		expect(arrangementFor(chosen, false, [], ['chess', 'draughts'])).toEqual({
			text: '',
			order: 'edited'
		});
		expect(arrangementFor(chosen, true, [], ['draughts', 'go']).system).toBeUndefined();
	});

	test('a game is not chosen where all rosters are of it', () => {
		expect(arrangementFor(chosen, true, [], ['chess']).system).toBeUndefined();
	});
});
