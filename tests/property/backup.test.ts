import 'fake-indexeddb/auto';
import { fc } from '../draw.ts';
import { describe, expect, test } from 'vitest';
import { patchOf, hashOf } from '#engine';
import type { EventPack, Roster } from '#schema';
import { contentKey } from '../../src/exchange/backup/find-places.ts';
import { readBackup, type ReadBackup } from '../../src/exchange/backup/read-backup.ts';
import { addBackup } from '../../src/features/backup/restore.ts';
import { makeBackup } from '../../src/features/backup/backup.ts';
import { createBackupRepository } from '../../src/persistence/db/backup-repository.ts';
import { MusterDb } from '../../src/persistence/db/db.ts';
import { amount } from '../runs.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const names = ['Nordland', 'Stirland', 'x'.repeat(80)];
const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** One of few rosters, so that many are alike. */
function aRoster(id: number, look: number): Roster {
	return {
		formatVersion: 1,
		id: idOf(id),
		name: names[look % 3] ?? '',
		system: 'toy',
		army: 'tin',
		revision: `2026-11-0${1 + (look % 2)}`,
		size: 1000,
		units: Array.from({ length: look % 4 }, (_, at) => ({ id: `u${at}`, entry: `pikes-${look}` }))
	};
}

function anEvent(look: number): EventPack {
	const name = `Open ${look % 2}`;
	const date = `2026-12-0${1 + (look % 2)}`;
	return {
		formatVersion: 1,
		name,
		system: 'toy',
		date,
		constraints: [],
		note: `Bring ${look} dice`
	};
}

const id = fc.nat(5);
const look = fc.nat(5);
const at = fc.integer({ min: 0, max: now });
/** A roster with what it was before, the oldest first. */
const stored = fc.record({
	id,
	looks: fc.array(look, { minLength: 1, maxLength: 4 }),
	cursor: fc.nat(3),
	at,
	data: fc.option(fc.constant('toy.mark'), { nil: undefined })
});
const damaged = fc.record({
	table: fc.constantFrom('rosters', 'versions', 'events'),
	row: fc.record({
		id: fc.oneof(id.map(idOf), fc.integer(), fc.constantFrom('a', 'e1')),
		roster: fc.oneof(
			fc.jsonValue({ maxDepth: 2 }),
			fc.constant({ ...aRoster(1, 1), formatVersion: 9 })
		)
	})
});
const world = fc.record({
	rosters: fc.uniqueArray(stored, { maxLength: 4, selector: (each) => each.id }),
	versions: fc.array(fc.record({ id: fc.nat(3), roster: id, look, at: fc.nat(2) }), {
		maxLength: 3
	}),
	events: fc.array(fc.record({ id: fc.nat(3), look }), { maxLength: 3 }),
	damaged: fc.array(damaged, { maxLength: 2 }),
	remind: fc.option(fc.boolean(), { nil: undefined })
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const databases = new Map<string, MusterDb>();

/** An empty browser: the same each time, as making one takes longer than all else. */
async function empty(name: string): Promise<MusterDb> {
	const db = databases.get(name) ?? new MusterDb(name);
	databases.set(name, db);
	await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
	return db;
}

async function build(
	name: string,
	{ rosters, versions, events, damaged, remind }: World
): Promise<MusterDb> {
	const db = await empty(name);
	for (const { table, row } of damaged) await db.table(table).put(row);
	for (const { id, looks, cursor, at, data } of rosters) {
		const all = looks.map((look) => aRoster(id, look));
		const here = Math.min(cursor, all.length - 1);
		const roster = all[here];
		const row = { id: idOf(id), updatedAt: at, roster, cursor: here, steps: all.length - 1 };
		await db.rosters.put({ ...row, ...(data !== undefined && { data }) });
		for (const [n, after] of all.entries()) {
			const before = all[n - 1];
			if (!before) continue;
			const patches = { back: patchOf(after, before), forth: patchOf(before, after) };
			const sums = { from: hashOf(before), to: hashOf(after) };
			await db.steps.put(
				Object.assign({ roster: idOf(id), n, at: n, text: 'x', ...patches }, sums)
			);
		}
	}
	for (const { id, roster, look, at } of versions) {
		const snapshot = aRoster(roster, look);
		await db.versions.put({ id: `v${id}`, roster: idOf(roster), name: 'Before', at, snapshot });
	}
	for (const { id, look } of events)
		await db.events.put({ id: `e${id}`, at: look, pack: anEvent(look) });
	if (remind !== undefined) await db.settings.put({ key: 'remind', value: remind });
	return db;
}

async function backUp(db: MusterDb): Promise<string> {
	return (await makeBackup(createBackupRepository(db), now)).text;
}

function read(text: string): ReadBackup {
	const result = readBackup(text);
	if (!result.ok) throw new Error(result.faults[0]?.message);
	return result.backup;
}

async function restore(db: MusterDb, text: string): Promise<void> {
	await addBackup(createBackupRepository(db), read(text), now, () => Promise.resolve(undefined));
}

/** Every row of every table. */
async function dump(db: MusterDb): Promise<ReadonlyMap<string, string>> {
	const rows = new Map<string, string>();
	for (const table of db.tables) {
		await table.each((row: unknown, { primaryKey }) => {
			rows.set(`${table.name} ${JSON.stringify(primaryKey)}`, JSON.stringify(row));
		});
	}
	return rows;
}

/** What a roster is, but for its id, the day of its data, and where it comes from. */
function essence({ id: _, revision: __, name, ...roster }: Roster): string {
	return contentKey({ ...roster, name: name.replace(/ \(backup of .*\)$/, '').slice(0, 55) });
}

describe('a backup', () => {
	test('restored in an empty browser is the same backup again', async () => {
		await fc.assert(
			fc.asyncProperty(world, async (here) => {
				const text = await backUp(await build('here', here));
				const there = await empty('there');
				await restore(there, text);
				expect(JSON.parse(await backUp(there))).toEqual(JSON.parse(text));
			}),
			{ numRuns: amount({ all: 500, part: 25 }) }
		);
	});

	test('restored over anything changes nothing that is stored, loses nothing, and comes once', async () => {
		await fc.assert(
			fc.asyncProperty(world, world, async (there, here) => {
				const text = await backUp(await build('there', there));
				const db = await build('here', here);
				const before = await dump(db);
				await restore(db, text);
				const once = await dump(db);
				for (const [key, row] of before) expect(once.get(key)).toBe(row);

				const kept = new Set<string>();
				for (const row of await db.rosters.toArray()) {
					const { roster } = row as { readonly roster?: Roster };
					if (typeof roster?.name === 'string' && Array.isArray(roster.units))
						kept.add(essence(roster));
				}
				const pasts = here.rosters.flatMap(({ id, looks }) =>
					looks.map((look) => essence(aRoster(id, look)))
				);
				for (const { roster } of read(text).rosters) {
					expect([...kept, ...pasts]).toContain(essence(roster));
				}

				await restore(db, text);
				expect(await dump(db)).toEqual(once);
			}),
			{ numRuns: amount({ all: 2000, part: 40 }) }
		);
	});
});
