import { backingUp } from '../../i18n/en/settings.ts';
import { settingsForBackup } from '../../exchange/backup/backed-up-settings.ts';
import { writeBackup, type Backup, type BackedUpRow } from '../../exchange/backup/backup.ts';
import { isPlainJson } from '../../exchange/outside/plain-json.ts';
import {
	openStorage,
	type BackupRepository,
	type Latest,
	type StoredRoster,
	type StoredThings
} from '../../persistence/index.ts';
import { messageOf } from '../../platform/message-of.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toasts } from '../../ui/toasts.svelte.ts';

/** A backup as a file, with a summary of what it holds. */
interface BackupFile {
	readonly text: string;
	/** How many rosters are in it. */
	readonly rosters: number;
	/** The number of damaged rows that could not be written. */
	readonly left: number;
	/** The checksum of the rosters as stored. */
	readonly sum: string;
}

/** Writes everything stored as the text of one file. */
export async function makeBackup(storage: BackupRepository, now: number): Promise<BackupFile> {
	// Only a backup needs it, and a reminder of one comes without.
	const { battlesIn, tapsIn } = await import('../../persistence/db/battle-repository.ts');
	const stored = await storage.read();
	const played = { battles: battlesIn(stored.battles), taps: tapsIn(stored.taps) };
	const rows = damagedRows(stored);
	const writable = rows.filter(({ row }) => isPlainJson(row));
	const { rosters } = stored;
	return {
		text: writeBackup(
			{ ...thingsOf({ ...stored, ...played }), rows: writable },
			new Date(now).toISOString()
		),
		rosters: rosters.filter(({ readable }) => readable).length,
		left: rows.length - writable.length,
		sum: sumOfRosters({ rows: rosters, count: rosters.length })
	};
}

/** Gives the player everything stored as one file; a message reports the result. */
export async function saveBackup(now = Date.now()): Promise<boolean> {
	try {
		const { backup, settings } = await openStorage();
		const { text, left, rosters, sum } = await makeBackup(backup, now);
		saveFile(backupName(now), text);
		await settings.set({ lastBackup: { at: now, sum } });
		toasts.show(
			[backingUp.saved(rosters), ...(left === 0 ? [] : [backingUp.left(left)])].join(' ')
		);
		return true;
	} catch (error) {
		toasts.show(backingUp.notSaved(messageOf(error)));
		return false;
	}
}

/** The name of a backup file. Names sort by day. */
export function backupName(now: number, again = 1): string {
	const day = new Date(now);
	const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
	const stem = [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
	return `muster-backup-${stem}${again > 1 ? `-${again}` : ''}.muster.json`;
}

/** The number of latest rosters that go into the checksum one by one. */
const counted = 20;

/** A checksum that changes with nearly every edit of any roster; empty without rosters. */
export function sumOfRosters({ rows, count }: Latest): string {
	const marks = rows
		.flatMap((stored) => (stored.readable ? stored : []))
		.toSorted(latestFirst)
		.slice(0, counted)
		.map(({ roster, updatedAt }) => `${roster.id} ${updatedAt}`);
	let sum = 0;
	for (const letter of marks.join()) sum = (sum * 31 + letter.charCodeAt(0)) % 0x1fffffffffff;
	return count === 0 ? '' : `${count}.${sum.toString(36)}`;
}

type Edited = Pick<StoredRoster, 'roster' | 'updatedAt'>;

function latestFirst(a: Edited, b: Edited): number {
	return b.updatedAt - a.updatedAt || (a.roster.id < b.roster.id ? -1 : 1);
}

/** Latest edited first, so that the same data give the same file. */
function thingsOf({
	rosters,
	versions,
	events,
	settings,
	wordings,
	aliases,
	sources,
	folders,
	texts,
	battles,
	taps
}: Omit<StoredThings, 'battles' | 'taps'> & Pick<Backup, 'battles' | 'taps'>): Omit<
	Backup,
	'rows'
> {
	const readable = rosters.filter((stored) => stored.readable);
	// Those of deleted rosters stay here, as the bin does.
	const ids = new Set(readable.map(({ roster }) => roster.id));
	const fought = battles.filter(({ deletedAt }) => deletedAt === undefined);
	const foughtIds = new Set(fought.map(({ id }) => id));
	return {
		rosters: readable
			.toSorted(latestFirst)
			.map(({ roster, updatedAt, data }) => ({ roster, at: Math.max(0, updatedAt), data })),
		versions: versions.read,
		events: events.read,
		settings: settingsForBackup(settings),
		wordings,
		aliases,
		sources: sources.filter(({ id }) => ids.has(id)),
		folders: folders.filter(({ id }) => ids.has(id)),
		texts,
		battles: fought,
		taps: taps.filter(({ battle }) => foughtIds.has(battle))
	};
}

function damagedRows({ rosters, versions, events }: StoredThings): readonly BackedUpRow[] {
	const damaged = {
		rosters: rosters.filter((stored) => !stored.readable),
		versions: versions.unreadable,
		events: events.unreadable
	};
	return (['rosters', 'versions', 'events'] as const).flatMap((table) =>
		damaged[table].map(({ row }) => ({ table, row: row as BackedUpRow['row'] }))
	);
}
