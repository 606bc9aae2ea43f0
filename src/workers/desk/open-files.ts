import {
	cleanName,
	fileText,
	isMailBox,
	mostBytes,
	openFile,
	openMailBox,
	openText,
	tooBig,
	type FormColumn,
	type FormMatches,
	type OpenedTexts
} from '../../exchange/index.ts';
import type { DeskCorrections, KeptFile } from '../../exchange/desk/index.ts';
import { readForm } from '../../exchange/outside/form.ts';
import { importing } from '../../i18n/en/importing.ts';
import { newRosterId } from '../../platform/ids.ts';
import { chunksOf, startOf } from '../reading/file-parts.ts';

/** What systems leave in folders, and what begins with a dot. */
const noList = /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini)$/i;

/** Whether a file of a folder is one that a person put there. */
export function isSent({ name, webkitRelativePath }: File): boolean {
	return [...webkitRelativePath.split('/'), name].every((part) => !noList.test(part));
}

/** Opens a file: what cannot be opened says why. */
export async function openedFile(file: File, matches: FormMatches): Promise<KeptFile> {
	const name = cleanName(file.webkitRelativePath || file.name).slice(0, 200);
	return {
		id: newRosterId(),
		name: name || importing.namelessFile,
		arrived: new Date(file.lastModified).toISOString(),
		...(await openedIn(file, matches))
	};
}

/** Opens a paste, which may be a whole mail or a table. */
export async function openedText(
	text: string,
	name: string,
	arrived: string,
	matches: FormMatches
): Promise<KeptFile> {
	const file = { id: newRosterId(), name, arrived };
	if (readForm(text, matches)?.lists) return { ...file, sent: [], table: text };
	return { ...file, sent: await openText(text, { matches }) };
}

/** A file as it is read now: a table by what its columns are. */
export function asReadNow(
	{ sent, table }: KeptFile,
	{ columns: matches }: Pick<DeskCorrections, 'columns'>
): { readonly sent: readonly OpenedTexts[]; readonly columns?: readonly FormColumn[] } {
	if (table === undefined) return { sent };
	const form = readForm(table, matches);
	if (!form) return { sent: [[{ ok: true, text: table }]] };
	const { columns, lists = [[{ ok: true, text: table }]] } = form;
	return { sent: lists, columns };
}

async function openedIn(
	file: File,
	matches: FormMatches
): Promise<Pick<KeptFile, 'sent' | 'table'>> {
	try {
		const start = await startOf(file);
		if (isMailBox(start)) return { sent: await allOf(openMailBox(chunksOf(file), { matches })) };
		if (file.size > mostBytes(start)) return { sent: [[{ ok: false, fault: tooBig }]] };
		const bytes = new Uint8Array(await file.arrayBuffer());
		const table = tableIn(bytes, file.name, matches);
		return table === undefined ? { sent: await openFile(bytes, { matches }) } : { sent: [], table };
	} catch {
		return { sent: [[{ ok: false, fault: { message: importing.notReadable } }]] };
	}
}

/** The text of a form, or of another table that a person may match. */
function tableIn(
	bytes: Uint8Array<ArrayBuffer>,
	name: string,
	matches: FormMatches
): string | undefined {
	const read = fileText(bytes);
	const form = read.ok ? readForm(read.text, matches) : undefined;
	if (!read.ok || !form) return undefined;
	return form.lists || /\.(?:csv|tsv)$/i.test(name) ? read.text : undefined;
}

async function allOf(mails: AsyncIterable<OpenedTexts>): Promise<readonly OpenedTexts[]> {
	const all: OpenedTexts[] = [];
	for await (const mail of mails) all.push(mail);
	return all;
}
