import type { ReadBackupResult } from '../../exchange/backup/read-backup.ts';
import type { ReviewOrder, ReviewOutcome } from './review-list.ts';
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

/** Work for the reading worker. */
export type Job =
	| {
			readonly kind: 'lists';
			readonly of:
				| { readonly files: readonly File[] }
				| { readonly text: string; readonly from: string };
			readonly isReviewed: boolean;
	  }
	| ({ readonly kind: 'review' } & ReviewOrder)
	| { readonly kind: 'backup'; readonly file: Blob };

/** What each job ends with. Long lists come in parts before that. */
export interface Results {
	readonly lists: readonly Imported[];
	readonly review: ReviewOutcome;
	readonly backup: ReadBackupResult;
}

/** What the worker asks the page for: data that the page has the addresses of, and what it keeps. */
export type Question =
	| { readonly kind: 'systems' | 'events' }
	| { readonly kind: 'army-ids' | 'armies'; readonly system: string }
	| { readonly kind: 'pack'; readonly system: string; readonly army: string };

/** What the page sends to the reading worker. */
export type Order =
	| {
			readonly kind: 'job';
			readonly id: number;
			readonly job: Job;
			readonly language: string;
			/** The ids of all games. */
			readonly systems: readonly string[];
	  }
	| { readonly kind: 'told'; readonly question: number; readonly value: unknown }
	| { readonly kind: 'untold'; readonly question: number; readonly message: string };

/** What the worker sends to the page. */
export type Answer =
	| { readonly kind: 'progress'; readonly id: number; readonly done: number; readonly all: number }
	/** Some of the items of a list in the result, by the path of that list. */
	| {
			readonly kind: 'part';
			readonly id: number;
			readonly list: string;
			readonly items: readonly unknown[];
	  }
	| { readonly kind: 'done'; readonly id: number; readonly result: unknown }
	| { readonly kind: 'failed'; readonly id: number; readonly message: string }
	| { readonly kind: 'question'; readonly number: number; readonly question: Question };
