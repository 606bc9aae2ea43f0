import type { RosterEditor } from '../editing/index.ts';
import { onceAtRest } from '../../platform/page-at-rest.ts';
import { pageInUse } from '../../platform/page-in-use.ts';
import { offer } from '../palette/index.ts';
import { openWordings } from '../wordings/index.ts';
import { watchDelight } from './delight.svelte.ts';
import { listenToKeys } from '../keys/index.ts';

/**
 * Listens to the keys, and loads everything one tap away from the editor, the list of rosters included: with the first
 * tap or after some seconds, one part after another in idle moments, so that no tap waits for all of them.
 * @param parts the editor's own
 * @param leaving aborted when the editor is left: then there is nothing to do
 * @returns a function that stops the shortcuts
 */
export function addRest(
	editor: RosterEditor,
	parts: readonly (() => Promise<unknown>)[],
	leaving: AbortSignal
): (() => void) | undefined {
	if (leaving.aborted) return undefined;
	const stop = listenToKeys(editor);
	const closeWordings = openWordings(editor.roster.system);
	const stopDelight = watchDelight(editor);
	const withdraw = offer(async () => (await import('./commands/index.ts')).commandsOf(editor));
	void loadInTurn([...parts, loadHome, () => storeData(editor)], leaving);
	return () => {
		closeWordings();
		withdraw();
		stopDelight();
		stop();
	};
}

const loadHome = async () => (await import('../home/index.ts')).loadShelf();

async function loadInTurn(
	parts: readonly (() => Promise<unknown>)[],
	leaving: AbortSignal
): Promise<void> {
	await pageInUse(5000);
	for (const load of parts) {
		if (!leaving.aborted) await onceAtRest(0, load).catch(() => undefined);
	}
}

/** Stores the data that rosters depend on. The open roster is judged by the data of its own date. */
async function storeData(editor: RosterEditor): Promise<void> {
	const [loaded, { watchData }] = await Promise.all([
		import('../../persistence/data-version/store-data.ts'),
		import('../changes/index.ts')
	]);
	watchData(editor);
	await loaded.storeData();
}
