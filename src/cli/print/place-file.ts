import { randomUUID } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync
} from 'node:fs';
import { dirname, join } from 'node:path';
import { undisturbed } from './undisturbed.ts';

/** What became of a file; or the sentence that says why it is not there. */
export type Placed =
	| { readonly ok: true; readonly isNew: boolean }
	| { readonly ok: false; readonly message: string };

/** Makes a folder if it is missing. */
export function makeFolder(path: string): Placed {
	try {
		makeMissing(path);
		return statSync(path).isDirectory()
			? { ok: true, isNew: false }
			: { ok: false, message: reasons['ENOTDIR'] ?? '' };
	} catch (error) {
		return { ok: false, message: reasonFor(error, { ENOENT: 'No folder can be made there.' }) };
	}
}

/** One folder after the other: where none can be made, Node's own way with them all tries for ever. */
function makeMissing(path: string): void {
	if (existsSync(path)) return;
	makeMissing(dirname(path));
	// Another program may have made it meanwhile, or there is a link that leads nowhere.
	if (!existsSync(path)) mkdirSync(path);
}

/**
 * Puts a file in its place, whole or not at all: it is written under another name and then renamed.
 * Names come from lists, so what is there already is left alone, unless it may be replaced or says the
 * same to the byte.
 */
export function placeFile(path: string, bytes: Uint8Array, mayReplace: boolean): Promise<Placed> {
	return undisturbed((): Placed => {
		const unfinished = join(dirname(path), `.muster-${randomUUID()}.unfinished`);
		try {
			if (existsSync(path)) {
				if (statSync(path).isDirectory()) return { ok: false, message: reasons['EISDIR'] ?? '' };
				if (readFileSync(path).equals(bytes)) return { ok: true, isNew: false };
				if (!mayReplace) return { ok: false, message: isThere };
			}
			writeFileSync(unfinished, bytes, { flag: 'wx' });
			renameSync(unfinished, path);
			return { ok: true, isNew: true };
		} catch (error) {
			rmSync(unfinished, { force: true });
			return { ok: false, message: reasonFor(error) };
		}
	});
}

const isThere = 'A file of this name is there already and differs: --force replaces it.';

const reasons: Readonly<Record<string, string>> = {
	EACCES: 'Nothing may be written there: permission denied.',
	EPERM: 'Nothing may be written there: permission denied.',
	EROFS: 'Nothing may be written there: the disk is read-only.',
	ENOSPC: 'The disk is full.',
	EDQUOT: 'The disk is full.',
	ENOENT: 'There is no such folder.',
	ENOTDIR: 'There is a file where the folder should be.',
	EEXIST: 'There is a file where the folder should be.',
	EISDIR: 'There is a folder of this name.',
	ENAMETOOLONG: 'The name is too long.'
};

function reasonFor(error: unknown, own: typeof reasons = {}): string {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	return own[code] ?? reasons[code] ?? `It cannot be written (${code || String(error)}).`;
}
