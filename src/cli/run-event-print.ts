import { basename, dirname } from 'node:path';
import type { Sheet } from '../content/index.ts';
import { printOrder, standing, unreadIndexRow, type Found } from '../desk/index.ts';
import type { DeskList } from '../exchange/desk/index.ts';
import type { IndexRow } from '../paper/index.ts';
import type { ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import type { PrintOptions } from './print-options.ts';
import { rowOf } from './printed.ts';
import { renderLists, sheetsOf, tellReplaced } from './render.ts';
import { failed, makeFolder, placeFile } from './place-file.ts';
import { deskRows, openDesk, type DeskJob } from './desk-rows.ts';
import { totals } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';

/** What is printed of a list. */
interface Printed {
	readonly sheets: readonly Sheet[];
	readonly row: IndexRow;
}

/**
 * `muster event print`: the lists that count in one PDF, in the order of tables or names, after an index of all, those
 * that could not be read too.
 */
export async function runEventPrint(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const { print } = options;
	if (!print || !('file' in print.to)) return 2;
	const { file } = print.to;
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(dirname(file));
	if (!made.ok) return failed(file, made.message);
	const printed = new Map<DeskList, Printed>();
	const rows = await deskRows(desk, (found) =>
		printed.set(found.row, printedOf(found, print, desk))
	);
	const lists = printOrder(standing(rows), options.isByTable).flatMap(
		({ list }) => printed.get(list) ?? []
	);
	const books = lists.map(({ sheets }) => sheets).filter(({ length }) => length > 0);
	const { progress } = desk;
	const onPage = (list: number): void => {
		progress.begin(`${file}: list ${list} of ${books.length}`);
	};
	const index = lists.map(({ row }) => row);
	const rendered = await renderLists(books, print, { index, onPage });
	tellReplaced(progress, file, rendered);
	const placed = await placeFile(file, rendered.bytes, options.force);
	if (!placed.ok) return failed(file, placed.message);
	progress.line(`${totals(rows)} · ${rendered.pages ?? 0} pages · ${file}`);
	return 0;
}

function printedOf(
	{ row, outcome }: Found,
	print: PrintOptions,
	{ packs, event }: DeskJob
): Printed {
	if (outcome.kind === 'judged') {
		return { sheets: sheetsOf(outcome, print, packs), row: rowOf(outcome, row.file) };
	}
	return { sheets: [], row: unreadIndexRow(row, basename(row.file), event.name) };
}
