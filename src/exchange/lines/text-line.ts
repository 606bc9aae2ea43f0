import type { Player } from '#schema';
import type { Fault } from '../common/fault.ts';
import type { NamedEvent } from '../common/missing-event.ts';
import type { MusterText } from './muster-text.ts';
import type { PlainText } from './plain-text.ts';
import type { NumberedLine } from './unmarked.ts';

/** One line of a pasted list. */
export interface TextLine {
	/** Its number, counted from 1. */
	readonly number: number;
	/** The text without surrounding spaces, bullet and price. */
	readonly text: string;
	/** Whether it belongs to the unit above. */
	readonly isBelow: boolean;
	readonly price?: number;
	/** Whether it is a leader who starts a group without a heading. */
	readonly opens?: boolean;
	/** In a dialect without headings: true for a heading, false for a unit, undefined where its words decide. */
	readonly isHeading?: boolean;
}

/** A list as a text, Muster's own or another builder's: title, army, choices, then groups of units. */
export interface ListText {
	readonly name?: string;
	/** The points limit and the points spent, from a title like "Thunder 1990/2000 pts". */
	readonly size?: number;
	readonly spent?: number;
	/** The book of the army, where the text names it: a game goes by it too. */
	readonly book?: string;
	readonly lines: readonly TextLine[];
	/** Every line of this list, blank ones too, without the signs of chats, Markdown and quotes. */
	readonly allLines: readonly NumberedLine[];
	/** Questions with their answers, in a text written by Muster. */
	readonly readings?: readonly string[];
	/** The event named in a text written by Muster. */
	readonly event?: NamedEvent;
	/** Who plays it, if the text says so. */
	readonly player?: Player;
	/** What it says if Muster wrote it. */
	readonly musterText?: MusterText;
	/** Its list if it is a list file that was laid out in lines. */
	readonly plain?: PlainText;
	/** The game that it is for, as another builder calls it. */
	readonly game?: string;
	/** What is wrong if it is for no army of ours, where that is known: whose list it is instead. */
	readonly whyNone?: Fault;
}

/** What a dialect reads from the lines of a text. */
export type DialectText = Omit<ListText, 'allLines'>;
