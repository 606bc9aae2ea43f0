import { paperwork } from '../i18n/en/printing.ts';
import { join } from 'node:path';
import { FileNames, type Judged } from '../desk/index.ts';
import { fileTitle } from './file-names.ts';
import { beginList, failure, listsOf, type Done, type Job } from './print-job.ts';
import { placeFile } from './place-file.ts';
import { factsOf, notPrinted, printedLine, rowOf, type PrintResult } from './printed.ts';
import { renderLists, tellReplaced, sheetsOf } from './render.ts';

/** Prints each list into a file of its own, one at a time in memory. */
export async function printApart(job: Job, folder: string): Promise<Done> {
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
	const rendered = await renderLists([], options, { index: rows });
	const { bytes, pages = 0 } = rendered;
	tellReplaced(progress, path, rendered);
	const placed = await placeFile(path, bytes, options.force);
	if (placed.ok) return { pages: before + pages };
	return { pages: before, fault: { message: `${path}: ${placed.message}` } };
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
		tellReplaced(progress, path, rendered);
		const placed = await placeFile(path, bytes, options.force);
		return placed.ok
			? { kind: 'printed', file, list: facts, path, pages, row: rowOf(list, file) }
			: notPrinted(file, [{ message: `${path}: ${placed.message}` }], facts);
	} catch (error) {
		return notPrinted(file, [{ message: failure(error) }], facts);
	}
}
