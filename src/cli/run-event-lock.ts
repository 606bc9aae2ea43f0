import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildSheet, withoutNotes } from '../content/index.ts';
import {
	boundText,
	commitmentTo,
	fingerprintOfAll,
	lockSheet,
	type DeskList,
	type Lock,
	type LockedList
} from '../exchange/desk/index.ts';
import { fingerprintOf } from '../exchange/index.ts';
import { textFile } from '../paper/index.ts';
import type { Outcome } from './check.ts';
import { eventOnPaper } from './event.ts';
import type { ExitCode } from './outcome.ts';
import type { Packs } from './packs.ts';
import { makeFolder } from './place-file.ts';
import { unreadOnPaper } from './unread.ts';
import { deskRows, openDesk, standing, type DeskJob, type DeskRow } from './desk-rows.ts';
import { totals } from './desk-table.ts';
import type { EventOptions } from './event-options.ts';
import { failed, placeAll, type TextFile } from './place-file.ts';

/**
 * `muster event lock`: fixes the lists of an event. The folder then has each list with its nonce, which nobody else is
 * shown before they are published, the commitments to them, which are published first, and a sheet to sign.
 */
export async function runEventLock(options: EventOptions, packs: Packs): Promise<ExitCode> {
	const desk = await openDesk(options, packs);
	if (!desk) return 2;
	const made = makeFolder(join(options.folder, 'lists'));
	if (!made.ok) return failed(options.folder, made.message);
	const texts = new Map<DeskList, string>();
	const rows = await deskRows(desk, ({ row, outcome }) => {
		const text = openText(outcome);
		if (text !== undefined) texts.set(row, text);
	});
	const files: TextFile[] = [];
	const lists = standing(rows).map((row, at): LockedList => {
		const text = texts.get(row.list);
		if (text === undefined) return lockedList(row, at + 1);
		const name = `lists/${String(at + 1).padStart(3, '0')}.txt`;
		const bound = boundBy(desk, at + 1, text);
		files.push({ name, text: bound });
		return { ...lockedList(row, at + 1), file: name, commitment: commitmentTo(bound) };
	});
	const lock = lockOf(desk, lists);
	const placed = await placeAll(options, [
		// First: a folder that was locked before is left as it is.
		{ name: 'lock.json', text: `${JSON.stringify(lock, null, '\t')}\n` },
		{ name: 'lock.txt', text: lockSheet(lock) },
		{ name: 'commitments.txt', text: commitments(lock) },
		...files
	]);
	if (placed !== 0) return placed;
	if (options.json) process.stdout.write(`${JSON.stringify(lock, null, '\t')}\n`);
	process.stderr.write(`${totals(rows)} · fingerprint ${lock.fingerprint}\n`);
	return 0;
}

/** The list as an opponent gets it: without its secrets. */
function openText(outcome: Outcome): string | undefined {
	if (outcome.kind === 'unreadable') return undefined;
	const { roster, report } = outcome;
	const beside = { unread: unreadOnPaper(outcome), event: eventOnPaper(outcome) };
	// A note may hold the words of a mail.
	return textFile(buildSheet(withoutNotes(roster), report, 'opponent', beside), 'text').content;
}

function boundBy({ event }: DeskJob, number: number, text: string): string {
	return boundText({
		event: `${event.name}, ${event.date}`,
		rules: fingerprintOf(event),
		number,
		text,
		nonce: randomBytes(32).toString('hex')
	});
}

function lockedList({ list, state, isLate }: DeskRow, number: number): LockedList {
	const { player = {}, armyName, points, code } = list;
	const { name, club, team, table } = player;
	return {
		number,
		...(name !== undefined && { player: name }),
		...(club !== undefined && { club }),
		...(team !== undefined && { team }),
		...(table !== undefined && { table }),
		...(armyName !== undefined && { army: armyName }),
		...(points !== undefined && { points }),
		state,
		...(code !== undefined && { code }),
		...(isLate && { late: true })
	};
}

function lockOf({ event }: DeskJob, lists: readonly LockedList[]): Lock {
	const { name, date, deadline } = event;
	return {
		musterLock: 1,
		event: { name, date, rules: fingerprintOf(event) },
		...(deadline && { deadline }),
		locked: new Date().toISOString(),
		lists: [...lists],
		fingerprint: fingerprintOfAll(lists.flatMap(({ commitment }) => commitment ?? []))
	};
}

/** As `sha256sum` writes and checks them. */
export function commitments({ lists }: Lock): string {
	return lists
		.flatMap(({ file, commitment }) =>
			file !== undefined && commitment !== undefined ? [`${commitment}  ${file}\n`] : []
		)
		.join('');
}
