import { beforeNavigate } from '$app/navigation';
import { onMount } from 'svelte';
import { editing } from '../../../i18n/en/editor.ts';
import type { Keeper, Saving } from '../../../persistence/saving/saving.svelte.ts';
import { pageAtRest } from '../../../platform/page-at-rest.ts';

/** Stores the edits of a page as long as it is open, and asks before it is left while some are stored nowhere. */
export function holdEdits(saving: Saving): void {
	onMount(() => {
		const leaving = new AbortController();
		const on = { signal: leaving.signal };
		addEventListener('pagehide', () => void saving.flush(), on);
		document.addEventListener(
			'visibilitychange',
			() => void (document.hidden && saving.flush()),
			on
		);
		// If the code for saving does not load, the first edit reports it.
		const keeper = (): Promise<Keeper | undefined> => saving.keeper().catch(() => undefined);
		const keeping = pageAtRest(200).then(keeper);
		return () => {
			leaving.abort();
			void saving.flush();
			void keeping.then(keeper).then((last) => last?.leave());
		};
	});
	// A browser shows its own wording here.
	beforeNavigate(({ cancel, willUnload }) => {
		if (saving.state === 'saving' || !saving.waiting || saving.isNoted) return;
		if (willUnload || !confirm(editing.leave)) cancel();
	});
}
