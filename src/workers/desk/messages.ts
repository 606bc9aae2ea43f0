import type { EventPack } from '#schema';
import type { Sheet } from '../../content/index.ts';
import type { IndexRow } from '../../paper/index.ts';
import type { DeskRow, Difference, HeldSheet, NamedText, Unread } from '../../desk/index.ts';
import type {
	CheckedLists,
	DeskContent,
	DeskCorrections,
	KeptFile,
	PeerRemark
} from '../../exchange/desk/index.ts';
import type { FormColumn } from '../../exchange/index.ts';

/** All that the desk has. */
export interface DeskState {
	readonly event: EventPack;
	readonly files: readonly KeptFile[];
	readonly corrections: DeskCorrections;
}

/** A list of the desk, without its place among others. */
export interface ListAtDesk {
	/** The id of its file, and its number there. */
	readonly key: string;
	/** By which remarks of other players find it. */
	readonly mark: string;
	readonly row: DeskRow['list'];
	/** What was not understood of it. */
	readonly unread: readonly Unread[];
	/** The game of the list; with its army, where a name of it is looked for. */
	readonly system?: string;
}

/** A file with the lists that were found in it. */
export interface ReadFile {
	readonly file: KeptFile;
	readonly lists: readonly ListAtDesk[];
	/** What its sender remarks on lists of others. */
	readonly remarks: readonly PeerRemark[];
	/** The columns of a table, and what each was understood as. */
	readonly columns?: readonly FormColumn[];
}

/** What was sent, beside what was read. */
export interface ShownList {
	/** The text that it was read from, if it was one. */
	readonly sent?: string;
	/** The list as it is printed, if one was read. */
	readonly read?: string;
}

/** A message to a player. */
export interface DeskAnswer {
	readonly subject: string;
	readonly text: string;
}

/** The sheets of the lists that count, and the index of all. */
export interface SheetsToPrint {
	readonly lists: readonly (readonly Sheet[])[];
	readonly index: readonly IndexRow[];
}

/** One list of the desk. */
export interface OneList extends Pick<DeskState, 'event' | 'corrections'> {
	readonly file: KeptFile;
	readonly key: string;
}

/** Work for the worker of an event's desk. */
export type DeskJob =
	| {
			readonly kind: 'desk-read';
			readonly of:
				| { readonly files: readonly File[] }
				| { readonly kept: readonly KeptFile[] }
				| { readonly text: string; readonly name: string; readonly arrived: string };
			readonly event: EventPack;
			readonly corrections: DeskCorrections;
	  }
	| {
			readonly kind: 'desk-place';
			readonly lists: readonly DeskRow['list'][];
			readonly event: EventPack;
	  }
	| ({ readonly kind: 'desk-show' } & OneList)
	| ({
			readonly kind: 'desk-answer';
			readonly row: DeskRow;
			/** How many lists its player sent. */
			readonly versions: number;
	  } & OneList)
	| { readonly kind: 'desk-answers'; readonly desk: DeskState; readonly as: 'zip' | 'csv' }
	| { readonly kind: 'desk-lock'; readonly desk: DeskState }
	| { readonly kind: 'desk-peers'; readonly desk: DeskState }
	| {
			readonly kind: 'desk-open-lock';
			/** The zip of a locked folder, or its files. */
			readonly of: Blob | readonly NamedText[];
	  }
	| { readonly kind: 'desk-hold'; readonly text: string; readonly files: readonly NamedText[] }
	| {
			readonly kind: 'desk-publish';
			/** The files of a locked folder. */
			readonly files: readonly NamedText[];
			readonly players: boolean;
	  }
	| {
			readonly kind: 'desk-take';
			/** The file of another desk. */
			readonly file: File;
			readonly own: DeskContent;
			/** The lists of this desk, each with its key. */
			readonly lists: readonly (DeskRow & Pick<ListAtDesk, 'key'>)[];
	  }
	| {
			readonly kind: 'desk-check';
			/** Commitments that were published before. */
			readonly commitments: string;
			/** The lists that were published later, or a zip of them. */
			readonly files: readonly File[];
	  }
	| {
			readonly kind: 'desk-print';
			readonly desk: DeskState;
			readonly isByTable: boolean;
			readonly address: string;
	  };

/** The lists as they are locked. */
export interface LockedDesk {
	/** When they were locked, in ISO. */
	readonly locked: string;
	readonly fingerprint: string;
	readonly files: readonly NamedText[];
	readonly zip: Uint8Array<ArrayBuffer>;
}

/** A sheet held against the lock; `none` if it has no code. */
export type HeldAtTable = HeldSheet | { readonly kind: 'none' };

/** A zip to publish, or why nothing is published. */
export type PublishedDesk =
	| { readonly ok: true; readonly zip: Uint8Array<ArrayBuffer> }
	| {
			readonly ok: false;
			readonly why: 'no-lock' | 'missing' | 'changed';
			readonly file?: string;
	  };

/** Published lists held against commitments; not ok if there are none. */
export type CheckedAtDesk = ({ readonly ok: true } & CheckedLists) | { readonly ok: false };

/** What two desks have together, and what is otherwise then than at the one that is here. */
export type TakenDesk =
	| {
			readonly kind: 'desk';
			readonly content: DeskContent;
			readonly files: readonly ReadFile[];
			/** The rows of all lists in the files, in their order. */
			readonly rows: readonly DeskRow[];
			readonly differences: readonly Difference[];
			readonly lock?: LockedDesk;
	  }
	| { readonly kind: 'newer' | 'none' };

/** What each job ends with. */
export interface DeskResults {
	readonly 'desk-read': readonly ReadFile[];
	readonly 'desk-place': readonly DeskRow[];
	readonly 'desk-show': ShownList;
	readonly 'desk-answer': DeskAnswer;
	readonly 'desk-answers': { readonly bytes: Uint8Array<ArrayBuffer> };
	readonly 'desk-peers': { readonly bytes: Uint8Array<ArrayBuffer> };
	readonly 'desk-lock': LockedDesk;
	readonly 'desk-open-lock':
		| { readonly ok: true; readonly lock: LockedDesk }
		| { readonly ok: false };
	readonly 'desk-hold': HeldAtTable;
	readonly 'desk-publish': PublishedDesk;
	readonly 'desk-check': CheckedAtDesk;
	readonly 'desk-take': TakenDesk;
	readonly 'desk-print': SheetsToPrint;
}
