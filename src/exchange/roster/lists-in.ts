import { indexFor } from '#engine';
import type { Army, EventPack, System } from '#schema';
import type { PackSource } from '../../packs/port.ts';
import type { PlainEvent } from '../event/event-pack.ts';
import type { Fault } from '../common/fault.ts';
import { findPack, findWholeSystem } from '../names/find-pack.ts';
import { openLinked, type PackedList } from '../list-code/index.ts';
import { severalLists } from '../lines/several-lists.ts';
import type { ListText } from '../lines/text-line.ts';
import { armiesTitled, type TextArmy } from '../lines/list-text-army.ts';
import { armiesNamed, gamesInWords, gamesCalled } from './army-in-words.ts';
import type { ReadList } from '../common/read-list.ts';
import type { PlainList } from '../outside/plain-list.ts';
import { foreignText } from '../outside/foreign.ts';
import { readPositionLink, readIdLink } from '../links/read-link.ts';
import { recognise } from './recognise.ts';
import { normaliseName, sameName, noArmyInText } from '../common/names.ts';
import { resolveEvent } from '../names/resolve-event.ts';
import { eventOf, resolveList } from '../names/resolve-list.ts';
import { isLimitAssumed, limitOfNamed, plainAtEvent, textAtEvent } from './event-limit.ts';
import { resolveText } from './resolve-text.ts';
import { imports } from '../../i18n/en/faults.ts';

/** What reading lists needs. */
export interface ReadingContext {
	readonly packs: PackSource;
	/** Makes ids for rosters. */
	readonly newId: () => string;
	/** Available event packs, for links and texts, which only name their event. */
	readonly events?: () => Promise<readonly EventPack[]>;
	/** Whether somebody goes through a text line by line, so that only its length refuses it. */
	readonly isReviewed?: boolean;
	/** Whether to ignore the event in a plain list, because another one replaces it. */
	readonly withoutEvents?: boolean;
	/** The points limit of the event that lists are read for, which those that state none are for. */
	readonly size?: number | undefined;
	/** The id of the event's game: an army of that name is looked for there first. */
	readonly game?: string | undefined;
}

/** A list that was found, before any name is looked up. It is read on demand, so that only one is in memory. */
export interface FoundList {
	readonly read: () => Promise<ReadList>;
	/** Its lines, if it is a text. */
	readonly text?: ListText;
	/** What it is if it is a plain list. */
	readonly plain?: PlainList;
}

/** The contents of a text. */
type TextContent =
	| {
			readonly kind: 'lists';
			readonly lists: readonly FoundList[];
			readonly isBackup?: true;
	  }
	| { readonly kind: 'event-pack'; readonly event: PlainEvent }
	| { readonly kind: 'unreadable'; readonly faults: readonly Fault[] };

/**
 * The lists in a text, whatever it is: a file, a link, or lists written by a person or a program, one below the
 * other.
 */
export async function listsIn(text: string, context: ReadingContext): Promise<TextContent> {
	const file = recognise(text);
	switch (file.kind) {
		case 'unreadable':
		case 'event-pack':
			return file;
		case 'plain-list':
			return one({ read: () => readPlain(file.list, context), plain: file.list });
		case 'list-text': {
			const all = [file.text, ...(file.others ?? [])].map((list) => withWhyNone(list, text));
			const armies = (await gamesIn(context.packs)).flatMap((game) => game.armies);
			const lists = all
				.flatMap((list) => severalLists(list, armies))
				.map((list) => {
					return { text: list, read: async () => (await listOfText(list, context)).list };
				});
			return { kind: 'lists', lists };
		}
		case 'packed-list':
			return one({ read: () => openLink(file.packed, context) });
		case 'position-list':
			return one({ read: () => readPositionLink(file.list, context) });
		case 'id-list':
			return one({ read: () => readIdLink(file.list, context) });
		case 'roster':
			return one({ read: () => Promise.resolve({ ok: true, roster: file.roster }) });
		case 'muster-file': {
			const lists = file.rosters.map((result) => ({ read: () => Promise.resolve(result) }));
			return { kind: 'lists', lists, ...(file.isBackup && { isBackup: true }) };
		}
	}
}

function one(list: FoundList): TextContent {
	return { kind: 'lists', lists: [list] };
}

/** All games, each with its armies. */
async function gamesIn(packs: PackSource) {
	const systems = await packs.systems();
	return Promise.all(
		systems.map(async (system) => ({ ...system, armies: await packs.armies(system.id) }))
	);
}

/** Notes which program wrote it, in case no army of ours is found. */
function withWhyNone(list: ListText, text: string): ListText {
	const whyNone = list.musterText ? undefined : (list.whyNone ?? foreignText(text));
	return whyNone ? { ...list, whyNone } : list;
}

async function readPlain(list: PlainList, context: ReadingContext): Promise<ReadList> {
	const { packs, newId, withoutEvents } = context;
	const found = await findPack(list, packs);
	if (!found.ok) return found;
	const { event, ...unbound } = list;
	const wanted = plainAtEvent(withoutEvents ? unbound : list, context.size);
	const whole = event && (await findWholeSystem(found.system.id, packs));
	const armies = whole?.ok ? whole.armies : [];
	const { player } = list;
	const indexed = indexFor(found);
	const result = resolveList(wanted, indexed, newId, armies);
	if (!result.ok) return result;
	const brought = withoutEvents ? eventOf(list, indexed, armies) : undefined;
	return {
		...result,
		...(player && { player }),
		...(brought?.ok && { brought: brought.pack })
	};
}

/** A list as far as its text tells which army it is of, and the armies that it may be of. */
interface ListOfText {
	readonly list: ReadList;
	readonly named: readonly TextArmy[];
	/** The ids of the games that it may be of. */
	readonly games: readonly string[];
}

/** Reads a text for the army that it names. */
export async function listOfText(text: ListText, context: ReadingContext): Promise<ListOfText> {
	const { packs } = context;
	const systems = await gamesIn(packs);
	const { game, whyNone = noArmyInText } = text;
	const games = game === undefined ? gamesInWords(text.lines, systems) : gamesCalled(game, systems);
	const find = game === undefined && text.whyNone ? armiesTitled : armiesNamed;
	const offered = text.musterText ? systems : games;
	const ofEvent = find(
		text,
		systems.filter(({ id }) => id === context.game)
	);
	const named = ofEvent.length > 0 ? ofEvent : find(text, offered);
	const about = { named, games: games.map(({ id }) => id) };
	if (named.length === 0) return { ...about, list: { ok: false, faults: [whyNone] } };
	const tried = await Promise.all(named.map((army) => readFor(text, army, context)));
	return { ...about, list: likeliest(tried) ?? (await whichArmy(named, packs)) };
}

/** Reads a text for an army. If it names a theme that is a choice of the unthemed army, it is read for that one. */
async function readFor(
	text: ListText,
	{ system, army, unthemed }: TextArmy,
	{ packs, newId, isReviewed = false, size, events }: ReadingContext
): Promise<ReadList> {
	const other = unthemed && (await packs.pack(system, unthemed.army));
	const isUnthemed = other?.army.entries.some(({ name }) =>
		sameName(normaliseName(name), normaliseName(unthemed?.choice ?? ''))
	);
	const found = isUnthemed ? other : await packs.pack(system, army);
	if (!found) return { ok: false, faults: [noArmyInText] };
	const result = resolveText(text, indexFor(found), newId, isReviewed);
	const held = text.event && size === undefined ? await events?.() : undefined;
	const read = textAtEvent(result, size ?? limitOfNamed(text.event, system, held ?? []));
	if (!read.ok) return read;
	const { player } = text;
	return {
		...read,
		...(player && { player }),
		...(isLimitAssumed(read) && { isLimitAssumed: true })
	};
}

async function openLink(packed: PackedList, context: ReadingContext): Promise<ReadList> {
	const opened = await openLinked(packed, context);
	const { event } = packed;
	if (!opened.ok || !event || opened.match !== 'event') return opened;
	return { ok: true, roster: opened.roster, lacksEvent: event.name };
}

/** The event pack with its game and armies, or everything wrong with it. */
type ReadEvent =
	| {
			readonly ok: true;
			readonly pack: EventPack;
			readonly system: System;
			readonly armies: readonly Army[];
	  }
	| { readonly ok: false; readonly faults: readonly Fault[] };

export async function readEvent(event: PlainEvent, packs: PackSource): Promise<ReadEvent> {
	const found = await findWholeSystem(event.system, packs);
	if (!found.ok) return found;
	const { system, armies } = found;
	const result = resolveEvent(event, system, armies);
	return result.ok ? { ...result, system, armies } : result;
}

/** The reading of a text that is certain: the only one, or one far better than those for other armies. */
function likeliest(tried: readonly ReadList[]): ReadList | undefined {
	const [first, ...others] = tried;
	if (first && others.length === 0) return first;
	const read = tried.filter((list) => list.ok && !list.refusal);
	if (read.length === 0) return undefined;
	const ranked = read
		.map((list) => ({ list, unread: lackIn(list, 'unread'), prices: lackIn(list, 'price') }))
		.toSorted((one, other) => one.unread - other.unread || one.prices - other.prices);
	const [best, next] = ranked;
	if (!best || !next || best.unread * 2 < next.unread) return best?.list;
	// If two games have the same names, their prices decide.
	return best.unread <= next.unread && best.prices * 2 < next.prices ? best.list : undefined;
}

function lackIn(list: ReadList, wanted: 'unread' | 'price'): number {
	return list.ok ? (list.findings ?? []).filter(({ kind }) => kind === wanted).length : Infinity;
}

/** The question which of several armies a text is for. */
export async function whichArmy(named: readonly TextArmy[], packs: PackSource): Promise<ReadList> {
	const systems = await packs.systems();
	const which = await Promise.all(
		named.map(async ({ system, army }) => {
			const game = systems.find(({ id }) => id === system);
			const own = (await packs.armies(system)).find(({ id }) => id === army);
			return { system, army, name: `${game?.name ?? system}: ${own?.name ?? army}` };
		})
	);
	const names = which.map(({ name }) => name).join('; ');
	return { ok: false, faults: [{ message: imports.whichArmy(names) }], which };
}
