import { randomUUID } from 'node:crypto';
import type { EventPack, Player, Roster } from '#schema';
import { indexFor, judged, type ArmyIndex, type Report } from '#engine';
import {
	findPack,
	listsApart,
	listsIn,
	normaliseName,
	otherSystem,
	readListText,
	readSent,
	withoutLeadersUnread,
	withSum,
	type Fault,
	type ListText,
	type ReadingContext,
	type ReadList,
	type SentText,
	type TextContent,
	type TextNote
} from '../exchange/index.ts';
import { sentIn, type FilePath } from './read-file.ts';
import type { Packs } from './packs.ts';

/** What is known of a list besides what its rules say. */
export interface Origin {
	/** Who plays the list. */
	readonly player?: Player;
	/** Another name than the player's, which the mail or the form has. */
	readonly sender?: string;
	/** When it was sent, in ISO. */
	readonly sent?: string;
	/** Its file within an archive or a mail, or its row of a form. */
	readonly part?: string;
	/** The language that its mail is written in. */
	readonly language?: string;
}

/** A list with its report. */
export interface Judged extends Origin {
	readonly kind: 'judged';
	readonly roster: Roster;
	readonly index: ArmyIndex;
	readonly report: Report;
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
export interface Unreadable extends Origin {
	readonly kind: 'unreadable';
	readonly faults: readonly Fault[];
	/** Whether it is the pack of an event. */
	readonly isEvent?: true;
}

export type Outcome = Judged | Unreadable;

/** A list of a file, judged on demand, so that only one report at a time is in memory. */
export type ListInFile = () => Promise<Outcome>;

/**
 * Reads a file with its lists, those of a mail or a text at a time; there is always at least one, even if unreadable.
 * @param event replaces the event of each list
 */
export async function* listsInFile(
	file: FilePath,
	packs: Packs,
	event?: EventPack
): AsyncGenerator<readonly ListInFile[]> {
	for await (const sent of sentIn(file)) {
		const [only, ...others] = sent;
		const read = (one: SentText): Promise<readonly ListInFile[]> => listsSent(one, packs, event);
		if (others.length === 0) yield await read(only);
		else {
			const outcomes = await readSent(
				sent,
				async (one) => Promise.all((await read(one)).map((list) => list())),
				({ kind }) => kind === 'judged'
			);
			yield outcomes.map((outcome) => () => Promise.resolve(outcome));
		}
	}
}

async function listsSent(
	sent: SentText,
	packs: Packs,
	event: EventPack | undefined
): Promise<readonly ListInFile[]> {
	const lists = sent.ok ? await listsApartIn(sent.text, packs, event) : [refused(sent.fault)];
	return lists.map((list) => async () => withOrigin(await list(), sent));
}

/** What the list says of its player goes before what its mail does. */
function withOrigin<T extends Outcome>(outcome: T, { player, sent, name, language }: SentText): T {
	const own = outcome.player;
	const isOther =
		own?.name !== undefined &&
		player?.name !== undefined &&
		normaliseName(own.name) !== normaliseName(player.name);
	return {
		...outcome,
		...((own ?? player) && { player: { ...player, ...own } }),
		...(isOther && { sender: player.name }),
		...(sent !== undefined && { sent }),
		...(name !== undefined && { part: name }),
		...(language !== undefined && { language })
	};
}

function contextFor(packs: Packs, event: EventPack | undefined): ReadingContext {
	return {
		packs: packs.source,
		newId: randomUUID,
		events: () => Promise.resolve(event ? [event] : []),
		withoutEvents: event !== undefined,
		size: event?.size,
		game: event?.system
	};
}

/** The lists in a text, with those that stand one below the other. */
async function listsApartIn(
	text: string,
	packs: Packs,
	event: EventPack | undefined
): Promise<readonly ListInFile[]> {
	const context = contextFor(packs, event);
	const content = listsIn(text, context);
	const apart =
		content.kind === 'lists' && content.texts
			? await listsApart(content.texts, packs.source)
			: undefined;
	if (!apart || apart.length < 2) return listsOf(content, packs, event);
	return apart.map(
		(list) => async () => judge((await readListText(list, context)).list, packs, event, list)
	);
}

/** The lists in a text. */
export function listsInText(text: string, packs: Packs, event?: EventPack): readonly ListInFile[] {
	return listsOf(listsIn(text, contextFor(packs, event)), packs, event);
}

function listsOf(
	content: TextContent,
	packs: Packs,
	event: EventPack | undefined
): readonly ListInFile[] {
	if (content.kind === 'unreadable') return [refused(...content.faults)];
	if (content.kind === 'event-pack') {
		return [() => Promise.resolve({ ...unreadable({ message: noList }), isEvent: true as const })];
	}
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
