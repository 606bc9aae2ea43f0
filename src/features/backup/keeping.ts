/** What the home screen may have to say about keeping rosters. */
export type NoticeKind =
	/** The device is short of room, and the browser may clear what is stored. */
	| 'room'
	/** The weekly copy could not be written. */
	| 'copy-failed'
	/** The browser wants to be asked again before it writes into the folder. */
	| 'copy-asks'
	/** Muster has changed since the player was last told. */
	| 'news'
	/** Muster may be put among the apps of the device, where its rosters are kept. */
	| 'install'
	/** The browser has refused to keep rosters for good. */
	| 'refused'
	/** It may be asked to keep them for good. */
	| 'keep'
	/** The last backup is old, or there is none. */
	| 'remind';

/** How much is stored, and how much may be, in bytes. */
export interface Room {
	readonly used: number;
	readonly most: number;
}

/** Everything that matters to the safety of the rosters. */
export interface Safety {
	readonly now: number;
	readonly rosters: number;
	/** Whether one of them was edited here. */
	readonly isEdited: boolean;
	/** Whether any has changed since the last backup, if there was one. */
	readonly isChanged: boolean;
	/** Since when there have been rosters here. */
	readonly since: number;
	readonly lastBackup: number | undefined;
	/** Whether the player wants to be reminded. */
	readonly remind: boolean;
	/** The weekly copy: none, in order, waiting for a tap, or failed. */
	readonly copy: 'none' | 'fine' | 'asks' | 'failed';
	/** Whether the browser has promised to keep them; undefined where it does not say. */
	readonly isKept: boolean | undefined;
	/** When it refused to. */
	readonly refused: number | undefined;
	readonly room: Room | undefined;
	/** Whether there is news that the player has not been told of. */
	readonly hasNews: boolean;
	/** Whether Muster can be installed from here. */
	readonly canInstall: boolean;
	/** When notices were put off. */
	readonly later: Readonly<Record<string, number>>;
}

export const day = 24 * 60 * 60 * 1000;
export const week = 7 * day;
const month = 30 * day;
const season = 3 * month;

/** Less room than this is little. */
const littleRoom = 20 * 1024 * 1024;

/** How long a dismissed notice stays away. */
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

/** The heaviest first: one notice at a time. */
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

/** What is to be said now, if anything. */
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

/** Whether the browser may soon clear what is stored: more than four fifths are used, or hardly any is left. */
export function isShort(room: Room | undefined): boolean {
	if (!room || room.most <= 0) return false;
	return room.used / room.most > 0.8 || room.most - room.used < littleRoom;
}

/** Whether a week has passed with edits since the last backup, or since the first roster. */
function isBackupOld({ now, isChanged, lastBackup, since }: Safety): boolean {
	return isChanged && now - (lastBackup ?? since) >= week;
}

/** Whether a copy is to be written now: a week after the last one, a day after one that failed. */
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
