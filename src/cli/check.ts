import { randomUUID } from 'node:crypto';
import type { EventPack, Player, Roster } from '#schema';
import { indexFor, judged, type ArmyIndex, type Report } from '#engine';
import {
	findPack,
	listsIn,
	otherSystem,
	withoutLeadersUnread,
	withSum,
	type Fault,
	type ListText,
	type ReadList,
	type TextNote
} from '../exchange/index.ts';
import { readFileTexts, type FilePath } from './read-file.ts';
import type { Packs } from './packs.ts';

/** A list with its report. */
export interface Judged {
	readonly kind: 'judged';
	readonly roster: Roster;
	readonly index: ArmyIndex;
	readonly report: Report;
	/** Who plays the list. */
	readonly player?: Player;
	/** Differences between a text and its roster. */
	readonly notes?: readonly TextNote[];
	/** The event pack of the command line. */
	readonly given?: EventPack;
	/** The event that the list has itself, where it is judged under another. */
	readonly brought?: EventPack;
	/** The text that it was read from. */
	readonly text?: ListText;
}

/** A list, or a whole file, that could not be read. */
export interface Unreadable {
	readonly kind: 'unreadable';
	readonly faults: readonly Fault[];
}

export type Outcome = Judged | Unreadable;

/** A list of a file, judged on demand, so that only one report at a time is in memory. */
export type ListInFile = () => Promise<Outcome>;

/**
 * Reads a file with its lists; there is always at least one, even if unreadable.
 * @param event replaces the event of each list
 */
export async function listsInFile(
	file: FilePath,
	packs: Packs,
	event?: EventPack
): Promise<readonly ListInFile[]> {
	const texts = await readFileTexts(file);
	return texts.flatMap((read) =>
		read.ok ? listsInText(read.text, packs, event) : [refused(read.fault)]
	);
}

/** The lists in a text. */
export function listsInText(text: string, packs: Packs, event?: EventPack): readonly ListInFile[] {
	const content = listsIn(text, {
		packs: packs.source,
		newId: randomUUID,
		events: () => Promise.resolve(event ? [event] : []),
		withoutEvents: event !== undefined,
		size: event?.size
	});
	if (content.kind === 'unreadable') return [refused(...content.faults)];
	if (content.kind === 'event-pack') return [refused({ message: noList })];
	if (content.lists.length === 0) return [refused({ message: 'There is no list in this file.' })];
	const { lists, texts } = content;
	return lists.map((list, at) => async () => judge(await list(), packs, event, texts?.[at]));
}

const noList = 'This is an event pack and no list: --event checks lists under it.';

function refused(...faults: readonly Fault[]): ListInFile {
	return () => Promise.resolve(unreadable(...faults));
}

function eventMissing({ name, date }: EventPack): Fault {
	return {
		message: `This list is for ${name}, ${date}: give the pack of the event with --event.`
	};
}

/** Judges a list as it is: an event does not change its points limit, but reports a different one. */
async function judge(
	list: ReadList,
	packs: Packs,
	event?: EventPack,
	text?: ListText
): Promise<Outcome> {
	if (!list.ok) return unreadable(...list.faults);
	const roster = event ? { ...list.roster, event } : list.roster;
	const { brought = list.roster.event } = list;
	const found = await findPack(roster, packs.source);
	if (!found.ok) return unreadable(...found.faults);
	const index = indexFor(found, roster);
	if (index.event?.missing) return unreadable(eventMissing(index.event));
	if (event && event.system !== index.system.id) {
		return unreadable(otherSystem(event, index.system));
	}
	const report = withoutLeadersUnread(judged(found, roster), list.halfRead);
	const notes = withSum(list.notes ?? [], list.spent, report.points, list.clues);
	return {
		kind: 'judged',
		roster,
		index,
		report,
		...(list.player && { player: list.player }),
		...(notes.length > 0 && { notes }),
		...(event && { given: event }),
		...(event && brought && { brought }),
		...(text && { text })
	};
}

function unreadable(...faults: readonly Fault[]): Unreadable {
	return { kind: 'unreadable', faults };
}
