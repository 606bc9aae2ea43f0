import type { NamedEvent } from '../event/missing-event.ts';
import type { OwnText } from './own-text.ts';

/** One line of a list that was pasted as text. */
export interface TextLine {
	/** Its number in the text, from 1 on. */
	readonly number: number;
	/** Without space at its ends, and without the bullet of a mark or the price after a name. */
	readonly text: string;
	/** Something given to the unit above. */
	readonly isMark: boolean;
	readonly price?: number;
	/** A leader, with whom a group begins that has no heading. */
	readonly opens?: boolean;
}

/** A list as other builders write it: a title, the army, its choices, then groups of units. */
export interface ListText {
	/** How it is written; `own`: a text that Muster wrote under the headings of an army list. */
	readonly dialect: 'own' | 'bulleted' | 'listbot';
	readonly name?: string;
	/** The points limit and the points spent, of a title such as "Thunder 1990/2000 pts". */
	readonly size?: number;
	readonly spent?: number;
	readonly lines: readonly TextLine[];
	/** Questions with their answers, where Muster wrote the text. */
	readonly readings?: readonly string[];
	/** The event that Muster's own text names. */
	readonly event?: NamedEvent;
	readonly own?: OwnText;
}
