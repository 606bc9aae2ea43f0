import type { ArmyIndex, Report } from '#engine';
import type { Roster } from '#schema';

/** A list in the editor, as far as it matters whether it is only begun. */
export interface BegunList {
	/** Whether its verdict is wanted though nothing was done wrong: it was begun before, or the player has asked. */
	readonly isAsked: boolean;
	readonly index: ArmyIndex;
	readonly report: Report;
	/** The report on it as it was opened. */
	readonly opened: Report | undefined;
	readonly roster: Roster;
}
