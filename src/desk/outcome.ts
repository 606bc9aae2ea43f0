import type { EventPack, Player, Roster } from '#schema';
import type { ArmyIndex, Report } from '#engine';
import type { Fault, ListText, TextNote } from '../exchange/index.ts';

/** What is known of a list besides what its rules say. */
export interface Origin {
	/** Who plays the list. */
	readonly player?: Player;
	/** Another name than the player's, which the mail or the form has. */
	readonly sender?: string;
	/** When it was sent, in ISO. */
	readonly sent?: string;
	/** Its file within an archive or a mail, or its row of a form. */
	readonly part?: string;
	/** The language that its mail is written in. */
	readonly language?: string;
}

/** A list with its report. */
export interface Judged extends Origin {
	readonly kind: 'judged';
	readonly roster: Roster;
	readonly index: ArmyIndex;
	readonly report: Report;
	/** Differences between a text and its roster. */
	readonly notes?: readonly TextNote[];
	/** The event pack of the command line. */
	readonly given?: EventPack;
	/** The event that the list has itself, where it is judged under another. */
	readonly brought?: EventPack;
	/** The text that it was read from. */
	readonly text?: ListText;
}

/** A list, or a whole file, that could not be read. */
export interface Unreadable extends Origin {
	readonly kind: 'unreadable';
	readonly faults: readonly Fault[];
	/** Whether it is the pack of an event. */
	readonly isEvent?: true;
}

export type Outcome = Judged | Unreadable;
