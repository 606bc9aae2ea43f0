import { deedsOf, type ArmyIndex, type Edit } from '#engine';
import { doneText } from '#i18n';
import type { Roster } from '#schema';

const longest = 500;

/** What an edit did, in words; less of it if this version does not have the army. */
export function stepText(edit: Edit, before: Roster, index: ArmyIndex | undefined): string {
	return (index ? doneText(deedsOf(edit, before, index)) : 'Edited').slice(0, longest);
}

/** That steps were undone, when an edit is made after it. */
export function undidText(count: number): string {
	return count === 1 ? 'Undid 1 step' : `Undid ${count} steps`;
}

/** That a roster was changed here without knowing what another tab had done. */
export const parallelText = 'Put the roster of this tab in place of that of another tab';
