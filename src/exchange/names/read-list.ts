import type { EventPack, Player, Roster } from '#schema';
import type { Fault, TextNote, SumClue } from '../common/fault.ts';

/** The list, or everything wrong with it. */
export type ReadList =
	| {
			readonly ok: true;
			readonly roster: Roster;
			/** The event of the list, if its pack is not available. */
			readonly lacksEvent?: string;
			/** The event that the list has, where another one replaces it. */
			readonly brought?: EventPack;
			/** Differences between a text and its roster. */
			readonly notes?: readonly TextNote[];
			/** Who plays the list. */
			readonly player?: Player;
			/** What each line costs, if the text has a total. */
			readonly clues?: readonly SumClue[];
			/** The points spent, according to the text. */
			readonly spent?: number;
			/** The ids of groups with a line that was not understood: it may be their leader's. */
			readonly halfRead?: readonly string[];
			/** Whether its points limit is a guess, as it states none. */
			readonly isLimitAssumed?: true;
	  }
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
