import {
	placedRows,
	publishedFiles,
	type NamedText,
	opponentText,
	peerFiles,
	type DeskRow,
	differences,
	lockLists,
	eventOnPaper,
	indexRowOf,
	printOrder,
	standing,
	unreadIndexRow,
	unreadOnPaper,
	type Found,
	holdSheet
} from '../../desk/index.ts';
import {
	zipOfTexts,
	type KeptFile,
	checkPublished,
	mergedDesks,
	readDeskFile,
	readLock,
	type Lock
} from '../../exchange/desk/index.ts';
import type { PageData } from '../reading/page-data.ts';
import type { Doing } from '../reading/serve.ts';
import { answerOf, answersFile } from './answers.ts';
import { readLists, rowsAtDesk, foundByKey, type FoundAtDesk, speakGame } from './found-lists.ts';
import type {
	DeskJob,
	PublishedDesk,
	ReadFile,
	CheckedAtDesk,
	DeskResults,
	DeskState,
	OneList,
	ShownList,
	TakenDesk,
	LockedDesk,
	SheetsToPrint,
	HeldAtTable
} from './messages.ts';
import { isSent, openedFile, openedText, asReadNow } from './open-files.ts';
import { buildSheet, type Sheet } from '../../content/index.ts';
import { textFile, type IndexRow } from '../../paper/index.ts';
import { filesInZip } from '../../exchange/outside/zip.ts';
import {
	codeAlone,
	sheetCode,
	linkContent,
	openLinked,
	printedCode,
	readCode,
	readPacked
} from '../../exchange/index.ts';
import { judged } from '#engine';
import { newRosterId } from '../../platform/ids.ts';

type Progress = (done: number, all: number) => void;

/** Does the work of an event's desk. */
export const doDeskWork: Doing<DeskJob> = async (job, data, onprogress) => {
	switch (job.kind) {
		case 'desk-read':
			return readSentFiles(job, data, onprogress);
		case 'desk-place':
			return placedRows(job.lists, job.event);
		case 'desk-show':
			return shownList(job, data);
		case 'desk-answer':
			return answerOf(job, data);
		case 'desk-answers':
			return answersFile(job.desk, data, onprogress, job.as);
		case 'desk-lock':
			return lockedDesk(job.desk, data, onprogress);
		case 'desk-peers':
			return peerBundles(job.desk, data, onprogress);
		case 'desk-open-lock':
			return openedLock(job.of);
		case 'desk-hold':
			return heldAtTable(job.text, job.files, data);
		case 'desk-publish':
			return published(job.files, job.players);
		case 'desk-take':
			return takenDesk(job, data, onprogress);
		case 'desk-check':
			return checkedAtDesk(job.commitments, job.files);
		case 'desk-print':
			return sheetsToPrint(job, data, onprogress);
	}
};

async function readSentFiles(
	{ of, event, corrections }: Extract<DeskJob, { kind: 'desk-read' }>,
	data: PageData,
	onprogress: Progress
): Promise<readonly ReadFile[]> {
	const read = (files: readonly KeptFile[]): Promise<readonly ReadFile[]> =>
		readLists(files, { event, corrections }, data, onprogress);
	const matches = corrections.columns ?? {};
	if ('text' in of) return read([await openedText(of.text, of.name, of.arrived, matches)]);
	if ('kept' in of) return read(of.kept);
	const opened: KeptFile[] = [];
	for (const file of of.files.filter(isSent)) opened.push(await openedFile(file, matches));
	return read(opened);
}

function published(files: readonly NamedText[], players: boolean): PublishedDesk {
	const texts = new Map(files.map(({ name, text }) => [name, text]));
	const result = publishedFiles((name) => texts.get(name), { players });
	return result.ok ? { ok: true, zip: zipOfTexts(result.files) } : result;
}

/** Files that say what was published, but are no lists. */
const noLists = ['commitments.txt', 'index.html', 'lock.json', 'lock.txt'];

/** Holds published lists, or a zip of them, against commitments. */
async function checkedAtDesk(commitments: string, files: readonly File[]): Promise<CheckedAtDesk> {
	const texts = (await Promise.all(files.map(textsIn))).flat();
	const lists = texts.filter(({ name }) => !noLists.includes(name.split('/').at(-1) ?? ''));
	const checked = checkPublished(commitments, lists);
	return checked ? { ok: true, ...checked } : { ok: false };
}

/** Bundles of lists that players check for each other, in a zip. */
async function peerBundles(
	desk: DeskState,
	data: PageData,
	onprogress: (done: number, all: number) => void
): Promise<DeskResults['desk-peers']> {
	const { rows, textOf } = await withTexts(desk, data, onprogress);
	return { bytes: zipOfTexts(peerFiles(rows, textOf, desk.event)) };
}

/** The rows of the desk, and what an opponent may see of each list. */
async function withTexts(desk: DeskState, data: PageData, onprogress: Progress) {
	const texts = new Map<DeskRow['list'], string>();
	const rows = await rowsAtDesk(desk, data, ({ row, outcome }, done) => {
		onprogress(done, desk.files.length);
		const text = opponentText(outcome);
		if (text !== undefined) texts.set(row, text);
	});
	return { rows, textOf: (list: DeskRow['list']): string | undefined => texts.get(list) };
}

/** What was sent, and the list that was read of it. */
async function shownList(one: OneList, data: PageData): Promise<ShownList> {
	const found = await foundByKey(one, data);
	const sent = asReadNow(one.file, one.corrections).sent.flat();
	return found ? { ...sentOf(found, sent), ...readOf(found) } : {};
}

function sentOf(
	{ outcome }: FoundAtDesk,
	sent: readonly { readonly ok: boolean; readonly name?: string; readonly text?: string }[]
): Pick<ShownList, 'sent'> {
	if (outcome.kind === 'judged' && outcome.text) {
		return { sent: outcome.text.allLines.map(({ text }) => text).join('\n') };
	}
	const text = sent.find(({ ok, name }) => ok && name === outcome.part)?.text;
	return text === undefined ? {} : { sent: text };
}

/** As its player has it on paper, with its problems. */
function readOf({ outcome }: FoundAtDesk): Pick<ShownList, 'read'> {
	if (outcome.kind === 'unreadable') return {};
	const { roster, report } = outcome;
	return { read: textFile(buildSheet(roster, report, 'list', {}), 'text').content };
}

/** What this desk and the file of another have together, read, and what is otherwise then. Nothing is stored yet. */
async function takenDesk(
	{ file, own, lists: before }: Extract<DeskJob, { kind: 'desk-take' }>,
	data: PageData,
	onprogress: (done: number, all: number) => void
): Promise<TakenDesk> {
	const read = readDeskFile(await file.text());
	if (read.kind !== 'desk') return read;
	const content = mergedDesks(own, read.content);
	const { event, corrections, lock: locked } = content;
	const files = event
		? await readLists(content.files, { event, corrections }, data, onprogress)
		: content.files.map((one) => ({ file: one, lists: [], remarks: [] }));
	const all = files.flatMap(({ lists }) => lists);
	const rows = event
		? placedRows(
				all.map(({ row }) => row),
				event
			)
		: [];
	const now = rows.map((row, at) => ({ ...row, key: all[at]?.key ?? '' }));
	const opened = locked && (await openedLock(locked));
	return {
		kind: 'desk',
		content,
		files,
		rows,
		differences: differences(before, now),
		...(opened?.ok && { lock: opened.lock })
	};
}

/** 256 random bits in hexadecimal digits. */
function newNonce(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(32));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fixes the lists that count. */
async function lockedDesk(
	desk: DeskState,
	data: PageData,
	onprogress: (done: number, all: number) => void
): Promise<LockedDesk> {
	const { rows, textOf } = await withTexts(desk, data, onprogress);
	const { lock, files } = lockLists(rows, textOf, {
		event: desk.event,
		now: new Date().toISOString(),
		newNonce
	});
	return lockOf(lock, files);
}

function lockOf({ locked, fingerprint }: Lock, files: readonly NamedText[]): LockedDesk {
	return { locked, fingerprint, files, zip: zipOfTexts(files) };
}

/** An earlier lock, from its zip or its files. */
async function openedLock(of: Blob | readonly NamedText[]): Promise<DeskResults['desk-open-lock']> {
	const files = of instanceof Blob ? await textsIn(of) : of;
	const text = files.find(({ name }) => name === 'lock.json')?.text;
	const lock = text === undefined ? undefined : readLock(text);
	return lock ? { ok: true, lock: lockOf(lock, files) } : { ok: false };
}

/** The texts in a zip; a file that is none is one text. */
async function textsIn(file: Blob): Promise<readonly NamedText[]> {
	const bytes = new Uint8Array(await file.arrayBuffer());
	const name = file instanceof File ? file.name : '';
	return (filesInZip(bytes) ?? [{ name, bytes }]).map((one) => ({
		name: one.name,
		// A mark of the byte order is part of the text: a commitment is to all of it.
		text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(one.bytes)
	}));
}

interface ToPrint {
	readonly sheet?: Sheet;
	readonly row: IndexRow;
}

/** The opponent's copies of the lists that count, in the order of tables or names, and the index of all. */
async function sheetsToPrint(
	{ desk, isByTable, address }: Extract<DeskJob, { kind: 'desk-print' }>,
	data: PageData,
	onprogress: (done: number, all: number) => void
): Promise<SheetsToPrint> {
	await speakGame(desk.event.system, data);
	const all = new Map<Found['row'], ToPrint>();
	const rows = await rowsAtDesk(desk, data, (found, done) => {
		onprogress(done, desk.files.length);
		all.set(found.row, toPrint(found, desk.event.name, address));
	});
	const lists = printOrder(standing(rows), isByTable).flatMap(({ list }) => all.get(list) ?? []);
	return {
		lists: lists.flatMap(({ sheet }) => (sheet ? [[sheet]] : [])),
		index: lists.map(({ row }) => row)
	};
}

function toPrint({ row, outcome }: Found, event: string, address: string): ToPrint {
	const file = row.file.split('/').at(-1) ?? row.file;
	if (outcome.kind === 'unreadable') return { row: unreadIndexRow(row, file, event) };
	const { roster, index, report, player } = outcome;
	const unread = unreadOnPaper(outcome);
	// A link would show what was read as the whole list.
	const code = (unread.length > 0 ? codeAlone : sheetCode)(roster, index, address);
	const beside = { code, player, unread, event: eventOnPaper(outcome) };
	return {
		sheet: buildSheet(roster, report, 'opponent', beside),
		row: indexRowOf(outcome, file)
	};
}

/** Holds the code of a sheet, or the list in its QR code, against the lock. */
async function heldAtTable(
	text: string,
	files: readonly NamedText[],
	data: PageData
): Promise<HeldAtTable> {
	const texts = new Map(files.map((file) => [file.name, file.text]));
	const lock = readLock(texts.get('lock.json') ?? '');
	if (!lock) return { kind: 'none' };
	const sheet = await sheetIn(text, data);
	return sheet
		? holdSheet(sheet.code, sheet.text, lock, (name) => texts.get(name))
		: { kind: 'none' };
}

interface SheetHeld {
	readonly code: string;
	readonly text?: string | undefined;
}

/** What a sheet says: its code, and its list if its QR code holds it. */
async function sheetIn(text: string, data: PageData): Promise<SheetHeld | undefined> {
	const content = linkContent(text);
	if (content?.kind !== 'packed') {
		const read = readCode(content?.typed ?? text.trim());
		return read.ok ? { code: read.code } : undefined;
	}
	const packed = readPacked(content.packed);
	if (!packed.ok) return undefined;
	const { packs, events } = data;
	const opened = await openLinked(packed.packed, { packs, events, newId: newRosterId });
	const pack = opened.ok && (await packs.pack(opened.roster.system, opened.roster.army));
	if (!pack) return { code: packed.packed.code };
	const report = judged(pack, opened.roster);
	const { index } = report.context;
	const { roster } = opened;
	return {
		code: printedCode(roster, index),
		text: opponentText({ kind: 'judged', roster, index, report })
	};
}
