import { eventOrigin } from '../i18n/en/event-comparison.ts';
import {
	fingerprintOf,
	isSameEvent,
	readEvent,
	readListFile,
	eventRemarks,
	type EventResult,
	type Fault,
	type EventRemarks
} from '../exchange/index.ts';
import type { Judged } from './check.ts';
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
	const content = readListFile(read.text);
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

/** Below a list: the fingerprint of its event's rules, and whether the list brought them, or others of that name. */
export function eventLines(judged: Judged): readonly string[] {
	const { given } = judged;
	const described = eventRemarks(judged.index, given ? [given] : []);
	if (!described) return [];
	const { name } = judged.index.event ?? { name: '' };
	if (!given)
		return [...described.remarks, `${name}: ${eventOrigin.fingerprint(described.fingerprint)}.`];
	const others = othersBrought(judged);
	return others
		? [`The list brought other rules of ${name} (rules ${others.fingerprint}).`, ...others.differs]
		: [];
}

/** The same on paper, where the fingerprint stands beside the event's name. */
export function eventOnPaper(judged: Judged): EventRemarks | undefined {
	const { given, index } = judged;
	const described = eventRemarks(index, given ? [given] : []);
	return described && given ? { ...described, remarks: eventLines(judged) } : described;
}

/** The same for `--json`. */
export function eventObject(judged: Judged): object {
	const { index, given } = judged;
	const described = eventRemarks(index, given ? [given] : []);
	if (!described) return {};
	const brought = othersBrought(judged);
	const from = given ? 'command' : 'list';
	return { eventRules: { fingerprint: described.fingerprint, from, ...(brought && { brought }) } };
}

/** The rules of the same event that the list has itself, and what they say otherwise. */
function othersBrought({ index, given, brought }: Judged) {
	if (!given || !brought || brought.missing || !isSameEvent(given, brought)) return undefined;
	const [, ...differs] = eventRemarks({ ...index, event: brought }, [given])?.remarks ?? [];
	return differs.length === 0 ? undefined : { fingerprint: fingerprintOf(brought), differs };
}
