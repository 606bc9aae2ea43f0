import { lockLists, opponentText, type DeskRow, type NamedText } from '../../desk/index.ts';
import { readLock, zipOfTexts, type Lock } from '../../exchange/desk/index.ts';
import { filesInZip } from '../../exchange/outside/zip.ts';
import type { Source } from '../reading/read-lists.ts';
import { rowsAtDesk } from './found-lists.ts';
import type { DeskResults, DeskState, LockedDesk } from './messages.ts';

/** 256 random bits in hexadecimal digits. */
function newNonce(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fixes the lists that count. */
export async function lockedDesk(
	desk: DeskState,
	source: Source,
	onprogress: (done: number, all: number) => void
): Promise<LockedDesk> {
	const texts = new Map<DeskRow['list'], string>();
	const rows = await rowsAtDesk(desk, source, ({ row, outcome }, done) => {
		onprogress(done, desk.files.length);
		const text = opponentText(outcome);
		if (text !== undefined) texts.set(row, text);
	});
	const { lock, files } = lockLists(rows, (list) => texts.get(list), {
		event: desk.event,
		now: new Date().toISOString(),
		newNonce
	});
	return lockOf(lock, files);
}

function lockOf({ locked, fingerprint }: Lock, files: readonly NamedText[]): LockedDesk {
	return { locked, fingerprint, files, zip: zipOfTexts(files) };
}

/** The zip of an earlier lock. */
export async function openedLock(zip: Blob): Promise<DeskResults['desk-open-lock']> {
	const decoder = new TextDecoder();
	const files = (filesInZip(new Uint8Array(await zip.arrayBuffer())) ?? []).map(
		({ name, bytes }) => ({ name, text: decoder.decode(bytes) })
	);
	const text = files.find(({ name }) => name === 'lock.json')?.text;
	const lock = text === undefined ? undefined : readLock(text);
	return lock ? { ok: true, lock: lockOf(lock, files) } : { ok: false };
}
