import type { EventPack } from '#schema';
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
import { eventOnPaper } from './event-rules.ts';
import type { NamedText } from './named-file.ts';
import type { Outcome } from './outcome.ts';
import { standing, type DeskRow } from './rows.ts';
import { unreadOnPaper } from './unread.ts';

/** The lists of an event as they are fixed, and the files of its locked folder. */
export interface Locked {
	readonly lock: Lock;
	/**
	 * The lock comes first. The lists have their nonces, and nobody else is shown them before they are published; the
	 * commitments to them are published first; a sheet is to be signed.
	 */
	readonly files: readonly NamedText[];
}

/** What locking needs of the world. */
export interface Locking {
	readonly event: EventPack;
	/** The time, in ISO. */
	readonly now: string;
	/** At least 128 random bits in hexadecimal digits, others each time. */
	readonly newNonce: () => string;
}

/**
 * Fixes the lists that count, legal or not.
 * @param textOf the list as an opponent gets it; undefined if it could not be read
 */
export function lockLists(
	rows: readonly DeskRow[],
	textOf: (list: DeskList) => string | undefined,
	locking: Locking
): Locked {
	const files: NamedText[] = [];
	const lists = standing(rows).map((row, at): LockedList => {
		const text = textOf(row.list);
		if (text === undefined) return lockedList(row, at + 1);
		const name = `lists/${String(at + 1).padStart(3, '0')}.txt`;
		const bound = boundBy(locking, at + 1, text);
		files.push({ name, text: bound });
		return { ...lockedList(row, at + 1), file: name, commitment: commitmentTo(bound) };
	});
	const lock = lockOf(locking, lists);
	return {
		lock,
		files: [
			{ name: 'lock.json', text: `${JSON.stringify(lock, null, '\t')}\n` },
			{ name: 'lock.txt', text: lockSheet(lock) },
			{ name: 'commitments.txt', text: commitments(lock) },
			...files
		]
	};
}

/** The list as an opponent gets it: without its secrets. */
export function opponentText(outcome: Outcome): string | undefined {
	if (outcome.kind === 'unreadable') return undefined;
	const { roster, report } = outcome;
	const beside = { unread: unreadOnPaper(outcome), event: eventOnPaper(outcome) };
	// A note may hold the words of a mail.
	return textFile(buildSheet(withoutNotes(roster), report, 'opponent', beside), 'text').content;
}

function boundBy({ event, newNonce }: Locking, number: number, text: string): string {
	return boundText({
		event: `${event.name}, ${event.date}`,
		rules: fingerprintOf(event),
		number,
		text,
		nonce: newNonce()
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

function lockOf({ event, now }: Locking, lists: readonly LockedList[]): Lock {
	const { name, date, deadline } = event;
	return {
		musterLock: 1,
		event: { name, date, rules: fingerprintOf(event) },
		...(deadline && { deadline }),
		locked: now,
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
