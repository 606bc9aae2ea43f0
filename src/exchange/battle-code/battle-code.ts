import { longestNote, maxTaps } from '../../schema/bounds.ts';
import type { BattleSide, Deed, Outcome } from '../../schema/own/battle.ts';
import {
	base64url,
	bytesIn,
	ByteReader,
	ByteWriter,
	checkBytes,
	checksum,
	hexOf
} from '../list-code/bytes.ts';

/** What is tapped, with cells by their places in the plan of the lists. */
export type CodedDeed =
	| Exclude<Deed, { kind: 'change' | 'undo' }>
	| { readonly kind: 'change'; readonly by: readonly (readonly [cell: number, by: number])[] };

/** A tap. */
export interface CodedTap {
	/** The seconds since the one before; 0 where no clock runs, which makes a code shorter. */
	readonly after: number;
	readonly deed: CodedDeed;
}

/** A battle as it is handed over: its lists as packed links, and what was tapped. */
export interface CodedBattle {
	readonly own: string;
	/** Empty where the opponent’s list is not here. */
	readonly enemy: string;
	readonly opponent: string;
	readonly mission: string;
	readonly first: BattleSide;
	/** How many cells the plan of these lists has, by which other data are noticed. */
	readonly cells: number;
	readonly taps: readonly CodedTap[];
}

const version = 1;
/** Added to the first side where each tap has its time. */
const timed = 2;
const outcomes: readonly Outcome[] = ['own', 'enemy', 'draw'];
const sides: readonly BattleSide[] = ['own', 'enemy'];

/** The first byte of a tap; from `changes` on, how many cells it changes. */
const codes = { turn: 0, phase: 1, first: 2, end: 4, clock: 7, note: 9, changes: 10 } as const;

/** A battle as text, for an address. docs/battle-code.md describes every byte. */
export function writeBattle(battle: CodedBattle): string {
	const writer = new ByteWriter();
	const hasTimes = battle.taps.some(({ after }) => after > 0);
	writer.raw([version, sides.indexOf(battle.first) + (hasTimes ? timed : 0)]);
	for (const packed of [battle.own, battle.enemy]) {
		const bytes = bytesIn(packed) ?? new Uint8Array();
		writer.number(bytes.length);
		writer.raw(bytes);
	}
	writer.text(battle.opponent);
	writer.text(battle.mission);
	writer.number(battle.cells);
	writer.number(battle.taps.length);
	for (const { after, deed } of battle.taps) {
		if (hasTimes) writer.number(after);
		writeDeed(writer, deed);
	}
	return base64url(Uint8Array.from([...writer.bytes, ...checksum(writer.bytes)]));
}

function writeDeed(writer: ByteWriter, deed: CodedDeed): void {
	writer.number(codeOf(deed));
	if (deed.kind === 'note') writer.text(deed.text);
	if (deed.kind !== 'change') return;
	for (const [cell, by] of deed.by) {
		writer.number(cell);
		// Losses are even, what comes back is odd.
		writer.number(by < 0 ? -2 * by - 1 : 2 * by);
	}
}

function codeOf(deed: CodedDeed): number {
	switch (deed.kind) {
		case 'turn':
		case 'phase':
		case 'note':
			return codes[deed.kind];
		case 'first':
			return codes.first + sides.indexOf(deed.side);
		case 'end':
			return codes.end + outcomes.indexOf(deed.outcome);
		case 'clock':
			return codes.clock + (deed.runs ? 1 : 0);
		case 'change':
			return codes.changes + deed.by.length;
	}
}

/** The battle of such a text; undefined if it is none, damaged or of a newer version. Never throws. */
export function readBattle(text: string): CodedBattle | undefined {
	const bytes = bytesIn(text);
	if (!bytes || bytes.length <= checkBytes) return undefined;
	const content = bytes.subarray(0, -checkBytes);
	if (hexOf(checksum(content)) !== hexOf(bytes.subarray(-checkBytes))) return undefined;
	const reader = new ByteReader(content);
	if (reader.byte() !== version) return undefined;
	const begins = reader.byte();
	const first = sides[begins % timed];
	const packed = (): string => base64url(reader.raw(reader.number()));
	const facts = {
		own: packed(),
		enemy: packed(),
		opponent: reader.text().slice(0, 80),
		mission: reader.text().slice(0, 80),
		cells: reader.number()
	};
	const taps = tapsIn(reader, begins >= timed);
	if (!first || !taps || reader.isShort || !reader.isAtEnd) return undefined;
	return { ...facts, first, taps };
}

function tapsIn(reader: ByteReader, hasTimes: boolean): readonly CodedTap[] | undefined {
	const count = reader.number();
	if (count > maxTaps) return undefined;
	const taps: CodedTap[] = [];
	while (taps.length < count) {
		const after = hasTimes ? reader.number() : 0;
		const deed = deedIn(reader);
		if (!deed || reader.isShort) return undefined;
		taps.push({ after, deed });
	}
	return taps;
}

function deedIn(reader: ByteReader): CodedDeed | undefined {
	const code = reader.number();
	if (code >= codes.changes) return changeIn(reader, code - codes.changes);
	const outcome = outcomes[code - codes.end];
	const side = sides[code - codes.first];
	if (code === codes.turn) return { kind: 'turn' };
	if (code === codes.phase) return { kind: 'phase' };
	if (code === codes.note) {
		const text = reader.text().slice(0, longestNote);
		return text === '' ? undefined : { kind: 'note', text };
	}
	if (side) return { kind: 'first', side };
	if (outcome) return { kind: 'end', outcome };
	return { kind: 'clock', runs: code > codes.clock };
}

function changeIn(reader: ByteReader, count: number): CodedDeed | undefined {
	const by: (readonly [number, number])[] = [];
	while (by.length < count) {
		if (reader.isShort) return undefined;
		const cell = reader.number();
		const change = reader.number();
		by.push([cell, change % 2 === 0 ? change / 2 : -(change + 1) / 2]);
	}
	return { kind: 'change', by };
}
