import { sumOf } from '#engine';
import type { Roster, Step } from '#schema';
import { backingUp } from '../../i18n/en/settings.ts';
import { locale } from '../../i18n/base/words.ts';
import {
	planRestore,
	readyRoster,
	readyRow,
	type Here,
	type RestorePlan
} from '../../exchange/backup/plan-restore.ts';
import type { ReadBackup } from '../../exchange/backup/read-backup.ts';
import type {
	AddedThings,
	BackupRepository,
	Stored,
	StoredThings,
	Summary
} from '../../persistence/index.ts';
import { chainAround, walk } from '../../persistence/history/roster-log-chain.ts';

/** Awaited again and again in long work, so that the page may react. */
export type Breathe = () => Promise<void>;

/** The summary of a roster for the list; undefined if its army's data cannot be loaded. */
export type Judge = (roster: Roster, data?: string) => Promise<Summary | undefined>;

/**
 * Adds a whole backup to what is stored, or nothing of it.
 * @throws if the browser refuses to store
 */
export async function addBackup(
	storage: BackupRepository,
	backup: ReadBackup,
	now: number,
	judge: Judge,
	breathe: Breathe = () => Promise.resolve()
): Promise<RestorePlan> {
	const besideName = namer(backup.exported, now);
	const plan = (stored: StoredThings, steps: ReadonlyMap<string, readonly Step[]>): RestorePlan => {
		const rosters = new Map(stored.rosters.map((row) => [idOf(row), row]));
		const pastOf = (id: string): readonly Roster[] => past(rosters.get(id), steps.get(id));
		return planRestore(backup, hereOf(stored), { pastOf, besideName });
	};
	// Rosters are judged first: a transaction cannot wait for army data, nor for a pause.
	const before = await storage.read();
	await prepare(
		[...backup.rosters, ...before.rosters.filter((stored) => stored.readable)],
		({ roster }) => readyRoster(roster),
		breathe
	);
	await prepare(backup.rows, ({ row }) => readyRow(row), breathe);
	const summaries = await summariesOf(plan(before, new Map()), judge, breathe);
	let done: RestorePlan | undefined;
	await storage.add({
		histories: ({ rosters }) => changedSince(backup, asBefore(rosters, before)),
		plan: (stored, steps) => {
			done = plan({ ...stored, rosters: asBefore(stored.rosters, before) }, steps);
			return rowsOf(done, summaries, now);
		}
	});
	if (!done) throw new Error('Nothing was planned.');
	return done;
}

function rowsOf(
	{ additions }: RestorePlan,
	summaries: ReadonlyMap<string, Summary>,
	now: number
): AddedThings {
	return {
		...additions,
		rosters: additions.rosters.map(({ roster, at = now, data }) => {
			return { roster, at, data, summary: summaries.get(roster.id) };
		})
	};
}

/** Works out what finding the places of things takes. */
async function prepare<T>(
	things: readonly T[],
	ready: (thing: T) => unknown,
	breathe: Breathe
): Promise<void> {
	for (const thing of things) {
		ready(thing);
		await breathe();
	}
}

/** Rosters that have not changed are those read before, about which everything is worked out. */
function asBefore(rosters: readonly Stored[], before: StoredThings): readonly Stored[] {
	const known = new Map(before.rosters.map((row) => [idOf(row), row]));
	return rosters.map((row) => {
		const was = known.get(idOf(row));
		const isSame = row.readable && was?.readable && row.updatedAt === was.updatedAt;
		return isSame && row.updatedAt > 0 ? was : row;
	});
}

async function summariesOf(
	{ additions }: RestorePlan,
	judge: Judge,
	breathe: Breathe
): Promise<ReadonlyMap<string, Summary>> {
	const found = new Map<string, Summary>();
	for (const { roster, data } of additions.rosters) {
		const summary = await judge(roster, data);
		if (summary) found.set(roster.id, summary);
		await breathe();
	}
	return found;
}

/** Rosters of the backup whose stored version differs: the backup's may be in their histories. */
function changedSince(backup: ReadBackup, rosters: readonly Stored[]): readonly string[] {
	const stored = new Map(
		rosters.flatMap((row) => (row.readable ? [[row.roster.id, readyRoster(row.roster).key]] : []))
	);
	return backup.rosters.flatMap(({ roster }) => {
		const now = stored.get(roster.id);
		return now !== undefined && now !== readyRoster(roster).key ? [roster.id] : [];
	});
}

/** Every roster in a history, before and after the stored one. */
function past(stored: Stored | undefined, steps: readonly Step[] = []): readonly Roster[] {
	if (!stored?.readable) return [];
	const { roster, past } = stored;
	const chain = chainAround(steps, past, sumOf(roster));
	const stops = [...walk(chain, roster, 0), ...walk(chain, roster, chain.steps.length)];
	return stops.flatMap((stop) => (sumOf(stop.roster) === stop.sum ? [stop.roster] : []));
}

function hereOf({ rosters, versions, events, ...own }: StoredThings): Here {
	return {
		rosters: rosters.map((stored) =>
			stored.readable ? { id: stored.roster.id, thing: stored.roster } : stored
		),
		versions: [...versions.read.map((thing) => ({ id: thing.id, thing })), ...versions.unreadable],
		events: [...events.read.map((thing) => ({ id: thing.id, thing })), ...events.unreadable],
		...own
	};
}

function idOf(stored: Stored): string {
	return stored.readable ? stored.roster.id : stored.id;
}

/** Renames a roster by the day of its backup: "Nordland (backup of 22 November)". */
function namer(exported: string | undefined, now: number): (name: string) => string {
	const day = new Date(exported ?? NaN);
	const isDay = Number.isFinite(day.getTime());
	const isThisYear = day.getFullYear() === new Date(now).getFullYear();
	const format = new Intl.DateTimeFormat(locale(), {
		day: 'numeric',
		month: 'long',
		...(!isThisYear && { year: 'numeric' })
	});
	const mark = isDay ? backingUp.ofDay(format.format(day)) : backingUp.ofNoDay;
	return (name) => `${cut(name, 80 - mark.length)}${mark}`;
}

/** Cuts between whole characters. */
function cut(name: string, length: number): string {
	const letters = Array.from(name);
	while (letters.join('').length > length) letters.pop();
	return letters.join('').trimEnd();
}
