import type { Standing } from '#engine';
import type { EventPack, Roster } from '#schema';
import type { ArmyOfText, ForeignList, ListText, ToldEvent } from '../../exchange/index.ts';
import type { EventWords } from '../../exchange/event/event-words.ts';

/** One result: what would be added, or why nothing can be. */
export type Imported =
	| {
			readonly kind: 'roster';
			readonly from: string;
			readonly roster: Roster;
			readonly points: number;
			readonly standing: Standing;
			/** What could not be carried over, or was assumed, a sentence each. */
			readonly lacks?: readonly string[];
			/** What is known of the rules of its event. */
			readonly event?: ToldEvent;
			/** What was not understood, a sentence each: it is decided on before the roster is stored. */
			readonly unread?: readonly string[];
			/** The ids of groups with a line that was not understood: it may be their leader's. */
			readonly halfRead?: readonly string[];
			/** Whether its points limit is a guess, as it states none. */
			readonly isLimitAssumed?: true;
			/** The text that it was made of, to be kept with it. */
			readonly source?: string;
	  }
	/** A text for a person to go through. */
	| {
			readonly kind: 'text';
			readonly from: string;
			readonly text: ListText;
			readonly of: Exclude<ArmyOfText, { kind: 'refused' }>;
	  }
	| {
			readonly kind: 'event';
			readonly from: string;
			readonly pack: EventPack;
			/** The name of its game system. */
			readonly system: string;
			readonly words: EventWords;
			/** What differs from another pack of its name, day and game that is here, and which it would replace. */
			readonly replaces: readonly string[];
	  }
	| { readonly kind: 'refused'; readonly from: string; readonly faults: readonly string[] }
	/** A list of another program, which can be kept as text. */
	| {
			readonly kind: 'foreign';
			readonly from: string;
			readonly list: ForeignList;
			readonly text: string;
			/** What it is, and why it cannot be read. */
			readonly why: string;
	  };
