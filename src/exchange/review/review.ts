import type { Roster } from '#schema';
import type { Fault } from '../common/fault.ts';
import type { SumClue } from '../common/read-list.ts';
import type { Suggestion } from './suggestions.ts';
import { reviewWords } from '../../i18n/en/reviewing.ts';

/** The longest note of a roster. */
const longestNote = 2000;

/**
 * How far a line was understood. An aside is no part of the list, such as a greeting; a skipped one was left
 * out by the player.
 */
export type LineState = 'understood' | 'partly' | 'not' | 'aside' | 'skipped';

/** Something in a line that was not understood. */
export interface Unknown {
	readonly fault: Fault;
	/** The fault in words, without its line. */
	readonly message: string;
	/** The name that nothing has; undefined if it is no name. */
	readonly name?: string;
	readonly suggestions: readonly Suggestion[];
}

/** A price in the text that differs from the data. */
export interface OtherPrice {
	readonly line: number;
	readonly name: string;
	readonly theirs: number;
	readonly ours: number;
}

/** A line of the text, and what became of it. */
export interface ReviewedLine {
	readonly number: number;
	readonly text: string;
	readonly state: LineState;
	/** Whether it names something of the unit above, if that is left out too. */
	readonly isBelow: boolean;
	/** The units of the roster that it tells of, by id. */
	readonly units: readonly string[];
	readonly unknown: readonly Unknown[];
	/** Names in it that are understood only because the player said what they stand for. */
	readonly explained: readonly Alias[];
	readonly prices: readonly OtherPrice[];
	/** What the player left out of a line that was understood otherwise. */
	readonly leftOut: readonly string[];
}

/** A text beside the roster that it becomes. */
export interface Review {
	readonly lines: readonly ReviewedLine[];
	readonly roster: Roster;
	/** The points limit, if the text or its event states it, or the game has none; undefined if somebody is to be asked. */
	readonly size: number | undefined;
	/** The points spent, according to the text. */
	readonly spent: number | undefined;
	/** What each line costs, if the text has a total. */
	readonly clues: readonly SumClue[];
	/** The ids of groups with a line that was not understood: it may be their leader's. */
	readonly halfRead: readonly string[];
	/** What belongs to no line. */
	readonly remarks: readonly string[];
}

/** Something that was not understood and is left out of its line. */
export interface LeftOut {
	readonly line: number;
	/** The fault in words, which tells it from others of the line. */
	readonly message: string;
}

/** What the player says of a text. */
export interface Corrections {
	/** The numbers of lines to leave out. */
	readonly skipped: ReadonlySet<number>;
	/** What to leave out of lines of which the rest is read. */
	readonly leftOut?: readonly LeftOut[];
	readonly aliases: readonly Alias[];
}

/** The roster with a note of what the player left out of its text on purpose. */
export function withLeftOut(roster: Roster, lines: readonly ReviewedLine[]): Roster {
	const touched = lines.filter(({ state, leftOut }) => state === 'skipped' || leftOut.length > 0);
	if (touched.length === 0) return roster;
	const texts = touched.flatMap(({ state, text, leftOut }) =>
		state === 'skipped' ? text.trim() : leftOut
	);
	const note = noteWithout(
		roster,
		touched.map(({ text }) => text)
	);
	return noted({ ...roster, note }, texts);
}

/** The note of a roster without what is part of these lines of its text. */
export function noteWithout({ note = '' }: Roster, lines: readonly string[]): string {
	const isOfThem = (line: string): boolean =>
		line.trim() !== '' && lines.some((text) => text.includes(line.trim()));
	return note
		.split('\n')
		.filter((line) => !isOfThem(line))
		.join('\n');
}

/** The roster with a note that these were left out on purpose. */
export function noted(roster: Roster, leftOut: readonly string[]): Roster {
	const notes = leftOut.map((text) => reviewWords.leftOutNote(text));
	const note = [...notes, roster.note ?? ''].join('\n').slice(0, longestNote).trim();
	return { ...roster, note };
}

/**
 * The numbers of the lines to leave out together with another one: the options below a unit that is left out would
 * otherwise go to the unit above.
 */
export function linesWith(number: number, lines: readonly ReviewedLine[]): readonly number[] {
	const at = lines.findIndex((line) => line.number === number);
	const below = lines[at]?.isBelow ? [] : lines.slice(at + 1);
	const end = below.findIndex(({ isBelow, state }) => !isBelow && state !== 'aside');
	const options = below.slice(0, end === -1 ? undefined : end).filter(({ isBelow }) => isBelow);
	return [number, ...options.map((line) => line.number)];
}

/**
 * The numbers of the lines to bring back together with another one: an option whose unit is left out comes back
 * with that, or it would go to the unit above.
 */
export function linesBackWith(number: number, lines: readonly ReviewedLine[]): readonly number[] {
	const at = lines.findIndex((line) => line.number === number);
	const unit = lines.slice(0, at).findLast(({ isBelow, state }) => !isBelow && state !== 'aside');
	const isWithUnit = lines[at]?.isBelow === true && unit?.state === 'skipped';
	return linesWith(isWithUnit ? unit.number : number, lines);
}

/** A name that a player's lists use for something of a game. */
export interface Alias {
	readonly name: string;
	/** The id of what it stands for. */
	readonly entry: string;
}
