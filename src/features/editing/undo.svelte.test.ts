import { expect, test, vi } from 'vitest';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import { createRoster } from '../start/create-roster.ts';
import { RosterEditor } from './roster-editor.svelte.ts';
import { undo } from './undo.ts';

vi.mock('../../persistence/history/roster-log.svelte.ts', () => ({
	openLog: () => Promise.reject(new Error('no network'))
}));

test('says so if the steps to undo cannot be loaded', async () => {
	const [card] = await loadArmyCards('warmaster');
	if (!card) throw new Error('There is no army');
	const { pack, roster } = await createRoster('warmaster', card.id, 2000);
	const editor = new RosterEditor(pack, roster, () => undefined);
	editor.add(editor.index.units[0]?.entry.id ?? '');
	const added = editor.roster;
	undo(editor);
	await vi.waitFor(() => expect(toasts.current?.text).toBe('Part of Muster did not load.'));
	expect(editor.roster).toBe(added);
});
