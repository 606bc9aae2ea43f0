import { buildSheet, type Sheet } from '../../content/index.ts';
import {
	eventOnPaper,
	indexRowOf,
	printOrder,
	standing,
	unreadIndexRow,
	unreadOnPaper,
	type Found
} from '../../desk/index.ts';
import { codeAlone, sheetCode } from '../../exchange/index.ts';
import type { IndexRow } from '../../paper/index.ts';
import type { PageData } from '../reading/read-lists.ts';
import { rowsAtDesk } from './found-lists.ts';
import { speakGame } from './game-sentences.ts';
import type { DeskJob, SheetsToPrint } from './messages.ts';

interface ToPrint {
	readonly sheet?: Sheet;
	readonly row: IndexRow;
}

/** The opponent's copies of the lists that count, in the order of tables or names, and the index of all. */
export async function sheetsToPrint(
	{ desk, isByTable, address }: Extract<DeskJob, { kind: 'desk-print' }>,
	source: PageData,
	onprogress: (done: number, all: number) => void
): Promise<SheetsToPrint> {
	await speakGame(desk.event.system, source);
	const all = new Map<Found['row'], ToPrint>();
	const rows = await rowsAtDesk(desk, source, (found, done) => {
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
