import type * as z from 'zod/mini';
import { imports } from '../../i18n/en/faults.ts';
import { backups } from '../../i18n/en/settings.ts';
import {
	BackedUpEvent,
	BackedUpVersion,
	Edited,
	maxThings,
	Row,
	type BackedUpRoster,
	type BackedUpRow,
	type Backup
} from './backup.ts';
import { maxTaps } from '../../schema/bounds.ts';
import { Battle, Tap } from '../../schema/own/battle.ts';
import { OwnAlias, InFolder, KeptText, SourceText, OwnWording } from '../../schema/own/rows.ts';
import { ordinal, type Fault, quoted } from '../common/fault.ts';
import { isNewerEvent, readMusterFile } from '../outside/muster-file.ts';
import { cleaned, readOnce, readOutsideRoster } from './outside.ts';
import { isPlainJson } from '../outside/plain-json.ts';
import { parseInParts } from './parse-in-parts.ts';
import { settingShapes, type BackedUpSettings, type SettingName } from './backed-up-settings.ts';

/** Characters. A larger file is not read. */
const maxLetters = 200 * 1024 * 1024;

/** The contents of a backup file. */
export interface ReadBackup extends Backup {
	/** When it was written, as an ISO date. */
	readonly exported: string | undefined;
	/** Its unreadable parts, a sentence each. */
	readonly faults: readonly string[];
}

export type ReadBackupResult =
	| { readonly ok: true; readonly backup: ReadBackup }
	| { readonly ok: false; readonly faults: readonly Fault[] };

/** Reads a backup or any export of Muster. Unreadable parts do not affect the others. */
export function readBackup(text: string): ReadBackupResult {
	if (text.length > maxLetters) return refuse(backups.tooBig);
	let value: unknown;
	try {
		value = JSON.parse(withoutMark(text));
	} catch {
		return refuse(backups.cutOff);
	}
	return readValue(value);
}

/**
 * The same for a large file.
 * @param breathe is awaited again and again, so that the page may react
 */
export async function readInTurn(
	text: string,
	breathe: () => Promise<void>
): Promise<ReadBackupResult> {
	if (text.length > maxLetters) return refuse(backups.tooBig);
	const parsing = parseInParts(withoutMark(text));
	let part: IteratorResult<undefined, unknown>;
	try {
		for (part = parsing.next(); part.done !== true; part = parsing.next()) await breathe();
	} catch {
		return refuse(backups.cutOff);
	}
	for (const roster of rostersIn(part.value)) {
		attempt(() => readOnce(roster));
		await breathe();
	}
	return readValue(part.value);
}

function withoutMark(text: string): string {
	return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function rostersIn(value: unknown): readonly unknown[] {
	const { rosters } = Object(value) as Parts;
	return Array.isArray(rosters) ? rosters : [];
}

function readValue(value: unknown): ReadBackupResult {
	if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'muster')) {
		return refuse(backups.none);
	}
	return readParts(value as Parts);
}

type Parts = Readonly<Record<string, unknown>>;

const lists = [
	'rosters',
	'versions',
	'events',
	'wordings',
	'aliases',
	'sources',
	'folders',
	'texts',
	'battles',
	'unreadable'
] as const;

function readParts(parts: Parts): ReadBackupResult {
	// Checks the envelope. The rosters are read one by one below, as there may be more than in a list file.
	const { rosters } = parts;
	const envelope = readMusterFile({ ...parts, rosters: Array.isArray(rosters) ? [] : rosters });
	if (!envelope.ok) return envelope;
	const overfull = lists.find((name) => !isList(parts[name]));
	if (overfull !== undefined) return refuse(backups.overfull(overfull));
	const faults: string[] = [];
	const fought = readEach(parts['battles'], backups.unread.battle, readBattle, faults);
	const backup = {
		exported: envelope.file.exported,
		rosters: readRosters(parts, faults),
		versions: readEach(parts['versions'], backups.unread.version, readVersion, faults),
		events: readEach(parts['events'], backups.unread.event, readEvent, faults),
		settings: readSettings(parts['settings'], faults),
		wordings: readEach(parts['wordings'], backups.unread.wording, readAs(OwnWording), faults),
		aliases: readEach(parts['aliases'], backups.unread.alias, readAs(OwnAlias, cleaned), faults),
		sources: readEach(parts['sources'], backups.unread.source, readAs(SourceText), faults),
		folders: readEach(parts['folders'], backups.unread.folder, readAs(InFolder, cleaned), faults),
		texts: readEach(parts['texts'], backups.unread.text, readAs(KeptText), faults),
		battles: fought.map(({ battle }) => battle),
		taps: fought.flatMap(({ taps }) => taps),
		rows: readEach(parts['unreadable'], backups.unread.row, readRow, faults)
	};
	return { ok: true, backup: { ...withRevived(backup), faults } };
}

/** Rows that an older version could not read may be readable now. */
function withRevived<T extends Backup>(backup: T): T {
	const revived = backup.rows.map((row) => ({ row, ...reviveSafely(row) }));
	return {
		...backup,
		rosters: [...backup.rosters, ...revived.flatMap(({ roster }) => roster ?? [])],
		versions: [...backup.versions, ...revived.flatMap(({ version }) => version ?? [])],
		events: [...backup.events, ...revived.flatMap(({ event }) => event ?? [])],
		rows: revived.flatMap(({ row, roster, version, event }) =>
			(roster ?? version ?? event) === undefined ? row : []
		)
	};
}

interface Revived {
	readonly roster?: BackedUpRoster | undefined;
	readonly version?: BackedUpVersion | undefined;
	readonly event?: BackedUpEvent | undefined;
}

function reviveSafely(row: BackedUpRow): Revived {
	const revived = attempt(() => revive(row));
	return typeof revived === 'string' ? {} : revived;
}

function revive({ table, row }: BackedUpRow): Revived {
	switch (table) {
		case 'rosters':
			return { roster: rosterOf(row) };
		case 'versions':
			return { version: thingOf(readVersion(row)) };
		case 'events':
			return { event: thingOf(readEvent(row)) };
	}
}

function rosterOf(row: BackedUpRow['row']): BackedUpRoster | undefined {
	const result = readOutsideRoster(row['roster']);
	if (!result.ok || result.roster.id !== row['id']) return undefined;
	const time = Edited.safeParse({ at: row['updatedAt'], data: row['data'] });
	return { roster: result.roster, at: time.data?.at, data: time.data?.data };
}

function thingOf<T extends object>(thing: T | string): T | undefined {
	return typeof thing === 'string' ? undefined : thing;
}

function readRosters({ rosters, edited }: Parts, faults: string[]): readonly BackedUpRoster[] {
	const times: readonly unknown[] = Array.isArray(edited) ? edited : [];
	return readEach(
		rosters,
		backups.unread.roster,
		(value, at) => {
			const result = readOnce(value);
			if (!result.ok) return result.faults[0]?.message ?? '';
			const time = Edited.safeParse(times[at]);
			return { roster: result.roster, at: time.data?.at, data: time.data?.data };
		},
		faults
	);
}

function readVersion(value: unknown): BackedUpVersion | string {
	if (typeof value !== 'object' || value === null || !('snapshot' in value)) return backups.strange;
	// First on its own: it may have an older format.
	const snapshot = readOutsideRoster(value.snapshot);
	if (!snapshot.ok) return snapshot.faults[0]?.message ?? '';
	const version = BackedUpVersion.safeParse(cleaned({ ...value, snapshot: snapshot.roster }));
	return version.success ? { ...version.data, snapshot: snapshot.roster } : backups.strange;
}

function readEvent(value: unknown): BackedUpEvent | string {
	const event = BackedUpEvent.safeParse(cleaned(value));
	if (event.success) return event.data;
	const isLater = typeof value === 'object' && value !== null && 'pack' in value;
	return isLater && isNewerEvent(value.pack) ? imports.newer.event : backups.strange;
}

interface ReadBattle {
	readonly battle: Battle;
	readonly taps: readonly Tap[];
}

/** A battle with its rosters in today’s format; taps that cannot be read are left out. */
function readBattle(value: unknown): ReadBattle | string {
	const { taps: given, ...facts } = Object(value) as Parts;
	const { own, enemy } = facts as { own?: Parts; enemy?: { list?: Parts } };
	const roster = readOutsideRoster(own?.['roster']);
	if (!roster.ok) return roster.faults[0]?.message ?? '';
	const other = enemy?.list && readOutsideRoster(enemy.list['roster']);
	if (other?.ok === false) return other.faults[0]?.message ?? '';
	const today = {
		...facts,
		own: { ...own, roster: roster.roster },
		...(other?.ok && { enemy: { ...enemy, list: { ...enemy?.list, roster: other.roster } } })
	};
	const battle = readAs(Battle, cleaned)(today);
	if (typeof battle === 'string') return battle;
	const rows: readonly unknown[] = Array.isArray(given) ? given.slice(0, maxTaps) : [];
	const taps = rows.map((tap) => readAs(Tap, cleaned)({ ...Object(tap), battle: battle.id }));
	return { battle, taps: taps.filter((tap) => typeof tap !== 'string') };
}

/** @param clean what is done to it first; texts stay as they were written */
function readAs<T extends object>(
	schema: z.ZodMiniType<T>,
	clean = (value: unknown): unknown => value
): (value: unknown) => T | string {
	return (value) => {
		const read = schema.safeParse(clean(value));
		return read.success ? read.data : backups.strange;
	};
}

function readRow(value: unknown): BackedUpRow | string {
	const { success, data } = Row.safeParse(value);
	if (!success) return backups.strange;
	try {
		const row: unknown = JSON.parse(data.row);
		if (isPlainJson(row) && hasId(row)) return { table: data.table, row };
	} catch {
		// Said below.
	}
	return backups.unstorable;
}

/** Whether a database can store it: it needs a string or number as its id. */
function hasId(row: unknown): row is BackedUpRow['row'] {
	if (typeof row !== 'object' || row === null || Array.isArray(row) || !('id' in row)) return false;
	const { id } = row;
	return typeof id === 'number' || (typeof id === 'string' && id.length <= 1000);
}

/**
 * @param report is called with each thing that cannot be read, and why
 * @param read returns the thing, or the reason why it cannot be read
 */
function readEach<T extends object>(
	list: unknown,
	report: (nth: string, why: string) => string,
	read: (value: unknown, at: number) => T | string,
	faults: string[]
): readonly T[] {
	const values: readonly unknown[] = Array.isArray(list) ? list : [];
	return values.flatMap((value, at) => {
		const thing = attempt(() => read(value, at));
		if (typeof thing !== 'string') return [thing];
		faults.push(report(ordinal(at + 1), thing));
		return [];
	});
}

/** Zod throws if a value has too many flaws. */
function attempt<T>(read: () => T | string): T | string {
	try {
		return read();
	} catch {
		return backups.strange;
	}
}

function isList(value: unknown): boolean {
	return value === undefined || (Array.isArray(value) && value.length <= maxThings);
}

function refuse(message: string): ReadBackupResult {
	return { ok: false, faults: [{ message }] };
}

/** More than any version has. */
const most = 100;

/**
 * Reads the settings of a backup, cleaned like any import. What cannot be read does not affect the others.
 * @param faults is added a sentence for each of those
 */
function readSettings(value: unknown, faults: string[]): BackedUpSettings {
	if (value === undefined) return {};
	if (typeof value !== 'object' || value === null || Array.isArray(value)) {
		faults.push(backups.unreadSettings);
		return {};
	}
	const read = Object.entries(value)
		.slice(0, most)
		.map(([name, given]) => [name, readSetting(name, given)] as const);
	faults.push(...read.flatMap(([name, found]) => (found === undefined ? [faultOf(name)] : [])));
	return Object.fromEntries(read.flatMap(([name, found]) => (found ? [[name, found.is]] : [])));
}

function readSetting(name: string, given: unknown): { readonly is: unknown } | undefined {
	if (!isKnown(name)) return undefined;
	const { success, data } = settingShapes[name].safeParse(cleaned(given));
	return success ? { is: data } : undefined;
}

function faultOf(name: string): string {
	return isKnown(name)
		? backups.unreadSetting(backups.settings[name])
		: backups.unknownSetting(quoted(name));
}

function isKnown(name: string): name is SettingName {
	return Object.hasOwn(settingShapes, name);
}
