import { backingUp } from '../../i18n/en/settings.ts';
import { openStorage, type Settings } from '../../persistence/index.ts';
import { backupName, makeBackup } from './backup.ts';
import { isCopyDue, type CopyState } from './keeping.ts';
import { messageOf } from '../../platform/message-of.ts';

const mode = { mode: 'readwrite' } as const;

/** Methods that only some browsers have. */
interface AskedFolder extends FileSystemDirectoryHandle {
	queryPermission?: (what: typeof mode) => Promise<PermissionState>;
	requestPermission?: (what: typeof mode) => Promise<PermissionState>;
}

interface Picker {
	showDirectoryPicker?: (
		options: typeof mode & { readonly id: string }
	) => Promise<FileSystemDirectoryHandle>;
}

/**
 * Lets the player choose a folder, and writes the first copy.
 * @returns undefined if none was chosen
 */
export async function chooseFolder(now = Date.now()): Promise<CopyState | undefined> {
	const picked = (globalThis as Picker).showDirectoryPicker?.({ id: 'muster', ...mode });
	const folder = await picked?.catch((error: unknown) => {
		if (error instanceof DOMException && error.name === 'AbortError') return undefined;
		throw error;
	});
	if (!folder) return undefined;
	const { settings } = await openStorage();
	await settings.set({ folder, weeklyCopy: undefined, copyFailed: undefined });
	return writeCopy(folder, now);
}

/** Stops the copies. Those in the folder stay. */
export async function stopCopies(): Promise<void> {
	const { settings } = await openStorage();
	await settings.set({ folder: undefined, weeklyCopy: undefined, copyFailed: undefined });
}

/** Asks for access to the folder again, which needs a tap, and writes a copy. */
export async function allowCopies(folder: AskedFolder, now = Date.now()): Promise<CopyState> {
	const answer = await folder.requestPermission?.(mode);
	return answer === 'prompt' ? 'asks' : writeCopy(folder, now);
}

/**
 * Writes a copy if a week has passed and rosters have changed, in one tab at a time.
 * @param sum the checksum of the rosters
 */
export async function copyIfDue(sum: string, now: number): Promise<CopyState> {
	const attempt = async (): Promise<CopyState> => {
		const { settings } = await openStorage();
		const { folder, weeklyCopy, copyFailed } = await settings.all();
		if (!folder) return 'none';
		const isDue = sum !== '' && sum !== weeklyCopy?.sum;
		if (!isDue || !isCopyDue(now, weeklyCopy?.at, copyFailed?.at)) {
			return copyFailed ? 'failed' : 'fine';
		}
		const asked: AskedFolder = folder;
		const permission = await asked.queryPermission?.(mode);
		return permission === 'prompt' ? 'asks' : writeCopy(folder, now);
	};
	if (!('locks' in navigator)) return attempt();
	return navigator.locks.request('muster-weekly-copy', attempt);
}

/** Writes a copy as a new file, reads it back to check it, and remembers the result. */
async function writeCopy(folder: FileSystemDirectoryHandle, now: number): Promise<CopyState> {
	const { backup, settings } = await openStorage();
	try {
		const { text, sum } = await makeBackup(backup, now);
		const file = await freeName(folder, now);
		await writeWhole(folder, file, text);
		const copied: Settings = { lastBackup: { at: now, sum }, weeklyCopy: { at: now, sum, file } };
		await settings.set({ ...copied, copyFailed: undefined });
		return 'fine';
	} catch (error) {
		await settings.set({ copyFailed: { at: now, why: whyNot(error, folder.name) } });
		return 'failed';
	}
}

/** A file name of the day, with a number if it is taken. */
async function freeName(folder: FileSystemDirectoryHandle, now: number): Promise<string> {
	for (let again = 1; ; again++) {
		const name = backupName(now, again);
		const isTaken = await folder.getFileHandle(name).then(
			() => true,
			(error: unknown) => {
				if (error instanceof DOMException && error.name === 'NotFoundError') return false;
				throw error;
			}
		);
		if (!isTaken) return name;
	}
}

async function writeWhole(
	folder: FileSystemDirectoryHandle,
	name: string,
	text: string
): Promise<void> {
	const file = await folder.getFileHandle(name, { create: true });
	try {
		const stream = await file.createWritable();
		await stream.write(text);
		await stream.close();
		if ((await (await file.getFile()).text()) !== text) throw new Error(backingUp.notWhole);
	} catch (error) {
		// Removes the incomplete file of this attempt.
		await folder.removeEntry(name).catch(() => undefined);
		throw error;
	}
}

function whyNot(error: unknown, folder: string): string {
	switch (error instanceof DOMException ? error.name : '') {
		case 'NotFoundError':
			return backingUp.folderGone(folder);
		case 'NotAllowedError':
		case 'SecurityError':
			return backingUp.notAllowed(folder);
		case 'QuotaExceededError':
			return backingUp.noRoom(folder);
		default:
			return messageOf(error);
	}
}
