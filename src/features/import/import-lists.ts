import { checkRoster, indexArmy } from '#engine';
import type { Army, EventPack, Roster, System } from '#schema';
import { importing } from '../../i18n/en/importing.ts';
import { catalogue, loadCards, type SystemCard } from '../../packs/catalogue.ts';
import { namedSystems } from '../../packs/named-systems.ts';
import { loadPack } from '../../packs/load.ts';
import {
	cleanName,
	fileText,
	findArmy,
	findSystem,
	findTextArmy,
	noArmyInText,
	readListFile,
	resolveEvent,
	resolveList,
	resolveText,
	tooBig,
	mostBytes,
	unknownArmy,
	unknownSystem,
	type ListText,
	type PackedList,
	type PlainEvent,
	type PlainList,
	type RosterResult
} from '../../exchange/index.ts';
import { eventWords, type EventWords } from '../events/index.ts';
import { newRosterId } from '../../platform/ids.ts';
import { inTurn, type Following } from '../../platform/in-turn.ts';
import { openLink } from './open-link.ts';

/** One thing that was read: what would be added, or why nothing can be. */
export type Imported =
	| {
			readonly kind: 'roster';
			readonly from: string;
			readonly roster: Roster;
			readonly points: number;
			readonly problems: number;
			/** What could not come along, in a sentence. */
			readonly lacks?: string;
	  }
	| {
			readonly kind: 'event';
			readonly from: string;
			readonly pack: EventPack;
			/** The name of its game system. */
			readonly system: string;
			readonly words: EventWords;
	  }
	| { readonly kind: 'refused'; readonly from: string; readonly faults: readonly string[] };

/** More files than this at once are a slip of the hand. */
const mostFiles = 1000;

/**
 * Reads files one by one; a bad one does not stop the others, and nothing is stored.
 * @throws if it is ended by its signal
 */
export async function readFiles(
	files: readonly File[],
	following: Following = {}
): Promise<readonly Imported[]> {
	const read = await inTurn(files.slice(0, mostFiles), following, (file) =>
		readFile(file, following)
	);
	const rest = files.length - mostFiles;
	const more = refuse(importing.restOfFiles(rest), [{ message: importing.mostFiles(mostFiles) }]);
	return rest > 0 ? [...read.flat(), more] : read.flat();
}

async function readFile(file: File, following: Following): Promise<readonly Imported[]> {
	const from = cleanName(file.name).slice(0, 120) || importing.namelessFile;
	if (file.size > mostBytes) return [refuse(from, [tooBig])];
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes) return [refuse(from, [{ message: importing.notReadable }])];
	const read = fileText(new Uint8Array(bytes));
	return read.ok ? readText(read.text, from, following) : [refuse(from, [read.fault])];
}

/** Reads the text of a file or of a paste. */
export async function readText(
	text: string,
	from: string,
	following: Following = {}
): Promise<readonly Imported[]> {
	const file = readListFile(text);
	switch (file.kind) {
		case 'unreadable':
			return [refuse(from, file.faults)];
		case 'event-pack':
			return [await resolvePack(file.event, from)];
		case 'plain-list':
			return [await judge(from, await resolvePlain(file.list))];
		case 'list-text':
			return [await judge(from, await resolvePasted(file.text))];
		case 'packed-list':
			return [await judgeLink(from, file.packed)];
		case 'roster':
			return [await judge(from, { ok: true, roster: file.roster })];
		case 'muster-file': {
			const { isBackup, noList } = importing;
			const more = file.isBackup ? [refuse(from, [{ message: isBackup }])] : [];
			return file.rosters.length === 0
				? [refuse(from, [{ message: file.isBackup ? isBackup : noList }])]
				: [...(await inTurn(file.rosters, following, (result) => judge(from, result))), ...more];
		}
	}
}

async function resolvePlain(list: PlainList): Promise<RosterResult> {
	const system = findSystem(list.system, namedSystems);
	if (!system) return { ok: false, faults: [unknownSystem(list.system, namedSystems)] };
	const cards = await loadCards(system.id);
	const army = findArmy(list.army, cards);
	const pack = army && (await loadPack(system.id, army.id));
	if (!pack) return { ok: false, faults: [unknownArmy(list.army, system, cards)] };
	const armies = list.event ? (await loadWhole(system)).armies : [];
	return resolveList(list, indexArmy(pack.system, pack.army), newRosterId, armies);
}

async function resolvePasted(text: ListText): Promise<RosterResult> {
	const systems = await Promise.all(
		catalogue.map(async (card) => ({ ...card, armies: await loadCards(card.id) }))
	);
	const found = findTextArmy(text, systems);
	const pack = found && (await loadPack(found.system, found.army));
	if (!pack) return { ok: false, faults: [noArmyInText] };
	return resolveText(text, indexArmy(pack.system, pack.army), newRosterId);
}

async function resolvePack(event: PlainEvent, from: string): Promise<Imported> {
	const card = findSystem(event.system, namedSystems);
	if (!card) return refuse(from, [unknownSystem(event.system, namedSystems)]);
	const { system, armies } = await loadWhole(card);
	const result = system && resolveEvent(event, system, armies);
	if (!result) return refuse(from, [{ message: importing.noArmyOf(card.name) }]);
	if (!result.ok) return refuse(from, result.faults);
	const { pack } = result;
	const entries = [system, ...armies].flatMap((list) => list.entries);
	const names = new Map(entries.map(({ id, name }) => [id, name]));
	const readings = [system, ...armies].flatMap((list) => list.readings ?? []);
	const words = eventWords(pack, names, readings);
	return { kind: 'event', from, pack, system: card.name, words };
}

interface WholeSystem {
	readonly system: System | undefined;
	readonly armies: readonly Army[];
}

/** A system with every army: an event may name things of any. */
async function loadWhole(card: SystemCard): Promise<WholeSystem> {
	const cards = await loadCards(card.id);
	const packs = await Promise.all(cards.map(({ id }) => loadPack(card.id, id)));
	const loaded = packs.filter((pack) => pack !== undefined);
	return { system: loaded[0]?.system, armies: loaded.map(({ army }) => army) };
}

/** A list for an event whose pack is not here comes without it, and says so. */
async function judgeLink(from: string, packed: PackedList): Promise<Imported> {
	const opened = await openLink(packed);
	const judged = await judge(from, opened);
	const { event } = packed;
	if (judged.kind !== 'roster' || !event || !opened.ok || opened.match !== 'event') return judged;
	return { ...judged, lacks: importing.withoutRules(event.name) };
}

async function judge(from: string, result: RosterResult): Promise<Imported> {
	if (!result.ok) return refuse(from, result.faults);
	const { roster } = result;
	const pack = await loadPack(roster.system, roster.army);
	if (!pack) {
		return refuse(from, [{ message: importing.noArmy(roster.army, roster.system) }]);
	}
	const report = checkRoster(roster, indexArmy(pack.system, pack.army, roster));
	return { kind: 'roster', from, roster, points: report.points, problems: report.problems.length };
}

function refuse(from: string, faults: readonly { readonly message: string }[]): Imported {
	return { kind: 'refused', from, faults: faults.map(({ message }) => message) };
}
