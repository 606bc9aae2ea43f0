import {
	afterEach,
	beforeAll,
	beforeEach,
	describe,
	expect,
	onTestFinished,
	test,
	vi
} from 'vitest';
import type { Roster } from '#schema';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { openStorage } from '../index.ts';
import { createRoster } from '../../features/start/create-roster.ts';
import { takeFresh } from '../opening/fresh-rosters.ts';
import { startSaving } from '../../features/editor/session/start-saving.ts';
import { openRoster } from '../opening/open-roster.ts';
import type { OpenedRoster } from '../opening/opened-roster.ts';
import { RosterEditor } from '../../features/editing/roster-editor.svelte.ts';
import { Saving, type Change } from '../saving/saving.svelte.ts';
import { addRoster, removeRoster, renameRoster } from '../../features/rosters/roster-actions.ts';

const system = 'warmaster';
const [card] = await loadArmyCards(system);

/** A roster in an editor that stores, as the page has it. */
class Tab {
	readonly saving: Saving;
	readonly editor: RosterEditor;

	constructor(opened: OpenedRoster) {
		const { pack, roster, past } = opened;
		this.saving = new Saving(opened, () => Promise.resolve(startSaving(this.saving, this.editor)));
		this.editor = new RosterEditor(
			pack,
			roster,
			(change, changed) => this.#save(change, changed),
			past
		);
	}

	#save(change: Change, roster: Roster): void {
		const summary = { points: 0, problems: 0, units: roster.units.length };
		this.saving.store(change, { roster, summarise: () => summary });
	}

	follow(): void {
		const loading = this.saving.saver();
		onTestFinished(async () => (await loading).leave());
	}

	get json(): string {
		return JSON.stringify(this.editor.roster);
	}

	rename(...names: readonly string[]): void {
		for (const name of names) this.editor.edit({ kind: 'rename', name });
	}

	resize(...sizes: readonly number[]): void {
		for (const size of sizes) {
			this.editor.edit({ kind: 'resize', size });
			// So that the next does not join.
			this.editor.edit({ kind: 'answer', reading: 'none', answer: `${size}` });
		}
	}

	/** The texts of the history, the oldest first. */
	get texts(): readonly string[] {
		return (this.editor.history?.steps ?? []).map(({ text }) => text).toReversed();
	}
}

async function aTab(): Promise<Tab> {
	if (!card) throw new Error('There is no army');
	const fresh = await createRoster(system, card.id, 2000);
	takeFresh(fresh.roster.id);
	return new Tab(fresh);
}

test('once edits are stored, a tap judges again only the rules that it touches', async () => {
	const { editor, saving } = await aTab();
	const saver = await saving.saver();
	onTestFinished(() => saver.leave());
	const { verdicts } = editor.report;
	editor.add(editor.index.units[0]?.entry.id ?? '');
	const after = editor.report.verdicts;
	const again = after.filter((verdict) => !verdicts.includes(verdict));
	expect(again.map(({ constraint }) => constraint.kind)).toContain('points-limit');
	expect(again.length).toBeLessThan(after.length);
});

/** The same roster opened again, as after a reload or in another tab. */
async function again({ editor, saving }: Tab): Promise<Tab> {
	await saving.saveNow();
	return new Tab(await opened(editor.roster.id));
}

async function opened(id: string): Promise<OpenedRoster> {
	const roster = await openRoster(id);
	if (roster.kind !== 'roster') throw new Error(roster.kind);
	return roster;
}

function anEntry({ editor }: Tab): string {
	return editor.index.units.at(-1)?.entry.id ?? '';
}

// What comes on demand is here before anybody waits for it.
beforeAll(async () => {
	await Promise.all([import('./roster-log.svelte.ts'), openStorage()]);
});

describe('undo', () => {
	test('is offered as soon as there is an edit, and redo as soon as there is an undo', async () => {
		const tab = await aTab();
		const { editor } = tab;
		const start = tab.json;
		expect([editor.canUndo, editor.canRedo]).toEqual([false, false]);
		editor.add(anEntry(tab));
		const added = tab.json;
		expect([editor.canUndo, editor.canRedo]).toEqual([true, false]);
		editor.undo();
		await expect.poll(() => tab.json).toBe(start);
		expect([editor.canUndo, editor.canRedo]).toEqual([false, true]);
		editor.redo();
		expect(tab.json).toBe(added);
	});

	test('pressed twice before the history is there takes back two steps', async () => {
		const tab = await aTab();
		const start = tab.json;
		tab.editor.add(anEntry(tab));
		tab.rename('Nordland');
		tab.editor.undo();
		tab.editor.undo();
		await expect.poll(() => tab.json).toBe(start);
	});

	test('that has to wait gives way to an edit', async () => {
		const tab = await aTab();
		tab.rename('Nordland');
		tab.editor.undo();
		tab.editor.add(anEntry(tab));
		const edited = tab.json;
		await tab.editor.openHistory();
		expect(tab.json).toBe(edited);
	});

	test('is stored like an edit', async () => {
		const tab = await aTab();
		const start = tab.json;
		tab.rename('Nordland');
		await tab.saving.saveNow();
		tab.editor.undo();
		expect((await again(tab)).json).toBe(start);
	});

	test('then an edit: what was undone stays in the history', async () => {
		const tab = await aTab();
		await tab.editor.openHistory();
		tab.rename('Nordland');
		tab.editor.edit({ kind: 'resize', size: 3000 });
		const both = tab.json;
		tab.editor.undo();
		tab.editor.undo();
		tab.editor.add(anEntry(tab));
		await tab.saving.saveNow();
		expect(tab.texts).toHaveLength(4);
		expect(tab.texts[2]).toBe('Undid 2 steps');
		tab.editor.undo();
		tab.editor.undo();
		expect(tab.json).toBe(both);
	});
});

describe('edits that are one to the player', () => {
	// However long the disk takes: letters are one edit only if they are typed soon after each other.
	beforeEach(() => {
		let at = Date.now();
		vi.spyOn(Date, 'now').mockImplementation(() => (at += 1));
	});
	afterEach(() => vi.restoreAllMocks());

	test('letters of a name', async () => {
		const tab = await aTab();
		const start = tab.json;
		for (const name of ['N', 'No', 'Nor']) {
			tab.rename(name);
			// Each is stored before the next is typed.
			await tab.saving.saveNow();
		}
		expect(tab.texts).toEqual([expect.stringContaining('“Nor”')]);
		tab.editor.undo();
		expect(tab.json).toBe(start);
		const reloaded = await again(tab);
		expect((await reloaded.editor.openHistory()).steps).toHaveLength(1);
	});

	test('but not of two names, nor across an undo or a reload', async () => {
		const tab = await aTab();
		const unit = tab.editor.add(anEntry(tab));
		tab.editor.edit({ kind: 'name-unit', unit, name: 'A' });
		tab.editor.edit({ kind: 'note-unit', unit, note: 'B' });
		tab.rename('C');
		await tab.saving.saveNow();
		expect(tab.texts).toHaveLength(4);
		tab.editor.undo();
		tab.rename('D');
		await tab.saving.saveNow();
		expect(tab.texts).toHaveLength(6);
		const reloaded = await again(tab);
		reloaded.rename('E');
		await reloaded.saving.saveNow();
		expect(reloaded.texts).toHaveLength(7);
	});

	test('units added while a button is held down', async () => {
		const tab = await aTab();
		const start = tab.json;
		const unit = { entry: anEntry(tab) };
		for (const id of ['x1', 'x2', 'x3']) {
			tab.editor.edit({ kind: 'add-units', units: [{ ...unit, id }] }, { joins: id !== 'x1' });
			await tab.saving.saveNow();
		}
		expect(tab.texts).toEqual([expect.stringMatching(/^Added 3 /)]);
		for (const id of ['x1', 'x2']) {
			tab.editor.edit({ kind: 'remove-units', units: [id] }, { joins: id !== 'x1' });
		}
		await tab.saving.saveNow();
		expect(tab.texts).toHaveLength(2);
		tab.editor.undo();
		tab.editor.undo();
		expect(tab.json).toBe(start);
	});

	test('but two taps are two', async () => {
		const tab = await aTab();
		tab.editor.add(anEntry(tab));
		tab.editor.add(anEntry(tab));
		await tab.saving.saveNow();
		expect(tab.texts).toHaveLength(2);
	});

	test('a name typed and taken out again is no step at all', async () => {
		const tab = await aTab();
		const { name } = tab.editor.roster;
		tab.rename(`${name}!`);
		await tab.saving.saveNow();
		tab.rename(name);
		await tab.saving.saveNow();
		expect(tab.editor.canUndo).toBe(false);
		const reloaded = await again(tab);
		expect(reloaded.editor.canUndo).toBe(false);
		expect((await reloaded.editor.openHistory()).steps).toEqual([]);
	});
});

describe('after a reload', () => {
	test('every step can be undone and redone, to the byte', async () => {
		const tab = await aTab();
		const seen = [tab.json];
		const unit = tab.editor.add(anEntry(tab));
		seen.push(tab.json);
		tab.editor.edit({ kind: 'name-unit', unit, name: 'The Old Guard' });
		seen.push(tab.json);
		tab.editor.edit({ kind: 'remove-units', units: [unit] });
		seen.push(tab.json);
		const reloaded = await again(tab);
		expect([reloaded.editor.canUndo, reloaded.editor.canRedo]).toEqual([true, false]);
		await reloaded.editor.openHistory();
		for (const json of seen.toReversed().slice(1)) {
			reloaded.editor.undo();
			expect(reloaded.json).toBe(json);
		}
		expect(reloaded.editor.canUndo).toBe(false);
		const last = await again(reloaded);
		expect([last.editor.canUndo, last.editor.canRedo]).toEqual([false, true]);
		last.editor.redo();
		await expect.poll(() => last.json).toBe(seen[1]);
	});

	test('the history can be gone through, and restored from by a step of its own', async () => {
		const tab = await aTab();
		const start = tab.json;
		tab.resize(1000, 3000);
		const { editor } = await again(tab);
		const log = await editor.openHistory();
		expect(log.steps.map(({ n }) => n)).toEqual([4, 3, 2, 1]);
		expect(await log.stateAt(1)).toMatchObject({ size: 1000 });
		expect(log.cursor).toBe(4);
		editor.goTo(1);
		expect([editor.roster.size, log.cursor, editor.canRedo]).toEqual([1000, 1, true]);
		editor.goTo(4);
		await editor.restore(0);
		expect(JSON.stringify(editor.roster)).toBe(start);
		editor.undo();
		expect(editor.roster.size).toBe(3000);
	});

	test('the history ends at a step that cannot be read, which is kept', async () => {
		const tab = await aTab();
		tab.resize(1000, 3000);
		await tab.saving.saveNow();
		const { id } = tab.editor.roster;
		await changeStep(id, 2, (step) => ({ ...step, text: 7 }));
		const { editor } = await again(tab);
		const log = await editor.openHistory();
		expect(log.steps.map(({ n }) => n)).toEqual([4, 3]);
		editor.undo();
		editor.undo();
		expect([editor.roster.size, editor.canUndo]).toEqual([1000, false]);
	});

	test('the history ends where a step leads to no sound roster', async () => {
		const tab = await aTab();
		tab.resize(1000, 3000);
		await tab.saving.saveNow();
		const { id } = tab.editor.roster;
		await changeStep(id, 3, (step) => ({ ...step, back: { units: { at: 0, out: 1, units: [] } } }));
		const { editor } = await again(tab);
		await editor.openHistory();
		editor.undo();
		editor.undo();
		expect([editor.roster.size, editor.canUndo, editor.canRedo]).toEqual([3000, false, true]);
	});

	test('a roster stored by a version without histories has none, and begins one', async () => {
		const tab = await aTab();
		tab.rename('Nordland');
		await tab.saving.saveNow();
		const { roster } = tab.editor;
		await putRow({ id: roster.id, updatedAt: 9, roster: { ...roster, name: 'Ostland' } });
		const reloaded = await again(tab);
		await reloaded.editor.openHistory();
		expect([reloaded.editor.canUndo, reloaded.editor.canRedo]).toEqual([false, false]);
		reloaded.editor.edit({ kind: 'resize', size: 3000 });
		const last = await again(reloaded);
		const log = await last.editor.openHistory();
		expect(log.steps.map(({ n }) => n)).toEqual([2]);
	});
});

test('a roster that comes back from a file has no history, not even that of the one deleted', async () => {
	const tab = await aTab();
	const file = tab.editor.roster;
	tab.rename('Nordland');
	await tab.saving.saveNow();
	await removeRoster(file.id, file.name);
	expect(await addRoster(file)).toBe(file.id);
	const { editor } = new Tab(await opened(file.id));
	const log = await editor.openHistory();
	expect([log.steps, editor.canUndo, editor.canRedo]).toEqual([[], false, false]);
});

describe('two tabs', () => {
	test('see each other’s steps', async () => {
		const one = await aTab();
		one.rename('Nordland');
		const other = await again(one);
		await other.editor.openHistory();
		other.follow();
		one.editor.edit({ kind: 'resize', size: 3000 });
		await expect.poll(() => other.editor.roster.size).toBe(3000);
		await expect.poll(() => other.texts).toHaveLength(2);
		other.editor.undo();
		expect(other.json).toBe(JSON.stringify({ ...one.editor.roster, size: 2000 }));
	});

	test('lose nothing if one edits without having seen the other', async () => {
		const one = await aTab();
		one.rename('Nordland');
		const other = await again(one);
		one.editor.edit({ kind: 'resize', size: 3000 });
		await one.saving.saveNow();
		const theirs = one.json;
		other.editor.add(anEntry(other));
		await other.saving.saveNow();
		expect(other.saving.state).toBe('saved');
		const mine = other.json;
		const reloaded = await again(other);
		expect(reloaded.json).toBe(mine);
		await reloaded.editor.openHistory();
		expect(reloaded.texts).toHaveLength(3);
		reloaded.editor.undo();
		expect(reloaded.json).toBe(theirs);
	});

	test('a rename on the list of rosters is a step', async () => {
		const tab = await aTab();
		tab.rename('Nordland');
		await tab.saving.saveNow();
		await renameRoster(tab.editor.roster, 'Ostland');
		const { editor } = await again(tab);
		expect(editor.roster.name).toBe('Ostland');
		await editor.openHistory();
		editor.undo();
		expect(editor.roster.name).toBe('Nordland');
	});
});

test('a long history loses its oldest steps, and can be undone to what is left of it', async () => {
	const tab = await aTab();
	await tab.editor.openHistory();
	for (let round = 1; round <= 12; round++) {
		for (let step = 1; step <= 100; step++) {
			tab.editor.edit({ kind: 'answer', reading: 'round', answer: `${round}-${step}` });
		}
		await tab.saving.saveNow();
	}
	const { steps } = await (await openStorage()).steps.load(tab.editor.roster.id);
	expect(steps.length).toBeGreaterThanOrEqual(1000);
	expect(steps.length).toBeLessThanOrEqual(1100);
	const reloaded = await again(tab);
	const log = await reloaded.editor.openHistory();
	expect(log.steps).toHaveLength(steps.length);
	reloaded.editor.goTo(0);
	expect(reloaded.editor.roster.readings?.['round']).toMatch(/^[12]-/);
	expect([reloaded.editor.canUndo, log.cursor]).toEqual([false, 1200 - steps.length]);
});

/** Changes the store behind the app's back. */
async function inStore(name: string, work: (store: IDBObjectStore) => void): Promise<void> {
	await openStorage();
	const opening = indexedDB.open('muster');
	await new Promise((resolve) => (opening.onsuccess = resolve));
	const writing = opening.result.transaction(name, 'readwrite');
	work(writing.objectStore(name));
	await new Promise((resolve) => (writing.oncomplete = resolve));
	opening.result.close();
}

function changeStep(id: string, n: number, change: (step: object) => object): Promise<void> {
	return inStore('steps', (store) => {
		const reading = store.get([id, n]);
		reading.onsuccess = () => store.put(change(reading.result as object));
	});
}

function putRow(row: object): Promise<void> {
	return inStore('rosters', (store) => store.put(row));
}
