import type { Roster } from '#schema';
import { leftRows, type LeftRows, type NumberedRow } from './left-rows.ts';
import type { RawStorage } from '../db/open.ts';
import type { LoadedRoster } from '../db/roster-repository.ts';
import type { LastRows } from '../db/row-facts.ts';
import type { StoredRoster } from '../db/stored-roster.ts';
import { locks } from '../../platform/locks.ts';
import type { LeftTaker } from './take-over-left.ts';
import { dropWaiting } from '../db/waiting.ts';
import { newRosterId } from '../../platform/ids.ts';
import { dataFor } from '../data-version/data-for.ts';
import { replay, type Start, joinLeft, type LeftApart } from './replay.ts';
import type { RosterLog } from '../history/roster-log.svelte.ts';
import { summaryUnder } from '../saving/summarise.ts';
import { takeNotes } from './take-notes.ts';

/** Used by everything that reads rosters. */
export const leftTaker: LeftTaker = { notes: takeNotes, rows: takeOverRoster };

/** How often it is tried, as other tabs may store the roster meanwhile. */
const maxTries = 5;

/**
 * The result of taking over the rows of a page. `again`: something else was stored meanwhile; `stuck`: their
 * base is unknown.
 */
type Taken = 'taken' | 'again' | 'stuck' | LeftApart;

/**
 * Moves the waiting rows of closed pages into a roster's own row. Repeating it does no harm, as the row says
 * which waiting rows it includes.
 * @returns what only the player can decide, if anything
 * @throws if the browser refuses to store
 */
export async function takeOverRoster(
	id: string,
	storage: RawStorage
): Promise<LeftApart | undefined> {
	const act = () => new RosterTakeOver(id, storage).all();
	// The lock keeps two tabs from doing the same work at once.
	return locks()?.request('muster-take-over', act) ?? act();
}

class RosterTakeOver {
	readonly #id: string;
	readonly #rosters: RawStorage['rosters'];
	readonly #steps: RawStorage['steps'];

	constructor(id: string, { rosters, steps }: RawStorage) {
		this.#id = id;
		this.#rosters = rosters;
		this.#steps = steps;
	}

	async all(): Promise<LeftApart | undefined> {
		const stuck = new Set<string>();
		let apart: LeftApart | undefined;
		for (let tries = 0; tries < maxTries;) {
			const left = (await leftRows(this.#id)).filter(({ page }) => !stuck.has(page));
			const next = left.find((each) => !left.some((other) => hasIn(other, each)));
			if (!next) break;
			const taken = await this.#page(next);
			if (taken === 'again') tries++;
			else if (taken !== 'taken') stuck.add(next.page);
			if (typeof taken === 'object') apart ??= taken;
		}
		return apart;
	}

	async #page({ page, rows }: LeftRows): Promise<Taken> {
		const loaded = await this.#rosters.load(this.#id);
		if (!loaded.ok) return this.#storeAlone(page, rows, loaded.reason);
		const pending = rows.filter(({ n }) => n > (loaded.counts?.[page] ?? 0));
		if (pending.length === 0) {
			await dropWaiting(this.#id, page, rows.at(-1)?.n);
			return 'taken';
		}
		const first = pending.findIndex((row, at) => goesOn(row, at, page, loaded));
		if (first >= 0) return this.#storeOn(page, pending.slice(first), loaded);
		const pack = await packUnder(loaded, pending);
		const joined = await joinLeft({ page, rows, pending }, loaded, pack, this.#steps);
		if (joined === undefined) return this.#storeOn(page, pending, loaded);
		if ('apart' in joined) return joined.apart;
		return this.#store(page, pending, joined, loaded.updatedAt);
	}

	/** Applies the rows to the stored roster, up to the first that this version cannot read. */
	async #storeOn(
		page: string,
		rows: readonly NumberedRow[],
		from: Pick<LoadedRoster, 'roster' | 'past'> & { readonly updatedAt?: number }
	): Promise<Taken> {
		if (rows.length === 0) return 'stuck';
		const replayed = await replay({ ...from, pack: await packUnder(from, rows) }, rows);
		return replayed
			? this.#store(page, rows, replayed, from.updatedAt)
			: this.#storeOn(page, rows.slice(0, -1), from);
	}

	/**
	 * Without a stored row, the roster is made again from the first waiting row that holds it whole. If the row is
	 * unreadable, it gets a new id.
	 */
	async #storeAlone(
		page: string,
		rows: readonly NumberedRow[],
		reason: 'missing' | 'unreadable'
	): Promise<Taken> {
		const id = reason === 'missing' ? this.#id : newRosterId();
		const renamed = rows.map((row) =>
			row.kind === 'state' ? { ...row, roster: { ...row.roster, id } } : row
		);
		const at = renamed.findIndex(({ kind }) => kind === 'state');
		const state = renamed[at];
		if (state?.kind !== 'state') return 'stuck';
		const past = { cursor: 0, steps: 0 };
		return this.#storeOn(page, renamed.slice(at), { roster: state.roster, past });
	}

	async #store(
		page: string,
		rows: readonly NumberedRow[],
		{ roster, log }: { readonly roster: Roster; readonly log: RosterLog },
		// 0 matches no row, so a row written meanwhile refuses the save.
		lastSeen = 0
	): Promise<Taken> {
		const { n = 0, data } = rows.at(-1) ?? {};
		const counts: LastRows = { [page]: n };
		const summary = summaryUnder(roster, await packUnder({ roster }, rows));
		const rowFields = { unsaved: log.unsavedSteps(), lastSeen, data, counts };
		const saved = await this.#rosters.save(roster, summary, rowFields);
		if (!saved.ok) return 'again';
		await dropWaiting(this.#id, page, n);
		return 'taken';
	}
}

/** Whether a page's rows include everything that another page left. */
function hasIn({ rows }: LeftRows, other: LeftRows): boolean {
	const last = other.rows.at(-1)?.n ?? 0;
	return rows.some((row) => row.kind === 'state' && (row.counts?.[other.page] ?? 0) >= last);
}

/** Whether a row applies directly to the stored roster, without any earlier row. */
function goesOn(row: NumberedRow, at: number, page: string, stored: LoadedRoster): boolean {
	// The page may have been killed between saving and hearing of it.
	const isOwn = at === 0 && Object.keys(stored.counts ?? {}).at(-1) === page;
	return isOwn || (row.upon.at === stored.updatedAt && (at === 0 || row.kind === 'state'));
}

/** The data that judged the rows; wording and summary can do without. */
async function packUnder(
	{ roster }: Pick<StoredRoster, 'roster'>,
	rows: readonly NumberedRow[]
): Promise<Start['pack']> {
	const judged = await dataFor({ roster, data: rows.at(-1)?.data }).catch(() => undefined);
	return judged?.pack;
}
