import type { Roster } from '#schema';
import type { Pack } from '../../packs/load.ts';
import type { DataNote } from '../data-version/data-for.ts';
import type { LastRows, Past } from '../index.ts';

/** A stored roster together with the army it is chosen from. */
export interface OpenedRoster {
	readonly kind: 'roster';
	readonly roster: Roster;
	/** Whether it differs from what is stored: just made, or with waiting rows. */
	readonly isUnsaved?: true;
	/** Its position in the stored history. */
	readonly past?: Past;
	/** When its row was written. */
	readonly updatedAt?: number | undefined;
	/** If it is not stored: the stored roster that its edits began from, and the waiting rows that it includes. */
	readonly base?: Roster | undefined;
	readonly counts?: LastRows | undefined;
	/** The data that judge it. */
	readonly pack: Pack;
	/** A notice about that data. */
	readonly dataNote?: DataNote;
}

/** Why there is no roster to edit. `late`: the browser has not answered yet. */
export type NotOpened =
	| Exclude<Opened, OpenedRoster>
	| { readonly kind: 'late' }
	| { readonly kind: 'unmade' | 'failed'; readonly error: unknown };

/** The result of opening a roster. */
export type Opened =
	| OpenedRoster
	| { readonly kind: 'missing' }
	| { readonly kind: 'unreadable' }
	| { readonly kind: 'no-army'; readonly name: string; readonly army: string };
