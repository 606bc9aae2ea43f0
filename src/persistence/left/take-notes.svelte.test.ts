import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hashOf } from '#engine';
import type { Roster } from '#schema';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { openStorage } from '../index.ts';
import { formerNotesPrefix } from './former-notes.ts';
import { setLeftTaker } from './take-over-left.ts';
import { createRoster } from '../../features/start/create-roster.ts';
import { takeFresh } from '../opening/fresh-rosters.ts';
import { renameRoster } from '../../features/rosters/roster-actions.ts';
import { leftTaker } from './take-over.ts';

const system = 'warmaster';
const [card] = await loadArmyCards(system);
const summary = { points: 0, problems: 0, units: 0 };

/** A roster that is stored, or not yet. */
async function aRoster({ isStored = true } = {}): Promise<{ roster: Roster; over: number }> {
	const { roster } = await createRoster(system, card?.id ?? '', 2000);
	takeFresh(roster.id);
	if (!isStored) return { roster, over: 0 };
	const saved = await (await openStorage()).rosters.save(roster, summary);
	return { roster, over: saved.ok ? saved.updatedAt : 0 };
}

/** Writes a note as earlier versions did. */
function note(noted: { readonly roster: Roster } & Readonly<Record<string, unknown>>): void {
	const text = JSON.stringify({ format: 1, at: Date.now(), ...noted });
	localStorage.setItem(`${formerNotesPrefix}${noted.roster.id}.tab`, text);
}

const notes = (): number =>
	Object.keys(localStorage).filter((key) => key.startsWith(formerNotesPrefix)).length;

async function stored(id: string): Promise<string | undefined> {
	const loaded = await (await openStorage()).rosters.load(id);
	return loaded.ok ? loaded.roster.name : loaded.reason;
}

const versions = async (id: string) => (await openStorage()).versions.list(id);

beforeAll(() => setLeftTaker(() => Promise.resolve(leftTaker)));
beforeEach(() => localStorage.clear());

test('a note of a roster that was never stored is stored', async () => {
	const { roster } = await aRoster({ isStored: false });
	note({ roster });
	expect([await stored(roster.id), notes()]).toEqual([roster.name, 0]);
});

test('a note over the row that it was made over is stored, as a step of the history', async () => {
	const { roster, over } = await aRoster();
	note({ roster: { ...roster, name: 'Nordland' }, over, base: roster });
	expect([await stored(roster.id), notes()]).toEqual(['Nordland', 0]);
	const { steps } = await (await openStorage()).steps.load(roster.id);
	expect(steps.map(({ text }) => text)).toEqual(['Recovered unsaved edits']);
});

test('a note over the save that ran when it was written is stored', async () => {
	const { roster } = await aRoster();
	note({ roster: { ...roster, name: 'Nordland' }, over: 1, storing: hashOf(roster) });
	expect(await stored(roster.id)).toBe('Nordland');
});

test('a note that was stored, and whose erasure was not, changes nothing', async () => {
	const { roster, over } = await aRoster();
	const middle = { ...roster, name: 'Middle' };
	await renameRoster(roster, 'Middle');
	await renameRoster(roster, 'End');
	note({ roster: middle, over, base: roster });
	expect([await stored(roster.id), notes(), await versions(roster.id)]).toEqual(['End', 0, []]);
});

test('a note of which nobody can tell is kept as a version, and the row stays as it is', async () => {
	const { roster, over } = await aRoster();
	await renameRoster(roster, 'Theirs');
	const mine = { ...roster, size: 1500 };
	note({ roster: mine, over, base: roster });
	expect([await stored(roster.id), notes()]).toEqual(['Theirs', 0]);
	expect(await versions(roster.id)).toMatchObject([{ name: 'Unsaved edits', snapshot: mine }]);
});

test.each([
	['half a JSON', '{"format":1,"at":5,"roster":{'],
	['a text', '"Nordland"'],
	['a later format', JSON.stringify({ format: 2, at: 5, roster: {} })]
])('what is no note is left where it is: %s', async (_, text) => {
	const { roster } = await aRoster();
	const key = `${formerNotesPrefix}${roster.id}.tab`;
	localStorage.setItem(key, text);
	expect(await stored(roster.id)).toBe(roster.name);
	expect(localStorage.getItem(key)).toBe(text);
});
