import type { ReadBackupResult } from '../../exchange/backup/read-backup.ts';
import type { ReadThing } from './read-lists.ts';
import type { ReviewOrder, ReviewOutcome } from './review-list.ts';

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

/** Work for any of the workers that read. */
export interface AnyJob {
	readonly kind: string;
}

/** What each job ends with. Long lists come in parts before that. */
export interface Results {
	readonly lists: readonly ReadThing[];
	readonly review: ReviewOutcome;
	readonly backup: ReadBackupResult;
}

/** What the worker asks the page for: data that the page has the addresses of, and what it keeps. */
export type Question =
	| { readonly kind: 'systems' | 'events' }
	| { readonly kind: 'army-ids' | 'armies'; readonly system: string }
	| { readonly kind: 'pack'; readonly system: string; readonly army: string }
	| { readonly kind: 'sentences'; readonly system: string; readonly language: string };

/** What the page sends to a worker that reads. */
export type Order =
	| {
			readonly kind: 'job';
			readonly id: number;
			readonly job: AnyJob;
			readonly language: string;
			/** The ids of all games. */
			readonly systems: readonly string[];
	  }
	| { readonly kind: 'answered'; readonly question: number; readonly value: unknown }
	| { readonly kind: 'unanswered'; readonly question: number; readonly message: string };

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
