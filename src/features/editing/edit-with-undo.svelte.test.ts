import { afterEach, expect, test } from 'vitest';
import { newUnit } from '#engine';
import { newUnitId } from '../../platform/ids.ts';
import { loadArmyCards } from '../../packs/catalogue.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import { createRoster } from '../start/create-roster.ts';
import { RosterEditor } from './roster-editor.svelte.ts';
import { editWithUndo, sayWithUndo } from './edit-with-undo.ts';

// Any game with points serves.
const system = 'warmaster';
const [card] = await loadArmyCards(system);

afterEach(() => toasts.dismiss());

test('the Undo of a message goes with the next edit, which it would take back instead', async () => {
	if (!card) throw new Error('There is no army');
	const { pack, roster } = await createRoster(system, card.id, 2000);
	const editor = new RosterEditor(pack, roster, () => undefined);
	const entry = editor.index.units[0]?.entry.id ?? '';
	const unit = newUnit(editor.context, entry, newUnitId());
	editWithUndo(editor, { kind: 'add-units', units: [unit] }, () => 'Added.');
	expect(toasts.current?.action?.isOffered?.()).toBe(true);
	editor.add(entry);
	expect(toasts.current?.text).toBe('Added.');
	expect(toasts.current?.action?.isOffered?.()).toBe(false);
	toasts.dismiss();
	sayWithUndo(editor, editor.roster, () => 'Nothing was done.');
	expect(toasts.current).toBeUndefined();
});
