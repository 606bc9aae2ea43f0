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
import { setImmediate } from 'node:timers/promises';
import type { NamedText } from '../desk/index.ts';
import type { ExitCode } from './outcome.ts';

/** The result of writing a file, or a sentence that says why it failed. */
export type Placed = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Makes a folder if it is missing. */
export function makeFolder(path: string): Placed {
	try {
		makeMissing(path);
		return statSync(path).isDirectory()
			? { ok: true }
			: { ok: false, message: reasons['ENOTDIR'] ?? '' };
	} catch (error) {
		return { ok: false, message: reasonFor(error, { ENOENT: 'No folder can be made there.' }) };
	}
}

/** One folder after the other: Node's recursive way never ends where none can be made. */
function makeMissing(path: string): void {
	if (existsSync(path)) return;
	makeMissing(dirname(path));
	// Another program may have made it meanwhile, or it is a broken link.
	if (!existsSync(path)) mkdirSync(path);
}

/**
 * Writes a file completely or not at all: under another name first, then renamed. Names come from lists, so an
 * existing file is left alone unless it may be replaced or is identical.
 */
export function placeFile(path: string, bytes: Uint8Array, mayReplace: boolean): Promise<Placed> {
	return undisturbed((): Placed => {
		const unfinished = join(dirname(path), `.muster-${randomUUID()}.unfinished`);
		try {
			if (existsSync(path)) {
				if (statSync(path).isDirectory()) return { ok: false, message: reasons['EISDIR'] ?? '' };
				if (readFileSync(path).equals(bytes)) return { ok: true };
				if (!mayReplace) return { ok: false, message: isThere };
			}
			writeFileSync(unfinished, bytes, { flag: 'wx' });
			renameSync(unfinished, path);
			return { ok: true };
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

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does some work on the disk without being interrupted by a signal such as Ctrl-C, which then takes effect
 * afterwards. At any other time a signal ends the command at once, even while a long document is laid out.
 */
export async function undisturbed<T>(work: () => T): Promise<T> {
	const caught: NodeJS.Signals[] = [];
	const hold = (signal: NodeJS.Signals): void => {
		caught.push(signal);
	};
	for (const signal of signals) process.on(signal, hold);
	try {
		const result = work();
		// A signal received during the work is delivered within two turns.
		await setImmediate();
		await setImmediate();
		return result;
	} finally {
		for (const signal of signals) process.off(signal, hold);
		for (const signal of caught.slice(0, 1)) process.kill(process.pid, signal);
	}
}

/** Writes files one after the other; the first that cannot be written ends it. */
export async function placeAll(
	{ folder, force }: { readonly folder: string; readonly force: boolean },
	files: readonly NamedText[]
): Promise<ExitCode> {
	for (const { name, text } of files) {
		const path = join(folder, name);
		const placed = await placeFile(path, Buffer.from(text), force);
		if (!placed.ok) return failed(path, placed.message);
	}
	return 0;
}

/** Says why something was not written. */
export function failed(path: string, message: string): ExitCode {
	process.stderr.write(`${path}: ${message}\n`);
	return 2;
}
