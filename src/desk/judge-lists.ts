import type { EventPack, Army, Roster, Player } from '#schema';
import { indexFor, judged, type ArmyIndex, type Report } from '#engine';
import {
	findPack,
	listsIn,
	normaliseName,
	otherSystem,
	readOpened,
	withoutLeadersUnread,
	withSum,
	type Fault,
	type ListText,
	type ReadingContext,
	type ReadList,
	type OpenedTexts,
	type OpenedText,
	type Finding
} from '../exchange/index.ts';
import { importing } from '../i18n/en/importing.ts';
import type { PackSource } from '../packs/port.ts';
import { withoutManners, isGreeting, isIntroduction } from '../exchange/mail/manners.ts';

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
	readonly findings?: readonly Finding[];
	/** The event pack that it is judged under: that of the desk, or of the command line. */
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

/** What reading and judging lists needs. */
export interface Means {
	readonly packs: PackSource;
	/** Makes ids for rosters. */
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
export async function listsOfSent(
	sent: OpenedTexts,
	means: Means
): Promise<readonly ListOnDemand[]> {
	const [first, ...more] = sent;
	const [only, ...others] = [withoutGreeting(first), ...more.map(withoutGreeting)] as const;
	if (others.length === 0 && only.intro === undefined) return listsSent(only, means);
	const outcomes = await readOpened(
		[only, ...others],
		async (one) => Promise.all((await listsSent(one, means)).map((list) => list())),
		{ isList: ({ kind }) => kind === 'judged', isAbout }
	);
	return outcomes.map((outcome) => () => Promise.resolve(outcome));
}

async function listsSent(sent: OpenedText, means: Means): Promise<readonly ListOnDemand[]> {
	const lists = sent.ok ? await listsInText(sent.text, means) : [refused(sent.fault)];
	return lists.map((list) => async () => withOrigin(await list(), sent));
}

/** What the list says of its player goes before what its mail does. */
function withOrigin<T extends Outcome>(
	outcome: T,
	{ player, sent, name, language }: OpenedText
): T {
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

/** The lists in a text. */
export async function listsInText(text: string, means: Means): Promise<readonly ListOnDemand[]> {
	const content = await listsIn(text, contextFor(means));
	if (content.kind === 'unreadable') return [refused(...content.faults)];
	if (content.kind === 'event-pack') {
		const fault = { message: means.saying.isEvent };
		return [() => Promise.resolve({ ...unreadable(fault), isEvent: true as const })];
	}
	if (content.lists.length === 0) return [refused({ message: importing.noList })];
	return content.lists.map((list) => async () => judgedList(await list.read(), means, list.text));
}

function refused(...faults: readonly Fault[]): ListOnDemand {
	return () => Promise.resolve(unreadable(...faults));
}

/** Judges a list as it is: an event does not change its points limit, but reports a different one. */
async function judgedList(
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
	const findings = withSum(list.findings ?? [], list.spent, report.points, list.clues);
	return {
		kind: 'judged',
		roster,
		index,
		report,
		...(list.player && { player: list.player }),
		...(findings.length > 0 && { findings }),
		...(event && { given: event }),
		...(event && brought && { brought }),
		...(text && { text })
	};
}

function unreadable(...faults: readonly Fault[]): Unreadable {
	return { kind: 'unreadable', faults };
}

/**
 * A text that was copied from a mail, without its greeting and what leads to its list, like that of a mail. Its other
 * lines keep their numbers.
 */
function withoutGreeting(sent: OpenedText): OpenedText {
	if (!sent.ok || sent.intro !== undefined || sent.beside !== undefined) return sent;
	const lines = sent.text.split(/\r\n|[\n\r]/);
	const first = lines.find((line) => line.trim() !== '') ?? '';
	if (!isGreeting(first) && !isIntroduction(first)) return sent;
	const name = sent.player?.name ?? '';
	const { text, intro } = withoutManners(lines, name, name);
	const start = lines.findIndex((line) => line.trim() === text.split('\n')[0]?.trim());
	const above = '\n'.repeat(Math.max(0, start));
	return { ...sent, text: `${above}${text}`, ...(intro !== undefined && { intro }) };
}

/** Whether sentences that led to a list name something that its army may have: they may say more of the list. */
function isAbout(outcome: Outcome, sentences: string): boolean {
	return outcome.kind === 'judged' && namesEntry(sentences, outcome.index.army);
}

/**
 * If the title that was read is only a greeting or an introduction, the list is named after its army. A sentence that
 * names something of the army stays, to be seen.
 */
function withoutSentence(roster: Roster, army: Army, text: ListText | undefined): Roster {
	if (!text || text.musterText || roster.name === '') return roster;
	const line = text.allLines.find((written) => written.text.trim().startsWith(roster.name));
	const sentence = line?.text.trim() ?? '';
	const leads = isIntroduction(sentence) || (/[,!.]$/.test(sentence) && isGreeting(sentence));
	return leads && !namesEntry(sentence, army) ? { ...roster, name: army.name } : roster;
}

function namesEntry(sentences: string, { entries }: Army): boolean {
	const said = ` ${normaliseName(sentences)} `;
	return entries.some(({ name, plural = name }) =>
		[name, plural].some((one) => said.includes(` ${normaliseName(one)} `))
	);
}
