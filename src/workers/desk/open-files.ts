import {
	cleanName,
	isMailBox,
	mostBytes,
	openFile,
	openMailBox,
	openText,
	tooBig,
	type Sent
} from '../../exchange/index.ts';
import { importing } from '../../i18n/en/importing.ts';
import { newRosterId } from '../../platform/ids.ts';
import { chunksOf, startOf } from '../reading/file-parts.ts';
import type { KeptFile } from './messages.ts';

/** What systems leave in folders, and what begins with a dot. */
const noList = /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini)$/i;

/** Whether a file of a folder is one that a person put there. */
export function isSent({ name, webkitRelativePath }: File): boolean {
	return [...webkitRelativePath.split('/'), name].every((part) => !noList.test(part));
}

/** Opens a file: what cannot be opened says why. */
export async function openedFile(file: File): Promise<KeptFile> {
	const name = cleanName(file.webkitRelativePath || file.name).slice(0, 200);
	return {
		id: newRosterId(),
		name: name || importing.namelessFile,
		arrived: new Date(file.lastModified).toISOString(),
		sent: await sentIn(file)
	};
}

/** Opens a paste, which may be a whole mail or a table. */
export async function openedText(text: string, name: string, arrived: string): Promise<KeptFile> {
	return { id: newRosterId(), name, arrived, sent: await openText(text) };
}

async function sentIn(file: File): Promise<readonly Sent[]> {
	try {
		const start = await startOf(file);
		if (isMailBox(start)) return await allOf(openMailBox(chunksOf(file)));
		if (file.size > mostBytes(start)) return [[{ ok: false, fault: tooBig }]];
		return await openFile(new Uint8Array(await file.arrayBuffer()));
	} catch {
		return [[{ ok: false, fault: { message: importing.notReadable } }]];
	}
}

async function allOf(mails: AsyncIterable<Sent>): Promise<readonly Sent[]> {
	const all: Sent[] = [];
	for await (const mail of mails) all.push(mail);
	return all;
}
