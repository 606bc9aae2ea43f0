import { beforeEach, describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { hasNotes, newNoteKey, notesAside, writeNote } from './notes.ts';
import { eraseFound, keysOwned, ownNotes, readNotes } from './read-notes.ts';

const id = '7d4c2a9e-0b1f-4c3d-8e5f-123456789abc';
const other = '7d4c2a9e-0b1f-4c3d-8e5f-abcdefabcdef';

function aRoster(name: string, of = id): Roster {
	return {
		formatVersion: 1,
		id: of,
		name,
		system: 'toy',
		army: 'toys',
		revision: '2026-01-01',
		size: 1000,
		units: []
	};
}

const names = (of?: string): readonly string[] => readNotes(of).map(({ roster }) => roster.name);

beforeEach(() => localStorage.clear());

test('a note is found by its roster, with all that it was written with', () => {
	const key = newNoteKey(id);
	const base = aRoster('before');
	expect(writeNote(key, { roster: aRoster('one'), over: 7, base, storing: 9, data: 'd' })).toBe(
		true
	);
	writeNote(newNoteKey(other), { roster: aRoster('two', other) });
	expect(readNotes(id)).toMatchObject([
		{ key, roster: aRoster('one'), over: 7, base, storing: 9, data: 'd' }
	]);
	expect([names().toSorted(), hasNotes(), hasNotes(id), hasNotes('7d4c2a9f')]).toEqual([
		['one', 'two'],
		true,
		true,
		false
	]);
});

describe('what is no note is left where it is', () => {
	test.each([
		['half a JSON', '{"format":1,"at":5,"roster":{'],
		['nothing', 'null'],
		['a text', '"Nordland"'],
		['a later format', JSON.stringify({ format: 2, at: 5, roster: aRoster('one') })],
		['no time', JSON.stringify({ format: 1, roster: aRoster('one') })],
		['a foreign roster', JSON.stringify({ format: 1, at: 5, roster: { id } })],
		['the roster of another key', JSON.stringify({ format: 1, at: 5, roster: aRoster('x', other) })]
	])('%s', (_, text) => {
		const key = newNoteKey(id);
		localStorage.setItem(key, text);
		expect(readNotes()).toEqual([]);
		expect(localStorage.getItem(key)).toBe(text);
	});
});

test('a note that was written anew since it was read is not erased', () => {
	const key = `${notesAside}${id}.tab`;
	const write = (at: number): void =>
		localStorage.setItem(key, JSON.stringify({ format: 1, at, roster: aRoster('one') }));
	write(1);
	const [note] = readNotes();
	if (!note) throw new Error('no note');
	write(2);
	eraseFound(note);
	expect(names()).toEqual(['one']);
	write(1);
	eraseFound(note);
	expect(names()).toEqual([]);
});

test('an open page is known by the keys that it writes', async () => {
	const key = newNoteKey(id);
	const release = ownNotes(key);
	await expect.poll(async () => (await keysOwned()).has(key)).toBe(true);
	release();
	await expect.poll(async () => (await keysOwned()).has(key)).toBe(false);
});
