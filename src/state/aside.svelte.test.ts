import { beforeEach, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { loadCards } from '../content/catalogue.ts';
import { openStorage } from '../storage/index.ts';
import { newNoteKey, writeNote, type Note } from '../storage/notes.ts';
import { readNotes } from '../storage/read-notes.ts';
import { findRoster, storeAside } from './aside.ts';
import { createRoster, takeFresh } from './create-roster.ts';

const system = 'warmaster';
const [card] = await loadCards(system);
const summary = { points: 0, problems: 0, units: 0 };

/** A roster that is stored, or not yet. */
async function aRoster({ isStored = true } = {}): Promise<{ roster: Roster; over: number }> {
	const { roster } = await createRoster(system, card?.id ?? '', 2000);
	takeFresh(roster.id);
	if (!isStored) return { roster, over: 0 };
	const saved = await (await openStorage()).rosters.save(roster, summary);
	return { roster, over: saved.ok ? saved.updatedAt : 0 };
}

function note(noted: Omit<Note, 'at' | 'format'>): void {
	writeNote(newNoteKey(noted.roster.id), noted);
}

async function stored(id: string): Promise<string | undefined> {
	const loaded = await (await openStorage()).rosters.load(id);
	return loaded.ok ? loaded.roster.name : loaded.reason;
}

beforeEach(() => localStorage.clear());

test('of a roster that was never stored is stored', async () => {
	const { roster } = await aRoster({ isStored: false });
	note({ roster });
	await storeAside();
	expect([await stored(roster.id), readNotes()]).toEqual([roster.name, []]);
});

test('over the row that it was made over is stored, as a step of the history', async () => {
	const { roster, over } = await aRoster();
	note({ roster: { ...roster, name: 'Nordland' }, over, base: roster });
	await storeAside();
	expect([await stored(roster.id), readNotes()]).toEqual(['Nordland', []]);
	const { steps } = await (await openStorage()).steps.load(roster.id);
	expect(steps.map(({ text }) => text)).toEqual(['Stored what had been kept aside']);
});

test('over the save that ran when it was written is stored', async () => {
	const { roster } = await aRoster();
	const { sumOf } = await import('#engine');
	note({ roster: { ...roster, name: 'Nordland' }, over: 1, storing: sumOf(roster) });
	await storeAside();
	expect(await stored(roster.id)).toBe('Nordland');
});

test('that the row holds already goes', async () => {
	const { roster } = await aRoster();
	note({ roster, over: 1 });
	await storeAside();
	expect(readNotes()).toEqual([]);
});

test('of what another tab has changed since stays, and is what opens', async () => {
	const { roster, over } = await aRoster();
	const theirs = { ...roster, name: 'Theirs' };
	await (await openStorage()).rosters.save(theirs, summary);
	const mine = { ...roster, name: 'Mine' };
	note({ roster: mine, over, base: roster });
	await storeAside();
	expect([await stored(roster.id), readNotes().length]).toEqual(['Theirs', 1]);
	expect(await findRoster(roster.id)).toMatchObject({
		isFresh: true,
		roster: mine,
		updatedAt: over,
		base: roster
	});
});
