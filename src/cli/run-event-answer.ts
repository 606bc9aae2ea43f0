import { randomUUID } from 'node:crypto';
import {
	answersTo,
	keptOf,
	mergeTable,
	messageFiles,
	openSpeaker,
	type Answered,
	type Kept
} from '../desk/index.ts';
import type { DeskList } from '../exchange/desk/index.ts';
import type { ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { failed, makeFolder, placeAll } from './place-file.ts';
import { deskRows, openDesk } from './desk-rows.ts';
import { totals } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';

/** `muster event answer`: a message for each player in his language, as a file for each or one table for a mail merge. */
export async function runEventAnswer(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(options.folder);
	if (!made.ok) return failed(options.folder, made.message);
	const kept = new Map<DeskList, Kept>();
	const rows = await deskRows(desk, ({ row, outcome }) => kept.set(row, keptOf(outcome)));
	const answering = {
		event: desk.event,
		packs: packs.source,
		newId: randomUUID,
		speaker: await openSpeaker((system, language) => packs.speak(system, language)),
		language: options.language
	};
	const answered: Answered[] = [];
	for await (const one of answersTo(rows, (list) => kept.get(list), answering)) answered.push(one);
	const files = options.isTable ? [mergeTable(answered)] : messageFiles(answered);
	const placed = await placeAll(options, files);
	process.stderr.write(`${totals(rows)}\n`);
	return placed;
}
