import {
	eventRemarks,
	readEvent,
	recognise,
	type EventResult,
	type Fault
} from '../exchange/index.ts';
import { othersBrought, type Judged } from '../desk/index.ts';
import type { Packs } from './packs.ts';
import { filePaths, readFileText } from './read-file.ts';

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
	if (!read.ok) return refused(read.fault);
	const content = recognise(read.text);
	if (content.kind === 'unreadable') return { ok: false, faults: content.faults };
	if (content.kind !== 'event-pack') {
		return refused({
			message: 'This is a list and no event pack: an event pack has "eventPack": 1.'
		});
	}
	return readEvent(content.event, packs.source);
}

function refused(fault: Fault): EventResult {
	return { ok: false, faults: [fault] };
}

/** What is known of the rules of a list's event, for `--json`. */
export function eventObject(judged: Judged): object {
	const { index, given } = judged;
	const described = eventRemarks(index, given ? [given] : []);
	if (!described) return {};
	const brought = othersBrought(judged);
	const from = given ? 'command' : 'list';
	return { eventRules: { fingerprint: described.fingerprint, from, ...(brought && { brought }) } };
}
