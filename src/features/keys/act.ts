import { tick } from 'svelte';
import { page } from '$app/state';
import { addOne, isFixed, remove, type RosterEditor } from '../editing/index.ts';
import { actions, click } from './actions.ts';
import { singleKeys } from './single-keys.ts';
import { unitDialog } from '../../i18n/en/units.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import { Arranger } from '../arrange/index.ts';

/** The action of a key; false if there was nothing to do. */
type KeyAction = (target: Element, editor: RosterEditor) => boolean;

const keyActions: Readonly<Record<string, KeyAction>> = {
	...Object.fromEntries(
		actions.flatMap(({ key, run }): readonly [string, KeyAction][] =>
			key === undefined ? [] : [[key, (_, editor) => run(editor)]]
		)
	),
	'/': find,
	f: find,
	a: () => click(placeOfList()?.querySelector('[role="search"] [aria-pressed]')),
	1: () => goTo('army'),
	2: () => goTo('roster'),
	3: () => goTo('details'),
	j: (target) => walk(target, 1),
	k: (target) => walk(target, -1),
	ArrowDown: (target) => walk(target, 1),
	ArrowUp: (target) => walk(target, -1),
	'+': (target, editor) => step(target, editor, 1),
	'=': (target, editor) => step(target, editor, 1),
	'-': (target, editor) => step(target, editor, -1),
	c: copyOne,
	Delete: (target, editor) => keepFocus(target, () => removeOne(target, editor))
};

/** Runs the shortcut of a pressed key. */
export function act(event: KeyboardEvent, editor: RosterEditor): void {
	const isSingle = event.key.length === 1;
	const action = keyActions[isSingle ? event.key.toLowerCase() : event.key];
	if (page.state.palette) return;
	if (!action || !document.querySelector('.editor') || (isSingle && !singleKeys())) return;
	const target = event.target instanceof Element ? event.target : document.body;
	if (action(target, editor)) event.preventDefault();
}

function dialogOver(): Element | null {
	return document.querySelector('dialog[open]');
}

function paneOf(name: string): Element | null {
	return document.querySelector(`[data-pane="${name}"]`);
}

/** The search field of the list in view. */
function placeOfList(): Element | null {
	return dialogOver() ?? paneOf('army');
}

function find(): boolean {
	const field = placeOfList()?.querySelector<HTMLInputElement>('[type="search"]');
	field?.focus();
	field?.select();
	return field !== undefined && field !== null;
}

function goTo(name: string): boolean {
	const pane = paneOf(name);
	const [first] = pane ? rowsOf(pane) : [];
	const heading = pane?.querySelector<HTMLElement>('.beside h2') ?? undefined;
	const place = name === 'details' ? heading : (controlOf(first) ?? heading);
	place?.focus();
	return place !== undefined;
}

function rowsOf(list: Element): readonly Element[] {
	return [...list.querySelectorAll('li')].filter(
		(row) => row.getClientRects().length > 0 && controlOf(row)
	);
}

function controlOf(row: Element | undefined): HTMLElement | undefined {
	return row?.querySelector<HTMLElement>('button, input, summary, a') ?? undefined;
}

/** Moves the focus to the next or previous row. */
function walk(target: Element, by: 1 | -1): boolean {
	// There the arrow keys choose a radio button.
	if (target.matches('[type="radio"]')) return false;
	const row = target.closest('li');
	const list = dialogOver() ?? target.closest('[data-pane]') ?? paneOf('army') ?? paneOf('roster');
	// There the arrow keys scroll.
	if (!list || (!row && list.matches('dialog, [data-pane="details"]'))) return false;
	const rows = rowsOf(list);
	const at = row ? rows.indexOf(row) + by : 0;
	controlOf(rows[Math.max(0, Math.min(rows.length - 1, at))])?.focus();
	return rows.length > 0;
}

/** Adds or removes one of the focused row, or of the unit in the open dialog. */
function step(target: Element, editor: RosterEditor, by: 1 | -1): boolean {
	const row = target.closest('li');
	if (by === 1 && row && click(row.querySelector(':scope > [data-pick]'))) return true;
	if (row?.hasAttribute('data-entry')) return keepFocus(target, () => stepUnit(row, editor, by));
	const counting = target.closest('li:has(.step), dialog, [data-pane="details"]');
	const buttons = [...(counting?.querySelectorAll('.stepper')[0]?.querySelectorAll('.step') ?? [])];
	return click(by === 1 ? buttons.at(-1) : buttons[0]);
}

/** If the focused row disappears, the row in its place gets the focus. */
function keepFocus(target: Element, action: () => boolean): boolean {
	const list = target.closest('[data-pane]');
	const row = target.closest('li');
	const at = list && row ? rowsOf(list).indexOf(row) : -1;
	const isDone = action();
	void tick().then(() => {
		if (!list || at === -1 || document.activeElement !== document.body) return;
		const rows = rowsOf(list);
		controlOf(rows[Math.min(at, rows.length - 1)])?.focus();
	});
	return isDone;
}

/** Copies the unit of the focused row or of the open dialog. */
function copyOne(target: Element, editor: RosterEditor): boolean {
	const unit = unitAt(target);
	if (unit === undefined) return stepRow(target, editor, 1) || clickOpen(target, 'c');
	if (!refuseFixed(editor, entryOf(editor, unit))) new Arranger(editor).copy([unit]);
	return true;
}

/** Removes the unit of the focused row or of the open dialog. */
function removeOne(target: Element, editor: RosterEditor): boolean {
	const unit = unitAt(target);
	if (unit === undefined) return stepRow(target, editor, -1) || clickOpen(target, 'Delete');
	if (!refuseFixed(editor, entryOf(editor, unit))) new Arranger(editor).remove([unit]);
	return true;
}

/** Adds or removes one unit like that of the row. */
function stepUnit(row: Element, editor: RosterEditor, by: 1 | -1): boolean {
	const entry = row.getAttribute('data-entry') ?? '';
	if (refuseFixed(editor, entry)) return true;
	const why = by === 1 ? addOne(editor, entry) : undefined;
	if (by === -1) remove(editor, entry);
	if (why !== undefined) toasts.show(why);
	return true;
}

function stepRow(target: Element, editor: RosterEditor, by: 1 | -1): boolean {
	const row = target.closest('[data-entry]');
	return row ? stepUnit(row, editor, by) : false;
}

function unitAt(target: Element): string | undefined {
	return target.closest<HTMLElement>('[data-unit]')?.dataset['unit'];
}

function entryOf({ roster }: RosterEditor, id: string): string {
	return roster.units.find((unit) => unit.id === id)?.entry ?? '';
}

/** Says so if the game fixes the number of units of an entry. @returns whether it does */
function refuseFixed(editor: RosterEditor, entry: string): boolean {
	const isIt = isFixed(editor.roster.size, editor.counts.get(entry));
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
