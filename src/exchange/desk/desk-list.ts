import type { Player } from '#schema';

/** What is said of a list at the desk, and never anything else. */
export type State = 'legal' | 'to fix' | 'not wholly read';

/** The states in the order in which they are counted. */
export const states: readonly State[] = ['legal', 'to fix', 'not wholly read'];

/** A list that was sent to an event, as a row of the desk's table. */
export interface DeskList {
	/** Where it was found: a file, and its part within it. */
	readonly file: string;
	readonly part?: string;
	readonly player?: Player;
	/** What alone names the player: the name of its file, or the first line of its text. */
	readonly guessedBy?: 'file' | 'title';
	/** Another name than the player's, which the mail or the form has. */
	readonly sender?: string;
	/** The time of its mail or form, in ISO; without a zone it is that of the event. */
	readonly sent?: string;
	/** When its file was written, in ISO: what counts where nothing says when it was sent. */
	readonly arrived?: string;
	readonly state: State;
	readonly name?: string;
	/** The id of its army, and what it is called. */
	readonly army?: string;
	readonly armyName?: string;
	readonly points?: number;
	readonly size?: number;
	readonly code?: string;
	/** What is to fix or was not understood, a sentence each. */
	readonly remarks: readonly string[];
	/**
	 * What its text says of prices and of its total otherwise than the list that was read of it, a sentence each. No rule
	 * is broken by it, but a line may be misread.
	 */
	readonly figures?: readonly string[];
	/** Whether its total is one of these. */
	readonly otherTotal?: true;
}

/**
 * The state of a list. What was not understood goes before what is to fix, which may come of it.
 * @param unread how many lines were not understood
 */
export function stateOf(problems: number, unread: number): State {
	if (unread > 0) return 'not wholly read';
	return problems > 0 ? 'to fix' : 'legal';
}
