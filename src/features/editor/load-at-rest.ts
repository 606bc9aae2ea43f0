import { RosterEditor, reasons } from '../editing/index.ts';
import { onMount } from 'svelte';
import { onceAtRest } from '../../platform/page-at-rest.ts';
import { loadRest } from './load-parts.ts';

/** Loads what cannot be seen yet once the list is painted. A failed download is reported when the part is needed. */
export function loadAtRest(editor: RosterEditor): void {
	onMount(() => {
		void attempt(200, () => reasons.fetch());
		void attempt(500, () => editor.openHistory());
		const leaving = new AbortController();
		const listening = attempt(1500, () => loadRest(editor, leaving.signal));
		return () => {
			leaving.abort();
			void listening.then((stop) => stop?.());
		};
	});
}

const attempt = <T>(after: number, load: () => Promise<T>): Promise<T | undefined> =>
	onceAtRest(after, load).catch(() => undefined);
