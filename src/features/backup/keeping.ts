import type { Settings } from '../../persistence/index.ts';

/** The notices that the home screen may show. */
export type NoticeKind =
	/** The device is short of space, and the browser may clear what is stored. */
	| 'room'
	/** The weekly copy could not be written. */
	| 'copy-failed'
	/** The browser asks for permission again before writing into the folder. */
	| 'copy-asks'
	/** Muster has news that the player has not seen. */
	| 'news'
	/** Muster can be installed, which also protects its storage. */
	| 'install'
	/** The browser has refused persistent storage. */
	| 'refused'
	/** The browser can be asked for persistent storage. */
	| 'keep'
	/** The last backup is old, or there is none. */
	| 'remind';

/** Storage used and available, in bytes. */
export interface Room {
	readonly used: number;
	readonly most: number;
}

/** The weekly copy: not set up, in order, waiting for permission, or failed. */
export type CopyState = 'none' | 'fine' | 'asks' | 'failed';

/** Everything that decides which notice to show. */
export interface Safety {
	readonly now: number;
	readonly rosters: number;
	/** Whether any roster was edited in this browser. */
	readonly isEdited: boolean;
	/** Whether any roster has changed since the last backup. */
	readonly isChanged: boolean;
	/** When the first roster was made, in milliseconds. */
	readonly since: number;
	readonly lastBackup: number | undefined;
	/** Whether the player wants reminders to back up. */
	readonly remind: boolean;
	readonly copy: CopyState;
	/** Whether storage is persistent; undefined if the browser does not say. */
	readonly isKept: boolean | undefined;
	/** When the browser refused persistent storage. */
	readonly refused: number | undefined;
	readonly room: Room | undefined;
	/** Whether there is unseen news. */
	readonly hasNews: boolean;
	/** Whether the browser offers to install Muster. */
	readonly canInstall: boolean;
	/** When each notice was last dismissed. */
	readonly later: Readonly<Record<string, number>>;
}

export const day = 24 * 60 * 60 * 1000;
export const week = 7 * day;
const month = 30 * day;
const season = 3 * month;

/** Free bytes below which space counts as short. */
const littleRoom = 20 * 1024 * 1024;

/** Milliseconds that a dismissed notice stays hidden. */
const rests: Readonly<Record<NoticeKind, number>> = {
	room: day,
	'copy-failed': day,
	'copy-asks': day,
	news: 0,
	install: season,
	refused: month,
	keep: month,
	remind: week
};

/** The order of importance: one notice is shown at a time. */
export const noticeKinds: readonly NoticeKind[] = [
	'room',
	'copy-failed',
	'copy-asks',
	'news',
	'install',
	'refused',
	'keep',
	'remind'
];

/** The notice to show now, if any. */
export function noticeOf(safety: Safety): NoticeKind | undefined {
	if (safety.rosters === 0) return undefined;
	return noticeKinds.find((kind) => isDue(kind, safety) && !isPutOff(kind, safety));
}

function isDue(kind: NoticeKind, safety: Safety): boolean {
	const { isKept, isEdited, refused, copy } = safety;
	switch (kind) {
		case 'room':
			return isKept !== true && isShort(safety.room);
		case 'copy-failed':
			return copy === 'failed';
		case 'copy-asks':
			return copy === 'asks';
		case 'news':
			return safety.hasNews;
		case 'install':
			return safety.canInstall;
		case 'refused':
			return isKept === false && isRecent(refused, safety.now);
		case 'keep':
			return isKept === false && isEdited && !isRecent(refused, safety.now);
		case 'remind':
			return safety.remind && copy === 'none' && isBackupOld(safety);
	}
}

/** Whether the browser may soon clear what is stored: over four fifths used, or little left. */
export function isShort(room: Room | undefined): boolean {
	if (!room || room.most <= 0) return false;
	return room.used / room.most > 0.8 || room.most - room.used < littleRoom;
}

/** Whether a week has passed since the last backup, or the first roster, and something has changed. */
function isBackupOld({ now, isChanged, lastBackup, since }: Safety): boolean {
	return isChanged && now - (lastBackup ?? since) >= week;
}

/** Whether to write a copy now: a week after the last one, or a day after a failure. */
export function isCopyDue(
	now: number,
	last: number | undefined,
	failed: number | undefined
): boolean {
	if (failed !== undefined && now - failed < day) return false;
	return last === undefined || now - last >= week;
}

function isRecent(moment: number | undefined, now: number): boolean {
	return moment !== undefined && now - moment < month;
}

function isPutOff(kind: NoticeKind, { later, now }: Safety): boolean {
	const at = later[kind];
	return at !== undefined && now - at < rests[kind];
}

/**
 * Moves dates in the future to now. They occur if the clock was set back, and would delay everything until
 * then.
 */
export function setBack(settings: Settings, now: number): Settings {
	const { lastBackup, weeklyCopy, copyFailed, rostersSince, keepRefused, later = {} } = settings;
	const isAhead = (at: number | undefined): boolean => at !== undefined && at > now;
	return {
		...(lastBackup && isAhead(lastBackup.at) && { lastBackup: { ...lastBackup, at: now } }),
		...(weeklyCopy && isAhead(weeklyCopy.at) && { weeklyCopy: { ...weeklyCopy, at: now } }),
		...(copyFailed && isAhead(copyFailed.at) && { copyFailed: { ...copyFailed, at: now } }),
		...(isAhead(rostersSince) && { rostersSince: now }),
		...(isAhead(keepRefused) && { keepRefused: now }),
		...(Object.values(later).some(isAhead) && {
			later: Object.fromEntries(
				Object.entries(later).map(([kind, at]) => [kind, Math.min(at, now)])
			)
		})
	};
}
