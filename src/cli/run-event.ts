import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Sheet } from '../content/index.ts';
import {
	answersTo,
	keptOf,
	lockLists,
	mergeTable,
	messageFiles,
	nameTags,
	openSpeaker,
	opponentText,
	peerFiles,
	printOrder,
	publishedFiles,
	standing,
	unreadIndexRow,
	type Answered,
	type DeskRow,
	type Found,
	type Kept,
	type NamedText
} from '../desk/index.ts';
import { peerMark, zipOfTexts, type DeskList, type PeerRemark } from '../exchange/desk/index.ts';
import type { IndexRow } from '../paper/index.ts';
import { deskRows, openDesk, type DeskJob } from './desk-rows.ts';
import { tableLines, totals } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';
import { terminalSafe, type ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { failed, makeFolder, placeAll, placeFile } from './place-file.ts';
import type { PrintOptions } from './print-options.ts';
import { pagesText, rowOf } from './printed.ts';
import { renderLists, sheetsOf, reportReplaced, type Rendered } from './render.ts';

/** `muster event`: what an organiser does with the lists that were sent to him. */
export function runEvent(options: EventOptions, packs: Packs): Promise<ExitCode> {
	switch (options.verb) {
		case 'check':
			return checkLists(options, packs);
		case 'answer':
			return answerLists(options, packs);
		case 'lock':
			return lockAll(options, packs);
		case 'publish':
			return publishLists(options);
		case 'print':
			return printLists(options, packs);
		case 'peers':
			return peerLists(options, packs);
		case 'tags':
			return printTags(options, packs);
	}
}

/** `muster event check`: a table of all lists of an event, each with its player and its state. */
async function checkLists(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const remarks: PeerRemark[] = [];
	const rows = await deskRows(desk, undefined, (more) => void remarks.push(...more));
	const remarksOn = (list: DeskList): readonly PeerRemark[] =>
		remarks.filter(({ mark }) => mark === peerMark(list));
	if (options.json) writeObjects(rows, remarksOn);
	else {
		const lines = tableLines(rows, remarksOn);
		for (const line of lines) process.stdout.write(`${terminalSafe(line)}\n`);
	}
	return exitCodeOf(rows);
}

/** What players remark on a list. */
type RemarksOn = (list: DeskList) => readonly PeerRemark[];

/** One object a line, so that thousands need no more memory than one. */
function writeObjects(rows: readonly DeskRow[], remarksOn: RemarksOn): void {
	process.stdout.write('{\n\t"lists": [');
	for (const [at, row] of rows.entries()) {
		process.stdout.write(`${at > 0 ? ',' : ''}\n\t\t${JSON.stringify(deskObject(row, remarksOn))}`);
	}
	process.stdout.write(rows.length > 0 ? '\n\t]\n}\n' : ']\n}\n');
}

/** What counts are the lists that stand. */
function exitCodeOf(rows: readonly DeskRow[]): ExitCode {
	const states = standing(rows).map(({ state }) => state);
	if (states.includes('not wholly read')) return 2;
	return states.includes('to fix') ? 1 : 0;
}

/** The object for a list in `muster event check --json`; the help describes it. */
function deskObject(row: DeskRow, remarksOn: RemarksOn): object {
	const { list, state, version, stands, twice, maybe, isLate, ofTeam } = row;
	const { file, part, player = {}, sender, sent, name, army, points, size, code } = list;
	const remarks = [...list.remarks, ...ofTeam, ...(list.figures ?? [])];
	const peers = remarksOn(list).map(({ from, text }) => ({ from, text }));
	const { name: called, ...details } = player;
	return {
		file,
		...(part !== undefined && { part }),
		...(called !== undefined && { player: called }),
		...details,
		...(list.guessedBy && { playerFrom: list.guessedBy }),
		...(sender !== undefined && { sender }),
		...(name !== undefined && { name }),
		...(army !== undefined && { army, points, size }),
		state,
		...(code !== undefined && { code }),
		...(sent !== undefined && { sent }),
		...(isLate && { late: true }),
		version,
		stands,
		...(twice && { twice }),
		...(maybe !== undefined && { maybe }),
		...(remarks.length > 0 && { remarks }),
		...(peers.length > 0 && { peers })
	};
}

/** `muster event answer`: a message for each player in his language, as a file for each or one table for a mail merge. */
async function answerLists(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(options.folder);
	if (!made.ok) return failed(options.folder, made.message);
	const kept = new Map<DeskList, Kept>();
	const rows = await deskRows(desk, ({ row, outcome }) => kept.set(row, keptOf(outcome)));
	const answering = {
		event: desk.event,
		packs: packs.source,
		newId: randomUUID,
		speaker: await openSpeaker((system, language) => packs.speak(system, language)),
		language: options.language
	};
	const answered: Answered[] = [];
	for await (const one of answersTo(rows, (list) => kept.get(list), answering)) answered.push(one);
	const files = options.isTable ? [mergeTable(answered)] : messageFiles(answered);
	const placed = await placeAll(options, files);
	process.stderr.write(`${totals(rows)}\n`);
	return placed;
}

/**
 * `muster event lock`: fixes the lists of an event. The folder then has each list with its nonce, which nobody else is
 * shown before they are published, the commitments to them, which are published first, and a sheet to sign.
 */
async function lockAll(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(join(options.folder, 'lists'));
	if (!made.ok) return failed(options.folder, made.message);
	const { rows, textOf } = await withTexts(desk);
	const { lock, files } = lockLists(rows, textOf, {
		event: desk.event,
		now: new Date().toISOString(),
		newNonce: () => randomBytes(32).toString('hex')
	});
	// The lock is written first: a folder that was locked before is left as it is.
	const placed = await placeAll(options, files);
	if (placed !== 0) return placed;
	if (options.json) process.stdout.write(`${JSON.stringify(lock, null, '\t')}\n`);
	process.stderr.write(`${totals(rows)} · fingerprint ${lock.fingerprint}\n`);
	return 0;
}

const reasons = {
	missing: 'This list is missing.',
	changed: 'This list is not as it was locked. Nothing was published.'
} as const;

/**
 * `muster event publish`: the lists of a locked folder as a static folder or a zip. A list that is not as it was locked
 * stops it. Names stay out unless they are asked for; addresses and codes always do.
 */
async function publishLists(options: EventOptions): Promise<ExitCode> {
	const [folder = '.'] = options.files;
	const published = publishedFiles((name) => textAt(join(folder, name)), {
		players: options.withPlayers
	});
	if (published.ok) {
		const { files } = published;
		return options.isZip ? placeZip(options, files) : placeFolder(options, files);
	}
	if (published.why === 'no-lock') {
		return failed(folder, 'This folder has no lock: make one with muster event lock.');
	}
	return failed(join(folder, published.file), reasons[published.why]);
}

async function placeFolder(options: EventOptions, files: readonly NamedText[]): Promise<ExitCode> {
	const made = makeFolder(join(options.folder, 'lists'));
	return made.ok ? placeAll(options, files) : failed(options.folder, made.message);
}

async function placeZip(
	{ folder, force }: EventOptions,
	files: readonly NamedText[]
): Promise<ExitCode> {
	const made = makeFolder(folder);
	if (!made.ok) return failed(folder, made.message);
	const path = join(folder, 'lists.zip');
	const placed = await placeFile(path, zipOfTexts(files), force);
	return placed.ok ? 0 : failed(path, placed.message);
}

function textAt(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return undefined;
	}
}

/** `muster event peers`: for each player a text with three lists of others, and room for remarks. */
async function peerLists(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(options.folder);
	if (!made.ok) return failed(options.folder, made.message);
	const { rows, textOf } = await withTexts(desk);
	const placed = await placeAll(options, peerFiles(rows, textOf, desk.event));
	process.stderr.write(`${totals(rows)}\n`);
	return placed;
}

/** All lists of an event, and each as an opponent gets it. */
async function withTexts(desk: DeskJob) {
	const texts = new Map<DeskList, string>();
	const rows = await deskRows(desk, ({ row, outcome }) => {
		const text = opponentText(outcome);
		if (text !== undefined) texts.set(row, text);
	});
	return { rows, textOf: (list: DeskList): string | undefined => texts.get(list) };
}

/** What is printed of a list. */
interface SheetsOfList {
	readonly sheets: readonly Sheet[];
	readonly row: IndexRow;
}

/** A document of a desk and what is said of it, or why there is none. */
type Made = { readonly rendered: Rendered; readonly said: string } | { readonly nothing: string };

/**
 * `muster event print`: the lists that count in one PDF, in the order of tables or names, after an index of all, those
 * that could not be read too.
 */
function printLists(options: EventOptions, packs: Packs): Promise<ExitCode> {
	return printDesk(options, packs, async (desk, print, file) => {
		const printed = new Map<DeskList, SheetsOfList>();
		const rows = await deskRows(desk, (found) =>
			printed.set(found.row, printedOf(found, print, desk))
		);
		const lists = printOrder(standing(rows), options.isByTable).flatMap(
			({ list }) => printed.get(list) ?? []
		);
		const sheetsOfLists = lists.map(({ sheets }) => sheets).filter(({ length }) => length > 0);
		const onPage = (list: number): void => {
			desk.progress.begin(`${file}: list ${list} of ${sheetsOfLists.length}`);
		};
		const index = lists.map(({ row }) => row);
		const rendered = await renderLists(sheetsOfLists, print, { index, onPage });
		return { rendered, said: `${totals(rows)} · ${pagesText(rendered.pages ?? 0)}` };
	});
}

/** `muster event tags`: name tags of the players in one PDF, to be cut out. */
function printTags(options: EventOptions, packs: Packs): Promise<ExitCode> {
	return printDesk(options, packs, async (desk, print) => {
		const tags = nameTags(await deskRows(desk), desk.event, options.isByTable);
		if (tags.tags.length === 0) return { nothing: 'No player has a name.' };
		const rendered = await renderLists([], print, { nameTags: tags });
		return { rendered, said: `${tags.tags.length} name tags` };
	});
}

/** Writes a document of a desk, once its folder is there. */
async function printDesk(
	options: EventOptions,
	packs: Packs,
	make: (desk: DeskJob, print: PrintOptions, file: string) => Promise<Made>
): Promise<ExitCode> {
	const { print } = options;
	if (!print || !('file' in print.to)) return 2;
	const { file } = print.to;
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const folder = makeFolder(dirname(file));
	if (!folder.ok) return failed(file, folder.message);
	const made = await make(desk, print, file);
	if ('nothing' in made) return failed(file, made.nothing);
	reportReplaced(desk.progress, file, made.rendered);
	const placed = await placeFile(file, made.rendered.bytes, options.force);
	if (!placed.ok) return failed(file, placed.message);
	desk.progress.line(`${made.said} · ${file}`);
	return 0;
}

function printedOf(
	{ row, outcome }: Found,
	print: PrintOptions,
	{ packs, event }: DeskJob
): SheetsOfList {
	if (outcome.kind === 'judged') {
		return { sheets: sheetsOf(outcome, print, packs), row: rowOf(outcome, row.file) };
	}
	return { sheets: [], row: unreadIndexRow(row, basename(row.file), event.name) };
}
