import type { EventPack } from '#schema';
import { buildSheet, withoutNotes } from '../content/index.ts';
import {
	boundText,
	commitmentTo,
	fingerprintOfAll,
	lockSheet,
	type DeskList,
	type Lock,
	type LockedList,
	publishedPage,
	readLock
} from '../exchange/desk/index.ts';
import { fingerprintOf } from '../exchange/index.ts';
import { textFile } from '../paper/index.ts';
import { eventOnPaper } from './event-rules.ts';
import type { NamedText } from './named-file.ts';
import type { Outcome } from './judge-lists.ts';
import { standing, type DeskRow } from './rows.ts';
import { unreadOnPaper } from './text-findings.ts';

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
interface Locking {
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
function commitments({ lists }: Lock): string {
	return lists
		.flatMap(({ file, commitment }) =>
			file !== undefined && commitment !== undefined ? [`${commitment}  ${file}\n`] : []
		)
		.join('');
}

/** What is published, or why nothing is. */
type Published =
	| { readonly ok: true; readonly files: readonly NamedText[] }
	| { readonly ok: false; readonly why: 'no-lock' }
	/** A list is missing, or is not as it was locked. */
	| { readonly ok: false; readonly why: 'missing' | 'changed'; readonly file: string };

/**
 * The lists of a locked folder as a static site. Names stay out unless they are asked for; addresses and codes always do.
 * @param textOf the text of a file of the folder; undefined if there is none
 */
export function publishedFiles(
	textOf: (name: string) => string | undefined,
	{ players }: { readonly players: boolean }
): Published {
	const text = textOf('lock.json');
	const lock = text === undefined ? undefined : readLock(text);
	if (!lock) return { ok: false, why: 'no-lock' };
	const lists: NamedText[] = [];
	for (const { file, commitment } of lock.lists) {
		if (file === undefined) continue;
		const list = textOf(file);
		if (list === undefined) return { ok: false, why: 'missing', file };
		if (commitmentTo(list) !== commitment) return { ok: false, why: 'changed', file };
		lists.push({ name: file, text: list });
	}
	const page = publishedPage(lock, { players });
	return {
		ok: true,
		files: [
			{ name: 'index.html', text: page },
			{ name: 'commitments.txt', text: commitments(lock) },
			...lists
		]
	};
}

/** A sheet that is held against the lock. */
export type HeldSheet =
	| { readonly kind: 'locked'; readonly list: LockedList }
	/** The locked list of its army that is most like it, and the lines that only one of them has. */
	| {
			readonly kind: 'differs';
			readonly list: LockedList;
			readonly onlySheet: readonly string[];
			readonly onlyLocked: readonly string[];
	  }
	| { readonly kind: 'other' };

/**
 * Looks for the list of a sheet among the locked ones.
 * @param text the sheet's list as an opponent gets it, if more than its code is known
 * @param textOf the text of a locked file
 */
export function holdSheet(
	code: string,
	text: string | undefined,
	{ lists }: Lock,
	textOf: (file: string) => string | undefined
): HeldSheet {
	const list = lists.find((one) => one.code === code);
	if (list) return { kind: 'locked', list };
	const own = text === undefined ? undefined : linesOf(text);
	if (!own) return { kind: 'other' };
	const compared = lists.flatMap((one) => {
		const locked = one.file === undefined ? undefined : textOf(one.file);
		return locked === undefined ? [] : [compare(own, one, linesOf(bodyOf(locked)))];
	});
	const [nearest] = compared.toSorted((one, other) => other.shared - one.shared);
	if (!nearest || nearest.shared === 0) return { kind: 'other' };
	const { shared: _, ...differs } = nearest;
	return differs;
}

/** The list in a locked file: between its head and its nonce. */
function bodyOf(locked: string): string {
	return locked.split('\n\n').slice(1, -1).join('\n\n');
}

/** What is listed: entries, not the facts and the verdict above them. */
function linesOf(text: string): readonly string[] {
	return text.split('\n').filter((line) => /^\s*(?:\d+ × |[-–•] )/.test(line));
}

function compare(own: readonly string[], list: LockedList, locked: readonly string[]) {
	const onlySheet = without(own, locked);
	const onlyLocked = without(locked, own);
	return {
		kind: 'differs',
		list,
		onlySheet,
		onlyLocked,
		shared: own.length - onlySheet.length
	} as const;
}

/** Lines of the one that the other has not, each as often as it is missing. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
	const left = [...others];
	return lines.filter((line) => {
		const at = left.indexOf(line);
		if (at !== -1) left.splice(at, 1);
		return at === -1;
	});
}
