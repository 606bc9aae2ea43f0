import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Side } from '#engine';
import type { Roster } from '#schema';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { openStorage } from '../index.ts';
import { RosterSaver } from '../saving/roster-saver.ts';
import { createRoster } from '../../features/start/create-roster.ts';
import { takeFresh } from '../opening/fresh-rosters.ts';
import { followRoster } from '../../features/editor/session/follow-roster.ts';
import { openRoster } from '../opening/open-roster.ts';
import type { OpenedRoster } from '../opening/opened-roster.ts';
import { choicesOf } from '#i18n';
import { removeRoster, renameRoster } from '../../features/rosters/roster-actions.ts';
import { RosterEditor } from '../../features/editing/roster-editor.svelte.ts';
import { Saving, type Change } from '../saving/saving.svelte.ts';
import { questions, rejoin } from './tabs.svelte.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

const system = 'warmaster';
const [card] = await loadArmyCards(system);

/** A roster open in a tab that stores, and sees what others store once it is awake. */
class Tab {
	readonly saving: Saving;
	readonly editor: RosterEditor;

	constructor(opened: OpenedRoster) {
		const { pack, roster, past, isUnsaved } = opened;
		this.saving = new Saving(opened, () => Promise.resolve(this.#saver()));
		this.editor = new RosterEditor(
			pack,
			roster,
			(change, changed) => this.#save(change, changed),
			past
		);
		if (isUnsaved) this.#save({ kind: 'state' }, roster);
	}

	#saver() {
		const saver = new RosterSaver(this.saving, openStorage, {
			history: () => this.editor.openHistory(),
			rejoin: () => rejoin(this.editor, this.saving)
		});
		return { saveNow: () => saver.saveNow(), leave: () => undefined };
	}

	#save(change: Change, roster: Roster): void {
		const summary = { points: 0, problems: 0, units: roster.units.length };
		this.saving.store(change, { roster, summarise: () => summary });
	}

	wake(): void {
		onTestFinished(followRoster(this.editor.roster.id, this.saving, this.editor));
	}

	/** Stores what waits, as far as it can be stored. */
	async store(): Promise<this> {
		await this.saving.saveNow();
		return this;
	}

	name(unit: string, name: string): this {
		this.editor.edit({ kind: 'name-unit', unit, name });
		return this;
	}

	get names(): readonly (string | undefined)[] {
		return this.editor.roster.units.map(({ name }) => name).filter(Boolean);
	}

	/** What it shows, to the order of the keys. */
	get json(): string {
		return JSON.stringify(this.editor.roster);
	}

	get texts(): readonly string[] {
		return (this.editor.history?.steps ?? []).map(({ text }) => text).toReversed();
	}
}

async function open(id: string): Promise<Tab> {
	const opened = await openRoster(id);
	if (opened.kind !== 'roster') throw new Error(opened.kind);
	return new Tab(opened);
}

/** Two tabs that sleep, with one roster of two units and more. */
async function twoTabs(): Promise<{ one: Tab; two: Tab; a: string; b: string; id: string }> {
	if (!card) throw new Error('There is no army');
	const fresh = await createRoster(system, card.id, 2000);
	takeFresh(fresh.roster.id);
	const one = new Tab(fresh);
	const entry = one.editor.index.units.at(-1)?.entry.id ?? '';
	const [a, b] = [one.editor.add(entry), one.editor.add(entry)];
	await one.store();
	const { id } = fresh.roster;
	return { one, two: await open(id), a, b, id };
}

async function stored(id: string): Promise<Roster | undefined> {
	const loaded = await (await openStorage()).rosters.load(id);
	return loaded.ok ? loaded.roster : undefined;
}

function answer(side: Side): Promise<void> | undefined {
	const question = questions.current;
	const keys = question?.merge.conflicts.map(({ key }) => key) ?? [];
	return question?.answer(new Map(keys.map((key) => [key, side])));
}

// What comes on demand is here before anybody waits for it.
beforeAll(async () => {
	await Promise.all([import('../history/roster-log.svelte.ts'), openStorage()]);
});

describe('edits of different units', () => {
	test('are joined, shown in both, and undone each by itself', async () => {
		const { one, two, a, b, id } = await twoTabs();
		one.wake();
		await one.name(a, 'A').store();
		await two.name(b, 'B').store();
		expect(two.names).toEqual(['A', 'B']);
		expect(two.saving.state).toBe('saved');
		expect(JSON.stringify(await stored(id))).toBe(two.json);
		await expect.poll(() => one.json).toBe(two.json);
		expect(two.texts.slice(-2)).toEqual([
			expect.stringContaining('“A”'),
			expect.stringContaining('“B”')
		]);
		two.editor.undo();
		expect(two.names).toEqual(['A']);
		two.editor.redo();
		await two.store();
		await expect.poll(() => one.names).toEqual(['A', 'B']);
	});

	test('survive that both store in turn without having seen each other', async () => {
		const { one, two, a, b } = await twoTabs();
		for (const round of ['1', '2', '3']) {
			await one.name(a, `A${round}`).store();
			await two.name(b, `B${round}`).store();
		}
		expect(two.names).toEqual(['A3', 'B3']);
		await one.store();
		await one.name(a, 'A4').store();
		expect(one.names).toEqual(['A4', 'B3']);
	});

	test('made while the other’s are read are not forgotten', async () => {
		const { one, two, a, b } = await twoTabs();
		await one.name(a, 'A').store();
		two.editor.edit({ kind: 'rename', name: 'Nord' });
		const storing = two.saving.saveNow();
		await Promise.resolve();
		two.name(b, 'B');
		await storing;
		await two.store();
		expect([two.editor.roster.name, ...two.names]).toEqual(['Nord', 'A', 'B']);
	});

	test('of which one was undone: the other’s undo and this edit hold', async () => {
		const { one, two, a, b } = await twoTabs();
		await one.name(a, 'A').store();
		two.wake();
		await expect.poll(() => two.names).toEqual(['A']);
		const three = await open(one.editor.roster.id);
		one.editor.undo();
		await one.store();
		await three.name(b, 'B').store();
		expect(three.names).toEqual(['B']);
		three.editor.undo();
		expect(three.names).toEqual([]);
	});

	test('a name that is typed stays whole', async () => {
		const { one, two, a } = await twoTabs();
		one.wake();
		two.wake();
		for (const [at, name] of ['N', 'No', 'Nor', 'Nord'].entries()) {
			two.editor.edit({ kind: 'rename', name });
			one.name(a, `A${at}`);
			await Promise.all([two.store(), one.store()]);
			expect(two.editor.roster.name).toBe(name);
		}
		await expect.poll(() => [one.editor.roster.name, ...two.names]).toEqual(['Nord', 'A3']);
	});

	test('a rename on the list of rosters is joined as well', async () => {
		const { two, b } = await twoTabs();
		await renameRoster(two.editor.roster, 'Ostland');
		await two.name(b, 'B').store();
		expect([two.editor.roster.name, ...two.names]).toEqual(['Ostland', 'B']);
	});

	test('what was put back in one tab is joined with the other’s edit', async () => {
		const { one, two, a, b } = await twoTabs();
		await one.name(a, 'A').store();
		await two.editor.restore(0);
		await two.store();
		expect(two.editor.roster.units.map(({ id }) => id)).not.toContain(b);
		// The other named a unit that is gone here: the player is asked.
		expect(two.saving.state).toBe('asking');
	});
});

describe('edits of the same unit', () => {
	test('are asked about, and nothing is stored till then', async () => {
		const { one, two, a, b, id } = await twoTabs();
		await one.name(a, 'One').store();
		await two.name(a, 'Two').store();
		expect([two.saving.state, ...two.names]).toEqual(['asking', 'Two']);
		await two.name(b, 'B').store();
		expect([two.saving.state, ...two.names]).toEqual(['asking', 'Two', 'B']);
		expect(JSON.stringify(await stored(id))).toBe(one.json);
		const [choice] = choicesOf(questions.current?.merge ?? expect.unreachable(), two.editor.index);
		expect(choice).toMatchObject({ mine: ['Named it “Two”'], theirs: ['Named it “One”'] });
	});

	test.each([
		['mine', ['Two', 'B'], ['One']],
		['theirs', ['One', 'B'], ['Two', 'B']]
	] as const)(
		'%s holds if it is chosen; undo takes the choice back',
		async (side, holds, before) => {
			const { one, two, a, b, id } = await twoTabs();
			one.wake();
			await one.name(a, 'One').store();
			await two.name(a, 'Two').name(b, 'B').store();
			await answer(side);
			await two.store();
			expect([two.saving.state, ...two.names]).toEqual(['saved', ...holds]);
			expect(JSON.stringify(await stored(id))).toBe(two.json);
			await expect.poll(() => one.json).toBe(two.json);
			two.editor.undo();
			if (side === 'mine') two.editor.undo();
			expect(two.names).toEqual(before);
		}
	);

	test('are no question any more once this tab’s is undone', async () => {
		const { one, two, a, id } = await twoTabs();
		await one.name(a, 'One').store();
		await two.name(a, 'Two').store();
		expect(two.saving.state).toBe('asking');
		two.editor.undo();
		await two.store();
		expect([two.saving.state, ...two.names]).toEqual(['saved', 'One']);
		expect(questions.current).toBeUndefined();
		expect(JSON.stringify(await stored(id))).toBe(two.json);
	});

	test('are asked about as the other has them last', async () => {
		const { one, two, a } = await twoTabs();
		await one.name(a, 'One').store();
		await two.name(a, 'Two').store();
		two.wake();
		await one.name(a, 'Once more').store();
		await expect
			.poll(() => questions.current?.merge.theirs.units.find((unit) => unit.id === a)?.name)
			.toBe('Once more');
		await answer('theirs');
		await two.store();
		expect(two.names).toEqual(['Once more']);
	});

	test('are asked about again by a page that opens what was kept aside', async () => {
		const { one, two, a, id } = await twoTabs();
		const { pack } = await openRosterOf(id);
		const base = two.editor.roster;
		const updatedAt = two.saving.updatedAt;
		await one.name(a, 'One').store();
		const roster = { ...base, units: base.units.filter((unit) => unit.id !== a) };
		const three = new Tab({ kind: 'roster', roster, updatedAt, base, isUnsaved: true, pack });
		await three.store();
		expect(three.saving.state).toBe('asking');
		const [choice] = choicesOf(
			questions.current?.merge ?? expect.unreachable(),
			three.editor.index
		);
		expect(choice).toMatchObject({ mine: ['Removed it'], theirs: ['Named it “One”'] });
		await answer('theirs');
		await three.store();
		expect(three.names).toEqual(['One']);
	});
});

describe('a roster that another tab took away', () => {
	test('deleted: it is said once, and an edit brings it back', async () => {
		const { two, b, id } = await twoTabs();
		two.wake();
		await removeRoster(id, 'Nordland');
		await expect.poll(() => toasts.current?.text).toMatch(/^Deleted in another tab/);
		await two.name(b, 'B').store();
		expect(two.saving.state).toBe('saved');
		expect(JSON.stringify(await stored(id))).toBe(two.json);
	});

	test('and put back, with an edit: both are joined', async () => {
		const { one, two, a, b, id } = await twoTabs();
		await removeRoster(id, 'Nordland');
		await one.name(a, 'A').store();
		await two.name(b, 'B').store();
		expect(two.names).toEqual(['A', 'B']);
	});

	test('by a newer version: nothing is stored over it, until it can be read again', async () => {
		const { two, b, id } = await twoTabs();
		two.wake();
		const row = await changeRow(id, (was) => ({
			...was,
			updatedAt: 1,
			roster: { formatVersion: 2 }
		}));
		await two.name(b, 'B').store();
		expect([two.saving.state, ...two.names]).toEqual(['outdated', 'B']);
		expect(await changeRow(id, (was) => was)).toMatchObject({ roster: { formatVersion: 2 } });
		await changeRow(id, () => ({ ...row, updatedAt: 2 }));
		await two.store();
		expect([two.saving.state, ...two.names]).toEqual(['saved', 'B']);
	});
});

async function openRosterOf(id: string): Promise<OpenedRoster> {
	const opened = await openRoster(id);
	if (opened.kind !== 'roster') throw new Error(opened.kind);
	return opened;
}

/** Changes a row behind the app's back, and returns it as it was. */
async function changeRow(id: string, change: (row: object) => object): Promise<object> {
	const opening = indexedDB.open('muster');
	await new Promise((resolve) => (opening.onsuccess = resolve));
	const writing = opening.result.transaction('rosters', 'readwrite');
	const store = writing.objectStore('rosters');
	const reading = store.get(id);
	reading.onsuccess = () => store.put(change(reading.result as object));
	await new Promise((resolve) => (writing.oncomplete = resolve));
	opening.result.close();
	return reading.result as object;
}
