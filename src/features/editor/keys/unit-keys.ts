import { unitDialog } from '../../../i18n/en/units.ts';
import { isFixed } from '../limits.ts';
import type { RosterEditor } from '../roster-editor.svelte.ts';
import { whyNoMore } from '../set-count.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';
import { Arranger } from '../arrange/arranger.svelte.ts';

/** Copies the unit of the focused row or of the open dialog. */
export function copyOne(target: Element, editor: RosterEditor): boolean {
	const unit = unitAt(target);
	if (unit === undefined) return stepRow(target, editor, 1) || clickOpen(target, 'c');
	if (!isGiven(editor, unit)) new Arranger(editor).copy([unit]);
	return true;
}

/** Removes the unit of the focused row or of the open dialog. */
export function removeOne(target: Element, editor: RosterEditor): boolean {
	const unit = unitAt(target);
	if (unit === undefined) return stepRow(target, editor, -1) || clickOpen(target, 'Delete');
	if (!isGiven(editor, unit)) new Arranger(editor).remove([unit]);
	return true;
}

/** Adds or removes one unit like that of the row. */
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

/** Whether the game fixes the number of this unit; a message then says so. */
function isGiven(editor: RosterEditor, id: string): boolean {
	const entry = editor.roster.units.find((unit) => unit.id === id)?.entry ?? '';
	const isIt = isFixed(editor.roster.size, editor.limits.get(entry));
	if (isIt) toasts.show(unitDialog.given);
	return isIt;
}

/** Clicks the button of the open dialog that has this shortcut. */
function clickOpen(target: Element, key: string): boolean {
	const dialog = target.closest('dialog, [data-pane="details"]');
	const button = dialog?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`);
	button?.click();
	return button !== undefined && button !== null;
}
