import { statSync } from 'node:fs';
import type { EventPack } from '#schema';
import { listRow, placedRows, type DeskRow, type Outcome } from '../desk/index.ts';
import type { DeskList } from '../exchange/desk/index.ts';
import { listsInFile } from './check.ts';
import { filesIn } from './desk-files.ts';
import { eventFor } from './event.ts';
import type { EventOptions } from './event-options.ts';
import { blockOf } from './outcome.ts';
import type { Packs } from './packs.ts';
import { Progress } from './progress.ts';
import { filePaths } from './read-file.ts';

/** What is judged, and by what. */
export interface DeskJob {
	/** Files and folders. */
	readonly names: readonly string[];
	readonly packs: Packs;
	readonly event: EventPack;
	readonly progress: Progress;
}

/** The job of these options; undefined if the event cannot be read, which is said. */
export async function openDesk(
	{ event: eventFile, files: names }: Pick<EventOptions, 'event' | 'files'>,
	packs: Packs
): Promise<DeskJob | undefined> {
	const event = await eventFor(eventFile, packs);
	if (event.ok && event.pack) {
		return { names, packs, event: event.pack, progress: new Progress() };
	}
	const faults = event.ok ? [] : event.faults;
	process.stderr.write(blockOf(eventFile, { kind: 'unreadable', faults }));
	return undefined;
}

/** A list as it was found, with its row. */
export interface Found {
	readonly row: DeskList;
	readonly outcome: Outcome;
}

/** The lists of an event, one after the other: only one report at a time is in memory. */
async function* foundLists(job: DeskJob): AsyncGenerator<Found> {
	const { names, packs, event, progress } = job;
	let number = 0;
	for (const file of filesIn(names)) {
		const arrived = writtenAt(file);
		for await (const lists of listsInFile(filePaths([file])[0] ?? file, packs, event)) {
			for (const list of lists) {
				const outcome = await list();
				// An organiser's folder may have the pack in it.
				if (outcome.kind === 'unreadable' && outcome.isEvent) continue;
				number += 1;
				progress.begin(`${number} · ${file}`);
				yield { row: listRow(file, outcome, arrived), outcome };
			}
		}
	}
}

/**
 * All lists of an event without their reports, each among those of its player.
 * @param onfound called with each list while its report is in memory
 */
export async function deskRows(
	job: DeskJob,
	onfound?: (found: Found) => void
): Promise<readonly DeskRow[]> {
	const rows: DeskList[] = [];
	for await (const found of foundLists(job)) {
		rows.push(found.row);
		onfound?.(found);
	}
	job.progress.begin('');
	return placedRows(rows, job.event);
}

function writtenAt(file: string): string | undefined {
	return statSync(file, { throwIfNoEntry: false })?.mtime.toISOString();
}
