import type { EventPack } from '#schema';
import {
	foundIn,
	placedRows,
	unreadIn,
	type DeskRow,
	type Found,
	type Means
} from '../../desk/index.ts';
import { withAliases } from '../../exchange/review/with-aliases.ts';
import { eventDesk } from '../../i18n/en/desk/page.ts';
import { newRosterId } from '../../platform/ids.ts';
import { inTurn } from '../../platform/in-turn.ts';
import type { PageData } from '../reading/page-data.ts';
import {
	peerMark,
	type DeskCorrections,
	type KeptFile,
	type PeerRemark
} from '../../exchange/desk/index.ts';
import type { DeskState, ListAtDesk, OneList, ReadFile } from './messages.ts';
import { asReadNow } from './open-files.ts';
import { locale } from '../../i18n/base/words.ts';
import { languages } from '../../i18n/languages.ts';
import { addSentences } from '../../i18n/sentences/sentence-store.ts';

/** A list of the desk, with its report. */
export interface FoundAtDesk extends Found {
	readonly key: string;
}

/** What reading lists needs, with the names that a person explained. */
export function deskMeans(
	{ packs }: PageData,
	event: EventPack,
	{ aliases }: Pick<DeskCorrections, 'aliases'>
): Means {
	const pack: typeof packs.pack = async (system, army) => {
		const found = await packs.pack(system, army);
		return found && withAliases(found, aliases);
	};
	// The desk always has an event: that one is missing is never said.
	const saying = { isEvent: eventDesk.isEvent, eventMissing: () => '' };
	return { packs: { ...packs, pack }, newId: newRosterId, event, saying };
}

/** The lists in a file, one after the other. */
async function* foundInFile(
	file: KeptFile,
	means: Means,
	{ players, columns }: Pick<DeskCorrections, 'players' | 'columns'>,
	onremarks: (remarks: readonly PeerRemark[]) => void = () => undefined
): AsyncGenerator<FoundAtDesk> {
	let at = 0;
	const opened = { ...file, ...asReadNow(file, { columns }) };
	const playerOf = (number: number) => players[keyOf(file, number)];
	for await (const found of foundIn(opened, means, { playerOf, onremarks })) {
		yield { ...found, key: keyOf(file, at) };
		at += 1;
	}
}

function keyOf({ id }: KeptFile, at: number): string {
	return `${id}/${at}`;
}

/** The lists in each of some files, for the page. */
export async function readLists(
	files: readonly KeptFile[],
	{ event, corrections }: Pick<DeskState, 'event' | 'corrections'>,
	data: PageData,
	onprogress: (done: number, all: number) => void
): Promise<readonly ReadFile[]> {
	await speakGame(event.system, data);
	const means = deskMeans(data, event, corrections);
	return inTurn(files, { onprogress }, async (file) => {
		const lists: ListAtDesk[] = [];
		const remarks: PeerRemark[] = [];
		const onremarks = (more: readonly PeerRemark[]) => void remarks.push(...more);
		for await (const found of foundInFile(file, means, corrections, onremarks)) {
			lists.push(listAtDesk(found));
		}
		const { columns } = asReadNow(file, corrections);
		return { file, lists, remarks, ...(columns && { columns }) };
	});
}

/** One list, read again; undefined if it is no longer there. */
export async function foundByKey(
	{ event, corrections, file, key }: OneList,
	data: PageData
): Promise<FoundAtDesk | undefined> {
	await speakGame(event.system, data);
	for await (const found of foundInFile(file, deskMeans(data, event, corrections), corrections)) {
		if (found.key === key) return found;
	}
	return undefined;
}

/** All lists of the desk, one after the other, and then their rows. */
export async function rowsAtDesk(
	{ event, files, corrections }: DeskState,
	data: PageData,
	onfound: (found: FoundAtDesk, done: number) => void | Promise<void>
): Promise<readonly DeskRow[]> {
	const means = deskMeans(data, event, corrections);
	const lists: Found['row'][] = [];
	for (const [done, file] of files.entries()) {
		for await (const found of foundInFile(file, means, corrections)) {
			lists.push(found.row);
			await onfound(found, done);
		}
	}
	return placedRows(lists, event);
}

/** What the page needs of a list. */
function listAtDesk({ key, row, outcome }: FoundAtDesk): ListAtDesk {
	const mark = peerMark(row);
	if (outcome.kind === 'unreadable') return { key, mark, row, unread: [] };
	return { key, mark, row, unread: unreadIn(outcome), system: outcome.index.system.id };
}

/** Uses the sentences that the game of the event has in a language. */
export async function gameSpeaker(
	game: string,
	data: PageData
): Promise<(system: string, language: string) => void> {
	const known = new Map(
		await Promise.all(
			languages.map(async (code) => [code, await data.sentences?.(game, code)] as const)
		)
	);
	return (system, language) => {
		if (system === game) addSentences(system, known.get(language) ?? { sentences: {} });
	};
}

/** Uses those of the language in use, as the problems of lists are worded in it. */
export async function speakGame(game: string, data: PageData): Promise<void> {
	const [code = 'en'] = locale().split('-');
	(await gameSpeaker(game, data))(game, code);
}
