import { unitDialog } from '../../../i18n/en/units.ts';
import { isFixed } from '../limits.ts';
import type { RosterEditor } from '../roster-editor.svelte.ts';
import { whyNoMore } from '../set-count.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';
import { Arranger } from '../arrange/arranger.svelte.ts';

/** Copies the unit of a row, or the one that is open. */
export function copyOne(target: Element, editor: RosterEditor): boolean {
	const unit = unitAt(target);
	if (unit === undefined) return stepRow(target, editor, 1) || clickOpen(target, 'c');
	if (!isGiven(editor, unit)) new Arranger(editor).copy([unit]);
	return true;
}

/** Removes the unit of a row, or the one that is open. */
export function removeOne(target: Element, editor: RosterEditor): boolean {
	const unit = unitAt(target);
	if (unit === undefined) return stepRow(target, editor, -1) || clickOpen(target, 'Delete');
	if (!isGiven(editor, unit)) new Arranger(editor).remove([unit]);
	return true;
}

/** One more or one fewer of what a row of the roster is. */
export function stepUnit(row: Element, editor: RosterEditor, by: 1 | -1): boolean {
	const entry = row.getAttribute('data-entry') ?? '';
	const why = by === 1 ? whyNoMore(editor, entry) : undefined;
	if (isFixed(editor.roster.size, editor.limits.get(entry))) toasts.show(unitDialog.given);
	else if (why !== undefined) toasts.show(why);
	else if (by === 1) editor.add(entry);
	else editor.removeOne(entry);
	return true;
}

function stepRow(target: Element, editor: RosterEditor, by: 1 | -1): boolean {
	const row = target.closest('[data-entry]');
	return row ? stepUnit(row, editor, by) : false;
}

function unitAt(target: Element): string | undefined {
	return target.closest<HTMLElement>('[data-unit]')?.dataset['unit'];
}

/** Whether the game gives the army this unit; it says so then. */
function isGiven(editor: RosterEditor, id: string): boolean {
	const entry = editor.roster.units.find((unit) => unit.id === id)?.entry ?? '';
	const isIt = isFixed(editor.roster.size, editor.limits.get(entry));
	if (isIt) toasts.show(unitDialog.given);
	return isIt;
}

/** Presses the button of the open dialog that has this key. */
function clickOpen(target: Element, key: string): boolean {
	const dialog = target.closest('dialog, [data-pane="details"]');
	const button = dialog?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
	button?.click();
	return button !== undefined && button !== null;
}
