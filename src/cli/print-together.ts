import type { Sheet } from '../content/index.ts';
import type { IndexRow } from '../paper/index.ts';
import { beginList, failure, listsOf, type Done, type Job } from './print-job.ts';
import { placeFile, type Placed } from './place-file.ts';
import { factsOf, notPrinted, rowOf, type ListFacts, type PrintResult } from './printed.ts';
import { renderLists, tellReplaced, sheetsOf } from './render.ts';

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
export async function printTogether(job: Job, path: string): Promise<Done> {
	const gathered = await gather(job);
	const books = gathered.flatMap((one) => ('sheets' in one ? [one.sheets] : []));
	const rows = gathered.flatMap((one) => ('sheets' in one ? [one.row] : []));
	const placed = await printBooks(job, books, path, job.options.index ? rows : undefined);
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

async function printBooks(
	{ options, progress }: Job,
	books: readonly (readonly Sheet[])[],
	path: string,
	index: readonly IndexRow[] | undefined
): Promise<Placed & { readonly pages: number }> {
	if (books.length === 0) return { ok: true, isNew: false, pages: 0 };
	progress.begin(`${path} …`);
	try {
		const onPage = (list: number): void => {
			progress.begin(`${path}: list ${list} of ${books.length}`);
		};
		const rendered = await renderLists(books, options, { index, onPage });
		const { bytes, pages = 0 } = rendered;
		tellReplaced(progress, path, rendered);
		const placed = await placeFile(path, bytes, options.force);
		return placed.ok
			? { ...placed, pages }
			: { ok: false, message: `${path}: ${placed.message}`, pages: 0 };
	} catch (error) {
		return { ok: false, message: failure(error), pages: 0 };
	}
}
