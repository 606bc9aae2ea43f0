import { backingUp } from '../../i18n/en/settings.ts';
import { readBackup } from '../../exchange/backup/read-backup.ts';
import { openStorage } from '../../persistence/index.ts';
import { addBackup } from './add-backup.ts';
import { restoredWords } from './restore-words.ts';
import { summarise } from '../../persistence/saving/summarise.ts';

/** A bigger file is no backup, in bytes. */
const maxBytes = 200 * 1024 * 1024;

/** The result of restoring a backup. */
export interface Restored {
	/** Whether it was a backup: what it holds is here now. */
	readonly ok: boolean;
	/** What was done, or why nothing was, in sentences. */
	readonly told: readonly string[];
}

/**
 * Adds what a backup holds to what is stored, in one go; nothing that is stored changes.
 * @throws if the browser refuses to store: then nothing was added
 */
export async function restoreBackup(file: File, now = Date.now()): Promise<Restored> {
	if (file.size > maxBytes) {
		return { ok: false, told: [backingUp.tooBig(maxBytes / 1024 ** 2)] };
	}
	const result = readBackup(await file.text());
	if (!result.ok) return { ok: false, told: result.faults.map(({ message }) => message) };
	const { backup: storage } = await openStorage();
	const plan = await addBackup(storage, result.backup, now, (roster, data) =>
		summarise(roster, data).catch(() => undefined)
	);
	return { ok: true, told: restoredWords(plan, result.backup.faults) };
}
