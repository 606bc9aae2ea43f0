import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashOf, type Edit } from '#engine';
import type { Entry, Roster } from '#schema';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { loadPack, type Pack } from '../../packs/load.ts';
import { openStorage } from '../index.ts';
import { thisPage } from '../db/page-database.ts';
import { setLeftTaker } from '../left/take-over-left.ts';
import {
	dropWaiting,
	nextNumber,
	storeWaiting,
	waitingRows,
	type WaitingRow
} from '../db/waiting.ts';
import { createRoster } from '../../features/start/create-roster.ts';
import { takeFresh } from '../opening/fresh-rosters.ts';
import { startSaving } from '../../features/editor/session/start-saving.ts';
import { openRoster } from '../opening/open-roster.ts';
import type { OpenedRoster } from '../opening/opened-roster.ts';
import { RosterEditor } from '../../features/editing/roster-editor.svelte.ts';
import { Saving, type Change } from '../saving/saving.svelte.ts';
import { questions } from '../conflict/tabs.svelte.ts';
import { leftTaker } from '../left/take-over.ts';

// A roster is edited while an entry and an option have the ids of before; then comes data in which each
// of them has another, as after an update of the app.

const data = vi.hoisted((): { now?: Pack } => ({}));
vi.mock('../../packs/load.ts', async (original) => {
	const packs: typeof import('../../packs/load.ts') = await original();
	return {
		...packs,
		loadPack: async (system: string, army: string) => data.now ?? packs.loadPack(system, army)
	};
});

const system = 'warmaster';
const [card] = await loadArmyCards(system);
const pack = await loadPack(system, card?.id ?? '');
if (!pack) throw new Error('no army');
data.now = pack;
const [unit, option] = pack.army.entries as [Entry, Entry];
const summary = { points: 0, problems: 0, units: 0 };

let many = 0;

/** Ids that stood for the two, in no other test. */
function idsOfBefore() {
	many += 1;
	return { unit: `old-unit-${many}`, option: `old-option-${many}` };
}

/** From now on the army has its own ids for what was called so. */
function update(before: ReturnType<typeof idsOfBefore>): void {
	if (!data.now) throw new Error('no army');
	const { army } = data.now;
	const formerly = new Map([
		[unit.id, before.unit],
		[option.id, before.option]
	]);
	const entries = army.entries.map((entry) => {
		const id = formerly.get(entry.id);
		return id === undefined ? entry : { ...entry, formerly: [...(entry.formerly ?? []), id] };
	});
	data.now = { ...data.now, army: { ...army, entries } };
}

class Tab {
	readonly saving: Saving;
	readonly editor: RosterEditor;

	constructor(opened: OpenedRoster) {
		const { roster, past, isUnsaved } = opened;
		this.saving = new Saving(opened, () => Promise.resolve(startSaving(this.saving, this.editor)));
		const changed = (change: Change, now: Roster): void =>
			this.saving.store(change, { roster: now, summarise: () => summary });
		this.editor = new RosterEditor(opened.pack, roster, changed, past);
		if (isUnsaved) changed({ kind: 'state' }, roster);
		onTestFinished(() => this.saving.stop());
	}

	edit(...edits: readonly Edit[]): void {
		for (const edit of edits) this.editor.edit(edit);
	}

	/** What it shows of the two: "unit + option, unit". */
	get shown(): string {
		return this.editor.roster.units
			.filter(({ id }) => id.startsWith('own'))
			.map(({ entry, options = [] }) => [entry, ...options].join(' + '))
			.join(', ');
	}

	async history() {
		const log = await this.editor.openHistory();
		const { cursor } = log.unsavedSteps();
		return { cursor, steps: log.steps.map(({ n, text }) => [n, text]) };
	}

	/** Ends as a page that is killed does. */
	async kill(): Promise<void> {
		const { id } = this.editor.roster;
		this.saving.stop();
		const page = `closed-${nextNumber()}`;
		for (const { key, row } of await waitingRows(id))
			if (key[1] === thisPage) await storeWaiting([id, page, key[2]], row as WaitingRow);
		await dropWaiting(id, thisPage);
		const { raw } = await openStorage();
		const loaded = await raw.rosters.load(id);
		if (!loaded.ok) return;
		// The closed page has another name than this one, which goes on.
		const counts = { [thisPage]: 0, [page]: loaded.counts?.[thisPage] ?? 0 };
		await raw.rosters.save(loaded.roster, summary, { lastSeen: loaded.updatedAt, counts });
	}
}

async function open(id: string): Promise<Tab> {
	const opened = await openRoster(id);
	if (opened.kind !== 'roster') throw new Error(opened.kind);
	return new Tab(opened);
}

/** A roster of before in four steps, stored, and the edits that its tab may go on with. */
async function rosterOfBefore() {
	const before = idsOfBefore();
	const fresh = await createRoster(system, card?.id ?? '', 2000);
	takeFresh(fresh.roster.id);
	const tab = new Tab(fresh);
	tab.edit(
		{ kind: 'add-units', units: [{ id: 'own-1', entry: before.unit }] },
		{ kind: 'give-option', unit: 'own-1', option: before.option },
		{ kind: 'rename', name: 'Of before' },
		{ kind: 'add-units', units: [{ id: 'own-2', entry: before.unit }] }
	);
	await tab.saving.saveNow();
	return { before, tab, id: fresh.roster.id };
}

const [u, o] = [unit.id, option.id];

async function row(id: string) {
	const loaded = await (await openStorage()).raw.rosters.load(id);
	if (!loaded.ok) throw new Error(loaded.reason);
	return loaded;
}

beforeAll(() => setLeftTaker(() => Promise.resolve(leftTaker)));

describe('a roster with ids of before', () => {
	test('is shown with those of today, and opening it stores nothing', async () => {
		const { before, id } = await rosterOfBefore();
		const stored = await row(id);
		update(before);
		const tab = await open(id);
		expect(tab.shown).toBe(`${u} + ${o}, ${u}`);
		await tab.saving.saveNow();
		expect(await row(id)).toEqual(stored);
	});

	test('goes back and forth through its history, step by step', async () => {
		const { before, id } = await rosterOfBefore();
		update(before);
		const tab = await open(id);
		await tab.editor.openHistory();
		const seen: string[] = [tab.shown];
		const go = (way: 'undo' | 'redo', times: number): void => {
			for (let at = 0; at < times; at++) {
				tab.editor[way]();
				seen.push(tab.shown);
			}
		};
		go('undo', 4);
		expect(tab.editor.canUndo).toBe(false);
		go('redo', 4);
		const states = [`${u} + ${o}, ${u}`, `${u} + ${o}`, `${u} + ${o}`, u, ''];
		expect(seen).toEqual([...states, ...states.toReversed().slice(1)]);
		await tab.saving.saveNow();
		expect((await row(id)).past).toEqual({ cursor: 4, steps: 4 });
	});

	test('takes an edit as one step, and keeps every step before it', async () => {
		const { before, id } = await rosterOfBefore();
		const first = await (await openStorage()).steps.load(id);
		update(before);
		const tab = await open(id);
		tab.edit({ kind: 'take-option', unit: 'own-1', option: o });
		expect(tab.shown).toBe(`${u}, ${u}`);
		await tab.saving.saveNow();
		const { steps } = await (await openStorage()).steps.load(id);
		expect(steps.slice(0, 4)).toEqual(first.steps);
		expect(steps[4]).toMatchObject({
			n: 5,
			from: steps[3]?.to,
			to: hashOf((await row(id)).roster)
		});
		expect((await row(id)).roster.units.at(-1)?.entry).toBe(u);
		const again = await open(id);
		await again.editor.openHistory();
		again.editor.undo();
		expect(again.shown).toBe(`${u} + ${o}, ${u}`);
		again.editor.goTo(1);
		expect(again.shown).toBe(u);
		again.editor.goTo(5);
		expect(again.shown).toBe(`${u}, ${u}`);
	});

	test('loses nothing to a kill, neither edits nor steps', async () => {
		const { before, id } = await rosterOfBefore();
		update(before);
		const tab = await open(id);
		tab.edit(
			{ kind: 'give-option', unit: 'own-2', option: o },
			{ kind: 'take-option', unit: 'own-1', option: o }
		);
		const [shown, history] = [tab.shown, await tab.history()];
		expect(shown).toBe(`${u}, ${u} + ${o}`);
		expect(history.cursor).toBe(6);
		await tab.kill();
		const again = await open(id);
		expect(again.shown).toBe(shown);
		expect(await again.history()).toEqual(history);
		expect(await waitingRows(id)).toEqual([]);
	});

	test('has what its page left in waiting before the ids changed', async () => {
		const { before, id, tab } = await rosterOfBefore();
		tab.edit(
			{ kind: 'take-option', unit: 'own-1', option: before.option },
			{ kind: 'give-option', unit: 'own-2', option: before.option }
		);
		await tab.kill();
		update(before);
		const again = await open(id);
		expect(again.shown).toBe(`${u}, ${u} + ${o}`);
		const { cursor, steps } = await again.history();
		expect(cursor).toBe(6);
		expect(steps[0]).toEqual([6, expect.stringContaining(option.name)]);
		again.editor.goTo(4);
		expect(again.shown).toBe(`${u} + ${o}, ${u}`);
	});

	test('is joined with what another tab did to it, without a question', async () => {
		const { before, id } = await rosterOfBefore();
		update(before);
		const [mine, theirs] = [await open(id), await open(id)];
		theirs.edit({ kind: 'give-option', unit: 'own-2', option: o });
		await theirs.saving.saveNow();
		mine.edit({ kind: 'take-option', unit: 'own-1', option: o });
		await mine.saving.saveNow();
		expect(questions.current).toBeUndefined();
		expect(mine.shown).toBe(`${u}, ${u} + ${o}`);
		const { cursor } = await mine.history();
		expect(cursor).toBe(6);
		mine.editor.goTo(3);
		expect(mine.shown).toBe(`${u} + ${o}`);
	});
});
