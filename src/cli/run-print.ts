import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { fileStem, unknownSystem, type Fault } from '../exchange/index.ts';
import { eventFor } from './event.ts';
import { blockOf, type ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { type PrintOptions, namePart, type NamePattern } from './print-options.ts';
import { makeFolder, placeFile, type Placed } from './place-file.ts';
import {
	endLines,
	isPartly,
	resultObject,
	type PrintResult,
	factsOf,
	notPrinted,
	rowOf,
	type ListFacts,
	pagesText,
	printedLine
} from './printed.ts';
import { Progress } from './progress.ts';
import { gameSheet, type Sheet } from '../content/index.ts';
import type { IndexRow } from '../paper/index.ts';
import { listsOf, nameOrArmy, type NumberedList } from './lists.ts';
import type { EventPack } from '#schema';
import { renderLists, reportReplaced, sheetsOf } from './render.ts';
import { paperwork } from '../i18n/en/printing.ts';
import { FileNames, type Judged } from '../desk/index.ts';

/**
 * `muster print`: writes a file for each list, or one for all. Of files of their own, one that cannot be printed does
 * not stop the others. An illegal one is printed, and says so on paper; so is one that was not wholly read.
 */
export async function runPrint(options: PrintOptions, packs: Packs): Promise<ExitCode> {
	const { to, system } = options;
	if (system !== undefined) return printPlay({ ...options, system }, packs);
	spareMemory();
	const event = await eventFor(options.event, packs);
	if (!event.ok) return stopped(options.event ?? '', event.faults);
	const folder = 'file' in to ? dirname(to.file) : to.folder;
	const made = makeFolder(folder);
	if (!made.ok) return stopped(folder, [made]);

	const progress = new Progress();
	const job = { options, packs, event: event.pack, progress };
	const { results, pages, fault } =
		'file' in to ? await printTogether(job, to.file) : await printApart(job, to.folder);

	const place = 'file' in to ? to.file : to.folder;
	for (const line of endLines(results, place, pages)) progress.line(line);
	if (fault) progress.line(`The index was not written: ${fault.message}`);
	if (options.json) {
		process.stdout.write(`${JSON.stringify(results.map(resultObject), null, '\t')}\n`);
	}
	const isWell = (one: PrintResult): boolean =>
		one.kind === 'printed' && (options.partly || !isPartly(one));
	return !fault && results.every(isWell) ? 0 : 2;
}

/**
 * Collects what is no longer needed early, and keeps the place for what is new small: without it a hundred lists
 * take half as much memory again.
 */
function spareMemory(): void {
	setFlagsFromString('--heap-growing-percent=5');
	setFlagsFromString('--max-semi-space-size=4');
}

function stopped(file: string, faults: readonly Fault[]): ExitCode {
	process.stderr.write(blockOf(file, { kind: 'unreadable', faults }));
	return 2;
}

/** `muster print --form play --system NAME`: the play sheet of a game, which is of no list. */
async function printPlay(
	options: PrintOptions & { readonly system: string },
	packs: Packs
): Promise<ExitCode> {
	const system = packs.system(options.system);
	if (!system) return stopped(options.system, [unknownSystem(options.system, packs.systems())]);
	const play = packs.playSheet(system);
	if (!play) return stopped(options.system, [{ message: `${system.name} has no play sheet.` }]);
	const sheet = gameSheet(system, play);
	const { ending, bytes, pages } = await renderLists([[sheet]], options);
	const folder = 'folder' in options.to ? options.to.folder : '.';
	const made = makeFolder(folder);
	if (!made.ok) return stopped(folder, [{ message: made.message }]);
	const path = join(folder, `${fileStem(`${system.name} ${sheet.title}`)}.${ending}`);
	const placed = await placeFile(path, bytes, options.force);
	if (!placed.ok) return stopped(path, [{ message: placed.message }]);
	if (options.json) {
		const written = { system: system.id, written: path, ...(pages !== undefined && { pages }) };
		process.stdout.write(`${JSON.stringify([written], null, '\t')}\n`);
	} else process.stderr.write(`${path}${pages === undefined ? '' : `, ${pagesText(pages)}`}\n`);
	return 0;
}

/** What a run of `muster print` needs. */
interface Job {
	readonly options: PrintOptions;
	readonly packs: Packs;
	readonly event: EventPack | undefined;
	readonly progress: Progress;
}

/** The result of a run. */
interface Done {
	/** The result for each list, in order. */
	readonly results: readonly PrintResult[];
	/** The pages of all PDFs. */
	readonly pages: number;
	/** Why the index was not written. */
	readonly fault?: Fault;
}

/** "12 of 100 · Nordland". */
function beginList({ progress }: Job, { number, of }: NumberedList, list: Judged): void {
	progress.begin(`${number} of ${of} · ${nameOrArmy(list)}`);
}

/** If something cannot be laid out, the fault is Muster's; the rest is printed all the same. */
function failure(what: string, error: unknown): string {
	const reason = error instanceof Error ? error.message : String(error);
	return `${what} could not be laid out (${reason}).`;
}

/** A list with its sheets, or why it has none. */
type Gathered =
	| {
			readonly file: string;
			readonly list: ListFacts;
			readonly row: IndexRow;
			readonly sheets: readonly Sheet[];
	  }
	| PrintResult;

/** Prints all lists into one file. */
async function printTogether(job: Job, path: string): Promise<Done> {
	const gathered = await gather(job);
	const sheetsOfLists = gathered.flatMap((one) => ('sheets' in one ? [one.sheets] : []));
	const rows = gathered.flatMap((one) => ('sheets' in one ? [one.row] : []));
	const placed = await printInOne(job, sheetsOfLists, path, job.options.index ? rows : undefined);
	return {
		results: gathered.map((one) => {
			if ('kind' in one) return one;
			const { file, list, row } = one;
			return placed.ok
				? { kind: 'printed', file, list, path, row }
				: notPrinted(file, [{ message: placed.message }], list);
		}),
		pages: placed.pages
	};
}

async function gather(job: Job): Promise<readonly Gathered[]> {
	const { options, packs, event } = job;
	const gathered: Gathered[] = [];
	for await (const list of listsOf(options.files, packs, event)) {
		const { file, outcome } = list;
		if (outcome.kind === 'unreadable') {
			gathered.push(notPrinted(file, outcome.faults));
			continue;
		}
		beginList(job, list, outcome);
		const sheets = sheetsOf(outcome, options, packs);
		gathered.push({ file, list: factsOf(outcome), row: rowOf(outcome, file), sheets });
	}
	return gathered;
}

async function printInOne(
	{ options, progress }: Job,
	sheetsOfLists: readonly (readonly Sheet[])[],
	path: string,
	index: readonly IndexRow[] | undefined
): Promise<Placed & { readonly pages: number }> {
	if (sheetsOfLists.length === 0) return { ok: true, pages: 0 };
	progress.begin(`${path} …`);
	try {
		const onPage = (list: number): void => {
			progress.begin(`${path}: list ${list} of ${sheetsOfLists.length}`);
		};
		const rendered = await renderLists(sheetsOfLists, options, { index, onPage });
		const { bytes, pages = 0 } = rendered;
		reportReplaced(progress, path, rendered);
		const placed = await placeFile(path, bytes, options.force);
		return placed.ok
			? { ...placed, pages }
			: { ok: false, message: `${path}: ${placed.message}`, pages: 0 };
	} catch (error) {
		return { ok: false, message: failure('This list', error), pages: 0 };
	}
}

/** Prints each list into a file of its own, one at a time in memory. */
async function printApart(job: Job, folder: string): Promise<Done> {
	const { options, packs, event, progress } = job;
	const names = new FileNames();
	const results: PrintResult[] = [];
	let pages = 0;
	for await (const list of listsOf(options.files, packs, event)) {
		const { file, outcome, number, of } = list;
		if (outcome.kind === 'unreadable') {
			results.push(notPrinted(file, outcome.faults));
			continue;
		}
		beginList(job, list, outcome);
		const one = await printList(job, file, outcome, (ending) =>
			join(folder, names.next(fileTitle(options.names, outcome), ending))
		);
		results.push(one);
		if (one.kind === 'not-printed') continue;
		pages += one.pages ?? 0;
		progress.done(`${number} of ${of}: ${printedLine(one)}`);
	}
	if (!options.index) return { results, pages };
	const path = join(folder, names.next(paperwork.index.title, 'pdf'));
	return { results, ...(await withIndex(job, results, path, pages)) };
}

/** A file that lists what was printed. */
async function withIndex(
	{ options, progress }: Job,
	results: readonly PrintResult[],
	path: string,
	before: number
): Promise<Omit<Done, 'results'>> {
	const rows = results.flatMap((one) => (one.kind === 'printed' ? [one.row] : []));
	if (rows.length === 0) return { pages: before };
	try {
		const rendered = await renderLists([], options, { index: rows });
		const { bytes, pages = 0 } = rendered;
		reportReplaced(progress, path, rendered);
		const placed = await placeFile(path, bytes, options.force);
		if (placed.ok) return { pages: before + pages };
		return { pages: before, fault: { message: `${path}: ${placed.message}` } };
	} catch (error) {
		return { pages: before, fault: { message: failure('It', error) } };
	}
}

async function printList(
	{ options, packs, progress }: Job,
	file: string,
	list: Judged,
	pathOf: (ending: string) => string
): Promise<PrintResult> {
	const facts = factsOf(list);
	try {
		const rendered = await renderLists([sheetsOf(list, options, packs)], options);
		const { ending, bytes, pages } = rendered;
		const path = pathOf(ending);
		reportReplaced(progress, path, rendered);
		const placed = await placeFile(path, bytes, options.force);
		return placed.ok
			? { kind: 'printed', file, list: facts, path, pages, row: rowOf(list, file) }
			: notPrinted(file, [{ message: `${path}: ${placed.message}` }], facts);
	} catch (error) {
		return notPrinted(file, [{ message: failure('This list', error) }], facts);
	}
}

/** The name of a list's file before it is made safe; what is not known of a list leaves no gap. */
function fileTitle(pattern: NamePattern, judged: Judged): string {
	const { index, player = {} } = judged;
	const known: Readonly<Record<string, string | undefined>> = {
		...player,
		list: nameOrArmy(judged),
		army: index.army.name,
		player: player.name
	};
	const filled = pattern.replace(namePart, (_, name: string) => known[name]?.trim() ?? '');
	const title = filled.replace(/[-_ ]{2,}/g, '-').replace(/^[-_ ]+|[-_ ]+$/g, '');
	return title === '' ? nameOrArmy(judged) : title;
}
