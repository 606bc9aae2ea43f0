import { onMount } from 'svelte';
import { pageAtRest } from '../../platform/page-at-rest.ts';
import { openDialog } from './dialog-steps.ts';
import { loadRest } from './later.ts';
import { reasons } from './reasons.svelte.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

/** Loads what cannot be seen yet once the list is painted. A failed download is reported when the part is needed. */
export function loadAtRest(editor: RosterEditor): void {
	onMount(() => {
		void pageAtRest(200).then(() => reasons.fetch().catch(() => undefined));
		void pageAtRest(500).then(() => editor.openHistory().catch(() => undefined));
		const leaving = new AbortController();
		const listening = pageAtRest(1500)
			.then(() => loadRest({ editor, onopen: openDialog }, leaving.signal))
			.catch(() => undefined);
		return () => {
			leaving.abort();
			void listening.then((stop) => stop?.());
		};
	});
}
