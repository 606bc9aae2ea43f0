import { page } from '$app/state';
import { editing } from '../../i18n/en/editor.ts';
import { frame } from '../../i18n/en/frame.ts';
import { keyWords } from '../../i18n/en/keys.ts';
import { palette } from '../../i18n/en/palette.ts';
import { rosterMenu } from '../../i18n/en/shelf.ts';
import { toasts } from '../../ui/toasts.svelte.ts';
import { openDialog, redo, undo, type RosterEditor } from '../editing/index.ts';

/** Something that is done with the whole roster, by its key or by its name. */
export interface RosterAction {
	readonly id: string;
	readonly name: () => string;
	/** Other names by which it is found, separated by commas. */
	readonly also?: () => string;
	/** The single key that does it; absent where there is none. */
	readonly key?: string;
	/** How its keys are written, if not as that key. */
	readonly keys?: () => string;
	/** Whether it can be done on this screen. */
	readonly isThere?: () => boolean;
	/** Why it cannot be done now. */
	readonly whyNot?: (editor: RosterEditor) => string | undefined;
	/** @returns whether there was something to do */
	readonly run: (editor: RosterEditor) => boolean;
}

/** What can be done with a roster, the most frequent first. */
export const actions: readonly RosterAction[] = [
	{
		id: 'print',
		name: () => keyWords.print,
		also: () => palette.alsoPrint,
		key: 'p',
		run: () => click(pressing('p'))
	},
	{
		...opens('legality', 'l'),
		name: () => keyWords.legality,
		also: () => palette.alsoProblems
	},
	{ ...opens('size', 's'), name: () => keyWords.size },
	{
		id: 'undo',
		name: () => keyWords.undo,
		keys: () => `${keyWords.names.control} Z`,
		whyNot: ({ canUndo }) => (canUndo ? undefined : editing.noUndo),
		run: (editor) => {
			undo(editor);
			return true;
		}
	},
	{
		id: 'redo',
		name: () => keyWords.redo,
		keys: () => `${keyWords.names.control} Y`,
		whyNot: ({ canRedo }) => (canRedo ? undefined : editing.noRedo),
		run: (editor) => {
			redo(editor);
			return true;
		}
	},
	{
		id: 'arrange',
		name: () => keyWords.arrange,
		key: 'g',
		isThere: () => control('g') !== null,
		run: () => click(pressing('g'))
	},
	{ ...opens('history', 'h'), name: () => keyWords.history },
	{ ...opens('rules', 'r'), name: () => keyWords.rules },
	{
		id: 'share',
		name: () => rosterMenu.share,
		also: () => palette.alsoShare,
		run: () => open('sharing')
	},
	{
		id: 'complete',
		name: () => rosterMenu.complete,
		also: () => palette.alsoComplete,
		whyNot: ({ roster }) => (roster.size > 0 ? undefined : rosterMenu.noPoints),
		run: () => open('complete')
	},
	{ id: 'duplicate', name: () => rosterMenu.duplicate, run: later },
	{ ...opens('more', 'm'), name: () => keyWords.menu },
	{ ...opens('keys', '?'), name: () => keyWords.title }
];

type Named = 'complete' | 'history' | 'keys' | 'legality' | 'more' | 'rules' | 'sharing' | 'size';

function opens(kind: Named, key: string): Pick<RosterAction, 'id' | 'key' | 'run'> {
	return { id: kind, key, run: () => open(kind) };
}

/** Opens a dialog that needs no more than its name, if it is not the open one. */
function open(kind: Named): true {
	if (page.state.dialog?.kind !== kind) openDialog({ kind });
	return true;
}

/** Clicks a control, if there is one. */
export function click(control: Element | null | undefined): boolean {
	if (control instanceof HTMLElement) control.click();
	return control instanceof HTMLElement;
}

/** The control with this shortcut, unless a dialog covers it. */
function pressing(key: string): Element | null {
	return document.querySelector('dialog[open]') ? null : control(key);
}

function control(key: string): Element | null {
	return document.querySelector(`.editor [aria-keyshortcuts="${key}"]`);
}

/** Copies the roster; its code comes when it is wanted. */
function later(editor: RosterEditor): true {
	void import('./duplicate.ts').then(
		({ duplicate }) => duplicate(editor),
		() => toasts.show(frame.notLoaded)
	);
	return true;
}
