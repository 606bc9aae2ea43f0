import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import type { RosterRepository, Summary, Unstored } from '../storage/index.ts';
import { Autosave } from './autosave.svelte.ts';

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

interface Storing {
	readonly rosters: RosterRepository;
}

/** A storage that only saves; `write` decides how. */
function aStorage(
	write: (roster: Roster, unstored?: Unstored) => Promise<void>
): () => Promise<Storing> {
	const save: RosterRepository['save'] = async (roster, _, unstored) => {
		await write(roster, unstored);
		return { ok: true, updatedAt: 1 };
	};
	return () =>
		Promise.resolve({ rosters: { save } as Partial<Storing['rosters']> as RosterRepository });
}

test('is stored within a tenth of a second, the last edit last', async () => {
	const names: string[] = [];
	const autosave = new Autosave(
		aStorage(({ name }) => {
			names.push(name);
			return Promise.resolve();
		})
	);
	const start = performance.now();
	autosave.schedule(aRoster('one'), summary);
	autosave.schedule(aRoster('two'), summary);
	await expect.poll(() => autosave.state, { interval: 5 }).toBe('saved');
	expect(performance.now() - start).toBeLessThan(100);
	expect(names).toEqual(['two']);
});

test('an edit during a save is stored after it', async () => {
	const names: string[] = [];
	const waiting: (() => void)[] = [];
	const autosave = new Autosave(
		aStorage(({ name }) => {
			names.push(name);
			return new Promise((resolve) => waiting.push(resolve));
		})
	);
	autosave.schedule(aRoster('one'), summary);
	await expect.poll(() => names).toEqual(['one']);
	autosave.schedule(aRoster('two'), summary);
	waiting.shift()?.();
	await expect.poll(() => names).toEqual(['one', 'two']);
	expect(autosave.state).toBe('saving');
	waiting.shift()?.();
	await expect.poll(() => autosave.state).toBe('saved');
});

test('says when storing failed, and stores with the next edit', async () => {
	const names: string[] = [];
	let isFull = true;
	const autosave = new Autosave(
		aStorage(({ name }) => {
			if (isFull) return Promise.reject(new Error('full'));
			names.push(name);
			return Promise.resolve();
		})
	);
	autosave.schedule(aRoster('one'), summary);
	await expect.poll(() => autosave.state).toBe('failed');
	isFull = false;
	autosave.schedule(aRoster('two'), summary);
	await expect.poll(() => autosave.state).toBe('saved');
	expect(names).toEqual(['two']);
});

describe('with a history', () => {
	const unstored: Unstored = { since: 0, cursor: 1, steps: 1, made: [] };

	test('what could not be stored of it is stored with the next try', async () => {
		const written: unknown[] = [];
		const told: unknown[] = [];
		let isFull = true;
		const autosave = new Autosave(
			aStorage((_, history) => {
				if (isFull) return Promise.reject(new Error('full'));
				written.push(history);
				return Promise.resolve();
			}),
			() =>
				Promise.resolve({
					unstored: () => unstored,
					stored: (history) => told.push(history),
					overtaken: () => Promise.resolve()
				})
		);
		autosave.schedule(aRoster('one'), summary);
		await expect.poll(() => autosave.state).toBe('failed');
		expect(told).toEqual([]);
		isFull = false;
		await autosave.flush();
		expect([written, told]).toEqual([[unstored], [unstored]]);
	});

	test('the roster is stored even if its history cannot be opened', async () => {
		const names: string[] = [];
		const autosave = new Autosave(
			aStorage(({ name }) => {
				names.push(name);
				return Promise.resolve();
			}),
			() => Promise.reject(new Error('no network'))
		);
		autosave.schedule(aRoster('one'), summary);
		await autosave.flush();
		expect([names, autosave.state]).toEqual([['one'], 'saved']);
	});
});
