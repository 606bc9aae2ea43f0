import { lockLists, opponentText, type DeskRow, type NamedText } from '../../desk/index.ts';
import { readLock, zipOfTexts, type Lock } from '../../exchange/desk/index.ts';
import type { PageData } from '../reading/read-lists.ts';
import { rowsAtDesk } from './found-lists.ts';
import type { DeskResults, DeskState, LockedDesk } from './messages.ts';
import { textsIn } from './texts-in.ts';

/** 256 random bits in hexadecimal digits. */
function newNonce(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fixes the lists that count. */
export async function lockedDesk(
	desk: DeskState,
	source: PageData,
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

/** An earlier lock, from its zip or its files. */
export async function openedLock(
	of: Blob | readonly NamedText[]
): Promise<DeskResults['desk-open-lock']> {
	const files = of instanceof Blob ? await textsIn(of) : of;
	const text = files.find(({ name }) => name === 'lock.json')?.text;
	const lock = text === undefined ? undefined : readLock(text);
	return lock ? { ok: true, lock: lockOf(lock, files) } : { ok: false };
}
