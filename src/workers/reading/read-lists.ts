import { judged, legalityOf, type Legality } from '#engine';
import type { EventPack, Roster } from '#schema';
import { importing } from '../../i18n/en/importing.ts';
import { eventOrigin } from '../../i18n/en/event-comparison.ts';
import { tagName } from '../../i18n/sentences/rules/rule-text.ts';
import {
	armyOfText,
	cleanName,
	compareEvent,
	listsIn,
	isMailBox,
	mostBytes,
	openFile,
	openMailBox,
	openText,
	plainForReview,
	readEvent,
	readOpened,
	eventRemarks,
	tooBig,
	withoutLeadersUnread,
	type ArmyOfText,
	type Fault,
	type ForeignList,
	type FoundList,
	type ListText,
	type PlainEvent,
	type ReadList,
	type EventRemarks,
	type OpenedTexts,
	type OpenedText
} from '../../exchange/index.ts';
import { eventWords, type EventWords } from '../../exchange/event/event-words.ts';
import { longestKept } from '../../schema/own/rows.ts';
import { newRosterId } from '../../platform/ids.ts';
import { chunksOf, startOf } from './file-parts.ts';
import { inTurn, type Following } from '../../platform/in-turn.ts';
import { firstReview, type ReviewedText } from './review-list.ts';
import type { PageData } from './page-data.ts';

/** The army of a text, and its review where nothing is corrected. */
interface CertainArmy {
	readonly kind: 'certain';
	readonly system: string;
	readonly army: string;
	readonly review?: ReviewedText | undefined;
}

/** What a file or a text was read as: what would be added, or why nothing can be. */
export type ReadThing =
	| {
			readonly kind: 'roster';
			readonly from: string;
			readonly roster: Roster;
			readonly points: number;
			readonly legality: Legality;
			/** What could not be carried over, or was assumed, a sentence each. */
			readonly remarks?: readonly string[];
			/** What is known of the rules of its event. */
			readonly event?: EventRemarks;
			/** What was not understood, a sentence each: it is decided on before the roster is stored. */
			readonly unread?: readonly string[];
			/** The ids of groups with a line that was not understood: it may be their leader's. */
			readonly halfRead?: readonly string[];
			/** Whether its points limit is a guess, as it states none. */
			readonly isLimitAssumed?: true;
			/** The lines of the text that it was made of, to be kept with it. */
			readonly source?: string;
	  }
	/** A text for a person to go through. */
	| {
			readonly kind: 'text';
			readonly from: string;
			readonly text: ListText;
			readonly of: CertainArmy | Extract<ArmyOfText, { kind: 'asked' }>;
	  }
	| {
			readonly kind: 'event';
			readonly from: string;
			readonly pack: EventPack;
			/** The name of its game system. */
			readonly system: string;
			readonly words: EventWords;
			/** What differs from another pack of its name, day and game that is here, and which it would replace. */
			readonly replaces: readonly string[];
	  }
	| { readonly kind: 'refused'; readonly from: string; readonly faults: readonly string[] }
	/** A list of another program, which can be kept as text. */
	| {
			readonly kind: 'foreign';
			readonly from: string;
			readonly list: ForeignList;
			readonly text: string;
			/** What it is, and why it cannot be read. */
			readonly why: string;
	  };

/** How lists are read. */
interface ReadingOptions extends Following {
	readonly data: PageData;
	/** Whether somebody goes through texts line by line, so that only their length refuses them. */
	readonly isReviewed?: boolean;
}

/** More files than this at once are taken for a mistake. */
const maxFiles = 1000;

/**
 * Reads files one by one. A faulty file does not stop the others, and nothing is stored.
 * @throws if aborted by its signal
 */
export async function importedFromFiles(
	files: readonly File[],
	options: ReadingOptions
): Promise<readonly ReadThing[]> {
	const each = files.length > 1 ? withoutProgress(options) : options;
	const read = await inTurn(files.slice(0, maxFiles), options, (file) => readFile(file, each));
	const rest = files.length - maxFiles;
	const more = refuse(importing.restOfFiles(rest), [{ message: importing.maxFiles(maxFiles) }]);
	return rest > 0 ? [...read.flat(), more] : read.flat();
}

/** For each of several things: they are counted, not what is in them. */
function withoutProgress({ data, isReviewed = false, signal }: ReadingOptions): ReadingOptions {
	return { data, isReviewed, ...(signal && { signal }) };
}

async function readFile(file: File, options: ReadingOptions): Promise<readonly ReadThing[]> {
	const from = cleanName(file.name).slice(0, 120) || importing.namelessFile;
	try {
		const start = await startOf(file);
		if (isMailBox(start)) return await readMailBox(file, from, options);
		if (file.size > mostBytes(start)) return [refuse(from, [tooBig])];
		const opened = await openFile(new Uint8Array(await file.arrayBuffer()));
		return await readEach(opened, from, options, opened.flat().length === 1);
	} catch (error) {
		if (options.signal?.aborted === true) throw error;
		return [refuse(from, [{ message: importing.notReadable }])];
	}
}

/** Reads a mailbox one mail at a time, so that a large one needs no more memory than a small one. */
async function readMailBox(file: File, from: string, options: ReadingOptions) {
	const read: ReadThing[] = [];
	const each = withoutProgress(options);
	for await (const mail of openMailBox(chunksOf(file))) {
		read.push(...(await readEach([mail], from, each, false)));
	}
	return read;
}

/** @param isOne whether it is the only text of its file, whose name then does */
async function readEach(
	opened: readonly OpenedTexts[],
	from: string,
	options: ReadingOptions,
	isOne: boolean
): Promise<readonly ReadThing[]> {
	const each = opened.flat().length > 1 ? withoutProgress(options) : options;
	const read = await inTurn(opened, options, (sent) =>
		readOpened(
			sent,
			(text) => {
				const name = isOne ? from : nameOf(text, from);
				return text.ok
					? readOne(text.text, name, each)
					: Promise.resolve([refuse(name, [text.fault])]);
			},
			{ isList: isWorthShowing }
		)
	);
	return read.flat();
}

/** The name of a file in an archive; in a mail or a form, the player's. */
function nameOf({ name, player }: OpenedText, from: string): string {
	const inner = cleanName(name ?? '').slice(0, 120);
	const who = player?.name ?? player?.email;
	if (who === undefined) return name === undefined ? from : inner || importing.namelessFile;
	return [who, inner || from].join(' · ');
}

/** Whether something was found in a text. A letter that names no army is nothing. */
function isWorthShowing(read: ReadThing): boolean {
	if (read.kind === 'text') return read.of.kind === 'certain' || read.of.which.length > 0;
	return read.kind !== 'refused';
}

/** Reads a paste, which may be a whole mail or a table. */
export async function importedFromText(
	text: string,
	from: string,
	options: ReadingOptions
): Promise<readonly ReadThing[]> {
	const opened = await openText(text);
	return readEach(opened, from, options, opened.flat().length === 1);
}

/** Reads a text. */
async function readOne(
	text: string,
	from: string,
	options: ReadingOptions
): Promise<readonly ReadThing[]> {
	const content = await listsIn(text, contextFrom(options.data));
	if (content.kind === 'unreadable') return [foreignOr(from, content.faults, text, options)];
	if (content.kind === 'event-pack') return [await resolvePack(content.event, from, options.data)];
	const { lists, isBackup } = content;
	const { isBackup: backup, noList } = importing;
	if (lists.length === 0) return [refuse(from, [{ message: isBackup ? backup : noList }])];
	const read = await inTurn(lists, options, async (list) => {
		const reviewed = options.isReviewed ? await forReview(list, from, options) : undefined;
		return reviewed ?? judgedThing(from, await list.read(), options.data);
	});
	return isBackup ? [...read, refuse(from, [{ message: backup }])] : read;
}

function contextFrom(data: PageData) {
	return { ...data, newId: newRosterId };
}

/** A list as a text that somebody goes through; undefined if there is nothing to go through. */
async function forReview(
	{ text, plain }: FoundList,
	from: string,
	options: ReadingOptions
): Promise<ReadThing | undefined> {
	const { data } = options;
	if (!text) {
		const laid = plain && (await plainForReview(plain, data));
		if (!laid) return undefined;
		const { text: lines, ...army } = laid;
		return { kind: 'text', from, text: lines, of: { kind: 'certain', ...army } };
	}
	const of = await armyOfText(text, contextFrom(data));
	if (of.kind === 'asked') return { kind: 'text', from, text, of };
	if (of.kind === 'certain') {
		const review = await firstReview(text, of.list, data);
		const { system, army } = of.list.roster;
		return { kind: 'text', from, text, of: { kind: 'certain', system, army, review } };
	}
	const written = text.allLines.map((line) => line.text).join('\n');
	return foreignOr(from, of.faults, written, options, text.name);
}

async function resolvePack(event: PlainEvent, from: string, data: PageData): Promise<ReadThing> {
	const read = await readEvent(event, data.packs);
	if (!read.ok) return refuse(from, read.faults);
	const { pack, system, armies } = read;
	const entries = [system, ...armies].flatMap((list) => list.entries);
	const names = new Map(entries.map(({ id, name }) => [id, name]));
	const readings = [system, ...armies].flatMap((list) => list.readings ?? []);
	const nameOf = (tag: string): string => names.get(tag) ?? tagName(tag);
	const armyName = (id: string): string => armies.find((army) => army.id === id)?.name ?? id;
	const words = eventWords(pack, names, readings, armyName);
	const compared = compareEvent(pack, await data.events(), { nameOf, armyName });
	const replaces =
		compared.kind === 'other'
			? [eventOrigin.another(compared.ours ?? ''), ...compared.differs]
			: [];
	return { kind: 'event', from, pack, system: system.name, words, replaces };
}

async function judgedThing(from: string, result: ReadList, data: PageData): Promise<ReadThing> {
	if (!result.ok) return refuse(from, result.faults);
	const { roster, lacksEvent, findings = [], halfRead = [], isLimitAssumed } = result;
	const pack = await data.packs.pack(roster.system, roster.army);
	if (!pack) {
		return refuse(from, [{ message: importing.noArmy(roster.army, roster.system) }]);
	}
	const report = withoutLeadersUnread(judged(pack, roster), halfRead);
	const { index } = report.context;
	const { points } = report;
	const event = roster.event && eventRemarks(index, await data.events());
	const remarks = [
		...(lacksEvent === undefined ? [] : [importing.withoutRules(lacksEvent)]),
		...findings.filter(({ kind }) => kind !== 'unread').map(({ fault }) => fault.message)
	];
	const unread = findings.filter(({ kind }) => kind === 'unread').map(({ fault }) => fault.message);
	return {
		kind: 'roster',
		from,
		roster,
		points,
		legality: legalityOf(report, unread.length),
		remarks,
		...(event && { event }),
		...(unread.length > 0 && { unread }),
		...(halfRead.length > 0 && { halfRead }),
		...(isLimitAssumed && { isLimitAssumed })
	};
}

/** A list of another program where a person can choose to keep it, or the faults. */
function foreignOr(
	from: string,
	faults: readonly Fault[],
	text: string,
	{ isReviewed = false }: Pick<ReadingOptions, 'isReviewed'>,
	name?: string
): ReadThing {
	const [first] = faults;
	if (!isReviewed || !first?.foreign || text.length > longestKept) return refuse(from, faults);
	const list = { ...(name !== undefined && { name }), ...first.foreign };
	return { kind: 'foreign', from, list, text, why: first.message };
}

function refuse(from: string, faults: readonly { readonly message: string }[]): ReadThing {
	return { kind: 'refused', from, faults: faults.map(({ message }) => message) };
}
