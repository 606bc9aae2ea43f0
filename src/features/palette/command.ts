import type { Livery } from '#schema';
import type { Match } from '../armies/late.ts';

/** Under which heading a command stands. */
export type Group = 'units' | 'actions' | 'rosters' | 'armies' | 'things';

/** Something that can be gone to or done. What may change meanwhile is asked for when it is shown. */
export interface Command {
	readonly id: string;
	readonly name: string;
	/** Other names by which it is found. */
	readonly also?: readonly string[];
	/** Words that help to find it, but not alone. */
	readonly place?: readonly string[];
	/** Whether it stands behind what fits as well. */
	readonly isLate?: boolean;
	/** Facts beside the name. */
	readonly note?: () => string;
	/** Its shortcut. */
	readonly keys?: string;
	readonly livery?: Livery | undefined;
	/** Why it cannot be done now. */
	readonly whyNot?: () => string | undefined;
	readonly does: Deed;
}

/** Goes to an address; does something and leaves; or does something and stays for the next one. */
export type Deed =
	| { readonly go: string }
	| { readonly run: () => unknown }
	| { readonly add: () => unknown };

/** The commands of one heading. */
export interface Shelf {
	readonly group: Group;
	/** Those shown while nothing is looked for. */
	readonly first: readonly Command[];
	/** Those that fit, the best first; not all, if there are many. */
	readonly search: (text: string) => readonly Match<Command>[];
}
