import type { Report } from '#engine';
import type { Roster } from '#schema';
import type { OpenedRoster } from '../../../persistence/opening/opened-roster.ts';
import { Saving, type Change, type Keeper } from '../../../persistence/saving/saving.svelte.ts';
import { summaryOf } from '../../../persistence/saving/summary-of.ts';
import { RosterEditor } from '../roster-editor.svelte.ts';

/** An editor for a roster, and what stores it: each edit is handed over in its own task. */
export function editRoster(opened: OpenedRoster): {
	readonly editor: RosterEditor;
	readonly saving: Saving;
} {
	const saving = new Saving(opened, fetchKeeper);
	const editor = new RosterEditor(opened.pack, opened.roster, save, opened.past);
	editor.dataNote = opened.dataNote;
	if (opened.isFresh) save({ kind: 'state' }, opened.roster, () => editor.report);
	return { editor, saving };

	async function fetchKeeper(): Promise<Keeper> {
		return (await import('./keep-saved.ts')).keepSaved(saving, editor);
	}

	function save(change: Change, roster: Roster, judge: () => Report): void {
		const { mark } = editor.pack;
		saving.schedule(change, { roster, summarise: () => summaryOf(judge()), data: mark });
	}
}
