import 'fake-indexeddb/auto';
import Dexie, { type Observable } from 'dexie';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hashOf } from '#engine';
import { EventPack, type Roster } from '#schema';
import { recognise } from '../../src/exchange/index.ts';
import { binTime } from '../../src/schema/bounds.ts';
import { eventFormat } from '../../src/schema/event-pack.ts';
import { rosterFormat } from '../../src/schema/migrations.ts';
import { chainAround, isSound, walk } from '../../src/persistence/history/roster-log-chain.ts';
import { createBattleRepository } from '../../src/persistence/db/battle-repository.ts';
import { deskFormat } from '../../src/persistence/desk/desk-store.ts';
import { MusterDb } from '../../src/persistence/db/db.ts';
import { openRepositories } from '../../src/persistence/db/open.ts';
import { rosterIn } from '../../src/persistence/db/stored-roster.ts';
import { storedDump, storedFixture, type Dump } from '../stored-fixtures.ts';

// What earlier versions left in the browsers of players, and must open for ever. A fixture is never
// changed: whoever raises the format of rosters or the version of the tables adds one, with its checksum.
const frozen: Readonly<Record<string, string>> = {
	'database-1.json': 'c8baa76caed5dc3d9715b7527d8b21d8bef2c5a8821acf243f5e86ab8c6b8e3d',
	'database-2.json': 'd96fc1869ffdd1cf61df7579dbd5f52b66cb59da1f419323f3e6320456fb2c15',
	'database-3.json': 'c1488e0b8c634d1402dc329365af5e20c999f803a1c1f36fc8b97d52b526c6f3',
	'database-4.json': 'a07878d77f0ec7b81e611a7438cfae4053b3d0197d95e3b02d23dc1be2fb3618',
	'database-5.json': '7ae7197783d033d234209b29104a5ce81223387029bb4fd31611ea40550371fb',
	'database-6.json': 'e04397c13804e903499c0917203e251acba03426c8318bac91556f04429102a7',
	'database-7.json': '4b0095b4243c79ff0bfef87477fdbb5bd58da683ecd80977afad7be58e0f487d',
	'database-8.json': '7574238a945d118fa0b2bd59c2741bbd872abe921ed6dc662c29811d75560d60',
	'database-9.json': '250726118a3804128dc26c22b791bcf87f69726362b53793975aa2653d4e3996',
	'local-1.json': 'ddfbec1c7a59b2a4f115a85aae6f82fb0c8de581a100cbb67828ce59106f3c0d',
	'settings-1.json': '36d49f4ba987cc780baa9bc521423d25891c4b5d54dcb4dad924e1bad9a56a35',
	'waiting-1.json': '070f289f029180c7bbb62a819fc85bd95062db02ad2647bddec80123be1ce195',
	'desk-1.json': '3010ff40e4f0970701ffc636535a3c53d0a3f0a2494d27b5c7cb174ec28cac4d',
	'desk-2.json': '1d80562e94f3ad52ec2821f7cfb9c8e2b3098b719840aca13bd47c35f64d6128',
	'event-format-2.json': '607a23695a460ba523a8c10282423932df2e2fd79caac54c8f953b4278081b03',
	'event-format-3.json': 'e38c4e59bc11479848c56556f5226af152006294c9edf464f5673c9bb4bf2ca2',
	'former-ids.json': 'd6271af0a580282e45a23e6ebdd5cb7442a53613e98dd0000097daf01fd3a291',
	'roster-format-1.json': 'ab5f6bc4a3eac168f5f2a1a50c520a86b835732c802ff80a5a81378b6756dab7'
};

const countUpTo = (last: number): readonly number[] =>
	Array.from({ length: last }, (_, at) => at + 1);

async function databaseVersion(): Promise<number> {
	const db = new MusterDb('of-today');
	await db.open();
	db.close();
	return db.verno;
}

describe('each format that was ever stored has a fixture', () => {
	test('each format of rosters up to today’s', () => {
		const wanted = countUpTo(rosterFormat).map((format) => `roster-format-${format}.json`);
		expect(Object.keys(frozen)).toEqual(expect.arrayContaining(wanted));
	});

	test('each format of event packs after the first, which the databases have', () => {
		const formats = countUpTo(eventFormat).slice(1);
		for (const format of formats) {
			const pack: unknown = JSON.parse(storedFixture(`event-format-${format}.json`) ?? '');
			expect(EventPack.parse(pack)).toEqual(pack);
		}
	});

	test('each format of an event’s desk', () => {
		const wanted = countUpTo(deskFormat).map((format) => `desk-${format}.json`);
		expect(Object.keys(frozen)).toEqual(expect.arrayContaining(wanted));
	});

	test('each version of the tables up to today’s', async () => {
		const wanted = countUpTo(await databaseVersion()).map((version) => `database-${version}.json`);
		expect(Object.keys(frozen)).toEqual(expect.arrayContaining(wanted));
	});

	test.each(Object.entries(frozen))('%s is as it was', (name, sum) => {
		const text = storedFixture(name);
		expect(text && createHash('sha256').update(text).digest('hex')).toBe(sum);
	});

	test('the last one has the tables of today', async () => {
		const db = new MusterDb('of-today');
		await db.open();
		const dump = storedDump(await databaseVersion());
		expect(Object.keys(dump.stores).toSorted()).toEqual(
			db.tables.map(({ name }) => name).toSorted()
		);
		for (const [name, rows] of Object.entries(dump.tables)) expect(rows, name).not.toEqual([]);
		db.close();
	});
});

/** A browser as that version left it. */
async function leftBy({ database, stores, tables }: Dump): Promise<string> {
	const name = `left-by-${database}-${Math.random()}`;
	const old = new Dexie(name);
	old.version(database).stores(stores);
	for (const [table, rows] of Object.entries(tables)) await old.table(table).bulkPut([...rows]);
	old.close();
	return name;
}

async function first<T>(observable: Observable<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		observable.subscribe({ next: resolve, error: reject });
	});
}

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;

/** A line of the list of rosters. */
type Line = readonly [name: string, army: string, units: number, points: number, problems: number];

const listed: Readonly<Record<number, readonly Line[]>> = {
	1: [
		['Waaagh', 'orc', 1, 0, 4],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland', 'empire', 9, 525, 0]
	],
	2: [
		['Reikland', 'dwarfs', 1, 77, 3],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland, by the sea', 'empire', 9, 600, 1]
	],
	3: [
		['Reikland', 'dwarfs', 1, 77, 3],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland, by the sea', 'empire', 9, 600, 1]
	],
	4: [
		['Reikland', 'dwarfs', 1, 77, 3],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland, by the sea', 'empire', 9, 600, 1]
	],
	5: [
		['Reikland', 'dwarfs', 1, 77, 3],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland, by the sea', 'empire', 9, 600, 1]
	],
	6: [
		['Reikland', 'dwarfs', 1, 77, 3],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland, by the sea', 'empire', 9, 600, 1]
	],
	7: [
		['Reikland', 'dwarfs', 1, 77, 3],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland, by the sea', 'empire', 9, 600, 1]
	],
	8: [
		['Reikland', 'dwarfs', 1, 77, 3],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland, by the sea', 'empire', 9, 600, 1]
	],
	9: [
		['Reikland', 'dwarfs', 1, 77, 3],
		['Ulric’s Own', 'empire', 11, 720, 0],
		['Nordland, by the sea', 'empire', 9, 600, 1]
	]
};

describe.each(countUpTo(9))('what version %i of the tables left', (version) => {
	const dump = storedDump(version);

	test('is listed, the latest edited first', async () => {
		const { rosters } = openRepositories(await leftBy(dump));
		const lines = (await first(rosters.watchLatest())).rows.map((stored) => {
			if (!stored.readable) return stored.id;
			const { roster, summary } = stored;
			const { units } = roster;
			return [roster.name, roster.army, units.length, summary?.points, summary?.problems];
		});
		expect(lines).toEqual(listed[version]);
	});

	test('opens as it was, to the last field, and takes an edit', async () => {
		const { rosters } = openRepositories(await leftBy(dump));
		for (const row of dump.tables['rosters'] as { id: string; roster: Roster; data?: string }[]) {
			const loaded = await rosters.load(row.id);
			expect(loaded).toMatchObject({ ok: true, data: row.data });
			if (!loaded.ok) return;
			expect(loaded.roster).toEqual(row.roster);
			const summary = { points: 1, problems: 0, units: 1 };
			const saved = await rosters.save({ ...loaded.roster, name: 'Later' }, summary, {
				lastSeen: loaded.updatedAt
			});
			expect(saved.ok).toBe(true);
			expect(await rosters.load(row.id)).toMatchObject({ past: loaded.past, data: row.data });
		}
	});

	if (version >= 2)
		test('has its history, which leads back to where it began', async () => {
			const { rosters, steps, versions } = openRepositories(await leftBy(dump));
			const loaded = await rosters.load(id(1));
			const stored = await steps.load(id(1));
			if (!loaded.ok) throw new Error(loaded.reason);
			const chain = chainAround(stored.steps, loaded.past, hashOf(loaded.roster));
			expect(chain.place).toBe(4);
			expect(chain.steps.map(({ text }) => text)).toEqual([
				'Added Knights',
				'Gave Sword of Might to Knights',
				'Renamed the list “Nordland, by the sea”',
				'Removed Halberdiers',
				'Agreed on 1500 points'
			]);
			const back = [...walk(chain, loaded.roster, 0)];
			expect(back.every(isSound)).toBe(true);
			const [kept] = await versions.list(id(1));
			expect(kept).toMatchObject({ name: 'before the tournament' });
			expect(back.at(-1)?.roster).toEqual(kept?.snapshot);
			const forth = [...walk(chain, loaded.roster, 5)];
			expect(forth.at(-1)?.roster.size).toBe(1500);
		});

	if (version >= 2)
		test('has its bin, from which a roster comes back whole', async () => {
			const { bin, rosters, steps, versions } = openRepositories(await leftBy(dump));
			const [binned] = await first(bin.watch());
			expect(binned).toMatchObject({
				id: id(4),
				canReturn: true,
				stored: { readable: true, roster: { name: 'Stirland' } }
			});
			expect(binned?.goesAt).toBe((binned?.deletedAt ?? NaN) + binTime);
			expect(await bin.restore(id(4), () => 'unused')).toBe(id(4));
			expect(await rosters.load(id(4))).toMatchObject({ ok: true, past: { cursor: 1, steps: 1 } });
			expect((await steps.load(id(4))).steps).toHaveLength(1);
			expect((await versions.list(id(4))).map(({ name }) => name)).toEqual(['first draft']);
		});

	if (version >= 2)
		test('has its event packs', async () => {
			const { events } = openRepositories(await leftBy(dump));
			const [event] = await events.list();
			expect(event?.pack).toMatchObject({ name: 'Middenheim Cup', date: '2026-12-05', size: 2000 });
			expect(event?.pack.constraints).toHaveLength(1);
		});

	if (version >= 6)
		test('has the names of the player’s lists, and the text that one was made of', async () => {
			const { aliases, sources } = openRepositories(await leftBy(dump));
			expect(await aliases.of('warmaster')).toMatchObject([
				{ name: 'Halbadears', entry: 'halberdiers', meant: 'Halberdiers' }
			]);
			expect(await sources.get(id(1))).toContain('4 Halbadears');
		});

	if (version >= 7)
		test('has its folders', async () => {
			const { folders } = openRepositories(await leftBy(dump));
			expect([...(await first(folders.watch()))]).toEqual([[id(1), 'Tournaments']]);
		});

	if (version >= 8)
		test('has its kept texts', async () => {
			const { texts } = openRepositories(await leftBy(dump));
			expect(await first(texts.watch())).toMatchObject([{ name: 'Rust and salt' }]);
			expect(await first(texts.watchCount())).toBe(1);
		});

	if (version >= 9)
		test('has its battles, tap by tap', async () => {
			const battles = openRepositories(await leftBy(dump)).of(createBattleRepository);
			const [battle] = await first(battles.watchAll());
			expect(battle).toMatchObject({ mission: 'The ford', enemy: { name: 'Otto' } });
			const stored = await first(battles.watch('b1'));
			expect(stored?.taps.map(({ deed }) => deed.kind)).toEqual(['turn', 'change', 'note', 'undo']);
		});

	test('loses no row of any table', async () => {
		const db = new MusterDb(await leftBy(dump));
		for (const [name, rows] of Object.entries(dump.tables))
			expect(await db.table(name).toArray(), name).toEqual(rows);
		db.close();
	});
});

test.each(countUpTo(rosterFormat))('a roster of format %i is read wherever it is', (format) => {
	const text = storedFixture(`roster-format-${format}.json`) ?? '';
	const old = JSON.parse(text) as { units: readonly object[] };
	const roster = rosterIn(old);
	expect(roster).toMatchObject({
		formatVersion: rosterFormat,
		id: id(2),
		name: 'Ulric’s Own',
		size: 2000,
		readings: { 'wizard-items': 'no' },
		event: { name: 'Middenheim Cup' },
		note: 'For Saturday'
	});
	expect(roster?.units).toHaveLength(11);
	expect(roster?.units[0]).toMatchObject({
		entry: 'halberdiers',
		options: ['skirmishers', 'battle-banner'],
		name: 'First',
		group: 'g1'
	});
	// By itself in a file, and in an export among others.
	expect(recognise(text)).toEqual({ kind: 'roster', roster });
	const file = JSON.stringify({ muster: 1, rosters: [old, old] });
	expect(recognise(file)).toMatchObject({
		kind: 'muster-file',
		rosters: [
			{ ok: true, roster },
			{ ok: true, roster }
		]
	});
});
