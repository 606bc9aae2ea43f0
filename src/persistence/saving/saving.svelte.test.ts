import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Roster } from '#schema';
import type { RosterRepository, Saved, Summary, UnsavedSteps } from '../index.ts';
import { thisPage } from '../db/page-database.ts';
import { dropWaiting, waitingRows, type WaitingRow } from '../db/waiting.ts';
import { RosterSaver, type HistoryToSave } from './roster-saver.ts';
import { Saving } from './saving.svelte.ts';

const summary: Summary = { points: 0, problems: 0, units: 0 };

function aRoster(name: string): Roster {
	return {
		formatVersion: 1,
		id: '7d4c2a9e-0b1f-4c3d-8e5f-123456789abc',
		name,
		system: 'toy',
		army: 'toys',
		revision: '2026-01-01',
		size: 1000,
		units: []
	};
}

type Write = (
	roster: Roster,
	unsaved?: UnsavedSteps,
	lastSeen?: number
) => Promise<Saved | undefined>;

interface Ways {
	readonly history?: () => Promise<HistoryToSave>;
	readonly rejoin?: (saving: Saving) => Promise<void>;
}

/** A saving over a storage that only saves; `write` decides how. The rows carry 1, 2, 3 … */
function aSaving(write: Write, { history, rejoin }: Ways = {}): Saving {
	let at = 0;
	const save: RosterRepository['save'] = async (roster, _, { unsaved, lastSeen } = {}) =>
		(await write(roster, unsaved, lastSeen)) ?? { ok: true, updatedAt: ++at };
	const rosters = { save } as Partial<RosterRepository> as RosterRepository;
	const saving: Saving = new Saving({ roster: aRoster('before'), updatedAt: 0 }, () => {
		const saver = new RosterSaver(saving, () => Promise.resolve({ rosters }), {
			...(history && { history }),
			...(rejoin && { rejoin: () => rejoin(saving) })
		});
		return Promise.resolve({ saveNow: () => saver.saveNow(), leave: () => undefined });
	});
	onTestFinished(() => saving.nothingLeft());
	return saving;
}

/** Writes that are noted by the name of the roster, and end when the test says so. */
function slowly() {
	const names: string[] = [];
	const waiting: (() => void)[] = [];
	const write: Write = ({ name }) => {
		names.push(name);
		return new Promise((resolve) => waiting.push(() => resolve(undefined)));
	};
	return { names, write, end: () => waiting.shift()?.() };
}

const { id } = aRoster('before');

/** Renames the roster. */
const edit = (saving: Saving, name: string): void =>
	saving.store(
		{ kind: 'edit', edit: { kind: 'rename', name }, at: Date.now(), joins: false },
		{ roster: aRoster(name), summarise: () => summary }
	);

/** What is in waiting: the names that edits give, and those of whole rosters, with the row they go on from. */
async function waiting(): Promise<readonly unknown[]> {
	return (await waitingRows(id)).map(({ row }) => {
		const { upon, ...rest } = row as WaitingRow;
		const name = rest.kind === 'edit' ? (rest.edit as { name: string }).name : rest.roster.name;
		return [rest.kind, name, upon.at];
	});
}

beforeEach(() => dropWaiting(id));

test('is stored whole when the player rests, the last edit last', async () => {
	const names: string[] = [];
	const saving = aSaving(({ name }) => {
		names.push(name);
		return Promise.resolve(undefined);
	});
	edit(saving, 'one');
	edit(saving, 'two');
	await expect.poll(() => saving.state, { interval: 5 }).toBe('saved');
	expect(names).toEqual(['two']);
});

test('edits without a pause do not put off storing them for ever', async () => {
	const names: string[] = [];
	const saving = aSaving(({ name }) => {
		names.push(name);
		return Promise.resolve(undefined);
	});
	const editing = setInterval(() => edit(saving, 'again'), 4);
	onTestFinished(() => clearInterval(editing));
	// Each edit is written durably, which a busy disk may take long for: that it ends is what counts.
	await expect.poll(() => names.length, { interval: 5, timeout: 20_000 }).toBeGreaterThan(1);
});

test('an edit during a save is stored after it', async () => {
	const { names, write, end } = slowly();
	const saving = aSaving(write);
	edit(saving, 'one');
	void saving.saveNow();
	await expect.poll(() => names).toEqual(['one']);
	edit(saving, 'two');
	end();
	await expect.poll(() => names).toEqual(['one', 'two']);
	expect(saving.state).toBe('unsaved');
	end();
	await expect.poll(() => saving.state).toBe('saved');
});

describe('an edit is put into waiting', () => {
	test('by the tap itself, and stays there until the row has it', async () => {
		const { names, write, end } = slowly();
		const saving = aSaving(write);
		edit(saving, 'one');
		await expect.poll(waiting).toEqual([['edit', 'one', 0]]);
		await expect.poll(() => saving.isStored).toBe(true);
		expect(saving.state).not.toBe('saved');
		void saving.saveNow();
		await expect.poll(() => names).toEqual(['one']);
		expect(await waiting()).toEqual([['edit', 'one', 0]]);
		end();
		await expect.poll(waiting).toEqual([]);
		expect(saving.state).toBe('saved');
	});

	test('though the code that stores is not here yet', async () => {
		const saving = new Saving({ roster: aRoster('before'), updatedAt: 7 }, () =>
			Promise.reject(new Error('no network'))
		);
		onTestFinished(() => saving.nothingLeft());
		edit(saving, 'one');
		void saving.saveNow();
		await expect.poll(waiting).toEqual([['edit', 'one', 7]]);
	});

	test('with the row that it goes on from: that before the save that runs, and then the saved one', async () => {
		const { names, write, end } = slowly();
		const saving = aSaving(write);
		edit(saving, 'one');
		void saving.saveNow();
		await expect.poll(() => names).toEqual(['one']);
		edit(saving, 'two');
		await expect.poll(waiting).toEqual([
			['edit', 'one', 0],
			['edit', 'two', 0]
		]);
		end();
		await expect.poll(waiting).toEqual([['edit', 'two', 0]]);
		edit(saving, 'three');
		await expect.poll(waiting).toEqual([
			['edit', 'two', 0],
			['edit', 'three', 1]
		]);
	});

	test('and its row says which of them it counts', async () => {
		const counted: unknown[] = [];
		const saving: Saving = new Saving({ roster: aRoster('before'), updatedAt: 0 }, () =>
			Promise.resolve({
				saveNow: () => {
					if (saving.toSave) counted.push([saving.toSave.n, saving.lastRowsOf(saving.toSave)]);
					saving.nothingLeft();
					return Promise.resolve();
				},
				leave: () => undefined
			})
		);
		edit(saving, 'one');
		edit(saving, 'two');
		const last = (await waitingRows(id)).at(-1)?.key[2];
		await saving.saveNow();
		expect(counted).toEqual([[last, { [thisPage]: last }]]);
	});

	test('whole, once one was refused: edits would not follow one another', async () => {
		const { write } = slowly();
		const saving = aSaving(write);
		edit(saving, 'one');
		await expect.poll(() => saving.isStored).toBe(true);
		const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new Error('full');
		});
		onTestFinished(() => full.mockRestore());
		edit(saving, 'two');
		await expect.poll(() => saving.isStored).toBe(false);
		full.mockRestore();
		edit(saving, 'three');
		await expect.poll(waiting).toEqual([
			['edit', 'one', 0],
			['state', 'three', 0]
		]);
		expect(saving.isStored).toBe(true);
		edit(saving, 'four');
		await expect.poll(async () => (await waiting()).at(-1)).toEqual(['edit', 'four', 0]);
	});

	test('or not, where the browser refuses that too', async () => {
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new Error('full');
		});
		onTestFinished(() => void vi.restoreAllMocks());
		const saving = aSaving(() => Promise.reject(new Error('full')));
		edit(saving, 'one');
		await expect.poll(() => saving.state).toBe('failed');
		expect(saving.isStored).toBe(false);
	});
});

describe('the player reads', () => {
	test('when storing failed, until it is stored with the next edit', async () => {
		const names: string[] = [];
		let isFull = true;
		const saving = aSaving(({ name }) => {
			if (isFull) return Promise.reject(new Error('full'));
			names.push(name);
			return Promise.resolve(undefined);
		});
		edit(saving, 'one');
		await expect.poll(() => saving.state).toBe('failed');
		isFull = false;
		edit(saving, 'two');
		await expect.poll(() => saving.state).toBe('saved');
		expect(names).toEqual(['two']);
	});

	describe('in time', () => {
		beforeEach(() => {
			vi.useFakeTimers();
			return () => vi.useRealTimers();
		});

		test('and what failed is tried again by itself', async () => {
			let isFull = true;
			const saving = aSaving(() =>
				isFull ? Promise.reject(new Error('full')) : Promise.resolve(undefined)
			);
			edit(saving, 'one');
			await vi.advanceTimersByTimeAsync(600);
			expect(saving.state).toBe('failed');
			isFull = false;
			await vi.advanceTimersByTimeAsync(3000);
			expect(saving.state).toBe('saved');
		});

		test('when it takes more than two seconds', async () => {
			const { write, end } = slowly();
			const saving = aSaving(write);
			edit(saving, 'one');
			void saving.saveNow();
			await vi.advanceTimersByTimeAsync(1900);
			expect(saving.state).toBe('unsaved');
			await vi.advanceTimersByTimeAsync(200);
			expect(saving.state).toBe('late');
			end();
			await vi.advanceTimersByTimeAsync(0);
			expect(saving.state).toBe('saved');
		});

		test('but not when each of many saves takes its time', async () => {
			const { write, end } = slowly();
			const saving = aSaving(write);
			for (let at = 0; at < 5; at++) {
				edit(saving, `${at}`);
				await vi.advanceTimersByTimeAsync(1500);
				expect(saving.state).toBe('unsaved');
				edit(saving, `${at} and a half`);
				end();
				await vi.advanceTimersByTimeAsync(0);
			}
		});
	});

	test('when the stored row is one that this version cannot read, which stays', async () => {
		const saving = aSaving(() => Promise.resolve({ ok: false, reason: 'unreadable' }));
		edit(saving, 'one');
		await expect.poll(() => saving.state).toBe('outdated');
		expect(await waiting()).toEqual([['edit', 'one', 0]]);
	});
});

describe('when another tab has stored the roster since', () => {
	const overtaken: Saved = { ok: false, reason: 'overtaken' };

	test('what both made is stored over it', async () => {
		const written: unknown[] = [];
		const saving = aSaving(
			({ name }, _, lastSeen) => {
				written.push([name, lastSeen]);
				return Promise.resolve(lastSeen === 0 ? overtaken : undefined);
			},
			{
				rejoin: (own) => {
					own.noteStored(aRoster('theirs'), 9, 0);
					edit(own, 'both');
					return Promise.resolve();
				}
			}
		);
		edit(saving, 'one');
		await expect.poll(() => saving.state).toBe('saved');
		expect(written).toEqual([
			['one', 0],
			['both', 9]
		]);
	});

	test('it waits, kept aside, while the player is asked', async () => {
		let tries = 0;
		const saving = aSaving(
			() => {
				tries++;
				return Promise.resolve(overtaken);
			},
			{
				rejoin: (own) => {
					own.state = 'asking';
					return Promise.resolve();
				}
			}
		);
		edit(saving, 'one');
		await expect.poll(() => saving.state).toBe('asking');
		expect(await waiting()).toEqual([['edit', 'one', 0]]);
		await saving.saveNow();
		expect([tries, saving.state]).toEqual([2, 'asking']);
	});
});

describe('with a history', () => {
	const unsaved: UnsavedSteps = { cursor: 1, steps: 1, made: [] };

	test('what could not be stored of it is stored with the next try', async () => {
		const written: unknown[] = [];
		const stored: unknown[] = [];
		let isFull = true;
		const saving = aSaving(
			(_, history) => {
				if (isFull) return Promise.reject(new Error('full'));
				written.push(history);
				return Promise.resolve(undefined);
			},
			{
				history: () =>
					Promise.resolve({ unsavedSteps: () => unsaved, afterSave: (steps) => stored.push(steps) })
			}
		);
		edit(saving, 'one');
		await expect.poll(() => saving.state).toBe('failed');
		expect(stored).toEqual([]);
		isFull = false;
		await saving.saveNow();
		expect([written, stored]).toEqual([[unsaved], [unsaved]]);
	});

	test('the roster is stored even if its history cannot be opened', async () => {
		const names: string[] = [];
		const saving = aSaving(
			({ name }) => {
				names.push(name);
				return Promise.resolve(undefined);
			},
			{ history: () => Promise.reject(new Error('no network')) }
		);
		edit(saving, 'one');
		await saving.saveNow();
		expect([names, saving.state]).toEqual([['one'], 'saved']);
	});
});
