import type { liveQuery, Observable } from 'dexie';
import { binGrace, binTime } from '../../schema/bounds.ts';
import { fits } from '../../schema/fits.ts';
import { migrateRoster } from '../../schema/migrations.ts';
import { Battle, Tap, type Tap as TapOf } from '../../schema/own/battle.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { BattleRow, MusterDb, TapRow } from './db.ts';

/** A battle with its taps. */
interface StoredBattle {
	readonly battle: Battle;
	readonly taps: readonly TapOf[];
}

/** Where battles are stored: each in a row, and each of its taps. */
export interface BattleRepository {
	/** All that are not in the bin, the latest first; emits again after each change in any tab. */
	watchAll(): Observable<readonly Battle[]>;
	/** Those in the bin, deleted last first. */
	watchBin(): Observable<readonly Battle[]>;
	/** One with its taps; undefined if it is not there or cannot be read. */
	watch(id: string): Observable<StoredBattle | undefined>;
	/** The same, once. */
	load(id: string): Promise<StoredBattle | undefined>;
	/** Stores a new one, with the taps that another device hands over. */
	begin(battle: Battle, taps?: readonly TapOf[]): Promise<void>;
	/** Stores a tap: in the same task, if the database is open, so that it no longer depends on the page. */
	tap(tap: TapOf): Promise<void>;
	/** Changes a battle’s own facts. */
	change(id: string, changes: Partial<Omit<Battle, 'id'>>): Promise<void>;
	/** Moves a battle into the bin, or out of it. */
	remove(id: string, now: number): Promise<void>;
	restore(id: string): Promise<void>;
	/** Deletes it for good, with its taps. */
	purge(id: string): Promise<void>;
	/** Deletes for good what has been in the bin for thirty days and a day. */
	purgeOld(now: number): Promise<void>;
	/** Erases the names of all opponents, and their lists’ names. */
	eraseNames(): Promise<void>;
}

/** @param watch Dexie’s own, so that this comes without a library */
export function createBattleRepository(db: MusterDb, watch: typeof liveQuery): BattleRepository {
	const all = async (): Promise<readonly Battle[]> =>
		battlesIn(await db.battles.toArray()).toSorted((a, b) => b.at - a.at);
	const load = async (id: string): Promise<StoredBattle | undefined> => {
		const row = await db.battles.get(id);
		const [battle] = battlesIn(row ? [row] : []);
		if (!battle) return undefined;
		return { battle, taps: tapsIn(await db.taps.where('battle').equals(id).toArray()) };
	};
	const change = async (id: string, changes: Partial<Battle>): Promise<void> => {
		await db.battles.update(id, changes);
	};
	const purge = (id: string): Promise<void> =>
		db.transaction('rw', db.battles, db.taps, async () => {
			await db.battles.delete(id);
			await db.taps.where('battle').equals(id).delete();
		});
	return {
		watchAll: () => watch(async () => (await all()).filter((one) => !isBinned(one))),
		watchBin: () =>
			watch(async () =>
				(await all()).filter(isBinned).toSorted((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0))
			),
		watch: (id) => watch(() => load(id)),
		load,
		begin: (battle, taps = []) =>
			db.transaction('rw', db.battles, db.taps, async () => {
				await db.battles.add(battle);
				await db.taps.bulkAdd(taps);
			}),
		async tap(tap) {
			await db.transaction('rw', db.taps, ({ idbtrans }) => {
				const putting = db.taps.put(tap);
				// Otherwise it would be committed some tasks later, and lost with a page that is left before.
				idbtrans.commit();
				return putting;
			});
		},
		change,
		remove: (id, now) => change(id, { deletedAt: now }),
		restore: (id) => change(id, { deletedAt: undefined }),
		purge,
		async purgeOld(now) {
			for (const { id, deletedAt } of await all())
				if (deletedAt !== undefined && deletedAt + binTime + binGrace <= now) await purge(id);
		},
		async eraseNames() {
			for (const { id, enemy } of await all()) {
				if (!enemy.list) await change(id, { enemy: {} });
				else {
					const roster = { ...enemy.list.roster, name: '' };
					await change(id, { enemy: { list: { ...enemy.list, roster } } });
				}
			}
		}
	};
}

function isBinned({ deletedAt }: Battle): boolean {
	return deletedAt !== undefined;
}

/** The battles in rows or a file that this version can read, with rosters in today’s format. */
export function battlesIn(rows: readonly BattleRow[]): readonly Battle[] {
	return rows.flatMap((row) => {
		if (!isPlainJson(row)) return [];
		const today = withRostersOfToday(row);
		return isBattle(today) ? [today] : [];
	});
}

function withRostersOfToday(row: BattleRow): unknown {
	const { own, enemy } = row as { own?: PlayedRow; enemy?: { list?: PlayedRow } };
	return {
		...row,
		...(own instanceof Object && { own: { ...own, roster: migrateRoster(own.roster) } }),
		...(enemy?.list instanceof Object && {
			enemy: { ...enemy, list: { ...enemy.list, roster: migrateRoster(enemy.list.roster) } }
		})
	};
}

interface PlayedRow {
	readonly roster?: unknown;
}

function isBattle(value: unknown): value is Battle {
	return fits(Battle, value);
}

/** The taps in rows or a file that this version can read. */
export function tapsIn(rows: readonly TapRow[]): readonly TapOf[] {
	return rows.filter((row): row is TapOf => isPlainJson(row) && fits(Tap, row));
}
