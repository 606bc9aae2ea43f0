import { expect, test } from 'vitest';
import { aList, anIndex } from '../../../tests/builders.ts';
import { checkRoster } from '#engine';
import { isFixed, countsByEntry } from './entry-counts.ts';

const book = { id: 'book', kind: 'count', of: { any: ['pikes'] }, min: 1, max: 6 } as const;
const event = { id: 'event', kind: 'count', of: { any: ['pikes'] }, max: 4 } as const;

test.each([
	{ list: '3 pikes', rules: [book, event], id: 'event' },
	{ list: '3 pikes', rules: [event, book], id: 'event' },
	{ list: '', rules: [event, book], id: 'book' },
	{ list: '5 pikes', rules: [book, event], id: 'event' },
	{ list: '5 pikes', rules: [book], id: 'book' }
])('of $list the limit shown is that of the $id', ({ list, rules, id }) => {
	const { verdicts } = checkRoster(aList(1000, list), anIndex(...rules));
	expect(countsByEntry(verdicts).get('pikes')?.constraint.id).toBe(id);
});

test('a limit of several entries, of a plan or of one group is of no one entry', () => {
	const index = anIndex(
		{ kind: 'count', of: { any: ['pikes', 'lancers'] }, max: 1 },
		{ kind: 'count', of: { any: ['pikes'], none: ['SEER'] }, max: 1 },
		{ kind: 'count', of: { any: ['pikes'] }, max: 1, scope: { group: 'company' } },
		{ kind: 'count', of: { any: ['lancers'] }, max: 1, advice: true }
	);
	expect(countsByEntry(checkRoster(aList(1000, 'pikes'), index).verdicts).size).toBe(0);
});

test.each([
	{ size: 0, list: '2 pikes', min: 2, max: 2, fixed: true },
	{ size: 0, list: 'pikes', min: 2, max: 2, fixed: false },
	{ size: 0, list: '2 pikes', min: 1, max: 2, fixed: false },
	{ size: 1000, list: '2 pikes', min: 2, max: 2, fixed: false }
])('$list of $min to $max in a game of $size points is fixed: $fixed', (row) => {
	const { size, list, min, max, fixed } = row;
	const index = anIndex({ kind: 'count', of: { any: ['pikes'] }, min, max });
	const counts = countsByEntry(checkRoster(aList(size, list), index).verdicts);
	expect(isFixed(size, counts.get('pikes'))).toBe(fixed);
});
