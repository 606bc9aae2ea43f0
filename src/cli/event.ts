import { readEvent, readListFile } from '../exchange/index.ts';
import type { EventResult } from '../exchange/index.ts';
import { filePaths } from './file-paths.ts';
import type { Packs } from './packs.ts';
import { readFileText } from './read-file.ts';

/** The event pack for all lists, from a file; undefined without one. */
export async function eventFor(
	file: string | undefined,
	packs: Packs
): Promise<EventResult | { readonly ok: true; readonly pack: undefined }> {
	return file === undefined ? { ok: true, pack: undefined } : readFile(file, packs);
}

/** Reads the file of an event pack. */
async function readFile(file: string, packs: Packs): Promise<EventResult> {
	const [path = file] = filePaths([file]);
	const read = await readFileText(path);
	if (!read.ok) return refused({ message: read.message });
	const content = readListFile(read.text);
	if (content.kind === 'unreadable') return { ok: false, faults: content.faults };
	if (content.kind !== 'event-pack') {
		return refused({
			message: 'This is a list and no event pack: an event pack has "eventPack": 1.'
		});
	}
	return readEvent(content.event, packs.source);
}

function refused(fault: { readonly message: string }): EventResult {
	return { ok: false, faults: [fault] };
}
