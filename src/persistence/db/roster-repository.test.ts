import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Roster, Step } from '#schema';
import { MusterDb } from './db.ts';
import { eventIn } from './event-repository.ts';
import { createRosterRepository, type RosterRepository } from './roster-repository.ts';
import { createStepRepository, readStep } from './step-repository.ts';
import type { Stored } from './stored-roster.ts';
import { versionIn } from './version-repository.ts';

const id = '7d4c2a9e-0b1f-4c3d-8e5f-123456789abc';
const roster: Roster = {
	formatVersion: 1,
	id,
	name: 'Nordland',
	system: 'toy',
	army: 'toys',
	revision: '2026-01-01',
	size: 2000,
	units: [{ id: 'a', entry: 'pikes', options: ['banner'] }]
};
const summary = { points: 45, problems: 1, units: 1 };
const past = { cursor: 0, steps: 0 };

let db: MusterDb;
let repository: RosterRepository;
let clock: number;

beforeEach(() => {
	db = new MusterDb(`test-${Math.random()}`);
	clock = 1000;
	repository = createRosterRepository(db, () => clock++);
});

/** Counts what stores and indexes are asked for. */
function countRequests(): () => Readonly<Record<string, number>> {
	const names = [
		'get',
		'getAll',
		'getAllKeys',
		'openCursor',
		'openKeyCursor',
		'put',
		'delete'
	] as const;
	const spies = names.map((name) => vi.spyOn(IDBObjectStore.prototype, name));
	onTestFinished(() => {
		vi.restoreAllMocks();
	});
	return () =>
		Object.fromEntries(
			names
				.map((name, at) => [name, spies[at]?.mock.calls.length ?? 0] as const)
				.filter(([, many]) => many > 0)
		);
}

function listed(most?: number): Promise<readonly Stored[]> {
	return new Promise((resolve, reject) => {
		const subscription = repository.watchLatest(most).subscribe({
			next: ({ rows }) => {
				resolve(rows);
				subscription.unsubscribe();
			},
			error: reject
		});
	});
}

describe('what is stored', () => {
	test('comes back as it was', async () => {
		await repository.save(roster, summary);
		expect(await repository.load(id)).toEqual({ ok: true, roster, summary, past, updatedAt: 1000 });
	});

	test('is unfinished until it is saved as something else', async () => {
		const draft = { ...summary, isUnfinished: true };
		await repository.save(roster, draft);
		expect(await repository.load(id)).toMatchObject({ summary: draft });
		await repository.save(roster, summary);
		expect((await repository.load(id)) as object).toHaveProperty('summary', summary);
	});

	test('is unfinished beside its summary, which earlier versions read strictly', async () => {
		await repository.save(roster, { ...summary, isUnfinished: true });
		expect(await db.rosters.get(id)).toMatchObject({ summary, isUnfinished: true });
		expect((await db.rosters.get(id))?.summary).toStrictEqual(summary);
	});

	test('is listed with the latest edit first', async () => {
		const other = { ...roster, id: '7d4c2a9e-0b1f-4c3d-8e5f-123456789abd', name: 'Later' };
		await repository.save(roster, summary);
		await repository.save(other, summary);
		const names = (await listed()).map((stored) => stored.readable && stored.roster.name);
		expect(names).toEqual(['Later', 'Nordland']);
	});

	test('is listed as far as it is asked for, and what has no date at all is always there', async () => {
		const ids = [1, 2, 3].map((n) => `7d4c2a9e-0b1f-4c3d-8e5f-12345678900${n}`);
		for (const each of ids) await repository.save({ ...roster, id: each, name: each }, summary);
		await db.rosters.put({ id: 'odd', roster: [] } as never);
		const shown = (await listed(2)).map((stored) =>
			stored.readable ? stored.roster.id : stored.id
		);
		expect(shown).toEqual(['odd', ids[2], ids[1]]);
		expect(await listed(9)).toHaveLength(4);
	});

	test('is read as a whole however many there are, a few at a time', async () => {
		const idAt = (at: number) => `7d4c2a9e-0b1f-4c3d-8e5f-${String(at).padStart(12, '0')}`;
		await db.rosters.bulkPut(
			Array.from({ length: 95 }, (_, at) => {
				const own = idAt((at * 31) % 95);
				return { id: own, updatedAt: at + 1, roster: { ...roster, id: own, name: `List ${at}` } };
			})
		);
		await db.rosters.put({ id: 'odd', roster: [] } as never);
		const all = await repository.all();
		expect(all.map((stored) => stored.readable && stored.roster.name)).toEqual([
			false,
			...Array.from({ length: 95 }, (_, at) => `List ${94 - at}`)
		]);
		expect(await repository.names()).toHaveLength(95);
		expect((await repository.after()).length).toBeLessThan(95);
		expect(await repository.after('odd')).toEqual([]);
	});

	test('keeps the order of its keys', async () => {
		const { units, ...rest } = roster;
		await repository.save({ units: [{ entry: 'pikes', name: 'Old', id: 'a' }], ...rest }, summary);
		const loaded = await repository.load(id);
		expect(loaded.ok && JSON.stringify(loaded.roster)).toMatch(
			/^\{"units":\[\{"entry":"pikes","name":"Old","id":"a"\}\],"formatVersion"/
		);
	});
});

describe('a history', () => {
	const steps = () => createStepRepository(db);

	test('is stored with its roster', async () => {
		await repository.save(roster, summary, {
			unsaved: { cursor: 1, steps: 2, made: [step(1), step(2)] }
		});
		expect(await repository.load(id)).toMatchObject({ past: { cursor: 1, steps: 2 } });
		expect(await steps().load(id)).toEqual({ steps: [step(1), step(2)], last: 2 });
	});

	test('asks the database for no more than it must when a step is added', async () => {
		await repository.save(roster, summary, { unsaved: { cursor: 1, steps: 1, made: [step(1)] } });
		const asked = countRequests();
		await repository.save(roster, summary, { unsaved: { cursor: 2, steps: 2, made: [step(2)] } });
		expect(asked()).toEqual({ get: 1, put: 2 });
	});

	test('stays as it is if a roster is stored without one', async () => {
		await repository.save(roster, summary, { unsaved: { cursor: 1, steps: 1, made: [step(1)] } });
		await repository.save({ ...roster, name: 'Ostland' }, summary);
		expect(await repository.load(id)).toMatchObject({
			roster: { name: 'Ostland' },
			past: { cursor: 1, steps: 1 }
		});
	});

	test('is not stored, nor is the roster, if another tab has stored it since', async () => {
		const unsaved = { cursor: 1, steps: 1, made: [step(1)] };
		const first = await repository.save(roster, summary, { unsaved });
		const lastSeen = first.ok ? first.updatedAt - 1 : 0;
		const late = { unsaved: { ...unsaved, made: [step(1, 'late')] }, lastSeen };
		const saved = await repository.save({ ...roster, name: 'Late' }, summary, late);
		expect(saved).toEqual({ ok: false, reason: 'overtaken' });
		expect(await repository.load(id)).toMatchObject({ roster: { name: 'Nordland' } });
		expect(await steps().load(id)).toMatchObject({ steps: [{ text: 'done' }] });
	});

	test('carries another moment each time, though the clock stands still', async () => {
		const one = await repository.save(roster, summary);
		const two = await repository.save(roster, summary);
		expect(one).not.toEqual(two);
	});

	test('is not stored over a row that cannot be read', async () => {
		const row = { id, updatedAt: 5, roster: { ...roster, formatVersion: 2 } };
		await db.rosters.put(row);
		const saved = await repository.save(roster, summary, { lastSeen: 5 });
		expect(saved).toEqual({ ok: false, reason: 'unreadable' });
		expect(await db.rosters.get(id)).toEqual(row);
	});

	test('is stored whole or not at all', async () => {
		const broken = { ...step(1), n: Number.NaN };
		await expect(
			repository.save(roster, summary, { unsaved: { cursor: 1, steps: 1, made: [broken] } })
		).rejects.toThrow();
		expect(await repository.load(id)).toEqual({ ok: false, reason: 'missing' });
	});

	test('lets steps go, the oldest and those taken back, and none of another roster', async () => {
		const made = [1, 2, 3, 4].map((n) => step(n));
		const other = { ...roster, id: '7d4c2a9e-0b1f-4c3d-8e5f-123456789abd' };
		await repository.save(other, summary, { unsaved: { cursor: 4, steps: 4, made } });
		await repository.save(roster, summary, { unsaved: { cursor: 4, steps: 4, made } });
		await repository.save(roster, summary, {
			unsaved: { cursor: 3, steps: 3, made: [], first: 2 }
		});
		expect((await steps().load(id)).steps.map(({ n }) => n)).toEqual([2, 3]);
		expect((await steps().load(other.id)).steps).toHaveLength(4);
	});

	test.each([
		['a text that is none', { text: 7 }],
		['a patch of no units', { back: { units: { at: 0, out: 0, units: [7] } } }],
		['a patch of no roster', { forth: { shell: { name: 'Half' } } }],
		['a word that this version does not know', { why: 'because' }]
	])('leaves out a step with %s, and keeps it', async (_, broken) => {
		await repository.save(roster, summary, {
			unsaved: { cursor: 2, steps: 2, made: [step(1), step(2)] }
		});
		await db.steps.put({ ...step(2), roster: id, ...broken });
		expect(await steps().load(id)).toEqual({ steps: [step(1)], last: 2 });
		expect(await db.steps.count()).toBe(2);
	});

	test('lets go no step that cannot be read, and gives its number to no other', async () => {
		const bad = [
			{ roster: id, n: 1, text: 7 },
			{ roster: id, n: 9.5 },
			{ roster: id, n: 1e300 }
		];
		await db.steps.bulkPut(bad);
		expect(await steps().load(id)).toEqual({ steps: [], last: 9 });
		await repository.save(roster, summary, {
			unsaved: { cursor: 12, steps: 12, made: [10, 11, 12].map((n) => step(n)), first: 11 }
		});
		await repository.save(roster, summary, { unsaved: { cursor: 11, steps: 11, made: [] } });
		expect(await db.steps.toArray()).toEqual([bad[0], bad[1], { ...step(11), roster: id }, bad[2]]);
		expect(await steps().rows(id)).toHaveLength(4);
	});

	test.each([
		[
			{ cursor: 'x', steps: 3 },
			{ cursor: 3, steps: 3 }
		],
		[
			{ cursor: 5, steps: 3 },
			{ cursor: 3, steps: 3 }
		],
		[
			{ cursor: 1, steps: -3 },
			{ cursor: 0, steps: 0 }
		],
		[{}, { cursor: 0, steps: 0 }],
		[
			{ cursor: 2, steps: Number.MAX_SAFE_INTEGER },
			{ cursor: 0, steps: 0 }
		]
	])('of a row with %o goes as far as %o', async (fields, expected) => {
		await db.rosters.put({ id, updatedAt: 5, roster, ...fields });
		expect(await repository.load(id)).toMatchObject({ past: expected });
	});

	test('that is empty lets its roster be discarded', async () => {
		await repository.save(roster, summary);
		await repository.discard(id);
		expect(await repository.has(id)).toBe(false);
	});

	test('keeps its roster from being discarded, as a version does', async () => {
		const unsaved = { cursor: 1, steps: 1, made: [step(1)] };
		await repository.save(roster, summary, { unsaved });
		await repository.discard(id);
		expect(await repository.has(id)).toBe(true);

		await db.steps.clear();
		await db.versions.put({ id: 'v', roster: id } as never);
		await repository.discard(id);
		expect(await repository.has(id)).toBe(true);
	});

	function step(n: number, text = 'done'): Step {
		const shell = { ...roster, units: [] };
		return { n, at: 5, text, back: { shell }, forth: { shell }, from: n - 1, to: n };
	}
});

describe('what cannot be read', () => {
	test.each([
		['nothing', undefined],
		['null', null],
		['a text', 'oops'],
		['half a roster', { formatVersion: 1, id }],
		['a newer format', { ...roster, formatVersion: 2 }],
		['a roster of another id', { ...roster, id: '7d4c2a9e-0b1f-4c3d-8e5f-123456789abe' }],
		['a unit that is not one', { ...roster, units: [7] }],
		['a list that has its fields', Object.assign([], roster)],
		['a date', new Date(0)],
		['a map', new Map(Object.entries(roster))]
	])('%s is listed as unreadable and kept as it is', async (_, broken) => {
		const row = { id, updatedAt: 5, roster: broken };
		await db.rosters.put(row);
		expect(await repository.load(id)).toEqual({ ok: false, reason: 'unreadable' });
		expect(await listed()).toEqual([{ readable: false, id, row }]);
		expect(await db.rosters.get(id)).toEqual(row);
	});

	test('units without end are not walked along', async () => {
		const endless = { ...roster, units: Array(4_000_000_000) };
		await db.rosters.put({ id, updatedAt: 5, roster: endless });
		expect((await listed()).map(({ readable }) => readable)).toEqual([false]);
	});

	test('more faults than can be counted are faults', async () => {
		const keys = Array.from({ length: 130_000 }, (_, at) => [`k${at}`, 0] as const);
		const readings = Object.fromEntries(keys);
		const faulty = { ...roster, readings };
		await db.rosters.put({ id, updatedAt: 5, roster: faulty });
		expect((await listed()).map(({ readable }) => readable)).toEqual([false]);
		const pack = { formatVersion: 1, name: 'Cup', system: 'toy', date: '2026-05-01', readings };
		expect(eventIn({ id: 'e', at: 1, pack: { ...pack, constraints: [] } })).toBeUndefined();
		const kept = { id: 'v', roster: id, name: 'Before', at: 1 };
		expect(versionIn({ ...kept, snapshot: faulty })).toBeUndefined();
		const forth = { shell: { ...faulty, units: [] } };
		const step = { n: 1, at: 5, text: 'done', back: forth, forth, from: 0, to: 1 };
		expect(readStep({ ...step, roster: id })).toEqual([]);
	});

	test('does not hide the others', async () => {
		await db.rosters.put({ id: 'bad', updatedAt: 5, roster: null });
		await repository.save(roster, summary);
		expect((await listed()).map(({ readable }) => readable)).toEqual([false, true]);
	});

	test.each([[5n], [new Date(5)], [{ valueOf: 1, toString: 2 }], [[[]]], ['2026-11-20']])(
		'a moment that is %o costs only the moment',
		async (updatedAt) => {
			await db.rosters.put({ id, updatedAt, roster } as never);
			expect(await listed()).toMatchObject([{ readable: true, updatedAt: 0 }]);
		}
	);

	test('a broken summary costs only the summary', async () => {
		await db.rosters.put({ id, updatedAt: Number.NaN, roster, summary: 'oops' });
		expect(await listed()).toEqual([
			{ readable: true, roster, updatedAt: 0, summary: undefined, past, data: undefined }
		]);
	});
});
