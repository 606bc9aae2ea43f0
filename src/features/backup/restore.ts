import { backingUp } from '../../i18n/en/settings.ts';
import {
	openStorage,
	type AddedThings,
	type BackupRepository,
	type Stored,
	type StoredThings,
	type Summary
} from '../../persistence/index.ts';
import { breather } from '../../platform/in-turn.ts';
import { summarise } from '../../persistence/saving/summarise.ts';
import {
	type RestorePlan,
	type Tally,
	planRestore,
	readyRoster,
	readyRow,
	type Here
} from '../../exchange/backup/plan-restore.ts';
import { hashOf } from '#engine';
import type { Roster, Step } from '#schema';
import { locale } from '../../i18n/base/words.ts';
import type { ReadBackup } from '../../exchange/backup/read-backup.ts';
import { chainAround, walk } from '../../persistence/history/roster-log-chain.ts';

/** Bytes. A larger file is not read. */
const maxBytes = 200 * 1024 * 1024;

/** The result of restoring a backup. */
export interface Restored {
	/** Whether the file was a backup, whose contents are now here. */
	readonly ok: boolean;
	/** What was added, or why nothing was. */
	readonly messages: readonly string[];
}

/** Awaited again and again in long work, so that the page may react. */
type Breathe = () => Promise<void>;

/** The summary of a roster for the list; undefined if its army's data cannot be loaded. */
type Judge = (roster: Roster, data?: string) => Promise<Summary | undefined>;

/**
 * Adds a whole backup to what is stored, without changing anything stored.
 * @throws if the browser refuses to store; then nothing was added
 */
export async function restoreBackup(file: File, now = Date.now()): Promise<Restored> {
	if (file.size > maxBytes) {
		return { ok: false, messages: [backingUp.tooBig(maxBytes / 1024 ** 2)] };
	}
	const breathe = breather();
	const { readBackup } = await import('../import/late.ts');
	const result = await readBackup(file);
	if (!result.ok) return { ok: false, messages: result.faults.map(({ message }) => message) };
	const { backup: storage } = await openStorage();
	const judge: Judge = (roster, data) => summarise(roster, data).catch(() => undefined);
	const plan = await addBackup(storage, result.backup, now, judge, breathe);
	return { ok: true, messages: restoredMessages(plan, result.backup.faults) };
}

/** The number of faults listed; more are only counted. */
const maxFaults = 5;

/** What restoring a backup did, in sentences. */
function restoredMessages(plan: RestorePlan, faults: readonly string[]): readonly string[] {
	const {
		additions,
		rosters,
		versions,
		events,
		settings,
		wordings,
		aliases,
		texts,
		battles,
		rows
	} = plan;
	return [
		rosterMessage(rosters),
		...tallyMessages(versions, 'version'),
		...tallyMessages(events, 'event'),
		...(events.other.length === 0
			? []
			: [backingUp.inAnotherForm(quoted(events.other), events.other.length)]),
		...tallyMessages(settings, 'setting'),
		...(additions.settings.language === undefined ? [] : [backingUp.languageNext]),
		...tallyMessages(wordings, 'wording'),
		...tallyMessages(aliases, 'alias'),
		...tallyMessages(texts, 'text'),
		...tallyMessages(battles, 'battle'),
		...tallyMessages(rows, 'row'),
		...faultMessages(faults)
	];
}

function rosterMessage({ added, here, beside }: RestorePlan['rosters']): string {
	const parts = [
		...partsOf({ added, here }, 'roster'),
		...(beside.length > 0 ? [backingUp.besideOthers(beside.length, quoted(beside))] : [])
	];
	return parts.length === 0 ? backingUp.noRoster : `${parts.join(', ')}.`;
}

type Thing = keyof typeof backingUp.things;

function tallyMessages(tally: Tally, thing: Thing): readonly string[] {
	const parts = partsOf(tally, thing);
	return parts.length === 0 ? [] : [`${parts.join(', ')}.`];
}

/** "2 rosters added", "12 were here already"; the noun only if no part before has it. */
function partsOf({ added, here }: Pick<Tally, 'added' | 'here'>, thing: Thing): readonly string[] {
	const nameOf = backingUp.things[thing];
	return [
		...(added > 0 ? [backingUp.added(nameOf(added))] : []),
		...(here > 0 ? [backingUp.wereHere(here, added > 0 ? undefined : nameOf(here))] : [])
	];
}

function faultMessages(faults: readonly string[]): readonly string[] {
	if (faults.length === 0) return [];
	const rest = faults.length - maxFaults;
	return [
		backingUp.notRead(faults.length),
		...faults.slice(0, maxFaults),
		...(rest > 0 ? [backingUp.andMore(rest)] : [])
	];
}

function quoted(names: readonly string[]): string {
	return names.map((name) => backingUp.quoted(name)).join(', ');
}

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
	const besideName = renamerFor(backup.exported, now);
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
	const chain = chainAround(steps, past, hashOf(roster));
	const stops = [...walk(chain, roster, 0), ...walk(chain, roster, chain.steps.length)];
	return stops.flatMap((stop) => (hashOf(stop.roster) === stop.hash ? [stop.roster] : []));
}

function hereOf({ rosters, versions, events, ...others }: StoredThings): Here {
	return {
		rosters: rosters.map((stored) =>
			stored.readable ? { id: stored.roster.id, thing: stored.roster } : stored
		),
		versions: [...versions.read.map((thing) => ({ id: thing.id, thing })), ...versions.unreadable],
		events: [...events.read.map((thing) => ({ id: thing.id, thing })), ...events.unreadable],
		...others
	};
}

function idOf(stored: Stored): string {
	return stored.readable ? stored.roster.id : stored.id;
}

/** Renames a roster by the day of its backup: "Nordland (backup of 22 November)". */
function renamerFor(exported: string | undefined, now: number): (name: string) => string {
	const day = new Date(exported ?? NaN);
	const isDay = Number.isFinite(day.getTime());
	const isThisYear = day.getFullYear() === new Date(now).getFullYear();
	const format = new Intl.DateTimeFormat(locale(), {
		day: 'numeric',
		month: 'long',
		...(!isThisYear && { year: 'numeric' })
	});
	const suffix = isDay ? backingUp.ofDay(format.format(day)) : backingUp.ofNoDay;
	return (name) => `${cut(name, 80 - suffix.length)}${suffix}`;
}

/** Cuts between whole characters. */
function cut(name: string, length: number): string {
	const letters = Array.from(name);
	while (letters.join('').length > length) letters.pop();
	return letters.join('').trimEnd();
}
