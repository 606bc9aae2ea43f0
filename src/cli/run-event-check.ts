import { printable, type ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { peerMark, type DeskList, type PeerRemark } from '../exchange/desk/index.ts';
import { standing, type DeskRow } from '../desk/index.ts';
import { deskRows, openDesk } from './desk-rows.ts';
import { tableLines } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';

/** `muster event check`: a table of all lists of an event, each with its player and its state. */
export async function runEventCheck(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const remarks: PeerRemark[] = [];
	const rows = await deskRows(desk, undefined, (more) => void remarks.push(...more));
	const remarksOn = (list: DeskList): readonly PeerRemark[] =>
		remarks.filter(({ mark }) => mark === peerMark(list));
	if (options.json) writeObjects(rows, remarksOn);
	else {
		const lines = tableLines(rows, remarksOn);
		for (const line of lines) process.stdout.write(`${printable(line)}\n`);
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
