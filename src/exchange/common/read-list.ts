import type { EventPack, Player, Roster } from '#schema';
import type { Fault } from './fault.ts';

/** A unit of a roster, by id, and the numbers of the lines that it was read from. */
export interface UnitRead {
	readonly unit: string;
	readonly lines: readonly number[];
}

/** How a text became a roster. */
export interface LinesRead {
	readonly units: readonly UnitRead[];
	/** Lines that are no part of the list, by number. */
	readonly asides: readonly number[];
	/** Lines of what a unit above is given. */
	readonly below: readonly number[];
	/** The points limit, if the text states it, or else its event; undefined if somebody is to be asked. */
	readonly size: number | undefined;
}

/** A difference between the text of a list and the roster made from it. */
export type Finding =
	/** Nothing came of it: a name that the army does not have, or what is struck out, cut off or a sentence. `theirs`: its price in the text. */
	| { readonly kind: 'unread'; readonly fault: Fault; readonly theirs?: number }
	/** The text leaves out something that a roster needs. */
	| { readonly kind: 'assumed'; readonly fault: Fault }
	/** Its price in the data differs. */
	| {
			readonly kind: 'price';
			readonly fault: Fault;
			readonly theirs: number;
			readonly ours: number;
	  }
	/** At the text's prices the sum differs from the text's total. */
	| {
			readonly kind: 'sum';
			readonly fault: Fault;
			readonly theirs: number;
			readonly ours: number;
	  };

/** A line of a text that may explain why its total is another: what it costs, or would cost. */
export interface SumClue {
	readonly line: number;
	readonly text: string;
	readonly points: number;
}

/** A roster, and how a text became it. */
interface RosterRead {
	readonly ok: true;
	readonly roster: Roster;
	/** Differences from the text, in the order of its lines. */
	readonly findings?: readonly Finding[];
	/** What each line costs, if the text has a total. */
	readonly clues?: readonly SumClue[];
	/** The points spent, according to the text. */
	readonly spent?: number;
	/** The ids of groups with a line that was not understood: it may be their leader's. */
	readonly halfRead?: readonly string[];
	/** For a text: what its lines became. */
	readonly read?: LinesRead;
	/** Why it is no list, unless somebody goes through it line by line. */
	readonly refusal?: readonly Fault[];
}

/** The roster, or everything wrong with it. */
export type RosterResult = RosterRead | { readonly ok: false; readonly faults: readonly Fault[] };

/** The list, or everything wrong with it. */
export type ReadList =
	| (RosterRead & {
			/** The event of the list, if its pack is not available. */
			readonly lacksEvent?: string;
			/** The event that the list has, where another one replaces it. */
			readonly brought?: EventPack;
			/** Who plays the list. */
			readonly player?: Player;
			/** Whether its points limit is a guess, as it states none. */
			readonly isLimitAssumed?: true;
	  })
	| {
			readonly ok: false;
			readonly faults: readonly Fault[];
			/** The armies that it may be for, if that is not certain. */
			readonly which?: readonly WhichArmy[];
	  };

/** An army that a text may be for. */
export interface WhichArmy {
	readonly system: string;
	readonly army: string;
	/** The names of its game and its own. */
	readonly name: string;
}
