import type { Roster } from '#schema';
import type { Pack } from '../../packs/load.ts';
import type { DataNote } from '../data-version/judged-by.ts';
import type { Counts, Past } from '../index.ts';

/** A stored roster together with the army it is chosen from. */
export interface OpenedRoster {
	readonly kind: 'roster';
	readonly roster: Roster;
	/** Differs from what is stored: just created, or with waiting rows. */
	readonly isFresh?: true;
	/** The position of its stored history. */
	readonly past?: Past;
	/** When its row was written. */
	readonly updatedAt?: number | undefined;
	/** The roster that it was edited from, and the rows in waiting that are in it, where it was not stored. */
	readonly base?: Roster | undefined;
	readonly counts?: Counts | undefined;
	/** The data that it is judged by. */
	readonly pack: Pack;
	/** The notice about that data, if any. */
	readonly dataNote?: DataNote;
}

/** Why there is no roster to edit. `late`: the browser has not answered yet. */
export type NotOpened =
	| Exclude<Opened, OpenedRoster>
	| { readonly kind: 'late' }
	| { readonly kind: 'unmade' | 'failed'; readonly error: unknown };

/** Possible results of opening a roster by its address. */
export type Opened =
	| OpenedRoster
	| { readonly kind: 'missing' }
	| { readonly kind: 'unreadable' }
	| { readonly kind: 'no-army'; readonly name: string; readonly army: string };
