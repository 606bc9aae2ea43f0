import { backingUp } from '../../i18n/en/settings.ts';
import { writeBackup, type Backup, type BackedUpRow } from '../../exchange/backup/backup.ts';
import { isPlainJson } from '../../exchange/file/plain-json.ts';
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
export interface BackupFile {
	readonly text: string;
	/** How many rosters are in it. */
	readonly rosters: number;
	/** How many damaged rows cannot be written to a file. */
	readonly left: number;
	/** The total of the rosters as stored. */
	readonly sum: string;
}

/** Puts all that is stored into the text of one file. */
export async function makeBackup(storage: BackupRepository, now: number): Promise<BackupFile> {
	const stored = await storage.read();
	const rows = damagedRows(stored);
	const carried = rows.filter(({ row }) => isPlainJson(row));
	const { rosters } = stored;
	return {
		text: writeBackup({ ...thingsOf(stored), rows: carried }, new Date(now).toISOString()),
		rosters: rosters.filter(({ readable }) => readable).length,
		left: rows.length - carried.length,
		sum: sumOfRosters({ rows: rosters, count: rosters.length })
	};
}

/** Hands all that is stored to the player as one file; a message says how that went. */
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

/** What a backup is called: by its day, so that the latest is the last in its folder. */
export function backupName(now: number, again = 1): string {
	const day = new Date(now);
	const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
	const stem = [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
	return `muster-backup-${stem}${again > 1 ? `-${again}` : ''}.muster.json`;
}

/** How many of the latest rosters are counted one by one. */
const counted = 20;

/** A text that changes with nearly any edit of any roster; nothing while there are none. */
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

/** The latest edited first, so that a file is the same whenever nothing has changed. */
function thingsOf({ rosters, versions, events, settings }: StoredThings): Omit<Backup, 'rows'> {
	const readable = rosters.filter((stored) => stored.readable);
	return {
		rosters: readable
			.toSorted(latestFirst)
			.map(({ roster, updatedAt, data }) => ({ roster, at: Math.max(0, updatedAt), data })),
		versions: versions.read,
		events: events.read,
		settings: settings.remind === undefined ? {} : { remind: settings.remind }
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
