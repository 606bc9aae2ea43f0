import { statSync, readdirSync } from 'node:fs';
import type { EventPack } from '#schema';
import { foundIn, placedRows, type DeskRow, type Found } from '../desk/index.ts';
import type { DeskList, PeerRemark } from '../exchange/desk/index.ts';
import type { FormColumn, FormMatches } from '../exchange/index.ts';
import { commandMeans } from './lists.ts';
import { eventFor } from './event.ts';
import type { EventOptions } from './event-options.ts';
import { blockOf } from './outcome.ts';
import type { Packs } from './packs.ts';
import { Progress } from './progress.ts';
import { filePaths, openedIn } from './read-file.ts';
import { join } from 'node:path';

/** What is judged, and by what. */
export interface DeskJob {
	/** Files and folders. */
	readonly names: readonly string[];
	readonly packs: Packs;
	readonly event: EventPack;
	/** What columns of forms are, by their headings. */
	readonly columns: FormMatches;
	readonly progress: Progress;
}

/** The job of these options; undefined if the event cannot be read, which is said. */
export async function openDesk(
	{ event: eventFile, files: names, columns }: Pick<EventOptions, 'event' | 'files' | 'columns'>,
	packs: Packs
): Promise<DeskJob | undefined> {
	const event = await eventFor(eventFile, packs);
	if (event.ok && event.pack) {
		return { names, packs, event: event.pack, columns, progress: new Progress() };
	}
	const faults = event.ok ? [] : event.faults;
	process.stderr.write(blockOf(eventFile, { kind: 'unreadable', faults }));
	return undefined;
}

/**
 * All lists of an event without their reports, each among those of its player.
 * @param onfound called with each list while its report is in memory
 * @param onremarks called with what players remark on lists of others
 */
export async function deskRows(
	job: DeskJob,
	onfound?: (found: Found) => void,
	onremarks?: (remarks: readonly PeerRemark[]) => void
): Promise<readonly DeskRow[]> {
	const rows: DeskList[] = [];
	const { names, packs, event, columns, progress } = job;
	const means = commandMeans(packs, event);
	for (const name of filesIn(names)) {
		const onform = (found: readonly FormColumn[]): void =>
			progress.line(`${name}: ${columnsLine(found)}`);
		const sent = openedIn(filePaths([name])[0] ?? name, { matches: columns, onform });
		const file = { name, arrived: writtenAt(name), sent };
		for await (const found of foundIn(file, means, { ...(onremarks && { onremarks }) })) {
			rows.push(found.row);
			progress.begin(`${rows.length} · ${name}`);
			onfound?.(found);
		}
	}
	progress.begin('');
	return placedRows(rows, event);
}

/** "“Timestamp” is sent, “Your name” is name; not used: “Shoe size”" */
function columnsLine(columns: readonly FormColumn[]): string {
	const isUsed = ({ as }: FormColumn): boolean => as !== undefined && as !== 'ignored';
	const used = columns.filter(isUsed).map(({ heading, as }) => `“${heading}” is ${as ?? ''}`);
	const others = columns.filter((column) => !isUsed(column)).map(({ heading }) => `“${heading}”`);
	return `${used.join(', ')}${others.length > 0 ? `; not used: ${others.join(', ')}` : ''}`;
}

function writtenAt(file: string): string | undefined {
	return statSync(file, { throwIfNoEntry: false })?.mtime.toISOString();
}

/** What systems leave in folders, and what begins with a dot. */
const noList = /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini)$/i;

/** Folders in folders are opened this deep. */
const maxDepth = 20;

/** The files of these names: of a folder all in it, by name, one at a time. Links to folders are not followed. */
function* filesIn(names: readonly string[]): Generator<string> {
	for (const name of names) {
		if (isFolder(name)) yield* filesUnder(name, 0);
		else yield name;
	}
}

function isFolder(name: string): boolean {
	return statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

function* filesUnder(folder: string, depth: number): Generator<string> {
	const entries = readdirSync(folder, { withFileTypes: true });
	for (const entry of entries.toSorted((one, other) => compare(one.name, other.name))) {
		if (noList.test(entry.name)) continue;
		const path = join(folder, entry.name);
		if (entry.isDirectory() && depth < maxDepth) yield* filesUnder(path, depth + 1);
		else if (!entry.isDirectory() && !isFolder(path)) yield path;
	}
}

/** "list 2" before "list 10", the same on every machine. */
function compare(one: string, other: string): number {
	return one.localeCompare(other, 'en', { numeric: true }) || (one < other ? -1 : 1);
}
