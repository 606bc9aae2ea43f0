import { untrack } from 'svelte';
import type { RosterEditor } from '../roster-editor.svelte.ts';
import { followData } from './take-data.ts';

/**
 * Judges a roster by the data of its date whenever its history, or another tab, leads to another date.
 * Lives as long as the editor: one that is gone does not change any more.
 */
export function watchData(editor: RosterEditor): void {
	let { revision } = editor.roster;
	// Undone before anybody watched.
	if (editor.canRedo) void followData(editor);
	$effect.root(() => {
		$effect(() => {
			if (editor.roster.revision === revision) return;
			({ revision } = editor.roster);
			untrack(() => void followData(editor));
		});
	});
}
