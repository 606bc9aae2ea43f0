import { basename, dirname } from 'node:path';
import type { Sheet } from '../content/index.ts';
import { nameTags, printOrder, standing, unreadIndexRow, type Found } from '../desk/index.ts';
import type { DeskList } from '../exchange/desk/index.ts';
import type { IndexRow } from '../paper/index.ts';
import { deskRows, openDesk, type DeskJob } from './desk-rows.ts';
import { totals } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';
import type { ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { failed, makeFolder, placeFile } from './place-file.ts';
import type { PrintOptions } from './print-options.ts';
import { rowOf } from './printed.ts';
import { renderLists, sheetsOf, tellReplaced, type Rendered } from './render.ts';

/** What is printed of a list. */
interface Printed {
	readonly sheets: readonly Sheet[];
	readonly row: IndexRow;
}

/** A document of a desk and what is said of it, or why there is none. */
type Made = { readonly rendered: Rendered; readonly said: string } | { readonly nothing: string };

/**
 * `muster event print`: the lists that count in one PDF, in the order of tables or names, after an index of all, those
 * that could not be read too.
 */
export function runEventPrint(options: EventOptions, packs: Packs): Promise<ExitCode> {
	return printDesk(options, packs, async (desk, print, file) => {
		const printed = new Map<DeskList, Printed>();
		const rows = await deskRows(desk, (found) =>
			printed.set(found.row, printedOf(found, print, desk))
		);
		const lists = printOrder(standing(rows), options.isByTable).flatMap(
			({ list }) => printed.get(list) ?? []
		);
		const books = lists.map(({ sheets }) => sheets).filter(({ length }) => length > 0);
		const onPage = (list: number): void => {
			desk.progress.begin(`${file}: list ${list} of ${books.length}`);
		};
		const index = lists.map(({ row }) => row);
		const rendered = await renderLists(books, print, { index, onPage });
		return { rendered, said: `${totals(rows)} · ${rendered.pages ?? 0} pages` };
	});
}

/** `muster event tags`: name tags of the players in one PDF, to be cut out. */
export function runEventTags(options: EventOptions, packs: Packs): Promise<ExitCode> {
	return printDesk(options, packs, async (desk, print) => {
		const tags = nameTags(await deskRows(desk), desk.event, options.isByTable);
		if (tags.tags.length === 0) return { nothing: 'No player has a name.' };
		const rendered = await renderLists([], print, { tags });
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
	tellReplaced(desk.progress, file, made.rendered);
	const placed = await placeFile(file, made.rendered.bytes, options.force);
	if (!placed.ok) return failed(file, placed.message);
	desk.progress.line(`${made.said} · ${file}`);
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
