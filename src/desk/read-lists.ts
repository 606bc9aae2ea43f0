import type { EventPack } from '#schema';
import { indexFor, judged } from '#engine';
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
	type Sent,
	type SentText,
	type TextContent
} from '../exchange/index.ts';
import { importing } from '../i18n/en/importing.ts';
import type { PackSource } from '../packs/port.ts';
import type { Outcome, Unreadable } from './outcome.ts';
import { isAbout, withoutGreeting, withoutSentence } from './sentences.ts';

/** What reading and judging lists needs. */
export interface Means {
	readonly packs: PackSource;
	/** Makes ids for rosters and units. */
	readonly newId: () => string;
	/** Replaces the event of each list. */
	readonly event?: EventPack | undefined;
	readonly saying: Saying;
}

/** What is said of events where lists are expected: a command speaks of its options there. */
export interface Saying {
	readonly isEvent: string;
	readonly eventMissing: (event: EventPack) => string;
}

/** A list that is judged on demand, so that only one report at a time is in memory. */
export type ListOnDemand = () => Promise<Outcome>;

/** The lists in what was sent as one: a text, or a mail with what is attached to it. There is always at least one, even if unreadable. */
export async function listsOfSent(sent: Sent, means: Means): Promise<readonly ListOnDemand[]> {
	const [first, ...more] = sent;
	const [only, ...others] = [withoutGreeting(first), ...more.map(withoutGreeting)] as const;
	if (others.length === 0 && only.intro === undefined) return listsSent(only, means);
	const outcomes = await readSent(
		[only, ...others],
		async (one) => Promise.all((await listsSent(one, means)).map((list) => list())),
		{ isList: ({ kind }) => kind === 'judged', isAbout }
	);
	return outcomes.map((outcome) => () => Promise.resolve(outcome));
}

async function listsSent(sent: SentText, means: Means): Promise<readonly ListOnDemand[]> {
	const lists = sent.ok ? await listsApartIn(sent.text, means) : [refused(sent.fault)];
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

function contextFor({ packs, newId, event }: Means): ReadingContext {
	return {
		packs,
		newId,
		events: () => Promise.resolve(event ? [event] : []),
		withoutEvents: event !== undefined,
		size: event?.size,
		game: event?.system
	};
}

/** The lists in a text, with those that stand one below the other. */
async function listsApartIn(text: string, means: Means): Promise<readonly ListOnDemand[]> {
	const context = contextFor(means);
	const content = listsIn(text, context);
	const apart =
		content.kind === 'lists' && content.texts
			? await listsApart(content.texts, means.packs)
			: undefined;
	if (!apart || apart.length < 2) return listsOf(content, means);
	return apart.map(
		(list) => async () => judge((await readListText(list, context)).list, means, list)
	);
}

/** The lists in a text. */
export function listsInText(text: string, means: Means): readonly ListOnDemand[] {
	return listsOf(listsIn(text, contextFor(means)), means);
}

function listsOf(content: TextContent, means: Means): readonly ListOnDemand[] {
	if (content.kind === 'unreadable') return [refused(...content.faults)];
	if (content.kind === 'event-pack') {
		const fault = { message: means.saying.isEvent };
		return [() => Promise.resolve({ ...unreadable(fault), isEvent: true as const })];
	}
	if (content.lists.length === 0) return [refused({ message: importing.noList })];
	const { lists, texts } = content;
	return lists.map((list, at) => async () => judge(await list(), means, texts?.[at]));
}

function refused(...faults: readonly Fault[]): ListOnDemand {
	return () => Promise.resolve(unreadable(...faults));
}

/** Judges a list as it is: an event does not change its points limit, but reports a different one. */
async function judge(
	list: ReadList,
	{ packs, event, saying }: Means,
	text?: ListText
): Promise<Outcome> {
	if (!list.ok) return unreadable(...list.faults);
	const { brought = list.roster.event } = list;
	const found = await findPack(list.roster, packs);
	if (!found.ok) return unreadable(...found.faults);
	const named = withoutSentence(list.roster, found.army, text);
	const roster = event ? { ...named, event } : named;
	const index = indexFor(found, roster);
	if (index.event?.missing) return unreadable({ message: saying.eventMissing(index.event) });
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
