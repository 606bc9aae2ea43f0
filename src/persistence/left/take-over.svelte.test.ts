import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Edit } from '#engine';
import type { Roster } from '#schema';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { openStorage } from '../index.ts';
import { locks } from '../../platform/locks.ts';
import { setLeftTaker } from './take-over-left.ts';
import { thisPage } from '../db/page-database.ts';
import {
	dropWaiting,
	nextNumber,
	storeWaiting,
	waitingRows,
	type Upon,
	type WaitingRow
} from '../db/waiting.ts';
import { Dice } from '../../../tests/faults/dice.ts';
import { createRoster } from '../../features/start/create-roster.ts';
import { takeFresh } from '../opening/fresh-rosters.ts';
import { startSaving } from '../../features/editor/session/start-saving.ts';
import { openRoster } from '../opening/open-roster.ts';
import type { OpenedRoster } from '../opening/opened-roster.ts';
import { removeRoster } from '../../features/rosters/roster-actions.ts';
import { RosterEditor } from '../../features/editing/roster-editor.svelte.ts';
import { Saving, type Change } from '../saving/saving.svelte.ts';
import { leftTaker } from './take-over.ts';

const system = 'warmaster';
const [card] = await loadArmyCards(system);
const summary = { points: 0, problems: 0, units: 0 };

/** A roster in an editor that stores, as the page has it, until it is killed. */
class Tab {
	readonly saving: Saving;
	readonly editor: RosterEditor;

	constructor(opened: OpenedRoster) {
		const { pack, roster, past, isUnsaved } = opened;
		this.saving = new Saving(opened, () => Promise.resolve(startSaving(this.saving, this.editor)));
		const changed = (change: Change, now: Roster): void =>
			this.saving.store(change, { roster: now, summarise: () => summary, data: pack.mark });
		this.editor = new RosterEditor(pack, roster, changed, past);
		if (isUnsaved) changed({ kind: 'state' }, roster);
		onTestFinished(() => this.saving.stop());
	}

	/** What there is of its history, the newest step first, and where in it the roster is. */
	async history(): Promise<unknown> {
		const log = await this.editor.openHistory();
		// Words and steps are made when they are asked for.
		const { cursor } = log.unsavedSteps();
		return { cursor, steps: log.steps.map(({ n, at, text }) => [n, at, text]) };
	}

	get json(): string {
		return JSON.stringify(this.editor.roster);
	}

	/** Ends as a page that is killed does: what is in waiting stays there, of a page that is closed. */
	async kill(): Promise<void> {
		const { id } = this.editor.roster;
		this.saving.stop();
		const page = `closed-${nextNumber()}`;
		for (const { key, row } of await waitingRows(id)) {
			if (key[1] === thisPage) await storeWaiting([id, page, key[2]], row as WaitingRow);
		}
		await dropWaiting(id, thisPage);
		await renamePage(id, page);
	}
}

/** In the stored row, too, the closed page has another name than this one, which goes on. */
async function renamePage(id: string, page: string): Promise<void> {
	const { raw } = await openStorage();
	const loaded = await raw.rosters.load(id);
	const n = loaded.ok ? loaded.counts?.[thisPage] : undefined;
	if (!loaded.ok || n === undefined) return;
	const { roster, updatedAt: lastSeen } = loaded;
	await raw.rosters.save(roster, summary, { lastSeen, counts: { [thisPage]: 0, [page]: n } });
}

async function aTab(): Promise<Tab> {
	const fresh = await createRoster(system, card?.id ?? '', 2000);
	takeFresh(fresh.roster.id);
	return new Tab(fresh);
}

async function open(id: string): Promise<Tab> {
	const opened = await openRoster(id);
	if (opened.kind !== 'roster') throw new Error(opened.kind);
	return new Tab(opened);
}

/** A roster that is stored, with the row of a closed page upon it. */
async function storedRoster(): Promise<{ roster: Roster; upon: Upon; first: string }> {
	const { roster } = await createRoster(system, card?.id ?? '', 2000);
	takeFresh(roster.id);
	const { raw } = await openStorage();
	const saved = await raw.rosters.save(roster, summary);
	const upon = { at: saved.ok ? saved.updatedAt : 0, step: 0, n: 0 };
	return { roster, upon, first: roster.units[0]?.id ?? '' };
}

const editRow = (edit: Edit, upon: Upon, at = Date.now()): WaitingRow => ({
	format: 1,
	kind: 'edit',
	at,
	upon,
	edit,
	joins: false
});

async function stored(id: string): Promise<Roster | undefined> {
	const loaded = await (await openStorage()).rosters.load(id);
	return loaded.ok ? loaded.roster : undefined;
}

const inWaiting = async (id: string): Promise<number> => (await waitingRows(id)).length;

beforeAll(() => setLeftTaker(() => Promise.resolve(leftTaker)));

describe('after a kill', () => {
	const seeds = Array.from({ length: 12 }, (_, at) => at + 1);

	test.each(seeds)('the roster and its history are as without one: seed %i', async (seed) => {
		const dice = new Dice(seed);
		const tab = await aTab();
		const { editor } = tab;
		const offered = editor.index.units.map(({ entry }) => entry.id);
		if (dice.happens(50)) await editor.openHistory();
		for (let step = 0; step < 25; step++) await act(tab, dice, offered);
		const [json, history] = [tab.json, await tab.history()];
		await tab.kill();
		const again = await open(tab.editor.roster.id);
		expect(again.json).toBe(json);
		expect(await again.history()).toEqual(history);
		expect(await inWaiting(tab.editor.roster.id)).toBe(0);
	});

	/** Something that a player does, or the page by itself. */
	async function act(tab: Tab, dice: Dice, offered: readonly string[]): Promise<void> {
		const { editor, saving } = tab;
		const unit = dice.one(editor.roster.units).id;
		const acts: readonly (() => unknown)[] = [
			() => editor.add(dice.one(offered)),
			() => editor.add(dice.one(offered)),
			() => editor.edit({ kind: 'remove-units', units: [unit] }),
			() => editor.edit({ kind: 'name-unit', unit, name: `Name ${dice.below(9)}` }),
			() => editor.edit({ kind: 'resize', size: 1000 + dice.below(9) }, { joins: true }),
			() => editor.openHistory().then(() => editor.undo()),
			() => editor.redo(),
			() => saving.saveNow()
		];
		await dice.one(acts)();
	}

	test('during a save, edits go on from what was just stored', async () => {
		const { roster, upon, first } = await storedRoster();
		const { raw } = await openStorage();
		const name = (unit: string): Edit => ({ kind: 'name-unit', unit: first, name: unit });
		await storeWaiting([roster.id, 'closed', 1], editRow(name('A'), upon));
		await storeWaiting([roster.id, 'closed', 2], editRow(name('B'), upon));
		// The save had the first edit in it; the page did not hear of it.
		const units = roster.units.map((unit) => (unit.id === first ? { ...unit, name: 'A' } : unit));
		await raw.rosters.save({ ...roster, units }, summary, {
			lastSeen: upon.at,
			counts: { closed: 1 }
		});
		expect((await stored(roster.id))?.units.find(({ id }) => id === first)?.name).toBe('B');
	});

	test('what was taken over and not deleted yet is not done twice', async () => {
		const { roster, upon } = await storedRoster();
		const unit = { id: 'new', entry: roster.units[0]?.entry ?? '' };
		const row = editRow({ kind: 'add-units', units: [unit] }, upon);
		await storeWaiting([roster.id, 'closed', 1], row);
		expect((await stored(roster.id))?.units.length).toBe(roster.units.length + 1);
		await storeWaiting([roster.id, 'closed', 1], row);
		expect((await stored(roster.id))?.units.length).toBe(roster.units.length + 1);
		expect(await inWaiting(roster.id)).toBe(0);
	});

	test('what was removed does not come back', async () => {
		const { roster, upon, first } = await storedRoster();
		const unit = { id: 'new', entry: roster.units[0]?.entry ?? '' };
		await storeWaiting(
			[roster.id, 'closed', 1],
			editRow({ kind: 'add-units', units: [unit] }, upon)
		);
		const remove = { kind: 'remove-units', units: ['new', first] } as const;
		await storeWaiting([roster.id, 'closed', 2], editRow(remove, upon));
		const ids = (await stored(roster.id))?.units.map(({ id }) => id);
		expect(ids).toEqual(roster.units.map(({ id }) => id).filter((id) => id !== first));
	});

	test('a roster that was never stored is there', async () => {
		const tab = await aTab();
		tab.editor.edit({ kind: 'rename', name: 'Nordland' });
		await tab.kill();
		expect((await stored(tab.editor.roster.id))?.name).toBe('Nordland');
	});
});

describe('what another tab has stored since', () => {
	const rename = (name: string): Edit => ({ kind: 'rename', name });

	test('is joined where both did different things, each with its steps', async () => {
		const { roster, upon, first } = await storedRoster();
		const theirs = await open(roster.id);
		await storeWaiting(
			[roster.id, 'closed', 1],
			editRow({ kind: 'name-unit', unit: first, name: 'Mine' }, upon)
		);
		theirs.editor.edit(rename('Theirs'));
		await theirs.saving.saveNow();
		const joined = await stored(roster.id);
		expect([joined?.name, joined?.units[0]?.name]).toEqual(['Theirs', 'Mine']);
		const { steps } = await (await openStorage()).steps.load(roster.id);
		expect(steps.map(({ text }) => text)).toEqual([
			expect.stringContaining('Renamed'),
			expect.stringContaining('“Mine”')
		]);
	});

	test('waits for the player where both did the same otherwise, and nothing is lost', async () => {
		const { roster, upon } = await storedRoster();
		const theirs = await open(roster.id);
		theirs.editor.edit(rename('Theirs'));
		await theirs.saving.saveNow();
		await storeWaiting([roster.id, 'closed', 1], editRow(rename('Mine'), upon));
		expect((await stored(roster.id))?.name).toBe('Theirs');
		const opened = await openRoster(roster.id);
		expect(opened).toMatchObject({
			isUnsaved: true,
			roster: { name: 'Mine' },
			base: { name: roster.name },
			updatedAt: upon.at,
			counts: { closed: 1 }
		});
		expect(await inWaiting(roster.id)).toBe(1);
	});

	test('the rows of a tab that is open are its own', async () => {
		const { roster, upon } = await storedRoster();
		await storeWaiting([roster.id, 'open', 1], editRow(rename('Mine'), upon));
		let close = (): void => undefined;
		const closed = new Promise<void>((resolve) => (close = resolve));
		const held = locks()?.request('muster-page-open', () => closed);
		await expect.poll(async () => (await locks()?.query())?.held?.length).toBeGreaterThan(0);
		expect((await stored(roster.id))?.name).toBe(roster.name);
		close();
		await held;
		expect((await stored(roster.id))?.name).toBe('Mine');
	});
});

describe('what cannot be read', () => {
	test.each([
		['nothing', null],
		['a later format', { ...editRow({ kind: 'rename', name: 'B' }, { step: 0, n: 0 }), format: 2 }],
		['no edit', editRow('rename' as never, { step: 0, n: 0 })],
		['an edit of a later version', editRow({ kind: 'paint' } as never, { step: 0, n: 0 })]
	])('%s: is kept, and what came before it counts', async (_, damaged) => {
		const { roster, upon } = await storedRoster();
		const rows = [editRow({ kind: 'rename', name: 'A' }, upon), damaged as WaitingRow];
		for (const [at, row] of rows.entries()) await storeWaiting([roster.id, 'closed', at + 1], row);
		expect((await stored(roster.id))?.name).toBe('A');
		expect(await inWaiting(roster.id)).toBe(1);
	});
});

describe('a roster that is deleted', () => {
	test('has what was left in waiting, in the bin and when it comes back', async () => {
		const { roster, upon } = await storedRoster();
		await storeWaiting([roster.id, 'closed', 1], editRow({ kind: 'rename', name: 'Left' }, upon));
		await removeRoster(roster.id, roster.name);
		const { bin } = await openStorage();
		await bin.restore(roster.id, () => 'unused');
		expect([(await stored(roster.id))?.name, await inWaiting(roster.id)]).toEqual(['Left', 0]);
	});

	test('for good takes along what is in waiting', async () => {
		const { roster, upon } = await storedRoster();
		await removeRoster(roster.id, roster.name);
		await storeWaiting([roster.id, 'closed', 1], editRow({ kind: 'rename', name: 'Left' }, upon));
		await (await openStorage()).bin.purge(roster.id);
		expect(await inWaiting(roster.id)).toBe(0);
	});
});
