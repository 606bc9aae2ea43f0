import { untrack } from 'svelte';
import type { RosterEditor } from '../editing/index.ts';
import { followData } from './take-data.ts';

/**
 * Judges a roster by the data of its date whenever undo, redo or another tab changes that date. Stops with the
 * editor.
 */
export function watchData(editor: RosterEditor): void {
	let { revision } = editor.roster;
	// The change may have been undone before this started.
	if (editor.canRedo) void followData(editor);
	$effect.root(() => {
		$effect(() => {
			if (editor.roster.revision === revision) return;
			({ revision } = editor.roster);
			untrack(() => void followData(editor));
		});
	});
}
