// Apart from the log, which brings zod: bundled with it, these sentences would take it to whoever says one of them.
import { changesOf, type ArmyIndex, type Edit } from '#engine';
import { doneText } from '#i18n';
import type { Roster } from '#schema';
import { editSteps } from '../../i18n/en/edits.ts';

const longest = 500;

/** What an edit did, in words; in fewer if this version does not have the army. */
export function stepText(edit: Edit, before: Roster, index: ArmyIndex | undefined): string {
	return (index ? doneText(changesOf(edit, before, index)) : editSteps.edited).slice(0, longest);
}
