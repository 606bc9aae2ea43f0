import { describe, expect, test } from 'vitest';
import { isDeskRow, isFileRow, isLockRow } from './desk-store.ts';

const file = { id: 'a', name: 'anna.eml', sent: [[{ ok: true, text: '2 Halberdiers' }]] };
const corrections = { aliases: [{ name: 'Iron Hats', entry: 'handgunners' }], players: {} };

describe('a row of the desk is read only if it is', () => {
	test.each([
		['a file', isFileRow, { format: 1, at: 5, file }, true],
		['a table', isFileRow, { format: 2, at: 5, file: { ...file, table: 'Name,List' } }, true],
		['a file of a later format', isFileRow, { format: 3, at: 5, file }, false],
		['a file without an id', isFileRow, { format: 1, at: 5, file: { name: 'a' } }, false],
		['no file at all', isFileRow, undefined, false],
		['corrections without an event', isDeskRow, { format: 1, corrections }, true],
		['corrections with half an event', isDeskRow, { format: 1, corrections, event: {} }, false],
		['a lock', isLockRow, { format: 1, files: [{ name: 'lock.json', text: '{}' }] }, true],
		['a lock with something else in it', isLockRow, { format: 1, files: [], more: 1 }, false]
	])('%s', (_, isRow: (row: unknown) => boolean, row, is) => {
		expect(isRow(row)).toBe(is);
	});
});
