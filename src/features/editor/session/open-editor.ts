import type { Report } from '#engine';
import type { Roster } from '#schema';
import type { OpenedRoster } from '../../../persistence/opening/opened-roster.ts';
import { Saving, type Change, type Saver } from '../../../persistence/saving/saving.svelte.ts';
import { summaryOf } from '../../../persistence/data-version/summary-of.ts';
import { RosterEditor } from '../../editing/index.ts';
import { beforeNavigate } from '$app/navigation';
import { onMount } from 'svelte';
import { editing } from '../../../i18n/en/editor.ts';
import { pageAtRest } from '../../../platform/page-at-rest.ts';

/** An editor for a roster, and what saves it: each edit is handed over in its own task. */
export function openEditor(opened: OpenedRoster): {
	readonly editor: RosterEditor;
	readonly saving: Saving;
} {
	const saving = new Saving(opened, fetchSaver);
	const editor = new RosterEditor(opened.pack, opened.roster, store, opened.past);
	editor.dataNote = opened.dataNote;
	if (opened.isUnsaved) store({ kind: 'state' }, opened.roster, () => editor.report);
	return { editor, saving };

	async function fetchSaver(): Promise<Saver> {
		return (await import('./start-saving.ts')).startSaving(saving, editor);
	}

	function store(change: Change, roster: Roster, judge: () => Report): void {
		const { mark } = editor.pack;
		saving.store(change, { roster, summarise: () => summaryOf(judge()), data: mark });
	}
}

/** Saves the roster of a page as long as it is open, and asks before the page is left if an edit is in neither database. */
export function saveOnLeave(saving: Saving): void {
	onMount(() => {
		const leaving = new AbortController();
		const on = { signal: leaving.signal };
		addEventListener('pagehide', () => void saving.saveNow(), on);
		document.addEventListener(
			'visibilitychange',
			() => void (document.hidden && saving.saveNow()),
			on
		);
		// If the code for saving does not load, the first edit reports it.
		const saver = (): Promise<Saver | undefined> => saving.saver().catch(() => undefined);
		const loading = pageAtRest(200).then(saver);
		return () => {
			leaving.abort();
			void saving.saveNow();
			void loading.then(saver).then((last) => last?.leave());
		};
	});
	// A browser shows its own wording here.
	beforeNavigate(({ cancel, willUnload }) => {
		if (saving.state === 'unsaved' || !saving.toSave || saving.isStored) return;
		if (willUnload || !confirm(editing.leave)) cancel();
	});
}
