import { statSync } from 'node:fs';
import { reportedProblems } from '../content/index.ts';
import {
	isLate,
	momentOf,
	placedLists,
	playerOfFile,
	stateOf,
	teamRemarks,
	type DeskList,
	type Placed,
	type State
} from '../exchange/desk/index.ts';
import { printedCode } from '../exchange/list-code/index.ts';
import type { EventPack } from '#schema';
import { listsInFile, type Judged, type Outcome } from './check.ts';
import { eventFor } from './event.ts';
import { blockOf } from './outcome.ts';
import type { Packs } from './packs.ts';
import { Progress } from './progress.ts';
import { filePaths } from './read-file.ts';
import { unreadIn } from './unread.ts';
import type { EventOptions } from './event-options.ts';
import { filesIn } from './desk-files.ts';

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
				yield { row: rowOf(file, outcome, arrived), outcome };
			}
		}
	}
}

/** A row of the desk's table. */
export interface DeskRow extends Placed {
	readonly isLate: boolean;
	/** What it breaks together with the lists of its team. */
	readonly ofTeam: readonly string[];
	/** Its state, with what it breaks together with others. */
	readonly state: State;
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
	const { deadline, teams } = job.event;
	const zone = deadline?.zone ?? 'UTC';
	const timeOf = ({ sent, arrived }: DeskList) => momentOf(sent ?? arrived, zone);
	const isTooLate = (list: DeskList) => isLate(timeOf(list), deadline);
	const placed = placedLists(rows, timeOf, isTooLate);
	const newest = placed.flatMap(({ list, stands }) => (stands ? [list] : []));
	const remarks = teamRemarks(newest, teams);
	return placed.map((row) => {
		const { list } = row;
		const ofTeam = remarks.get(list) ?? [];
		const state = list.state === 'legal' && ofTeam.length > 0 ? 'to fix' : list.state;
		return { ...row, ofTeam, state, isLate: isTooLate(list) };
	});
}

/** The lists that count: the newest of each player. */
export function standing(rows: readonly DeskRow[]): readonly DeskRow[] {
	return rows.filter(({ stands }) => stands);
}

function writtenAt(file: string): string | undefined {
	return statSync(file, { throwIfNoEntry: false })?.mtime.toISOString();
}

function rowOf(file: string, outcome: Outcome, arrived: string | undefined): DeskList {
	const { part, sender, sent } = outcome;
	return {
		file,
		...(part !== undefined && { part }),
		...playerOf(file, outcome),
		...(sender !== undefined && { sender }),
		...(sent === undefined ? arrived !== undefined && { arrived } : { sent }),
		...(outcome.kind === 'judged'
			? judgedRow(outcome)
			: {
					state: 'not wholly read' as const,
					remarks: outcome.faults.map(({ message }) => message)
				})
	};
}

/** Who plays the list; the name of its file says so only where nothing else does. */
function playerOf(file: string, outcome: Outcome): Pick<DeskList, 'player' | 'isGuessed'> {
	const { player, part } = outcome;
	if (player?.name !== undefined || player?.email !== undefined) return { player };
	const { roster, index } = outcome.kind === 'judged' ? outcome : {};
	const others = [roster?.name, index?.army.name, index?.system.name, index?.event?.name];
	const name = playerOfFile(
		part ?? file,
		others.filter((other) => other !== undefined)
	);
	if (name === undefined) return player ? { player } : {};
	return { player: { ...player, name }, isGuessed: true };
}

function judgedRow(judged: Judged) {
	const { roster, index, report } = judged;
	const unread = unreadIn(judged);
	return {
		state: stateOf(report.problems.length, unread.length),
		name: roster.name,
		army: index.army.id,
		armyName: index.army.name,
		points: report.points,
		size: roster.size,
		code: printedCode(roster, index),
		remarks: [
			...unread.map(({ message }) => message),
			...reportedProblems(index, report.problems).map(({ text, arithmetic, source }) =>
				[text, arithmetic, `[${source}]`].filter((part) => part !== undefined).join(' ')
			)
		]
	};
}
