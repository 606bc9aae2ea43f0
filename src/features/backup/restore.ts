import { backingUp } from '../../i18n/en/settings.ts';
import { openStorage } from '../../persistence/index.ts';
import { breather } from '../../platform/in-turn.ts';
import { addBackup, type Judge } from './add-backup.ts';
import { restoredWords } from './restore-words.ts';
import { summarise } from '../../persistence/saving/summarise.ts';

/** Bytes. A larger file is not read. */
const maxBytes = 200 * 1024 * 1024;

/** The result of restoring a backup. */
export interface Restored {
	/** Whether the file was a backup, whose contents are now here. */
	readonly ok: boolean;
	/** What was added, or why nothing was. */
	readonly messages: readonly string[];
}

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
	return { ok: true, messages: restoredWords(plan, result.backup.faults) };
}
